import { quickChance, quickWords } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import { type AnyMove, type Game, type Seat, silent } from '@meadhall/kernel/rules'
import type { Effort, Line } from './craft.ts'
import { distinct, type Opinion, tally } from './explain.ts'
import { looked } from './looked.ts'
import { agreeing } from './search.ts'
import { judge, type Mind, type Weighed, weigh } from './weigh.ts'

/** A move of a game that was played, between two positions. */
export interface Played<S, M> {
  readonly n: number
  readonly seat: Seat
  readonly move: M
  readonly before: S
  readonly after: S
  /** Chance had a say in it. */
  readonly rolled: boolean
}

/**
 * What a move did to the game. Figures are chances to win, one for each seat; alone they are the points that may be
 * expected at the end.
 */
export interface Reviewed<M> {
  readonly n: number
  readonly seat: Seat
  readonly move: M
  /** How the seats stood before and after it. */
  readonly chances: readonly number[]
  readonly after: readonly number[]
  /** What the seat could have done best, the moves of one choice, and how much the one it made falls short of it. */
  readonly best: Line<M>
  readonly loss: number
  /** The standard error of the loss. */
  readonly error: number
  /** Where it falls short: what both came to, played on as often, with the same luck. The loss is their difference. */
  readonly playedOn?: PlayedOn<M>
  /** Another way that is hardly worse than the best, and by how much in those games. */
  readonly near?: { readonly line: Line<M>; readonly loss: number }
  /** Between how many ways to go on the seat chose. */
  readonly among: number
  /** What dice and cards gave each seat beyond what was to be expected of them. */
  readonly luck: readonly number[]
  /** Where they had a say: the standard error for each seat, and how many `of` the other throws and draws are as good for it. */
  readonly rolled?: {
    readonly error: readonly number[]
    readonly asGood: readonly number[]
    readonly of: number
  }
}

/** What the line that was played and a better one came to on average, in so many games each. */
export interface PlayedOn<M> {
  readonly played: number
  readonly best: number
  readonly games: number
  /** What was played, and the moves of the same choice that go best with it. */
  readonly line: Line<M>
}

/** Why a choice fell short: what was played and what was better, each played on to the end of the part. */
export interface ReviewedWhy<M> {
  readonly best: Opinion<M>
  readonly played: Opinion<M>
  readonly playedOn: PlayedOn<M>
  /** How much the one is worse than the other, in these games, with the standard error. */
  readonly loss: number
  readonly error: number
  readonly near?: Reviewed<M>['near']
}

export interface Review {
  /** Looks back at one move. The same move is always judged alike. */
  readonly move: <S, M extends AnyMove>(game: Game<S, M>, played: Played<S, M>, seats: number) => Reviewed<M>
  /** Plays the better line and the one that was played on, for as long as it takes to give reasons. */
  readonly why: <S, M extends AnyMove>(
    game: Game<S, M>,
    played: Played<S, M>,
    reviewed: Reviewed<M>,
    seats: number,
  ) => ReviewedWhy<M>
  /** What dice and cards gave each seat, without a look at the choice. */
  readonly luck: <S, M extends AnyMove>(
    game: Game<S, M>,
    played: Played<S, M>,
    seats: number,
  ) => readonly number[]
  /** What the seat might use in a position. */
  readonly uses: <S, M extends AnyMove>(game: Game<S, M>, state: S, seat: Seat) => readonly M[]
}

const EFFORT: Effort = { steps: 120, ways: 2, samples: 6, beam: 2 }
/** With so many other rolls and draws a move is compared. */
const OTHER_LUCK = 32
/** Where the first look finds something better by more than this, both are played on; so often, and so many positions. */
const DOUBT = { win: 0.01, points: 0.5 }
const GAMES = { least: 6, most: 16 }
const POSITIONS = 400
/** Of so many standard errors: less may be luck, and nobody is told that a choice fell short. */
export const BEYOND_LUCK = 2
/** What is hardly worse than the best. */
const NEAR = { win: 0.02, points: 2 }
/** For reasons so many positions are looked at. */
const WHY = 2400

/** A line that nobody has looked at yet. */
const UNSEEN = { worth: 0, points: Number.NaN, win: Number.NaN, after: null }

