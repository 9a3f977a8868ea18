// The banquet table, always in sight: what the larder covers already, and what is still missing this round.

import { waiting } from '@meadhall/kernel/agenda'
import { bestFeast } from '@meadhall/odin/feast/best'
import {
  type BanquetTable,
  banquetTable,
  cellsToCover,
  lengthOf,
  TABLE,
  uncoveredCells,
} from '@meadhall/odin/feast/table'
import { isLastFeastOver } from '@meadhall/odin/feasting'
import type { Served } from '@meadhall/odin/moves'
import { PENALTY_POINTS } from '@meadhall/odin/score'
import type { State } from '@meadhall/odin/state'
import { memo, useMemo } from 'react'
import { clanOf, Meeple } from '../art/clans.tsx'
import { n } from '../art/ink.ts'
import { ship } from '../art/odin/things.ts'
import { dish, tile } from '../art/odin/tiles.ts'
import { mine, useOdin } from './hold.ts'
import { Press } from './Press.tsx'
import { opened } from './ui.ts'
import { about, sentences, word } from './words.ts'

export interface FeastState {
  readonly table: BanquetTable
  readonly best: readonly Served[]
  readonly cost: number
  readonly cells: number
  /** Cells that only silver covers, and those that nothing does. */
  readonly silver: number
  readonly missing: number
}

export function feastOf(state: State, seat: number): FeastState {
  // Before the first round there is no table yet.
  const view = state.round > 0 ? state : { ...state, round: 1 }
  const table = banquetTable(view, seat)
  const { tiles, cost } = bestFeast(view, seat)
  return {
    table,
    best: tiles,
    cost,
    cells: cellsToCover(table),
    silver: tiles.filter(({ good }) => good === 'silver').length,
    missing: uncoveredCells(table, tiles),
  }
}

/** The table itself, from dishes. */
export const Table = memo(function Table({
  table,
  tiles,
  me,
  emigrated,
  u,
  rounds,
  full = false,
  held = false,
}: {
  table: BanquetTable
  tiles: readonly Served[]
  me: number
  emigrated: number
  u: number
  rounds: number
  full?: boolean
  /** The last feast is over: nothing is missing. */
  held?: boolean
}) {
  const covered = new Set(
    tiles.flatMap((served) => Array.from({ length: lengthOf(served) }, (_, i) => served.at + i)),
  )
  const cells = Array.from({ length: TABLE }, (_, i) => i)
  const dishes = tiles
    .map((served) => {
      const x = served.at * u
      if (full) return ''
      if (served.good === 'silver') return tile('silver', x, 0, u)
      return dish(served.good, x, 0, lengthOf(served) * u, u)
    })
    .join('')
  return (
    <g>
      <rect x="-5" y="-5" width={TABLE * u + 10} height={u + 10} rx="3" className="od-table-wood" />
      {cells.map((i) => {
        const gone = i < table.first
        const stands = i >= table.end
        const number = i - (TABLE - rounds) + 1
        return (
          <g key={i}>
            <rect
              x={i * u + 1}
              y="0.5"
              width={u - 2}
              height={u - 2}
              rx="2"
              className={stands ? 'od-seat off' : 'od-seat'}
            />
            {number > 0 && !full && !stands && !gone && !covered.has(i) && (
              <text x={i * u + u / 2} y={u / 2 + 4.5} className="count od-seat-number" fontSize="13">
                {number}
              </text>
            )}
            {stands && (
              <Meeple clan={clanOf(me)} x={i * u + u * 0.14} y={u * (full ? 0.01 : 0.1)} size={u * 0.72} />
            )}
            {!held && !gone && !stands && !covered.has(i) && (
              <rect x={i * u + 2} y="1.5" width={u - 4} height={u - 4} rx="2" className="od-seat-empty" />
            )}
          </g>
        )
      })}
      {Array.from({ length: emigrated }, (_, i) => (
        <g key={i}>
          <rect
            x={i * 2 * u + 1.5}
            y="1"
            width={2 * u - 3}
            height={u - 3}
            rx="2"
            fill="#1c5166"
            stroke="#0b1a22"
          />
          <g
            dangerouslySetInnerHTML={{
              __html: ship(
                'knarr',
                i * 2 * u + u * (full ? 0.45 : 0.36),
                full ? 0 : u * 0.06,
                u * (full ? 1.1 : 1.28),
              ),
            }}
          />
        </g>
      ))}
      <g dangerouslySetInnerHTML={{ __html: dishes }} />
    </g>
  )
})

export function FeastStrip({ width, cell }: { width: number; cell: number }) {
  const hold = useOdin()
  const { view, say, size, live, odds } = hold
  const seat = mine(hold)
  const player = view.players[seat]
  const feast = useMemo(() => feastOf(view, seat), [view, seat])
  const task = waiting(view)
  const now = task?.do === 'feasting'
  // A table that suggests nothing does not lay the feast that is asked for.
  const { table, best, cells, silver, missing } =
    odds || !now ? feast : { ...feast, best: [], silver: 0, missing: feast.cells }
  const held = isLastFeastOver(view)
  const state = held
    ? word(say, 'ui.feast.held')
    : cells === 0
      ? word(say, 'ui.feast.none')
      : missing > 0
        ? word(say, 'ui.feast.missing', { n: missing, of: cells, points: -PENALTY_POINTS * missing })
        : silver > 0
          ? word(say, 'ui.feast.silver', { n: silver, of: cells })
          : word(say, 'ui.feast.covered', { of: cells })
  return (
    <Press
      className="od-feast-strip"
      label={sentences(
        say,
        about(say, word(say, 'ui.feast'), state),
        ...(live ? [word(say, 'ui.feast.open')] : []),
      )}
      disabled={!live}
      onClick={() => opened.set({ what: 'feast' })}
    >
      {size === 'wide' && (
        <span className="od-feast-words">
          <span className="world">
            {word(say, 'ui.feast')}{' '}
            {!held && <small>{word(say, now ? 'ui.feast.now' : 'ui.feast.later')}</small>}
          </span>
          <span className={held ? 'dim' : missing > 0 ? 'danger' : silver > 0 ? 'od-warn' : 'od-good'}>
            {state}
          </span>
        </span>
      )}
      <svg
        width={width + 12}
        height={cell + 12}
        viewBox={`-6 -6 ${n(TABLE * cell + 12)} ${cell + 12}`}
        aria-hidden="true"
      >
        <Table
          table={table}
          tiles={held ? [] : best}
          held={held}
          me={seat}
          emigrated={player.emigratedKnarrs + player.emigratedLongships}
          u={cell}
          rounds={view.rounds}
        />
      </svg>
      {size === 'phone' && (
        <span className={`od-feast-phone ${missing > 0 && !held ? 'danger' : 'dim'}`}>{state}</span>
      )}
    </Press>
  )
}
