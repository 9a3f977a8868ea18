import { quickChance } from '@meadhall/kernel/chance'
import { type Change, canonical, changed, difference } from '@meadhall/kernel/plain'
import { type Entry, isMove, type MoveEntry } from '@meadhall/kernel/record'
import {
  type AnyHappening,
  type AnyMove,
  mayHear,
  type Rules,
  type ScoreLine,
  type Seat,
  type Viewer,
} from '@meadhall/kernel/rules'
import { type Barrier, isBarrier, redoable, type Table, undoable } from '@meadhall/kernel/table'
import type { Clock } from './clock.ts'
import { type Asking, entryNumber, type HallTable, type Holder, toldBy } from './hall-table.ts'
import { toHex } from './record-file.ts'
import { lastMoveOf } from './taking-back.ts'

/**
 * Everything that one viewer needs to show a table, and nothing that the viewer may not know. The page gets the same
 * message from its own worker and from the server. Plain JSON.
 */
export interface TableUpdate<
  S = unknown,
  M extends AnyMove = AnyMove,
  H extends AnyHappening = AnyHappening,
> {
  readonly game: string
  /** The number of the last entry. A move chosen on this update is sent with `answers: n`. */
  readonly n: number
  readonly viewer: Viewer
  readonly seats: readonly Holder[]
  readonly options: unknown
  readonly view: S
  /** Who must decide; empty when the game is over. */
  readonly pending: readonly Seat[]
  /** What the viewer's seat may do now; empty for an onlooker. */
  readonly legal: readonly M[]
  /** The entries after `since` that tell the viewer something, oldest first. */
  readonly log: readonly LogEntry<H>[]
  readonly since: number
  /** Score lines of each seat as far as the viewer may know them. */
  readonly scores: readonly (readonly ScoreLine[])[]
  /** Once the game is over: seats from best to worst, those that share a place together. */
  readonly ranking?: readonly (readonly Seat[])[]
  readonly undo: UndoState<M>
  readonly asking?: Asking
  readonly clock?: Clock
  /** The hash of the seed; and the seed, once the game is over. */
  readonly commitment?: string
  readonly seed?: string
}

/** What a viewer is told; what is open to do and the points follow from the view (`completed`). */
export type SeenUpdate<
  S = unknown,
  M extends AnyMove = AnyMove,
  H extends AnyHappening = AnyHappening,
> = Omit<TableUpdate<S, M, H>, 'legal' | 'scores'>

/** What one entry told. An entry that takes others back names them, so that they can be struck from the log. */
export interface LogEntry<H extends AnyHappening = AnyHappening> {
  readonly n: number
  /** Who moved; null for the set-up. */
  readonly seat: Seat | null
  readonly told: readonly H[]
  readonly takesBack?: readonly number[]
  /** A bot made the move for the person who sits there. */
  readonly standIn?: true
  readonly at?: number
}

/** What the viewer's seat may undo by itself, what it may redo, and which barrier stands in the way. */
export interface UndoState<M extends AnyMove = AnyMove> {
  readonly undo?: { readonly n: number; readonly move: M }
  readonly redo?: M
  readonly barrier?: Barrier
  /** The entry that the others can be asked to take back with all that followed. */
  readonly ask?: number
}

/** The message for one viewer; `since` is the last entry that the viewer has, -1 for all from the set-up on. */
export function updateFor<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  viewer: Viewer,
  since = -1,
): TableUpdate<S, M, H> {
  return completed(hall.game.rules, seenBy(hall, viewer, since))
}

/** The same, to be kept: the rules go on with the position that they show, and what stood there stays as it was. */
export function keptUpdateFor<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  viewer: Viewer,
  since?: number,
): TableUpdate<S, M, H> {
  const update = updateFor(hall, viewer, since)
  return { ...update, view: hall.game.rules.clone(update.view) }
}

/**
 * For several people at one screen: what a seat needs to decide while the others look on. It is what everybody knows,
 * with the seat's own moves. Undefined where the seat decides by what only it may know: then the others look away.
 */
