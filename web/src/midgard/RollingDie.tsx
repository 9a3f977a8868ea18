import { FACES, type Face, type Warrior } from '@meadhall/midgard/vocabulary'
import { Die } from '../art/midgard/Die.tsx'
import { useTumble } from '../table/use-tumble.ts'

const anyFace = (): Face => FACES[Math.floor(Math.random() * FACES.length)]

/** A die that tumbles before it settles, one after the other from the left. */
export function RollingDie({
  warrior,
  face,
  size,
  order,
  rolls,
  turn,
}: {
  warrior: Warrior
  face: Face
  size: number
  order: number
  rolls: boolean
  turn: number
}) {
  const { ms, shown } = useTumble(rolls, 700 + 60 * order, anyFace)
  return (
    <span
      className={ms > 0 ? 'tumble' : ''}
      style={{ animationDuration: `${ms}ms`, width: size, height: size }}
    >
      <Die warrior={warrior} face={shown ?? face} size={size} turn={turn} />
    </span>
  )
}
