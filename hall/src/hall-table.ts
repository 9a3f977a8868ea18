import { keyedChance, recordedChance } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import { BadRecord, type GameRecord, isMove, readRecord, remainingMovesBack } from '@meadhall/kernel/record'
import { archive } from '@meadhall/kernel/replay'
import {
  type AnyHappening,
  type AnyMove,
  type Chance,
  type Game,
  type Refusal,
  type Seat,
} from '@meadhall/kernel/rules'
import {
  type Barrier,
  isBarrier,
  isRefusal,
  openTable,
  play,
  redo,
  startTable,
  stateAfter,
  type Table,
  undo,
  undoable,
  undoWithConsent,
} from '@meadhall/kernel/table'
import { type Clock, type ClockRule, decided, runClock, startClock } from './clock.ts'

/**
 * A table in the hall: the kernel's table, who sits at it, its clock, and a question about undoing if one is open. It is
 * plain data round the record, the same in a worker of the page and in the server. Time comes in as `at`, in
 * milliseconds since any fixed moment; chance comes from the seed.
 *
 *   const table = openHallTable(game, { seats: [person('Ada'), bot('greedy', 'Bo')], options: {}, seed })
 *   submit(table, { seat: 0, answers: update.n, move }, at)    someone moves; the update they saw is named
 *   updateFor(table, 0, since)                                 what seat 0 is to see (update.ts)
 *   botsToMove(table)                                          which seats a bot should move for (bot-seats.ts)
 *   takeBack, putBack, restartTurn, askUndo, answerUndo        undoing
 *   exportRecord, importRecord                                 keeping and taking up again
 */
export interface HallTable<S = unknown, M extends AnyMove = AnyMove, H extends AnyHappening = AnyHappening> {
  readonly game: Game<S, M, H>
  readonly table: Table<S, M, H, unknown>
  readonly seed: Uint8Array
  readonly holders: Holder[]
  clock?: Clock
  asking?: Asking
  /** What each entry told, or the JSON of it, as far as it is at hand; 0 is the set-up. `toldBy` fills the gaps. */
  readonly told: (readonly H[] | string | undefined)[]
}

/** Who decides for a seat. A person who is away or out of time may have a bot standing in, and can come back. */
export type Holder =
  | { readonly kind: 'person'; readonly name: string; readonly standIn?: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }

export const person = (name: string): Holder => ({ kind: 'person', name })
export const bot = (bot: string, name: string): Holder => ({ kind: 'bot', name, bot })

/** The bot that decides for a seat now, if one does. */
export function botOf(holder: Holder): string | undefined {
  return holder.kind === 'bot' ? holder.bot : holder.standIn
}

/** A seat asks to take back entry `undo` and everything since, beyond the barrier. */
export interface Asking {
  readonly seat: Seat
  readonly undo: number
  /** Who has agreed; the asker has. */
  readonly agreed: readonly Seat[]
  /** Who refused: then it is settled, and stays to be read until something is done. */
  readonly refused?: Seat
}

export interface Opening {
  readonly seats: readonly Holder[]
  readonly options: unknown
  /** 256 bits. Keep it from the players until the game is over. */
  readonly seed: Uint8Array
  /** SHA-256 of the seed in hex, shown from the start. */
  readonly commitment?: string
  readonly clock?: ClockRule
  readonly at?: number
}

/** Sets up a new game. Throws `BadOptions` with one clear line if it cannot be. */
export function openHallTable<S, M extends AnyMove, H extends AnyHappening>(
  game: Game<S, M, H>,
  { seats, options, seed, commitment, clock, at = 0 }: Opening,
): HallTable<S, M, H> {
  const { table, told } = startTable(game.rules, {
    options: game.rules.readOptions(options),
    seats: seats.length,
    chance: keyedChance(seed, 0),
    names: seats.map(({ name }) => name),
    ...(commitment !== undefined && { commitment }),
  })
  return {
    game,
    table,
    seed,
    holders: [...seats],
    ...(clock && { clock: startClock(clock, seats.length, game.rules.pending(table.state), at) }),
    told: [told],
  }
}

