import { BEYOND_LUCK, type Review, type Reviewed, type ReviewedWhy } from '@meadhall/bots/review'
import { canonical } from '@meadhall/kernel/plain'
import { BadRecord, type GameRecord, readRecord, remainingMoves } from '@meadhall/kernel/record'
import { moments } from '@meadhall/kernel/replay'
import type { AnyHappening, AnyMove, Game, Seat } from '@meadhall/kernel/rules'
import { gameOf } from './games.ts'
import { fitsRules } from './record-file.ts'
import { FELL_SHORT, REVIEW_EDITION, SMALL } from './review-figures.ts'

/** A game that is over, looked back at. Figures are chances to win, or alone the points to be expected. */
export interface GameReview<M = AnyMove> {
  readonly edition: number
  readonly game: string
  /** Who plays alone has no chance to win: there the figures are points. */
  readonly alone: boolean
  readonly seats: readonly SeatReview[]
  readonly decisions: readonly Reviewed<M>[]
  /** The moves that turned the game, the greatest first. */
  readonly turning: readonly Turning[]
  /** Why the poorest choices fell short, by their numbers. */
  readonly why: Readonly<Record<number, ReviewedWhy<M>>>
  /** What somebody might have used again and again and nobody did, and how often. */
  readonly unused: readonly { readonly move: M; readonly offered: number }[]
}

export interface SeatReview {
  /** Decisions that had a choice. */
  readonly decisions: number
  /** What its choices fell short by in all, with the standard error. */
  readonly loss: number
  readonly lossError: number
  /** What chance gave it, with the standard error. */
  readonly luck: number
  readonly luckError: number
  /** Where it stood after the set-up and at the end; what chance did not give was chosen, by all together. */
  readonly start: number
  readonly end: number
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

/** So many turning points are named. */
const TURNING = 8
/** Of so many of each seat's poorest choices reasons are sought. */
const REASONS = 6
/** Of what nobody used, what was open less often than this is not missed. */
const OFTEN = 8
const UNUSED = 12

/** A finished game, made ready to be looked back at. */
interface Opened<S, M extends AnyMove> {
  readonly game: Game<S, M>
  readonly record: GameRecord<M>
  readonly moves: readonly ReturnType<typeof remainingMoves<M>>[number][]
  /** The position after the set-up and after each of the moves. */
  readonly states: readonly S[]
}

function opened<S, M extends AnyMove, H extends AnyHappening>(
  game: Game<S, M, H>,
  record: GameRecord<M, H>,
): Opened<S, M> {
  return {
    game,
    record,
    moves: remainingMoves(record.entries),
    states: Array.from(moments(game.rules, record), ({ state }) => state),
  }
}

function playedAt<S, M extends AnyMove>({ moves, states }: Opened<S, M>, i: number) {
  const { n, seat, move, chance } = moves[i]
  return { n, seat, move, before: states[i], after: states[i + 1], rolled: chance.length > 0 }
}

/**
 * Looks back at a game move by move, and gives the whole at the end. Each step takes some hundredths of a second, so that
 * whoever asks can show how far it is, or stop.
 */
export function* reviewGame<S, M extends AnyMove, H extends AnyHappening>(
  game: Game<S, M, H>,
  record: GameRecord<M, H>,
  review: Review,
): Generator<{ readonly done: number; readonly of: number }, GameReview<M>> {
  const open = opened(game, record)
  const decisions: Reviewed<M>[] = []
  for (let i = 0; i < open.moves.length; i++) {
    decisions.push(review.move(open.game, playedAt(open, i), record.seats))
    yield { done: i + 1, of: open.moves.length }
  }
  return whole(open, review, decisions)
}

function whole<S, M extends AnyMove>(
  open: Opened<S, M>,
  review: Review,
  found: readonly Reviewed<M>[],
): GameReview<M> {
  const { game, record, states } = open
  const { rules } = game
  const last = states.at(-1)!
  const winners = rules.pending(last).length === 0 ? rules.ranking(last)[0] : []
  const alone = record.seats === 1
  const least = alone ? SMALL.points : SMALL.chance
  const { decisions, why } = confirmed(open, review, found, alone ? FELL_SHORT.points : FELL_SHORT.chance)
  return {
    edition: REVIEW_EDITION,
    game: record.game,
    alone,
    decisions,
    turning: turningPoints(decisions, least),
    why,
    unused: unusedIn(open, review),
    seats: Array.from({ length: record.seats }, (_, seat) => {
      const own = decisions.filter((one) => one.seat === seat && one.among > 1)
      return {
        decisions: own.length,
        loss: sum(own.map(({ loss }) => loss)),
        lossError: Math.hypot(...own.map(({ error }) => error)),
        luck: sum(decisions.map(({ luck }) => luck[seat])),
        luckError: Math.hypot(...decisions.map(({ rolled }) => rolled?.error[seat] ?? 0)),
        start: decisions[0]?.chances[seat] ?? 0,
        end: decisions.at(-1)?.after[seat] ?? 0,
        points: sum(rules.score(last, seat).map(({ points }) => points)),
        won: winners.includes(seat),
      }
    }),
  }
}

/** The poorest choices of each seat are played on again: what stays poor has its reasons, and nobody is told of the rest. */
function confirmed<S, M extends AnyMove>(
  open: Opened<S, M>,
  review: Review,
  found: readonly Reviewed<M>[],
  least: number,
): Pick<GameReview<M>, 'decisions' | 'why'> {
  const { game, record, moves } = open
  const at = new Map(moves.map(({ n }, i) => [n, i]))
  const why: Record<number, ReviewedWhy<M>> = {}
  const decisions = [...found]
  for (let seat = 0; seat < record.seats; seat++) {
    const own = [...found.entries()].filter(([, one]) => one.seat === seat && one.loss >= least)
    for (const [i, one] of own.sort(([, a], [, b]) => b.loss - a.loss).slice(0, REASONS)) {
      const closer = review.why(game, playedAt(open, at.get(one.n)!), one, record.seats)
      const { loss, error, playedOn, near } = closer
      const { near: _near, playedOn: _playedOn, ...rest } = one
      const stays = loss > BEYOND_LUCK * error
      decisions[i] = stays
        ? { ...rest, loss, error, playedOn, ...(near && { near }) }
        : { ...rest, best: [one.move], loss: 0, error }
      if (stays) why[one.n] = closer
    }
  }
  return { decisions, why }
}

function turningPoints(decisions: readonly Reviewed<unknown>[], least: number): Turning[] {
  const found = decisions.flatMap(({ n, seat, loss, luck }): Turning[] => [
    { n, seat, by: 'choice', worth: -loss },
    // Of what dice and cards gave, whom they touched most.
    luck
      .map((worth, other): Turning => ({ n, seat: other, by: 'luck', worth }))
      .reduce((a, b) => (Math.abs(b.worth) > Math.abs(a.worth) ? b : a)),
  ])
  return found
    .filter(({ worth }) => Math.abs(worth) >= least)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, TURNING)
}

