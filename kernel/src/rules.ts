/**
 * The contract between a game and everything above it. A game is data and functions over data: it owns its state,
 * its moves and its happenings; the kernel only knows that all three are plain JSON.
 */

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Whose eyes: a seat, or `null` for an onlooker who may see only what is public. */
export type Viewer = Seat | null

/** Stands in a view wherever the viewer may not know an id. */
export const UNKNOWN = -1

const unknowns: number[][] = []

/** As many ids that the viewer may not know. All views with as many share the list. */
export function unknown({ length }: readonly number[]): number[] {
  return (unknowns[length] ??= Object.freeze(Array<number>(length).fill(UNKNOWN)) as number[])
}

/** What may lie in a state, a move or a happening. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined }

/** Something still to do. It lives in the state, so a game can be saved in the middle of anything. */
export interface Task {
  readonly do: string
}

/** What a seat decides. */
export interface AnyMove {
  readonly do: string
}

/** Something that came about, as a code and its parameters; the page turns it into a sentence. */
export interface AnyHappening {
  readonly what: string
  readonly seat?: Seat
  /** Told to this seat alone. */
  readonly only?: Seat
  /** Someone learnt something that was hidden before, so nobody may undo past this. */
  readonly reveals?: true
}

/** Why a move may not be made: the rule that forbids it, and a code for the words. A game names its own of both. */
export interface Refusal<R extends string = string, W extends string = string> {
  readonly rule: R
  readonly why: W
  /** More general rules that forbid it for the same reason; a scenario may name any of them. */
  readonly also?: readonly string[]
  readonly [param: string]: Plain | undefined
}

type RefusalParams = Readonly<Record<string, Plain | undefined>>

/** How a game says no: by its own rules and reasons alone, so that one without words does not compile. */
export function refusing<R extends string, W extends string>() {
  return (rule: R, why: W, params?: RefusalParams): Refusal<R, W> =>
    params ? { rule, why, ...params } : { rule, why }
}

/** What the kernel says by itself: it is somebody else's turn, or nobody's any more. */
export type KernelWhy = 'notYourTurn' | 'gameOver'

/** One sourced line of a score; the lines of a seat add up to its points. */
export interface ScoreLine {
  readonly rule: string
  readonly line: string
  readonly points: number
  readonly [param: string]: Plain | undefined
}

/** Where the unknown comes from. The value returned is one of `among`; `what` names the question, for scripts and barriers. */
export interface Chance {
  pick(what: string, among: readonly number[]): number
}

export type Tell<H> = (happening: H) => void

/** What steps and moves work with: the position, where the unknown comes from, and who is told what comes about. */
export interface Now<S, H> {
  readonly state: S
  readonly chance: Chance
  readonly tell: Tell<H>
}

/** One choice a table makes before the game; `values[0]` is the default. */
export interface OptionSpec {
  readonly id: string
  readonly values: readonly (string | number | boolean)[]
}

export interface Rules<
  S = unknown,
  M extends AnyMove = AnyMove,
  H extends AnyHappening = AnyHappening,
  O = unknown,
> {
  readonly id: string
  /** Raised whenever an old record would play differently. Records of every version from 1 on are still played. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** Checks options that come from outside and fills in defaults; throws `BadOptions` with one clear line. */
  readOptions(given: unknown): O

  /** `version`: the rules that the game is begun and finished under, these if left out. The state keeps it. */
  setup(options: O, seats: number, chance: Chance, tell: Tell<H>, version?: number): S
  /** Who must decide now; several where the rulebook says "simultaneously"; none when the game is over. */
  pending(state: S): Seat[]
  /** Every move open to the seat, also what it may do off turn. */
  legal(state: S, seat: Seat): M[]
  /** The same game for bots: only the sensible payments, conversions and placements. Never empty for a pending seat. */
  shaped(state: S, seat: Seat): M[]
  check(state: S, seat: Seat, move: M): Refusal | undefined
  /** Carries out a checked move and every forced step up to the next decision. Mutates. */
  apply(state: S, seat: Seat, move: M, chance: Chance, tell: Tell<H>): void

  /** May share with the state what `apply` replaces and never changes in place; the proof freezes it. */
  clone(state: S): S
  /**
   * The same shape, with what the viewer may not know replaced by `UNKNOWN`. What is open may be shared with the state:
   * a view is to be looked at, and who keeps one while the game goes on clones it.
   */
  view(state: S, viewer: Viewer): S
  /** A full state that agrees with the view. */
  determinize(view: S, viewer: Viewer, chance: Chance): S

  /** The seat's score lines as of now; once the game is over, the final ones. */
  score(state: S, seat: Seat): ScoreLine[]
  /** Seats from best to worst; those that share a place stand together. */
  ranking(state: S): Seat[][]
}