/** How many entries the record has: what a move made now answers. */
export function entryNumber({ table }: { table: { record: GameRecord } }): number {
  return table.record.entries.length
}

export function isOver({ game, table }: Pick<HallTable, 'game' | 'table'>): boolean {
  return game.rules.pending(table.state).length === 0
}

export interface Submission<M extends AnyMove> {
  readonly seat: Seat
  /** The entry number of the update that the move was chosen on. */
  readonly answers: number
  readonly move: M
  /** A bot moves for the person who sits there. */
  readonly standIn?: true
}

export type Submitted =
  | { readonly outcome: 'played'; readonly n: number }
  /** It has been played already; nothing was done a second time. */
  | { readonly outcome: 'repeated'; readonly n: number }
  /** Something came between that the mover had not seen. */
  | { readonly outcome: 'stale'; readonly n: number }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }

/** Plays a seat's move, unless it is stale, a repetition, or against the rules; then nothing changes. */
export function submit<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  { seat, answers, move: given, ...how }: Submission<M>,
  at?: number,
  chance: Chance = keyedChance(hall.seed, entryNumber(hall) + 1),
): Submitted {
  const move = knownParts(hall.game, given)
  const { table } = hall
  const now = entryNumber(hall)
  if (answers !== now) {
    const own = table.record.entries.slice(answers).find((entry) => entry.seat === seat)
    if (own && isMove(own) && canonical(own.move) === canonical(move))
      return { outcome: 'repeated', n: own.n }
    if (own || !stillFits(hall, seat, answers)) return { outcome: 'stale', n: now }
  }
  const played = play(table, seat, move, chance, at, how)
  if (isRefusal(played)) return { outcome: 'refused', refusal: played }
  hall.told[played.entry.n] = played.told
  afterEntry(hall, at, played.entry.barrier !== undefined ? seat : undefined)
  if (hall.clock && !how.standIn) hall.clock = decided(hall.clock, seat)
  return { outcome: 'played', n: played.entry.n }
}

/** The move without what no move of the game has: it would be kept, and shown to everybody. */
function knownParts<M extends AnyMove>({ moveParts }: { readonly moveParts: object }, move: M): M {
  const parts = Object.entries(move).filter(([part]) => part === 'do' || Object.hasOwn(moveParts, part))
  return parts.length === Object.keys(move).length ? move : (Object.fromEntries(parts) as M)
}

/**
 * Whether a move chosen on entry `answers` still means the same: where several decide at once, the others' moves must
 * not make mine stale. It does if nothing was drawn or revealed since and the seat has the same choices.
 */
function stillFits<S, M extends AnyMove, H extends AnyHappening>(
  { game, table }: HallTable<S, M, H>,
  seat: Seat,
  answers: number,
): boolean {
  if (!Number.isInteger(answers) || answers < 0 || answers > table.record.entries.length) return false
  const since = table.record.entries.slice(answers)
  if (since.some((entry) => (isMove(entry) ? entry.barrier !== undefined : entry.consent))) return false
  const before = stateAfter(table, answers)
  return (
    game.rules.pending(before).includes(seat) &&
    game.rules.pending(table.state).includes(seat) &&
    canonical(game.rules.legal(before, seat)) === canonical(game.rules.legal(table.state, seat))
  )
}

export type Undone = { readonly outcome: 'undone'; readonly n: number } | Barrier | undefined

/** Undoes the seat's last move, or says what stands in the way; nothing if it has made none. */
export function takeBack<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  at?: number,
): Undone {
  if (isOver(hall)) return theEnd(hall)
  const undone = undo(hall.table, seat, at)
  if (!undone || isBarrier(undone)) return undone
  hall.told[undone.n] = []
  afterEntry(hall, at)
  return { outcome: 'undone', n: undone.n }
}

/** With the end all is known, the seed too: nobody goes back behind it, and nobody is asked to. */
function theEnd({ table: { record } }: Pick<HallTable, 'table'>): Barrier {
  const last = record.entries.findLast(isMove)
  return { n: last?.n ?? 0, seat: last?.seat ?? 0, what: 'end' }
}

