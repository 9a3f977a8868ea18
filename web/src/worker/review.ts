import { entryNumber, type HallTable, isOver } from '@meadhall/hall/hall-table'
import type { TableUpdate } from '@meadhall/hall/update'
import { isRecord } from '@meadhall/kernel/plain'
import { type Moment, moments } from '@meadhall/kernel/replay'
import {
  type AnyHappening,
  mayHear,
  type ScoreLine,
  type Seat,
  total,
  type Viewer,
} from '@meadhall/kernel/rules'

/** Whose eyes look back: a viewer's, or after the end everybody's hands together. */
export type Eyes = Viewer | 'open'

/** One moment of a game on the rail of the replay. */
export interface Mark {
  readonly n: number
  readonly seat: Seat | null
  readonly round?: number
  readonly told: readonly AnyHappening[]
  /** Each seat's points as the eyes know them. */
  readonly points: readonly number[]
  /** The score lines of each seat, where a round ends and at the end. */
  readonly lines?: readonly (readonly ScoreLine[])[]
}

const kept = new WeakMap<HallTable, { n: number; all: Moment<unknown, AnyHappening>[] }>()

/** Every moment that stands, played through once and kept until another entry comes. */
function momentsOf(hall: HallTable): Moment<unknown, AnyHappening>[] {
  const n = entryNumber(hall)
  const known = kept.get(hall)
  if (known?.n === n) return known.all
  const all = [...moments(hall.game.rules, hall.table.record)]
  kept.set(hall, { n, all })
  return all
}

/** Rounds are counted from 1 where a game has them; waves are kept from 0. */
export function roundOf(state: unknown): number | undefined {
  if (!isRecord(state)) return undefined
  if (typeof state.round === 'number') return state.round
  return typeof state.wave === 'number' ? state.wave + 1 : undefined
}

/** Hands are opened only after the end. */
function seen(hall: HallTable, state: unknown, eyes: Eyes): unknown {
  if (eyes === 'open') return isOver(hall) ? state : hall.game.rules.view(state, null)
  return hall.game.rules.view(state, eyes)
}

function heard(hall: HallTable, told: readonly AnyHappening[], eyes: Eyes): AnyHappening[] {
  const all = eyes === 'open' && isOver(hall)
  return told.filter((happening) => all || mayHear(happening, eyes === 'open' ? null : eyes))
}

export function timelineOf(hall: HallTable, eyes: Eyes): Mark[] {
  const { rules } = hall.game
  const all = momentsOf(hall)
  const marks: Mark[] = []
  all.forEach(({ n, seat, state, told }, i) => {
    const round = roundOf(state)
    const next = all[i + 1]
    const closes = !next || roundOf(next.state) !== round
    const lines = hall.holders.map((_, of) => rules.score(seen(hall, state, eyes), of))
    marks.push({
      n,
      seat,
      ...(round !== undefined && { round }),
      told: heard(hall, told, eyes),
      points: lines.map(total),
      ...(closes && { lines }),
    })
  })
  return marks
}

/** The table as it stood after entry `n`, to look at only. */
export function momentOf(hall: HallTable, n: number, eyes: Eyes): TableUpdate | undefined {
  const { rules } = hall.game
  const all = momentsOf(hall)
  const found = all.findLastIndex((moment) => moment.n <= n)
  if (found < 0) return undefined
  const { state } = all[found]
  const view = seen(hall, state, eyes)
  const pending = rules.pending(state)
  return {
    game: rules.id,
    n: all[found].n,
    viewer: eyes === 'open' ? null : eyes,
    seats: hall.holders.slice(),
    options: hall.table.record.options,
    view,
    pending,
    legal: [],
    log: all.slice(0, found + 1).map((moment) => ({
      n: moment.n,
      seat: moment.seat,
      told: heard(hall, moment.told, eyes),
    })),
    since: -1,
    scores: hall.holders.map((_, seat) => rules.score(view, seat)),
    ...(pending.length === 0 && { standing: rules.standing(state) }),
    undo: {},
  }
}