/** How people write moves, chance and positions of a game: for scenarios, the terminal and logs. */
export interface Notation<S, M> {
  /** A move from one line such as `place smokehouse`; throws an `Error` that says what was expected. */
  read(text: string, state: S, seat: Seat): M
  /** The line that `read` understands. */
  write(move: M): string
  /** The rule entry that a move follows, for whoever asks why it may be made. */
  rule?(move: M, state: S, seat: Seat): string | undefined
  /** What is printed on a component that a position names, where that is worth telling. */
  about?(name: string, state: S): Plain | undefined
  /** The value that a scripted outcome such as `hit2` or `kraken` stands for. */
  outcome(what: string, name: string, state: S | undefined): number
  /** The position by the names of the rulebook; `names` are the seats'. */
  observe(state: S, names: readonly string[]): Plain
  /** The lines that a score can have, so that a misspelt one is noticed. */
  readonly scoreLines?: readonly string[]
  /** Changes a fresh position into a given one, in the vocabulary of `observe`; refuses what cannot be, in one line. */
  arrange(state: S, given: Record<string, unknown>, names: readonly string[]): void
}

/**
 * An answer that means the same in any position, so a player can leave it behind before its question comes: a standing
 * order that the game knows of.
 */
export interface Order<T extends Task = Task, M extends AnyMove = AnyMove> {
  /** The question: the task that waits for the answer. */
  readonly when: T['do']
  /** What a move must say to be the answer; `null` for what it must leave out. */
  readonly move: OrderedPart<M>
  /** Several open moves may be such answers; the first of them is meant. */
  readonly first?: true
}

type OrderedPart<M extends AnyMove> = M extends unknown
  ? { readonly [K in keyof M]?: M[K] | null } & { readonly do: M['do'] }
  : never

/** The names of all that moves hold besides `do`. */
export type MoveParts<M extends AnyMove> = Readonly<
  Record<M extends unknown ? Exclude<keyof M & string, 'do'> : never, true>
>

/** What a game's codes are to whoever hears and watches it, said in the same way by every game. */
export interface Kinds<H extends AnyHappening = AnyHappening> {
  /** Each question that the rules put to chance: dice, or a card, a tile or whatever else lay hidden. */
  readonly chance: Readonly<Record<string, 'roll' | 'draw'>>
  /** The happening that tells what was rolled; absent where no die is. */
  readonly roll?: H['what']
  /** Happenings that are a victory before the game is over. */
  readonly victories: readonly H['what'][]
  /** How fights end, in the games that have fights. */
  readonly fights?: Readonly<Record<'won' | 'lost', readonly H['what'][]>>
  /** The last happening of a game: one of these, and never before. */
  readonly ends: readonly H['what'][]
}

/** How far a game is, in its own measure: the how-manieth of how many; 0 before the first has begun. */
export interface Stage {
  readonly n: number
  readonly of: number
}

export interface Game<
  S = unknown,
  M extends AnyMove = AnyMove,
  H extends AnyHappening = AnyHappening,
  O = unknown,
> {
  readonly rules: Rules<S, M, H, O>
  readonly notation: Notation<S, M>
  /** What can be ordered in advance: of the questions that come while others move, those with a lasting answer. */
  readonly orders?: readonly Order[]
  /**
   * A copy of the position as if the seat's next turn came now, whatever others have begun left aside: to plan on.
   * Nothing where no turn of the seat is to come before something else is asked of all.
   */
  turnNow?(view: S, seat: Seat): S | undefined
  /** What its moves may hold; whatever else a stranger sends along is dropped. */
  readonly moveParts: MoveParts<M>
  readonly kinds: Kinds<H>
  /** Its rounds, waves or whatever it counts; its catalog says it as `when`. Absent where nothing is counted. */
  stage?(view: S): Stage
}

/** Options that a game cannot be set up with. The message is one line for a person. */
export class BadOptions extends Error {}

export const silent = (): void => {}

/** Whether a happening may be told to the viewer. */
export function mayHear(happening: AnyHappening, viewer: Viewer): boolean {
  return happening.only === undefined || happening.only === viewer
}

export function total(lines: readonly ScoreLine[]): number {
  let sum = 0
  for (const line of lines) sum += line.points
  return sum
}
