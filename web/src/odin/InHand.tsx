// Over the large board: where the tile in hand may go, the tile itself, and a packing held out.
import type { Placement } from '@meadhall/odin/placement/best'
import { shyCells } from '@meadhall/odin/placement/fits'
import { slotName } from '@meadhall/odin/state'
import { ITEMS, item, ROWS } from '@meadhall/odin/vocabulary'
import { useMemo } from 'react'
import { n } from '../art/ink.ts'
import { useCell } from '../store/cell.ts'
import { drawnButton } from '../table/keys.ts'
import { outlinePath } from './GhostTip.tsx'
import { useOdin } from './hold.ts'
import { shapeAt, spotsOn } from './placing.ts'
import { LaidTile } from './StillBoard.tsx'
import { lifted, suggested } from './ui.ts'

/** Mint corners where the tile in hand may go, red hatch where its colour may not touch. */
export function Hints({ slot, board, u }: { slot: number; board: string; u: number }) {
  const { view, seat } = useOdin()
  const inHand = useCell(lifted)
  const good = inHand?.good
  const paths = useMemo(() => {
    if (!good || seat === null) return undefined
    const { cells } = spotsOn(view, seat, good, board)
    const shy = shyCells(view.players[seat], slot, item(good))
    let corners = ''
    let hatch = ''
    const q = u * 0.22
    for (let r = 0; r < ROWS; r++)
      for (let c = 0; c < 13; c++) {
        const [x, y] = [c * u + 2, r * u + 2]
        const [X, Y] = [x + u - 4, y + u - 4]
        if ((cells[r] >> c) & 1)
          corners += `M${n(x)} ${n(y + q)}V${n(y)}H${n(x + q)}M${n(X - q)} ${n(y)}H${n(X)}V${n(y + q)}M${n(X)} ${n(Y - q)}V${n(Y)}H${n(X - q)}M${n(x + q)} ${n(Y)}H${n(x)}V${n(Y - q)}`
        else if ((shy[r] >> c) & 1)
          hatch += `M${n(x)} ${n(Y)}L${n(X)} ${n(y)}M${n(x)} ${n((y + Y) / 2)}L${n((x + X) / 2)} ${n(y)}M${n((x + X) / 2)} ${n(Y)}L${n(X)} ${n((y + Y) / 2)}`
      }
    return { corners, hatch }
  }, [good, view, seat, board, slot, u])
  if (!paths) return null
  return (
    <g pointerEvents="none">
      <path d={paths.hatch} stroke="var(--danger)" strokeWidth="1.2" opacity=".75" />
      <path d={paths.corners} fill="none" stroke="var(--legal)" strokeWidth="1.5" />
    </g>
  )
}

/** A packing held out: each tile can be laid alone. */
export function Suggestion({ slot, u }: { slot: number; u: number }) {
  const { say, send, view, seat } = useOdin()
  const packing = useCell(suggested)
  const player = view.players[seat ?? 0]
  if (!packing) return null
  const lay = ({ what, slot: on, row, col, turn }: Placement) => {
    suggested.set(null)
    send({ do: 'placeTile', good: ITEMS[what], board: slotName(player, on), row, col, turn })
  }
  return (
    <>
      {packing.flatMap((each, i) => {
        if (each.slot !== slot) return []
        const good = ITEMS[each.what]
        return [
          <g
            key={i}
            className="od-suggested"
            role="button"
            tabIndex={0}
            aria-label={say.move({ do: 'placeTile', good, board: slotName(player, slot) } as never)}
            onPointerUp={(event) => {
              event.stopPropagation()
              lay(each)
            }}
            onKeyDown={drawnButton(() => lay(each))}
          >
            <g opacity=".72">
              <LaidTile what={each.what} row={each.row} col={each.col} turn={each.turn} u={u} />
            </g>
            <path d={outlinePath(shapeAt(good, each.turn).rows, each.col * u, each.row * u, u)} />
          </g>,
        ]
      })}
    </>
  )
}

/** The tile in hand. Nothing else is drawn again while it moves. */
export function Ghost({ board, u }: { board: string; u: number }) {
  const { why, seat } = useOdin()
  const inHand = useCell(lifted)
  if (!inHand?.at || seat === null) return null
  const { good, turn, at } = inHand
  const [row, col] = at
  const refused = why({ do: 'placeTile', good, board, row, col, turn })
  const shape = shapeAt(good, turn)
  return (
    <g
      className={refused ? 'od-ghost refused' : 'od-ghost'}
      pointerEvents="none"
      transform={`translate(${col * u} ${row * u})`}
    >
      <g transform="translate(3 -5)" opacity={refused ? 0.6 : 0.92}>
        <LaidTile what={ITEMS.indexOf(good)} row={0} col={0} turn={turn} u={u} />
      </g>
      <path d={outlinePath(shape.rows, 0, 0, u)} />
    </g>
  )
}
