import { quickChance, quickWords } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import type { AnyHappening, AnyMove, Game, Seat } from '@meadhall/kernel/rules'
import type { Effort } from './craft.ts'
import { looked } from './looked.ts'
import { playOn } from './play-on.ts'
import { agreeing, FIRST_LOOK, ranked } from './search.ts'
import { applyLine, type Judgement, judge, type Mind, type Weighed } from './weigh.ts'

/** What a bot thinks of a move, in figures. */
export interface Opinion<M> {
  /** The move, and those that it would make afterwards as part of the same choice. */
  readonly move: M
  readonly afterwards: readonly M[]
  /** What the seat plays for, in points: lower than the first one's by as much as the move is worse. */
  readonly worth: number
  /** Points at the end, and the chance to win. */
  readonly points: number
  readonly win: number
  /** By score line: points that come until the part of the game (a round, a wave) is over, the seat's other moves included. */
  readonly lines: Readonly<Record<string, Gain>>
  /** What the seat holds then more than now, by its name: what counts no points yet. */
  readonly holds: Readonly<Record<string, Gain>>
  /** What may succeed or fail until then, by its name. */
  readonly deeds: Readonly<Record<string, Deed>>
}

/** On average, and its standard error. */
export interface Gain {
  readonly points: number
  readonly error: number
}

/** Something that chance has a say in: in how many of the games it was tried, and in how many of them it succeeded. */
export interface Deed {
  readonly tried: number
  readonly done: number
}

/** What a bot would do in a seat and why: its opinions, the best first. A forced move has one. */
export interface Explained<M> {
  readonly opinions: readonly Opinion<M>[]
  /** How often each was played on in thought, each time with other luck and other hidden things. */
  readonly games: number
  /** Among how many ways to go on. */
  readonly among: number
  /** Points at the end after the one in the middle of them all; what the opinions' points compare with. */
  readonly middle: number
  /** It was learnt with other components than lie on the table: what it plays on says more than what it judges. */
  readonly unfamiliar?: true
}

export interface Question {
  /** Positions that may be looked at, about. */
  readonly positions: number
  /** How many of the best moves are played on. */
  readonly opinions: number
  /** How often each is played on at most. */
  readonly games: number
  readonly seed: number
}

const USUAL_QUESTION: Question = { positions: 20_000, opinions: 5, games: 16, seed: 1 }

export type Explain = <S, M extends AnyMove>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  question?: Question,
) => Explained<M>

/** The moves that a seat would look at first, the best first: one look at each. */
export type Glance = <S, M extends AnyMove>(game: Game<S, M>, view: S, seat: Seat) => M[]

const EFFORT: Effort = { steps: 200, ways: 3, samples: 4, beam: 4 }
/** At a glance, the best third of the moves is worth a look, but no more than so many. */
const AT_A_GLANCE = 6

/** `positions`: how many it takes to say something, where a part of the game is longer than usual. */
export function explainBy<State, Move extends AnyMove>(
  mind: Mind<State, Move>,
  positions = USUAL_QUESTION.positions,
): Explain {
  const explain = (view: State, seat: Seat, question: Question): Explained<Move> => {
    const word = quickWords(question.seed)
    const end = looked.positions + question.positions
    const all = ranked(mind, view, seat, EFFORT, word)
    const told = distinct(all).slice(0, question.opinions)
    const sums = told.map((one) => tally(mind, seat, one))
    let games = 0
    do {
      const base = agreeing(mind, view, seat, word)
      // The same luck for every line, so that lines are compared and not dice.
      const luck = word()
      for (const sum of sums) sum.play(base, luck)
      games++
    } while (games < question.games && looked.positions < end)
    const opinions = sums.map(({ opinion }) => opinion(games)).sort((a, b) => b.worth - a.worth)
    return {
      opinions,
      games,
      among: all.length,
      middle: all.length === 1 ? opinions[0].points : all[all.length >> 1].points,
      ...(mind.craft.familiar?.(view) === false && { unfamiliar: true }),
    }
  }
  return ((_game, view, seat, question = { ...USUAL_QUESTION, positions }) =>
    explain(view as unknown as State, seat, question)) as Explain
}