/** Undoes everything that the seat may undo by itself. */
export function restartTurn<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  at?: number,
): Undone {
  let result = takeBack(hall, seat, at)
  if (!result || isBarrier(result)) return result
  for (let next: Undone = result; next && !isBarrier(next); next = takeBack(hall, seat, at)) result = next
  return result
}

/** Makes the move again that the seat undid last. */
export function putBack<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  at?: number,
): Submitted | undefined {
  if (isOver(hall)) return undefined
  const played = redo(hall.table, seat, keyedChance(hall.seed, entryNumber(hall) + 1), at)
  if (!played) return undefined
  if (isRefusal(played)) return { outcome: 'refused', refusal: played }
  hall.told[played.entry.n] = played.told
  afterEntry(hall, at, played.entry.barrier !== undefined ? seat : undefined)
  return { outcome: 'played', n: played.entry.n }
}

/** The entry that a seat may ask the others to take back: its own last move, beyond a barrier. */
export function askable<S, M extends AnyMove, H extends AnyHappening>(
  table: Table<S, M, H, unknown>,
  seat: Seat,
): number | undefined {
  if (table.rules.pending(table.state).length === 0) return undefined
  const found = undoable(table, seat)
  return found && isBarrier(found) ? lastMoveOf(table.record, seat) : undefined
}

/** The seat's last move that still stands. */
export function lastMoveOf(record: GameRecord, seat: Seat): number | undefined {
  for (const entry of remainingMovesBack(record.entries)) if (entry.seat === seat) return entry.n
  return undefined
}

/**
 * Asks the others to let the seat take back its last move and all that followed. Bots agree, but not those that stand
 * in for a person; where nobody else is left
 * to ask, it is done at once. False if there is nothing to ask for, or a question is open already.
 */
export function askUndo<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  at?: number,
): boolean {
  const undo = askable(hall.table, seat)
  if (undo === undefined || (hall.asking && hall.asking.refused === undefined)) return false
  const agreed = hall.holders.flatMap(({ kind }, other) => (other === seat || kind === 'bot' ? [other] : []))
  hall.asking = { seat, undo, agreed }
  settleAsking(hall, at)
  return true
}

/** Answers the open question. One "no" ends it; the last "yes" undoes. False if there is nothing to answer. */
export function answerUndo<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  yes: boolean,
  at?: number,
): boolean {
  const { asking } = hall
  if (!asking || asking.refused !== undefined || asking.agreed.includes(seat)) {
    // Who asked may take the question back, and has read a refusal.
    if (asking?.seat !== seat || yes) return false
    delete hall.asking
    return true
  }
  if (yes) {
    hall.asking = { ...asking, agreed: [...asking.agreed, seat] }
    settleAsking(hall, at)
  } else hall.asking = { ...asking, refused: seat }
  return true
}

function settleAsking<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  at: number | undefined,
): void {
  const { asking } = hall
  if (!asking || asking.agreed.length < hall.holders.length) return
  const undone = undoWithConsent(hall.table, asking.seat, asking.undo, at)
  hall.told[undone.n] = []
  afterEntry(hall, at)
}

function afterEntry<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  at: number | undefined,
  renewed?: Seat,
): void {
  delete hall.asking // it was about a position that is gone
  if (hall.clock && at !== undefined)
    hall.clock = runClock(hall.clock, hall.game.rules.pending(hall.table.state), at, renewed)
}

/** Lets a bot decide for a person's seat, or gives the seat back with `undefined`. */
export function letStandIn(hall: Pick<HallTable, 'holders'>, seat: Seat, bot: string | undefined): void {
  const { name } = hall.holders[seat]
  hall.holders[seat] = bot === undefined ? person(name) : { kind: 'person', name, standIn: bot }
}

/** No person decides at the table any more: all have left it to bots, or are out of time. */
export function isDeserted({ holders }: Pick<HallTable, 'holders'>): boolean {
  return holders.every((holder) => botOf(holder) !== undefined)
}

