import { recordedChance, recording } from './chance.ts'
import { copyPlain } from './plain.ts'
import {
  type Entry,
  type GameRecord,
  isMove,
  type MoveEntry,
  remainingMoves,
  remainingMovesBack,
  type Snapshot,
  type UndoEntry,
} from './record.ts'
import {
  type AnyHappening,
  type AnyMove,
  type Chance,
  type Refusal,
  type Rules,
  type Seat,
  silent,
} from './rules.ts'

/** A game being played: its record and where it stands now. */
export interface Table<S, M extends AnyMove, H extends AnyHappening, O> {
  readonly rules: Rules<S, M, H, O>
  readonly record: GameRecord<M, H, O>
  state: S
}

/** After how many entries the next position is kept: as many are played again at most to undo or to open a game. */
const SNAPSHOT_EVERY = 16

export interface Seating<O> {
  options: O
  seats: number
  chance: Chance
  names?: readonly string[]
  commitment?: string
}

export interface Played<M extends AnyMove, H> {
  entry: MoveEntry<M>
  told: H[]
}

/** Why an undo stops here. */
export interface Barrier {
  /** The entry that stands in the way, and whether it drew chance, revealed something, or was another seat's move. */
  n: number
  seat: Seat
  what: string
}

export function startTable<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  { options, seats, chance, names, commitment }: Seating<O>,
): { table: Table<S, M, H, O>; told: H[] } {
  const setup: number[] = []
  const told: H[] = []
  const state = rules.setup(options, seats, recording(chance, setup), (happening) => told.push(happening))
  const record: GameRecord<M, H, O> = {
    format: 1,
    game: rules.id,
    version: rules.version,
    options,
    seats,
    ...(names && { names }),
    ...(commitment && { commitment }),
    setup,
    entries: [],
    snapshots: [{ n: 0, state: JSON.stringify(state) }],
  }
  return { table: { rules, record, state }, told }
}

/** Takes up a kept game from its last snapshot. */
export function openTable<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  record: GameRecord<M, H, O>,
): Table<S, M, H, O> {
  const opened = { ...record, options: rules.readOptions(record.options) }
  opened.snapshots ??= []
  if (opened.snapshots.length === 0)
    opened.snapshots.push({ n: 0, state: JSON.stringify(stateAtStart(rules, opened)) })
  const table = { rules, record: opened, state: undefined as S }
  table.state = stateAfter(table, record.entries.length)
  return table
}

/** Makes a move, or says which rule forbids it. */
export function play<S, M extends AnyMove, H extends AnyHappening, O>(
  table: Table<S, M, H, O>,
  seat: Seat,
  move: M,
  chance: Chance,
  at?: number,
  { redo, standIn }: Pick<MoveEntry, 'redo' | 'standIn'> = {},
): Played<M, H> | Refusal {
  const { rules, record } = table
  const refusal = rules.check(table.state, seat, move)
  if (refusal) return refusal
  const values: number[] = []
  const asked: string[] = []
  const told: H[] = []
  rules.apply(table.state, seat, move, recording(chance, values, asked), (happening) => told.push(happening))
  const barrier = asked[0] ?? told.find((happening) => happening.reveals)?.what
  const quiet = told.every((happening) => happening.only === seat)
  const entry: MoveEntry<M> = {
    n: record.entries.length + 1,
    seat,
    move: copyPlain(move),
    chance: values,
    ...(barrier !== undefined && { barrier }),
    ...(quiet && { quiet }),
    ...(redo && { redo }),
    ...(standIn && { standIn }),
    ...(at !== undefined && { at }),
  }
  record.entries.push(entry)
  if (entry.n % SNAPSHOT_EVERY === 0)
    record.snapshots?.push({ n: entry.n, state: JSON.stringify(table.state) })
  return { entry, told }
}

export function isRefusal(result: object): result is Refusal {
  return 'rule' in result && 'why' in result
}

/** The seat's last move if it may take it back by itself, or what stands in the way; nothing if it has made none. */
export function undoable<S, M extends AnyMove, H extends AnyHappening, O>(
  table: Table<S, M, H, O>,
  seat: Seat,
): MoveEntry<M> | Barrier | undefined {
  let isLast = true
  for (const entry of remainingMovesBack(table.record.entries)) {
    if (entry.seat === seat) {
      if (entry.barrier !== undefined) return { n: entry.n, seat, what: entry.barrier }
      return isLast ? entry : (dependent(table, entry) ?? entry)
    }
    // What another seat did in public is known to all, so it cannot be pulled from under them.
    if (!entry.quiet) return { n: entry.n, seat: entry.seat, what: 'move' }
    isLast = false
  }
  return undefined
}