export function glanceBy<State, Move extends AnyMove>(mind: Mind<State, Move>): Glance {
  const glance = (view: State, seat: Seat): Move[] => {
    const all = distinct(ranked(mind, view, seat, EFFORT, quickWords(1)))
    return all.slice(0, Math.min(AT_A_GLANCE, Math.ceil(all.length / 3))).map(({ line }) => line[0])
  }
  return ((_game, view, seat) => glance(view as unknown as State, seat)) as Glance
}

/** Of lines that begin with the same move, the best. */
export function distinct<S, M extends AnyMove>(all: readonly Weighed<S, M>[]): Weighed<S, M>[] {
  const seen = new Set<string>()
  return all.filter(({ line }) => {
    const key = canonical(line[0])
    return seen.has(key) ? false : seen.add(key)
  })
}

/**
 * Plays a line on to the end of the part, or until the seat has begun so many turns, again and again, and adds up what
 * comes of it.
 */
export function tally<S, M extends AnyMove>(
  mind: Mind<S, M>,
  seat: Seat,
  { line, ...first }: Weighed<S, M>,
  turns = Number.POSITIVE_INFINITY,
) {
  const { craft } = mind
  const { rules } = craft.game
  const lines: Sums = {}
  const holds: Sums = {}
  const deeds: Record<string, { tried: number; done: number }> = {}
  // The first look counts for as much as so many games; there was none where there is nothing to choose.
  const looks = Number.isNaN(first.points) ? 0 : FIRST_LOOK
  const sum = { worth: 0, points: 0, win: 0 }
  const mean = (of: 'worth' | 'points' | 'win', games: number) =>
    looks === 0 ? sum[of] / games : (sum[of] + looks * first[of]) / (games + looks)
  const pointsIn = (state: S) => {
    const points: Record<string, number> = {}
    for (const one of rules.score(state, seat)) points[one.line] = (points[one.line] ?? 0) + one.points
    return points
  }

  function play(base: S, luck: number): Judgement & { readonly end: S } {
    const state = rules.clone(base)
    const chance = quickChance(luck)
    const part = craft.part(state)
    const seen = new Set<string>()
    const tell = (happening: AnyHappening) => {
      const deed = craft.deed(happening, seat)
      // What is tried twice in a game counts once.
      if (!deed || seen.has(deed.name)) return
      seen.add(deed.name)
      const known = (deeds[deed.name] ??= { tried: 0, done: 0 })
      known.tried++
      if (deed.done) known.done++
    }
    looked.positions++
    const before = pointsIn(state)
    const held = craft.holdings(state, seat)
    applyLine(craft, state, seat, line, chance, tell)
    let begun = 0
    const goOn = (now: S, mover: Seat) =>
      craft.part(now) === part && !(mover === seat && craft.atTurn(now, seat) && begun++ === turns)
    const stop = playOn(mind, state, chance, quickWords(luck ^ 0x51ed270b), goOn, tell)
    addGains(lines, before, pointsIn(stop))
    addGains(holds, held, craft.holdings(stop, seat))
    const judged = judge(mind, stop, seat)
    sum.worth += judged.worth
    sum.points += judged.points
    sum.win += judged.win
    return { ...judged, end: stop }
  }

  const opinion = (games: number): Opinion<M> => ({
    move: line[0],
    afterwards: line.slice(1),
    worth: mean('worth', games),
    points: mean('points', games),
    win: mean('win', games),
    lines: gainsOf(lines, games),
    holds: gainsOf(holds, games),
    deeds,
  })
  return { play, opinion }
}

type Sums = Record<string, { sum: number; squares: number }>
type Amounts = Readonly<Record<string, number>>

function addGains(sums: Sums, before: Amounts, after: Amounts): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const gain = (after[name] ?? 0) - (before[name] ?? 0)
    const known = (sums[name] ??= { sum: 0, squares: 0 })
    known.sum += gain
    known.squares += gain * gain
  }
}

function gainsOf(sums: Sums, games: number): Record<string, Gain> {
  return Object.fromEntries(
    Object.entries(sums).map(([name, { sum, squares }]) => {
      const points = sum / games
      const variance = Math.max(0, squares / games - points * points)
      return [name, { points, error: Math.sqrt(variance / Math.max(1, games - 1)) }]
    }),
  )
}
