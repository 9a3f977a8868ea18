import { keyedChance, recordedChance } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import { type GameRecord, isMove } from '@meadhall/kernel/record'
import {
  type AnyHappening,
  type AnyMove,
  type Chance,
  type Game,
  type Refusal,
  type Seat,
} from '@meadhall/kernel/rules'
import { isRefusal, play, startTable, stateAfter, type Table } from '@meadhall/kernel/table'
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
 *   takeBack, putBack, restartTurn, askUndo, answerUndo        undoing (taking-back.ts)
 *   exportRecord, importRecord                                 keeping and taking up again (record-file.ts)
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

/** What every entry changes besides the game: the open question and the clock. */
export function afterEntry<S, M extends AnyMove, H extends AnyHappening>(
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
export function isDeserted({ holders }: { readonly holders: readonly Holder[] }): boolean {
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
