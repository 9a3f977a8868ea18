import type { Change } from './plain.ts'
import type { AnyHappening, AnyMove, Seat } from './rules.ts'

/**
 * A game as it is kept: how it began and an append-only list of entries. Everything else (state, views, log) follows
 * from it. Undoing appends too: nothing that happened is ever taken out of the list.
 */
export interface GameRecord<M extends AnyMove = AnyMove, H extends AnyHappening = AnyHappening, O = unknown> {
  readonly format: 1
  readonly game: string
  /** The rules version the game began with and is finished under. */
  readonly version: number
  readonly options: O
  readonly seats: number
  /** Who sat there, where that is known. */
  readonly names?: readonly string[]
  /** The hash of the seed, shown when the game starts. */
  readonly commitment?: string
  /** The seed as hex, shown when the game has ended. */
  seed?: string
  /** What chance gave while the table was set up. */
  readonly setup: readonly number[]
  readonly entries: Entry<M>[]
  /** Positions along the way, so that opening a long game costs no more than opening a short one. */
  snapshots?: Snapshot[]
  /** A finished game's every moment, to be watched for ever, whatever becomes of the rules. */
  frames?: Frame<H>[]
}

export type Entry<M extends AnyMove = AnyMove> = MoveEntry<M> | UndoEntry

export interface MoveEntry<M extends AnyMove = AnyMove> {
  readonly n: number
  readonly seat: Seat
  readonly move: M
  readonly chance: readonly number[]
  /** What was drawn or revealed: nobody undoes past it alone. */
  readonly barrier?: string
  /** Nobody but its seat was told of it, so it is no barrier for the others. */
  readonly quiet?: true
  /** It repeats a move that was undone. */
  readonly redo?: true
  /** A bot made it for the person who sits there. */
  readonly standIn?: true
  readonly at?: number
}

export interface UndoEntry {
  readonly n: number
  readonly seat: Seat
  /** The entry taken back. */
  readonly undo: number
  /** With the consent of the others: every entry since is taken back too. */
  readonly consent?: true
  readonly at?: number
}

export interface Snapshot {
  /** The entry after which the position stood; 0 is the set-up. */
  readonly n: number
  /** The position as JSON: it is seldom asked for, and a text is the least to keep. */
  readonly state: string
}

export interface Frame<H extends AnyHappening = AnyHappening> {
  readonly n: number
  readonly seat: Seat
  readonly told: readonly H[]
  /** From the frame before. */
  readonly changes: readonly Change[]
}

export function isMove<M extends AnyMove>(entry: Entry<M>): entry is MoveEntry<M> {
  return 'move' in entry
}

/** The moves still in effect, in order. */
export function remainingMoves<M extends AnyMove>(entries: readonly Entry<M>[]): MoveEntry<M>[] {
  return [...remainingMovesBack(entries)].toReversed()
}

/** The same from the last one back, for those who want no more than the end. */
export function* remainingMovesBack<M extends AnyMove>(
  entries: readonly Entry<M>[],
): Generator<MoveEntry<M>> {
  let undone: Set<number> | undefined // few games have any
  let end = Number.POSITIVE_INFINITY
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i]
    if (isMove(entry)) {
      if (entry.n < end && !undone?.has(entry.n)) yield entry
    } else if (entry.consent) end = Math.min(end, entry.undo)
    else (undone ??= new Set()).add(entry.undo)
  }
}

/** A record that a file or a stranger hands in. Throws `BadRecord` with one clear line. */
export function readRecord(text: string): GameRecord {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new BadRecord('not a game record: the file is not JSON')
  }
  if (typeof given !== 'object' || given === null) throw new BadRecord('not a game record: no object')
  if (text.includes('"__proto__"')) throw new BadRecord('damaged record: it names "__proto__"')
  const record = given as Partial<GameRecord>
  if (record.format !== 1) throw new BadRecord('not a game record: "format" must be 1')
  if (typeof record.game !== 'string') throw new BadRecord('not a game record: "game" is missing')
  if (!Number.isInteger(record.version))
    throw new BadRecord('damaged record: "version" must be a whole number')
  const { seats = 0 } = record
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS)
    throw new BadRecord('damaged record: "seats" must be a whole number')
  if (record.names !== undefined && !isWords(record.names, seats))
    throw new BadRecord('damaged record: "names" must be a name for each seat')
  for (const key of ['seed', 'commitment'] as const)
    if (record[key] !== undefined && typeof record[key] !== 'string')
      throw new BadRecord(`damaged record: "${key}" must be a text`)
  if (!isNumbers(record.setup)) throw new BadRecord('damaged record: "setup" must be a list of numbers')
  if (!Array.isArray(record.entries)) throw new BadRecord('damaged record: "entries" must be a list')
  if (record.entries.length > MOST_ENTRIES) throw new BadRecord('damaged record: too many entries')
  if (record.frames !== undefined) checkFrames(record.frames)
  record.entries.forEach((entry: Partial<MoveEntry & UndoEntry>, i) => {
    const where = `damaged record: entry ${i + 1}`
    if (entry?.n !== i + 1) throw new BadRecord(`${where} must be numbered ${i + 1}`)
    if (!Number.isInteger(entry.seat) || entry.seat! < 0 || entry.seat! >= seats)
      throw new BadRecord(`${where} names a seat that is not at the table`)
    const isUndo = Number.isInteger(entry.undo) && entry.undo! > 0 && entry.undo! <= i
    if (!isUndo && typeof entry.move?.do !== 'string')
      throw new BadRecord(`${where} holds neither a move nor an undo`)
    if (!isUndo && !isNumbers(entry.chance)) throw new BadRecord(`${where} does not say what chance gave`)
  })
  return record as GameRecord
}

export class BadRecord extends Error {}

/** More than any game has. */
const MOST_SEATS = 20
const MOST_ENTRIES = 20_000

function isWords(value: unknown, count: number): boolean {
  return Array.isArray(value) && value.length === count && value.every((name) => typeof name === 'string')
}

function checkFrames(frames: unknown): void {
  const isFrame = ({ n, told, changes }: Partial<Frame>) =>
    Number.isInteger(n) &&
    Array.isArray(told) &&
    told.every(isObject) &&
    Array.isArray(changes) &&
    changes.every(isChange)
  if (
    !Array.isArray(frames) ||
    frames.length === 0 ||
    !frames.every((frame) => isObject(frame) && isFrame(frame))
  )
    throw new BadRecord('damaged record: "frames" must be a list of moments')
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isChange = (change: unknown) =>
  Array.isArray(change) &&
  Array.isArray(change[0]) &&
  change[0].every((step) => typeof step === 'string' || Number.isInteger(step))

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isInteger(item))
}
