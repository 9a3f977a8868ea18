import type { AnyHappening, AnyMove, Game, Seat } from '@meadhall/kernel/rules'

/** Moves that a seat makes as one choice. */
export type Line<M> = readonly M[]

/** How thoroughly a choice is prepared. */
export interface Effort {
  /** Steps that a packing may take. */
  readonly steps: number
  /** How many packings, plans or the like are made. */
  readonly ways: number
  /** Where chance decides, on how many outcomes a line is judged. */
  readonly samples: number
  /** Of lines that are not at their end, so many of the best are followed; 0 follows none. */
  readonly beam: number
}

/** Names of what a seat may like, with how much of it a position has. */
export type Trait = string

/** What a learnt bot must know of a game. */
export interface Craft<S, M extends AnyMove> {
  readonly game: Game<S, M>
  /** Raised whenever inputs change their meaning, so that weights that were learnt before are not used. */
  readonly edition: number
  readonly inputs: number
  readonly stages: number
  /** So many points are one unit of the net's. */
  readonly scale: number
  /**
   * Writes how a seat stands into `inputs`. It reads only what the seat may know: of a view it writes the same as of the
   * state itself. What the seat has chosen face down counts as done.
   */
  write(state: S, seat: Seat): void
  /** Whether a position is played with the components that the weights were learnt with. */
  familiar?(state: S): boolean
  /** The stage of the game, for the net's linear part. */
  stage(state: S): number
  /** What the seat plays for: points, and the chance to win as so many points. */
  wish(state: S): { readonly points: number; readonly win: number; readonly more?: number }
  /**
   * The lines to choose among; never none. `besides` is false where the seat may do nothing that leaves it the same
   * decision, so that nobody goes in circles.
   */
  lines(state: S, seat: Seat, effort: Effort, besides: boolean): Line<M>[]
  /** Whether a move leaves the seat the same decision. */
  isBesides(move: M): boolean
  /** The seat is in the middle of small moves that belong together. */
  goesOn(state: S, seat: Seat): boolean
  /** The part of the game, such as a round: play is followed to its end at most. */
  part(state: S): number
  /** The seat is at the beginning of a turn of its own. */
  atTurn(state: S, seat: Seat): boolean
  /** Points of a seat, and its share of the victory, when the game is over. */
  points(state: S, seat: Seat): number
  won(state: S, seat: Seat): number
  readonly traits: readonly Trait[]
  /** How much of each trait the seat's position has. */
  traitsOf(state: S, seat: Seat): number[]
  /** What the seat holds that counts no points yet, by names that people know it by. */
  holdings(state: S, seat: Seat): Readonly<Record<string, number>>
  /** Of what is told in play: something of the seat's that chance had a say in, and whether it succeeded. */
  deed(happening: AnyHappening, seat: Seat): { readonly name: string; readonly done: boolean } | undefined
  /** Of a move: what of the table it makes use of, as a move that says no more. */
  uses(move: M): M | undefined
  /** Before others show what they have chosen: takes their choices back, since the seat does not know them. */
  forget(state: S, seat: Seat): void
}