export function openUpdateFor<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  since = -1,
): TableUpdate<S, M, H> | undefined {
  const { rules } = hall.game
  const { state } = hall.table
  const seen = seenBy(hall, null, since)
  const legal = rules.legal(rules.view(state, seat), seat)
  // Where the choices are the same with other cards in hand, they give none away.
  const otherwise = rules.determinize(rules.clone(seen.view), null, quickChance(seen.n))
  if (canonical(rules.legal(otherwise, seat)) !== canonical(legal)) return undefined
  // Nor does what is done here stay with the seat; an order that it may leave on the side does not count.
  const kinds = new Map(legal.map((move) => [move.do, move]))
  const quiet = [...kinds.values()].filter((move) => isQuiet(rules, state, seat, move)).map((move) => move.do)
  if (legal.filter((move) => quiet.includes(move.do)).length * 2 > legal.length) return undefined
  return { ...completed(rules, seen), viewer: seat, legal, undo: undoState(hall.table, seat) }
}

/** Whether a move would be known to its seat alone. */
function isQuiet<S, M extends AnyMove, H extends AnyHappening>(
  rules: Rules<S, M, H>,
  state: S,
  seat: Seat,
  move: M,
): boolean {
  const after = rules.clone(state)
  let quiet = true
  rules.apply(after, seat, move, quickChance(1), ({ only }) => {
    quiet &&= only === seat
  })
  const changes = (viewer: Viewer) =>
    canonical(rules.view(after, viewer)) !== canonical(rules.view(state, viewer))
  return quiet && changes(seat) && !changes(null)
}

export function seenBy<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  viewer: Viewer,
  since: number,
): SeenUpdate<S, M, H> {
  const { rules } = hall.game
  const { record, state } = hall.table
  return {
    n: entryNumber(hall),
    game: rules.id,
    viewer,
    seats: hall.holders.slice(),
    options: record.options,
    view: rules.view(state, viewer),
    ...restSeen(hall, viewer, since),
    ...(record.commitment !== undefined && { commitment: record.commitment }),
  }
}

/** What moves change, but for the view. */
function restSeen<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  viewer: Viewer,
  since: number,
): Omit<SeenUpdate<S, M, H>, 'n' | 'view' | Lasting> {
  const { rules } = hall.game
  const { state } = hall.table
  const pending = rules.pending(state)
  const over = pending.length === 0
  return {
    pending,
    log: logSince(hall, viewer, since),
    since,
    ...(over && { ranking: rules.ranking(state) }),
    undo: undoState(hall.table, viewer),
    ...(hall.asking && { asking: hall.asking }),
    ...(hall.clock && { clock: hall.clock }),
    ...(over && { seed: toHex(hall.seed) }),
  }
}

/** Adds what the rules make of the view. */
export function completed<S, M extends AnyMove, H extends AnyHappening>(
  rules: Pick<Rules<S, M, H>, 'legal' | 'score'>,
  seen: SeenUpdate<S, M, H>,
): TableUpdate<S, M, H> {
  const { view, viewer, seats } = seen
  return {
    ...seen,
    legal: viewer === null ? [] : rules.legal(view, viewer),
    scores: seats.map((_, seat) => rules.score(view, seat)),
  }
}

/**
 * How an update differs from the one of entry `from`: the view by its changes, and all else that a move changes. A view
 * is a few kilobytes long, what a move changes in it a few hundred bytes.
 */
export interface UpdateChange {
  readonly n: number
  readonly from: number
  readonly view: readonly Change[]
  readonly rest: Omit<SeenUpdate, 'n' | 'view' | Lasting>
}

/** What no move changes. */
type Lasting = 'game' | 'viewer' | 'seats' | 'options' | 'commitment'