function unusedIn<S, M extends AnyMove>(open: Opened<S, M>, review: Review): GameReview<M>['unused'] {
  const { game, moves, states } = open
  const offers = new Map<string, { move: M; offered: number }>()
  const used = new Set<string>()
  for (const [i, { seat, move }] of moves.entries()) {
    const here = new Map(review.uses(game, states[i], seat).map((use) => [canonical(use), use]))
    for (const [key, use] of here)
      offers.set(key, { move: use, offered: (offers.get(key)?.offered ?? 0) + 1 })
    for (const [key, use] of here) if (isUse(move, use)) used.add(key)
  }
  return [...offers]
    .filter(([key, { offered }]) => offered >= OFTEN && !used.has(key))
    .map(([, offer]) => offer)
    .sort((a, b) => b.offered - a.offered)
    .slice(0, UNUSED)
}

/** Whether a move makes use of something: it says all that the use says, and maybe more. */
function isUse(move: object, use: object): boolean {
  return Object.entries(use).every(([key, value]) => (move as Record<string, unknown>)[key] === value)
}

/** The game that was opened last: a review asks for the same one again and again. */
let known: { readonly text: string; readonly open: Promise<[Opened<unknown, AnyMove>, Review]> } | undefined

function openText(text: string) {
  if (known?.text !== text) known = { text, open: readText(text) }
  return known.open
}

async function readText(text: string): Promise<[Opened<unknown, AnyMove>, Review]> {
  const record = readRecord(text)
  const listed = gameOf(record.game)
  const [game, review] = await Promise.all([listed?.load(), listed?.review?.()])
  if (!game || !review) throw new BadRecord(`nobody here knows what a position of "${record.game}" is worth`)
  fitsRules(game, record)
  return [opened(game, record), review]
}

/** Of a record as text: how many moves there are to look back at. */
export async function reviewLength(text: string): Promise<number> {
  return (await openText(text))[0].moves.length
}

/** Looks back at the moves from the `from`th on, and at no more than `count`: work for where bots think. */
export async function reviewPart(text: string, from: number, count: number): Promise<Reviewed<AnyMove>[]> {
  const [open, review] = await openText(text)
  return open.moves
    .slice(from, from + count)
    .map((_, i) => review.move(open.game, playedAt(open, from + i), open.record.seats))
}

/** Puts together what was found. */
export async function reviewWhole(
  text: string,
  decisions: readonly Reviewed<AnyMove>[],
): Promise<GameReview> {
  const [open, review] = await openText(text)
  return whole(open, review, decisions)
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