/** What entry `n` told; played again from the record if it is not at hand. */
export function toldBy<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  n: number,
): readonly H[] {
  const { table, told } = hall
  const known = told[n]
  if (typeof known === 'string') return JSON.parse(known) as H[]
  if (known) return known
  const { rules, record } = table
  const heard: H[] = []
  const tell = (happening: H) => void heard.push(happening)
  if (n === 0) rules.setup(record.options, record.seats, recordedChance(record.setup), tell, record.version)
  else {
    const entry = record.entries[n - 1]
    if (isMove(entry))
      rules.apply(stateAfter(table, n - 1), entry.seat, entry.move, recordedChance(entry.chance), tell)
  }
  told[n] = heard
  return heard
}

/** Whether a kept table is shown its seed: only a finished one, unless its owner keeps it to play on. */
export type Keep = 'finished' | 'toPlayOn'

/** The game as one file. A finished game also keeps every moment, to be watched whatever becomes of the rules. */
export function exportRecord(hall: HallTable, keep: Keep = 'finished'): string {
  const { snapshots: _, ...record } = hall.table.record
  const over = isOver(hall)
  if (over || keep === 'toPlayOn') record.seed = toHex(hall.seed)
  return JSON.stringify(over ? archive(hall.game.rules, record) : record)
}

/** A file read back. Throws `BadRecord` with one clear line. `seed` serves where the record does not tell its own. */
export function importRecord<S, M extends AnyMove, H extends AnyHappening>(
  game: Game<S, M, H>,
  text: string,
  holders: readonly Holder[] | undefined,
  seed: Uint8Array,
): HallTable<S, M, H> {
  const record = readRecord(text) as GameRecord<M, H>
  const table = openRecord(game, record)
  const names = record.names ?? Array.from({ length: record.seats }, (_, seat) => `${seat + 1}`)
  return {
    game,
    table,
    seed: record.seed === undefined ? seed : fromHex(record.seed),
    holders: [...(holders ?? names.map(person))],
    told: [],
  }
}

/** Opens a stranger's record move by move, so that what its rules refuse is found. Throws `BadRecord`. */
export function openRecord<S, M extends AnyMove, H extends AnyHappening>(
  game: Game<S, M, H>,
  record: GameRecord<M, H>,
): Table<S, M, H, unknown> {
  const { rules } = game
  fitsRules(game, record)
  let n = 0
  try {
    const { frames: _, snapshots: __, ...bare } = record
    const table: Table<S, M, H, unknown> = openTable(rules, { ...bare, entries: [] })
    for (const entry of record.entries) {
      n = entry.n
      if (!isMove(entry)) {
        if (entry.consent) undoWithConsent(table, entry.seat, entry.undo, entry.at)
        else if (!wasUndone(undo(table, entry.seat, entry.at), entry.undo))
          throw new Error('the undo was not possible')
        continue
      }
      const played = play(table, entry.seat, entry.move, recordedChance(entry.chance), entry.at, entry)
      if (isRefusal(played)) throw new Error(`the move is refused by ${played.rule} (${played.why})`)
      if (played.entry.chance.length !== entry.chance.length)
        throw new Error('the record gives more chance than the move asked for')
    }
    return table
  } catch (error) {
    const where = n === 0 ? 'the set-up' : `entry ${n}`
    throw new BadRecord(`damaged record: ${where}: ${(error as Error).message}`)
  }
}

/** Refuses a record that these rules cannot play. Throws `BadRecord`. */
export function fitsRules({ rules }: Game, record: GameRecord): void {
  if (record.game !== rules.id)
    throw new BadRecord(`this is a record of "${record.game}", not of "${rules.id}"`)
  if (record.version < 1 || record.version > rules.version)
    throw new BadRecord(`recorded under version ${record.version} of the rules; these are ${rules.version}`)
  if (record.seats < rules.seats.min || record.seats > rules.seats.max)
    throw new BadRecord(`damaged record: ${rules.id} is not played by ${record.seats}`)
  try {
    rules.readOptions(record.options)
  } catch (error) {
    throw new BadRecord(`damaged record: ${(error as Error).message}`)
  }
}

function wasUndone(undone: object | undefined, entry: number): boolean {
  return undone !== undefined && 'undo' in undone && undone.undo === entry
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Throws `BadRecord` unless the text is 64 hex digits. */
export function fromHex(text: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new BadRecord('a seed is 64 hex digits')
  return Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16))
}