/** How what a viewer sees now, who has the log up to `since`, differs from `before`: the position after entry `from`. */
export function changeSeen<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  viewer: Viewer,
  since: number,
  from: number,
  before: S,
): UpdateChange {
  const { rules } = hall.game
  const view = difference(rules.view(before, viewer), rules.view(hall.table.state, viewer))
  return { n: entryNumber(hall), from, view, rest: restSeen(hall, viewer, since) }
}

/** The update that someone has who had the one before and heard of the change. */
export function changedUpdate(before: SeenUpdate, { n, view, rest }: UpdateChange): SeenUpdate {
  const { game, viewer, seats, options, commitment } = before
  return {
    ...rest,
    n,
    game,
    viewer,
    seats,
    options,
    ...(commitment !== undefined && { commitment }),
    view: changed(before.view, view),
  }
}

/** The entries after `since` that tell the viewer something. Secret doings of others leave no trace. */
export function logSince<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  viewer: Viewer,
  since: number,
): LogEntry<H>[] {
  const { entries } = hall.table.record
  const log: LogEntry<H>[] = []
  const heard = (n: number) => {
    const told = toldBy(hall, n)
    return told.every((happening) => mayHear(happening, viewer))
      ? told
      : told.filter((happening) => mayHear(happening, viewer))
  }
  if (since < 0) log.push({ n: 0, seat: null, told: heard(0) })
  const taken = takenBack(entries, Math.max(0, since))
  for (const entry of entries.slice(Math.max(0, since))) {
    const at = entry.at === undefined ? undefined : { at: entry.at }
    if (isMove(entry)) {
      if (entry.quiet && entry.seat !== viewer) continue
      const standIn = entry.standIn && { standIn: entry.standIn }
      log.push({ n: entry.n, seat: entry.seat, told: heard(entry.n), ...standIn, ...at })
    } else {
      const takesBack = (taken.get(entry.n) ?? [])
        .filter(({ quiet, seat }) => !quiet || seat === viewer)
        .map(({ n }) => n)
      if (takesBack.length > 0) log.push({ n: entry.n, seat: entry.seat, told: [], takesBack, ...at })
    }
  }
  return log
}

/** Which moves each entry after `since` took back, in one pass over all. */
function takenBack<M extends AnyMove>(
  entries: readonly Entry<M>[],
  since: number,
): ReadonlyMap<number, readonly MoveEntry<M>[]> {
  const taken = new Map<number, readonly MoveEntry<M>[]>()
  if (entries.slice(since).every(isMove)) return taken
  const remaining: MoveEntry<M>[] = []
  for (const entry of entries) {
    if (isMove(entry)) {
      remaining.push(entry)
      continue
    }
    const first = remaining.findLastIndex(({ n }) => n <= entry.undo)
    const from = remaining[first]?.n === entry.undo ? first : first + 1
    const count = entry.consent ? remaining.length - from : remaining[from]?.n === entry.undo ? 1 : 0
    const gone = remaining.splice(from, count)
    if (entry.n > since) taken.set(entry.n, gone)
  }
  return taken
}

/** The log without what was taken back. */
export function remainingLog<H extends AnyHappening>(log: readonly LogEntry<H>[]): LogEntry<H>[] {
  const gone = new Set(log.flatMap(({ takesBack = [] }) => takesBack))
  return log.filter(({ n, takesBack }) => !takesBack && !gone.has(n))
}

export function undoState<S, M extends AnyMove, H extends AnyHappening>(
  table: Table<S, M, H, unknown>,
  seat: Viewer,
): UndoState<M> {
  if (seat === null || table.rules.pending(table.state).length === 0) return {}
  const found = undoable(table, seat)
  const again = redoable(table.record, seat)
  const ask = found && isBarrier(found) ? lastMoveOf(table.record, seat) : undefined
  return {
    ...(found && !isBarrier(found) && { undo: { n: found.n, move: found.move } }),
    ...(found && isBarrier(found) && { barrier: found }),
    ...(again && { redo: again }),
    ...(ask !== undefined && { ask }),
  }
}
