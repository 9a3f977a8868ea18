import { quickChance, quickWords } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import type { AnyMove, Game, Seat } from '@meadhall/kernel/rules'
import type { Effort, Line } from './craft.ts'
import { type Opinion, tally } from './explain.ts'
import { looked } from './looked.ts'
import { playOn } from './play-on.ts'
import { agreeing, type Depth, ranked } from './search.ts'
import { applyLine, judge, type Mind } from './weigh.ts'

/** What a puzzle asks for. */
export const PUZZLE_KINDS = [
  'space',
  'crew',
  'fight',
  'feast',
  'pack',
  'ancestry',
  'bridge',
  'march',
  'action',
  'choice',
] as const
export type PuzzleKind = (typeof PUZZLE_KINDS)[number]

/** What makes a decision of a game a riddle. */
export interface RiddleCraft<S, M extends AnyMove> {
  /** What the answer is about; nothing where a decision is no riddle. */
  readonly kindOf: (state: S, seat: Seat, line: Line<M>) => PuzzleKind | undefined
  /** Moves after which the seat is still at the same choice: picking, covering, laying tiles. */
  readonly small: ReadonlySet<string>
  /** Ways to go on that the bots would not think of, since they know better. */
  readonly more?: (state: S, seat: Seat) => Line<M>[]
}

/** A way to go on, and how far it falls short of the first one: on average, and the standard error of that. */
export interface Compared<M> extends Opinion<M> {
  readonly behind: number
  readonly error: number
}

/** What a maker of puzzles, and whoever judges an answer, asks of a bot that has learnt a game. */
export interface Riddler {
  kindOf<S, M extends AnyMove>(game: Game<S, M>, view: S, seat: Seat, line: Line<M>): PuzzleKind | undefined
  /** Ways to go on, the best first as one look has it, each with what it seems to be worth. */
  ways<S, M extends AnyMove>(
    game: Game<S, M>,
    view: S,
    seat: Seat,
    seed: number,
  ): { readonly line: Line<M>; readonly worth: number }[]
  /** Plays each way on so often, with the same luck for all. They stay in their order. */
  compare<S, M extends AnyMove>(
    game: Game<S, M>,
    view: S,
    seat: Seat,
    lines: readonly Line<M>[],
    games: number,
    seed: number,
  ): Compared<M>[]
  /** By how much the second falls short of the first, on average, when both are played to the end of the game. */
  far<S, M extends AnyMove>(
    game: Game<S, M>,
    view: S,
    seat: Seat,
    lines: readonly [Line<M>, Line<M>],
    games: number,
    seed: number,
  ): number
  /** Whether the seat has made its choice by this move, which led to the state. */
  isMade<S, M extends AnyMove>(game: Game<S, M>, state: S, seat: Seat, move: M): boolean
}

const EFFORT: Effort = { steps: 250, ways: 4, samples: 4, beam: 4 }

export function riddlerBy<State, Move extends AnyMove>(
  mind: Mind<State, Move>,
  { kindOf, small, more }: RiddleCraft<State, Move>,
  { turns }: Pick<Depth, 'turns'>,
): Riddler {
  const { craft } = mind

  function ways(view: State, seat: Seat, seed: number) {
    const found = ranked(mind, view, seat, EFFORT, quickWords(seed))
    const besides = more?.(view, seat) ?? []
    const seen = new Set<string>()
    return [...found, ...besides.map((line) => ({ line, worth: Number.NEGATIVE_INFINITY }))].filter(
      ({ line }) => {
        const key = canonical(line)
        return seen.has(key) ? false : seen.add(key)
      },
    )
  }

  function compare(view: State, seat: Seat, lines: readonly Line<Move>[], games: number, seed: number) {
    const word = quickWords(seed)
    const unseen = { worth: Number.NaN, points: Number.NaN, win: Number.NaN, after: null }
    const sums = lines.map((line) => tally(mind, seat, { line, ...unseen }, turns))
    const short = lines.map(() => ({ sum: 0, squares: 0 }))
    for (let i = 0; i < games; i++) {
      const base = agreeing(mind, view, seat, word)
      const luck = word()
      const worth = sums.map((sum) => sum.play(base, luck).worth)
      short.forEach((one, way) => {
        const by = worth[0] - worth[way]
        one.sum += by
        one.squares += by * by
      })
    }
    return sums.map(
      ({ opinion }, way): Compared<Move> => ({ ...opinion(games), ...spread(short[way], games) }),
    )
  }

  function far(view: State, seat: Seat, lines: readonly Line<Move>[], games: number, seed: number): number {
    const word = quickWords(seed)
    let sum = 0
    for (let i = 0; i < games; i++) {
      const base = agreeing(mind, view, seat, word)
      const luck = word()
      const [first, second] = lines.map((line) => {
        const state = craft.game.rules.clone(base)
        const chance = quickChance(luck)
        looked.positions++
        applyLine(craft, state, seat, line, chance)
        const end = playOn(mind, state, chance, quickWords(luck ^ 0x51ed270b), () => true)
        return judge(mind, end, seat).worth
      })
      sum += first - second
    }
    return sum / games
  }

  const riddler = {
    kindOf: (_game: unknown, view: State, seat: Seat, line: Line<Move>) => kindOf(view, seat, line),
    ways: (_game: unknown, view: State, seat: Seat, seed: number) => ways(view, seat, seed),
    compare: (
      _game: unknown,
      view: State,
      seat: Seat,
      lines: readonly Line<Move>[],
      games: number,
      seed: number,
    ) => compare(view, seat, lines, games, seed),
    far: (
      _game: unknown,
      view: State,
      seat: Seat,
      lines: readonly Line<Move>[],
      games: number,
      seed: number,
    ) => far(view, seat, lines, games, seed),
    isMade: (_game: unknown, state: State, seat: Seat, move: Move) =>
      !small.has(move.do) && !craft.goesOn(state, seat),
  }
  return riddler as unknown as Riddler
}

function spread({ sum, squares }: { sum: number; squares: number }, games: number) {
  const behind = sum / games
  const error = Math.sqrt(Math.max(0, squares / games - behind * behind) / Math.max(1, games - 1))
  return { behind, error }
}
