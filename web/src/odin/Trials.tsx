import type { Player } from '@meadhall/odin/state'
import { ITEMS } from '@meadhall/odin/vocabulary'
import { useMemo } from 'react'
import { useCell } from '../store/cell.ts'
import { drawnButton } from '../table/keys.ts'
import { carryTile, lift } from './drag.ts'
import { areaPath, outlinePath } from './GhostTip.tsx'
import { type Hold, useOdin } from './hold.ts'
import { type Laid, laidOn, shapeAt } from './placing.ts'
import { enqueue, lifted } from './ui.ts'
import { word } from './words.ts'

/** Tiles on trial can be taken up again: a tap takes them back, a drag carries them on. */
export function Trials({
  hold,
  player,
  slot,
  board,
  u,
  able,
}: {
  hold: React.RefObject<Hold>
  player: Player
  slot: number
  board: string
  u: number
  able: boolean
}) {
  const { say } = useOdin()
  const laid = useMemo(() => laidOn(player, slot).filter(({ trial }) => trial), [player, slot])
  const inHand = useCell(lifted)
  if (!able || inHand) return null
  const back = ({
    what,
    row,
    col,
    turn,
  }: Laid): { do: 'takeTile'; board: string; row: number; col: number } => {
    const first = shapeAt(ITEMS[what], turn).rows[0]
    return { do: 'takeTile', board, row, col: col + (31 - Math.clz32(first & -first)) }
  }
  return (
    <>
      {laid.map((each) => {
        const { nth, what, row, col, turn } = each
        const shape = shapeAt(ITEMS[what], turn)
        const take = () =>
          hold.current.choose({
            target: `trial ${nth}`,
            moves: [back(each)].filter((move) => !hold.current.why(move)),
            refused: back(each),
          })
        return (
          <g
            key={nth}
            data-trial
            className="od-trial"
            role="button"
            tabIndex={0}
            aria-label={word(say, 'ui.takeBack', { good: ITEMS[what] })}
            onKeyDown={drawnButton(take)}
            onClick={take}
            onPointerDown={(event) =>
              carryTile(
                event,
                () => hold.current,
                () => {
                  const move = back(each)
                  if (hold.current.why(move)) return
                  enqueue(move)
                  lift(ITEMS[what], turn)
                },
              )
            }
          >
            <title>{word(say, 'ui.trial')}</title>
            <path className="od-hit" d={areaPath(shape.rows, col * u, row * u, u)} />
            <path d={outlinePath(shape.rows, col * u, row * u, u)} />
          </g>
        )
      })}
    </>
  )
}