export function reviewBy<State, Move extends AnyMove>(mind: Mind<State, Move>): Review {
  const { craft } = mind
  const { rules } = craft.game
  type Found = Weighed<State, Move>

  /** How all seats stand: shares of the victory that add up to one, or the points of who plays alone. */
  function standing(state: State, seats: readonly Seat[]): number[] {
    const found = seats.map((seat) => judge(mind, state, seat))
    if (seats.length === 1) return [found[0].points]
    const sum = found.reduce((all, { win }) => all + win, 0)
    return found.map(({ win }) => (sum > 0 ? win / sum : 1 / seats.length))
  }

  /** Every roll and draw of the move is made again; what came is held against what comes on average. */
  function luckOf({ before, seat, move, n }: Played<State, Move>, after: readonly number[]) {
    const others = Array.from({ length: OTHER_LUCK }, (_, i) => {
      const state = rules.clone(before)
      rules.apply(state, seat, move, quickChance(n * 7919 + i), silent)
      return standing(state, seatsOf(after.length))
    })
    const figures = after.map((value, of) => {
      const { mean, error } = spreadOf(others.map((other) => other[of]))
      const asGood = others.filter((other) => other[of] >= value - 1e-9).length
      return { luck: value - mean, error, asGood }
    })
    return {
      luck: figures.map(({ luck }) => luck),
      rolled: {
        error: figures.map(({ error }) => error),
        asGood: figures.map(({ asGood }) => asGood),
        of: OTHER_LUCK,
      },
    }
  }

  function choice(played: Played<State, Move>, count: number) {
    const { before, seat, move, n } = played
    const alone = count === 1
    const word = quickWords(n)
    const view = rules.view(before, seat)
    const all = weigh(mind, agreeing(mind, view, seat, word), seat, EFFORT, true, word, undefined, move)
    if (all.length < 2) return { best: [move], loss: 0, error: 0, among: all.length }
    const value = alone ? ({ points }: Found) => points : ({ win }: Found) => win
    const ways = distinct(all.toSorted((a, b) => value(b) - value(a)))
    const among = ways.length
    const made = canonical(move)
    const ours = ways.find(({ line }) => canonical(line[0]) === made)!
    const doubt = alone ? DOUBT.points : DOUBT.win
    const [better, second] = ways.filter((one) => one !== ours)
    if (!better || value(better) - value(ours) <= doubt) return { best: ours.line, loss: 0, error: 0, among }
    const isNear = second && value(better) - value(second) <= (alone ? NEAR.points : NEAR.win)
    const lines = [ours.line, better.line, ...(isNear ? [second.line] : [])]
    const { opinions: _, ...found } = playOnAll(played, lines, count, POSITIONS, word)
    // Looked at more closely, it was not better.
    if (found.loss <= BEYOND_LUCK * found.error)
      return { best: ours.line, loss: 0, error: found.error, among }
    return { best: better.line, among, ...found }
  }

  /**
   * Plays what was played, something better and maybe something near on to the end of the part, each time with the same
   * luck for all of them.
   */
  function playOnAll(
    { before, seat }: Played<State, Move>,
    lines: readonly Line<Move>[],
    count: number,
    positions: number,
    word: () => number,
  ) {
    const view = rules.view(before, seat)
    const seats = seatsOf(count)
    const end = looked.positions + positions
    const sums = lines.map((line) => tally(mind, seat, { line, ...UNSEEN }))
    const values: number[][] = lines.map(() => [])
    let games = 0
    for (; games < GAMES.most && (games < GAMES.least || looked.positions < end); games++) {
      const base = agreeing(mind, view, seat, word)
      const luck = word()
      for (const [i, { play }] of sums.entries()) values[i].push(standing(play(base, luck).end, seats)[seat])
    }
    const [played, best, near] = values.map((of) => spreadOf(of).mean)
    const { mean: loss, error } = spreadOf(values[1].map((value, game) => value - values[0][game]))
    const isNear = near > played && best - near <= (count === 1 ? NEAR.points : NEAR.win)
    return {
      opinions: sums.map(({ opinion }) => opinion(games)),
      loss,
      error,
      playedOn: { played, best, games, line: lines[0] },
      // What comes out ahead of the best by a hair is as good.
      ...(isNear && { near: { line: lines[2], loss: Math.max(0, best - near) } }),
    }
  }

  const move = (played: Played<State, Move>, count: number): Reviewed<Move> => {
    const seats = seatsOf(count)
    const { n, seat, move, before, after, rolled } = played
    const now = standing(after, seats)
    return {
      n,
      seat,
      move,
      chances: standing(before, seats),
      after: now,
      ...choice(played, count),
      ...(rolled ? luckOf(played, now) : { luck: seats.map(() => 0) }),
    }
  }

  const why = (played: Played<State, Move>, { best, playedOn, near }: Reviewed<Move>, count: number) => {
    const word = quickWords(played.n ^ 0x2545f491)
    const lines = [playedOn!.line, best, ...(near ? [near.line] : [])]
    const { opinions, ...found } = playOnAll(played, lines, count, WHY, word)
    return { ...found, played: opinions[0], best: opinions[1] }
  }

  const uses = (state: State, seat: Seat): readonly Move[] =>
    rules.shaped(state, seat).flatMap((move) => craft.uses(move) ?? [])

  return {
    move: ((_game, played, seats) => move(played as unknown as Played<State, Move>, seats)) as Review['move'],
    why: ((_game, played, reviewed, seats) =>
      why(
        played as unknown as Played<State, Move>,
        reviewed as unknown as Reviewed<Move>,
        seats,
      )) as Review['why'],
    luck: (_game, played, count) => {
      const own = played as unknown as Played<State, Move>
      return luckOf(own, standing(own.after, seatsOf(count))).luck
    },
    uses: ((_game, state, seat) => uses(state as unknown as State, seat)) as Review['uses'],
  }
}

const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat)

/** The mean of some values, and its standard error. */
function spreadOf(values: readonly number[]): { mean: number; error: number } {
  const n = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / Math.max(1, n - 1) / n) }
}
