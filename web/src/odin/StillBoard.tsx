// A board and what lies on it, with nothing to touch: drawn once for each state.

import { BOARD } from '@meadhall/odin/data/boards'
import { ringCovered } from '@meadhall/odin/placement/worth'
import type { Player } from '@meadhall/odin/state'
import { ITEMS, ROWS } from '@meadhall/odin/vocabulary'
import { memo, useMemo } from 'react'
import { n } from '../art/ink.ts'
import { grid } from '../art/odin/grid.ts'
import { tile } from '../art/odin/tiles.ts'
import type { ThemeName } from '../art/theme.ts'
import { laidOn } from './placing.ts'

/** What stands: drawn once for a theme. */
export const Ground = memo(function Ground({
  theme,
  kind,
  u,
}: {
  theme: ThemeName
  kind: number
  u: number
}) {
  const markup = useMemo(() => grid(theme, kind, u), [theme, kind, u])
  return <g dangerouslySetInnerHTML={{ __html: markup }} />
})

export const LaidTile = memo(function LaidTile({
  what,
  row,
  col,
  turn,
  u,
  fresh = false,
}: {
  what: number
  row: number
  col: number
  turn: number
  u: number
  /** It has just been laid, and settles. */
  fresh?: boolean
}) {
  const markup = useMemo(() => tile(ITEMS[what], 0, 0, u, turn), [what, u, turn])
  return (
    <g transform={`translate(${col * u} ${row * u})`}>
      <g className={fresh ? 'od-settles' : undefined} dangerouslySetInnerHTML={{ __html: markup }} />
    </g>
  )
})

/** The tiles of a board without anything to touch; also for others' boards. */
export const Tiles = memo(function Tiles({
  player,
  slot,
  u,
  fresh,
}: {
  player: Player
  slot: number
  u: number
  /** The tile that has just been laid. */
  fresh?: number
}) {
  return (
    <>
      {laidOn(player, slot).map(({ nth, ...at }) => (
        <LaidTile key={nth} {...at} u={u} fresh={nth === fresh} />
      ))}
    </>
  )
})

/** One of a player's boards, `u` pixels a cell. */
export interface OneBoard {
  readonly player: Player
  readonly slot: number
  readonly theme: ThemeName
  readonly u: number
}

export function StillBoard({ player, slot, theme, u }: OneBoard) {
  return (
    <>
      <Ground theme={theme} kind={player.boards[slot]} u={u} />
      <Tiles player={player} slot={slot} u={u} />
      <Rings player={player} slot={slot} u={u} />
    </>
  )
}

/** Bonuses that pay have a gold ring and a tick, begun ones say how far they are; the next income is dotted. */
export const Rings = memo(function Rings({ player, slot, u }: { player: Player; slot: number; u: number }) {
  const { bonuses, diagonals, height } = BOARD[player.boards[slot]]
  return (
    <g pointerEvents="none">
      {diagonals.map((steps, d) => {
        const next = steps.find(
          ({ row, column }) => row >= 0 && ((player.covered[slot * ROWS + row] >> column) & 1) === 0,
        )
        return next && height === 12 ? (
          <path
            key={d}
            d={`M0 ${n(next.row * u)}H${n((next.column + 1) * u)}V${n(height * u)}`}
            fill="none"
            stroke="var(--chosen)"
            strokeWidth="1.4"
            strokeDasharray="1 4"
            strokeLinecap="round"
          />
        ) : null
      })}
      {bonuses.map(({ row, column }, nth) => {
        const { n: covered, of, lost, earned } = ringCovered(player, slot, nth)
        if (lost || covered === 0) return null
        const [x, y] = [column * u, row * u]
        return earned ? (
          <g key={nth}>
            <rect
              x={x + 1.5}
              y={y + 1.5}
              width={u - 3}
              height={u - 3}
              rx="4"
              fill="none"
              stroke="#ffd76a"
              strokeWidth="2"
            />
            <circle cx={x + u - 4} cy={y + 4} r={u * 0.17} fill="#ffd76a" stroke="#140e0a" strokeWidth=".8" />
            <path
              d={`M${n(x + u - 6.4)} ${n(y + 4)}l2 2 3-3.600`}
              fill="none"
              stroke="#140e0a"
              strokeWidth="1.4"
            />
          </g>
        ) : u >= 24 ? (
          <g key={nth}>
            <rect
              x={x + u - 13}
              y={y - 4}
              width="20"
              height="12"
              rx="6"
              fill="#1b130d"
              stroke="#f2dcae"
              strokeWidth=".6"
            />
            <text x={x + u - 3} y={y + 5.4} className="count" fontSize="11" fill="#fff">
              {covered}/{of}
            </text>
          </g>
        ) : null
      })}
    </g>
  )
})
