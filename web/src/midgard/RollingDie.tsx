import { useEffect, useState } from 'react'
import { Die } from '../art/midgard/Die.tsx'
import { FACES, type Face, type Warrior } from '../art/midgard/vocabulary.ts'
import { useMidgard } from './hold.ts'

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
  const { lasting, hurried } = useMidgard()
  const ms = rolls ? lasting(700 + 60 * order) : 0
  const [tumbling, setTumbling] = useState<Face | null>(ms > 0 ? 'blank' : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one roll, one tumble; impatience ends it
  useEffect(() => {
    if (ms === 0 || hurried > first) return setTumbling(null)
    const spin = setInterval(() => setTumbling(FACES[Math.floor(Math.random() * FACES.length)]), 80)
    const stop = setTimeout(() => {
      clearInterval(spin)
      setTumbling(null)
    }, ms)
    return () => {
      clearInterval(spin)
      clearTimeout(stop)
    }
  }, [hurried])
  const [first] = useState(hurried)
  return (
    <span
      className={ms > 0 ? 'mg-tumble' : ''}
      style={{ animationDuration: `${ms}ms`, width: size, height: size }}
    >
      <Die warrior={warrior} face={tumbling ?? face} size={size} turn={turn} />
    </span>
  )
}
