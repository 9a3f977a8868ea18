import { quickChance, quickWords } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import { type AnyMove, type Game, type Seat, silent } from '@meadhall/kernel/rules'
import type { Effort } from './craft.ts'
import { agreeing } from './search.ts'
import { judge, type Mind, weigh } from './weigh.ts'

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
  readonly best: readonly M[]
  readonly loss: number
  /** Between how many ways to go on the seat chose. */
  readonly among: number
  /** What dice and cards gave each seat beyond what was to be expected of them. */
  readonly luck: readonly number[]
}

export type Review = <S, M extends AnyMove>(
  game: Game<S, M>,
  played: Played<S, M>,
  seats: number,
) => Reviewed<M>

const EFFORT: Effort = { steps: 120, ways: 2, samples: 6, beam: 2 }
/** With so many other rolls and draws a move is compared. */
const OTHER_LUCK = 12

/** Looks back at one move. The same move is always judged alike. */
export function reviewBy<State, Move extends AnyMove>(mind: Mind<State, Move>): Review {
  const { craft } = mind
  const { rules } = craft.game

  /** How all seats stand: shares of the victory that add up to one, or the points of who plays alone. */
  function standing(state: State, seats: readonly Seat[]): number[] {
    const found = seats.map((seat) => judge(mind, state, seat))
    if (seats.length === 1) return [found[0].points]
    const sum = found.reduce((all, { win }) => all + win, 0)
    return found.map(({ win }) => (sum > 0 ? win / sum : 1 / seats.length))
  }

  function luckOf({ before, after, seat, move, n }: Played<State, Move>, seats: readonly Seat[]): number[] {
    const sums = seats.map(() => 0)
    for (let i = 0; i < OTHER_LUCK; i++) {
      const state = rules.clone(before)
      rules.apply(state, seat, move, quickChance(n * 7919 + i), silent)
      standing(state, seats).forEach((value, other) => (sums[other] += value))
    }
    return standing(after, seats).map((value, other) => value - sums[other] / OTHER_LUCK)
  }

  function choice({ before, seat, move, n }: Played<State, Move>, alone: boolean) {
    const word = quickWords(n)
    const base = agreeing(mind, rules.view(before, seat), seat, word)
    const made = canonical(move)
    const all = weigh(mind, base, seat, EFFORT, true, word, undefined, move)
    if (all.length < 2) return { best: [move], loss: 0, among: all.length }
    const value = ({ win, points }: { win: number; points: number }) => (alone ? points : win)
    const ours = all.filter(({ line }) => canonical(line[0]) === made)
    const best = all.reduce((a, b) => (value(b) > value(a) ? b : a))
    return {
      best: best.line,
      loss: value(best) - Math.max(...ours.map(value)),
      among: new Set(all.map(({ line }) => canonical(line[0]))).size,
    }
  }

  const review = (played: Played<State, Move>, seatCount: number): Reviewed<Move> => {
    const seats = Array.from({ length: seatCount }, (_, seat) => seat)
    const { n, seat, move, before, after, rolled } = played
    return {
      n,
      seat,
      move,
      chances: standing(before, seats),
      after: standing(after, seats),
      ...choice(played, seatCount === 1),
      luck: rolled ? luckOf(played, seats) : seats.map(() => 0),
    }
  }
  return ((_game, played, seats) => review(played as unknown as Played<State, Move>, seats)) as Review
}