/** The first of the others' quiet moves since that could not have been made without this one. */
function dependent<S, M extends AnyMove, H extends AnyHappening, O>(
  { rules, record }: Table<S, M, H, O>,
  entry: MoveEntry<M>,
): Barrier | undefined {
  const without = [...record.entries, { n: record.entries.length + 1, seat: entry.seat, undo: entry.n }]
  let found: Barrier | undefined
  walk(rules, record, without, (state, { n, seat, move }) => {
    if (n > entry.n && rules.check(state, seat, move)) found = { n, seat, what: 'move' }
    return found === undefined
  })
  return found
}

export function isBarrier(found: object): found is Barrier {
  return 'what' in found
}

/** Takes back the seat's last move. */
export function undo<S, M extends AnyMove, H extends AnyHappening, O>(
  table: Table<S, M, H, O>,
  seat: Seat,
  at?: number,
): UndoEntry | Barrier | undefined {
  const found = undoable(table, seat)
  if (!found || isBarrier(found)) return found
  return takeBack(table, { n: 0, seat, undo: found.n, ...(at !== undefined && { at }) })
}

/** Takes back entry `n` and everything since, with the consent of all. */
export function undoWithConsent<S, M extends AnyMove, H extends AnyHappening, O>(
  table: Table<S, M, H, O>,
  seat: Seat,
  n: number,
  at?: number,
): UndoEntry {
  return takeBack(table, { n: 0, seat, undo: n, consent: true, ...(at !== undefined && { at }) })
}

function takeBack<S, M extends AnyMove, H extends AnyHappening, O>(
  table: Table<S, M, H, O>,
  undone: UndoEntry,
): UndoEntry {
  const { record } = table
  const entry = { ...undone, n: record.entries.length + 1 }
  record.entries.push(entry)
  if (record.snapshots) record.snapshots = record.snapshots.filter((snapshot) => snapshot.n < entry.undo)
  table.state = stateAfter(table, record.entries.length)
  return entry
}

/** The move that the seat undid last, if nothing has come between. */
export function redoable<M extends AnyMove>(record: GameRecord<M>, seat: Seat): M | undefined {
  const { entries } = record
  let redone = 0
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i]
    if (isMove(entry)) {
      if (entry.seat === seat && entry.redo) redone++
      else if (entry.seat === seat || !entry.quiet) return undefined
    } else if (entry.consent) return undefined
    else if (entry.seat === seat && redone-- === 0) {
      const back = entries[entry.undo - 1]
      return isMove(back) ? back.move : undefined
    }
  }
  return undefined
}

/** Makes the seat's undone move again. */
export function redo<S, M extends AnyMove, H extends AnyHappening, O>(
  table: Table<S, M, H, O>,
  seat: Seat,
  chance: Chance,
  at?: number,
): Played<M, H> | Refusal | undefined {
  const move = redoable(table.record, seat)
  return move && play(table, seat, move, chance, at, { redo: true })
}

/** The position after entry `n` of the record, however many were undone since. */
export function stateAfter<S, M extends AnyMove, H extends AnyHappening, O>(
  { rules, record }: Pick<Table<S, M, H, O>, 'rules' | 'record'>,
  n: number,
): S {
  return walk(rules, record, record.entries.slice(0, n), () => true)
}

/** Plays what stands among the entries from the nearest snapshot on, as long as `goOn` agrees. */
function walk<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  record: GameRecord<M, H, O>,
  entries: readonly Entry<M>[],
  goOn: (state: S, entry: MoveEntry<M>) => boolean,
): S {
  const from = record.snapshots?.findLast((snapshot) => serves(snapshot, entries))
  const state = from ? rules.clone(JSON.parse(from.state) as S) : stateAtStart(rules, record)
  for (const entry of remainingMoves(entries)) {
    if (from && entry.n <= from.n) continue
    if (!goOn(state, entry)) break
    rules.apply(state, entry.seat, entry.move, recordedChance(entry.chance), silent)
  }
  return state
}

/** A snapshot serves a moment if no entry up to that moment took back something that it contains. */
function serves<M extends AnyMove>(snapshot: Snapshot, entries: readonly Entry<M>[]): boolean {
  if (snapshot.n > entries.length) return false
  for (let i = snapshot.n; i < entries.length; i++) {
    const entry = entries[i]
    if (!isMove(entry) && entry.undo <= snapshot.n) return false
  }
  return true
}

function stateAtStart<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  record: GameRecord<M, H, O>,
): S {
  const { options, seats, setup, version } = record
  return rules.setup(rules.readOptions(options), seats, recordedChance(setup), silent, version)
}
