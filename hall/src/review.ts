import type { Review, Reviewed } from '@meadhall/bots/review'
import { type GameRecord, remainingMoves } from '@meadhall/kernel/record'
import { moments } from '@meadhall/kernel/replay'
import type { AnyHappening, AnyMove, Game, Seat } from '@meadhall/kernel/rules'

/** A game that is over, looked back at. Figures are chances to win, or alone the points to be expected. */
export interface GameReview<M = AnyMove> {
  readonly game: string
  /** Who plays alone has no chance to win: there the figures are points. */
  readonly alone: boolean
  readonly seats: readonly SeatReview[]
  readonly decisions: readonly Reviewed<M>[]
  /** The moves that turned the game, the greatest first. */
  readonly turning: readonly Turning[]
}

export interface SeatReview {
  /** Decisions that had a choice. */
  readonly decisions: number
  /** What its choices fell short by in all, and what chance gave it. */
  readonly loss: number
  readonly luck: number
  readonly points: number
  readonly won: boolean
}

export interface Turning {
  readonly n: number
  readonly seat: Seat
  /** A poor choice, or dice and cards. */
  readonly by: 'choice' | 'luck'
  /** What it was worth to the seat: a loss is below zero. */
  readonly worth: number
}

/** So many turning points are named; smaller ones than this are none. */
const TURNING = 8
const SMALL = { chance: 0.04, points: 3 }

/**
 * Looks back at a game move by move, and gives the whole at the end. Each step takes some hundredths of a second, so that
 * whoever asks can show how far it is, or stop.
 */
export function* reviewGame<S, M extends AnyMove, H extends AnyHappening>(
  game: Game<S, M, H>,
  record: GameRecord<M, H>,
  review: Review,
): Generator<{ readonly done: number; readonly of: number }, GameReview<M>> {
  const entries = remainingMoves(record.entries)
  const states = [...moments(game.rules, record)]
  const decisions: Reviewed<M>[] = []
  for (const [i, { n, seat, move, chance }] of entries.entries()) {
    const played = {
      n,
      seat,
      move,
      before: states[i].state,
      after: states[i + 1].state,
      rolled: chance.length > 0,
    }
    decisions.push(review(game, played, record.seats))
    yield { done: i + 1, of: entries.length }
  }
  const last = states.at(-1)!.state
  const winners = game.rules.pending(last).length === 0 ? game.rules.ranking(last)[0] : []
  return {
    game: record.game,
    alone: record.seats === 1,
    decisions,
    turning: turningPoints(decisions, record.seats === 1),
    seats: Array.from({ length: record.seats }, (_, seat) => {
      const own = decisions.filter((one) => one.seat === seat && one.among > 1)
      return {
        decisions: own.length,
        loss: sum(own.map(({ loss }) => loss)),
        luck: sum(decisions.map(({ luck }) => luck[seat])),
        points: sum(game.rules.score(last, seat).map(({ points }) => points)),
        won: winners.includes(seat),
      }
    }),
  }
}

function turningPoints(decisions: readonly Reviewed<unknown>[], alone: boolean): Turning[] {
  const found = decisions.flatMap(({ n, seat, loss, luck }): Turning[] => [
    { n, seat, by: 'choice', worth: -loss },
    // Of what dice and cards gave, whom they touched most.
    luck
      .map((worth, other): Turning => ({ n, seat: other, by: 'luck', worth }))
      .reduce((a, b) => (Math.abs(b.worth) > Math.abs(a.worth) ? b : a)),
  ])
  const least = alone ? SMALL.points : SMALL.chance
  return found
    .filter(({ worth }) => Math.abs(worth) >= least)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, TURNING)
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
