import type { Advice, MoveOpinion } from '@meadhall/hall/think'
import type { AnyMove } from '@meadhall/kernel/rules'

/** A move that the raven names, and what speaks for it. */
export interface Suggestion {
  readonly move: AnyMove
  readonly afterwards: readonly AnyMove[]
  /** Points at the end, against the move in the middle of all. */
  readonly gain: number
  /** How long its bar is, from 0 to 1. */
  readonly bar: number
  readonly win: number
  /** Where it brings more, or less, than the other moves that were played on: points, the largest first, and what is held. */
  readonly lines: readonly { readonly line: string; readonly points: number }[]
  /** What may fail on the way, with its chance. */
  readonly chances: readonly { readonly kind: string; readonly of: string; readonly chance: number }[]
  /** Hardly worse than the first. */
  readonly close: boolean
}

const MOST = 3
/** Moves that are worse than the first by more than this are not named; below the second figure two are alike. */
const WORSE = 6
const ALIKE = 1
/** Differences below this are not worth a word; nor those that luck may have made, of so many standard errors. */
const TELLING = 0.75
const CHANCE = 1.5
/** What comes about in fewer of the games does not belong to the move. */
const USUAL = 0.6
/** Fewer tries say nothing about a chance. */
const ENOUGH = 5
/** Where others try it as often, it is worth saying if it turns out so differently. */
const TURNED = 0.05

/** One to three good moves and why, the best first. */
export function suggestions({ opinions, games, middle }: Advice): Suggestion[] {
  const [best] = opinions
  const named = opinions.slice(0, MOST).filter(({ worth }) => best.worth - worth < WORSE)
  const most = Math.max(1, ...named.map(({ points }) => points - middle))
  return named.map((one, i) => {
    const others = opinions.filter((other) => other !== one)
    const gain = one.points - middle
    return {
      move: one.move,
      afterwards: one.afterwards,
      gain,
      bar: Math.min(1, Math.max(0.04, gain / most)),
      win: one.win,
      lines: reasonsOf(one, others),
      chances: chancesOf(one, others, games),
      close: i > 0 && best.worth - one.worth < ALIKE,
    }
  })
}

function mean(of: readonly number[]): number {
  return of.length === 0 ? 0 : of.reduce((sum, value) => sum + value, 0) / of.length
}

function reasonsOf(one: MoveOpinion, others: readonly MoveOpinion[]): Suggestion['lines'] {
  const held = differences(one, others, 'holds').map(({ line, points }) => ({ line: `has.${line}`, points }))
  const holds = held.filter(({ points }) => points > 0)
  const found = [
    ...differences(one, others, 'lines').slice(0, 2),
    ...(holds.length > 0 ? holds : held).slice(0, 1),
  ]
  // What only speaks against a move is no reason for it: what that is worth comes later.
  return others.length === 0 || found.some(({ points }) => points > 0) ? found : []
}

/** Where a move differs from others by more than luck may have made, the largest difference first. */
function differences(
  one: MoveOpinion,
  others: readonly MoveOpinion[],
  of: 'lines' | 'holds',
): { readonly line: string; readonly points: number }[] {
  const names = new Set([one, ...others].flatMap((each) => Object.keys(each[of])))
  return [...names]
    .map((line) => {
      const theirs = others.map((each) => each[of][line]?.points ?? 0)
      const error = Math.hypot(
        one[of][line]?.error ?? 0,
        mean(others.map((each) => each[of][line]?.error ?? 0)),
      )
      return { line, points: (one[of][line]?.points ?? 0) - mean(theirs), error }
    })
    .filter(({ points, error }) => Math.abs(points) >= Math.max(TELLING, CHANCE * error))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map(({ line, points }) => ({ line, points }))
}

function chancesOf(one: MoveOpinion, others: readonly MoveOpinion[], games: number): Suggestion['chances'] {
  const share = ({ deeds }: MoveOpinion, name: string) => (deeds[name]?.tried ?? 0) / games
  return Object.entries(one.deeds)
    .filter(([name, { tried, done }]) => {
      if (tried < ENOUGH || tried / games < USUAL) return false
      if (others.length === 0 || mean(others.map((other) => share(other, name))) < USUAL) return true
      const theirs = mean(
        others.flatMap(({ deeds }) => (deeds[name] ? [deeds[name].done / deeds[name].tried] : [])),
      )
      return Math.abs(done / tried - theirs) >= TURNED
    })
    .sort(([, a], [, b]) => b.tried - a.tried)
    .slice(0, 2)
    .map(([name, { tried, done }]) => {
      const [kind, of] = name.split(' ')
      return { kind, of, chance: done / tried }
    })
}
