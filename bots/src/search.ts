import { quickChance, quickWords } from '@meadhall/kernel/chance'
import type { AnyMove, Seat } from '@meadhall/kernel/rules'
import type { Effort } from './craft.ts'
import { looked } from './looked.ts'
import { playOn } from './play-on.ts'
import { applyLine, judge, type Liking, type Mind, type Weighed, weigh } from './weigh.ts'

/** How far the lines that look best are played on. */
export interface Depth {
  /** Own turns that begin before it stops; the end of the part stops it in any case. */
  readonly turns: number
  /** So many of the best lines are played on. */
  readonly width: number
}

/** About as many positions as a playout looks at: who may look at few plays few lines on, but two at least. */
const A_PLAYOUT = 100
/** The first look counts for as much as so many playouts. */
export const FIRST_LOOK = 1.5

/** A line with what is thought of it in the end. */
export interface Found<S, M> extends Weighed<S, M> {
  /** Positions that it was played on from; 0 where one look was enough. */
  readonly playouts: number
}

/**
 * Plays the lines that look best on, by the net's own choices, on positions that agree with the view, and drops the worse
 * half again and again until one is left or so many positions have been looked at. The best line comes first.
 */
export function search<S, M extends AnyMove>(
  mind: Mind<S, M>,
  view: S,
  seat: Seat,
  effort: Effort,
  { turns, width }: Depth,
  positions: number,
  word: () => number,
  liking?: Liking,
): Found<S, M>[] {
  const { craft } = mind
  const { rules } = craft.game
  const end = looked.positions + positions
  const first = ranked(mind, view, seat, effort, word, liking)
  if (first.length < 2 || positions <= first.length) return first.map((one) => ({ ...one, playouts: 0 }))
  const sums = new Map(first.map((one) => [one, { worth: 0, points: 0, win: 0, n: 0 }]))
  let left = first.slice(0, Math.max(2, Math.min(width, Math.floor(positions / A_PLAYOUT))))
  const stages = Math.ceil(Math.log2(left.length))
  for (let stage = 1; stage <= stages; stage++) {
    const until = end - (positions * (stages - stage)) / stages
    do {
      const base = agreeing(mind, view, seat, word)
      // The same luck for every line, so that lines are compared and not dice.
      const luck = word()
      for (const one of left) {
        const judged = follow(base, one, luck)
        const sum = sums.get(one)!
        sum.worth += judged.worth
        sum.points += judged.points
        sum.win += judged.win
        sum.n++
      }
    } while (looked.positions < until)
    left.sort((a, b) => merit(b) - merit(a))
    left = left.slice(0, Math.ceil(left.length / 2))
  }
  return first.map(found).sort((a, b) => b.playouts - a.playouts || b.worth - a.worth)

  function found(one: Weighed<S, M>): Found<S, M> {
    const { n, points, win } = sums.get(one)!
    if (n === 0) return { ...one, playouts: 0 }
    return { ...one, worth: merit(one), points: points / n, win: win / n, playouts: n }
  }

  function merit(one: Weighed<S, M>): number {
    const { worth, n } = sums.get(one)!
    return (worth + FIRST_LOOK * one.worth) / (n + FIRST_LOOK)
  }

  function follow(base: S, { line }: Weighed<S, M>, luck: number) {
    looked.positions++
    const state = rules.clone(base)
    const chance = quickChance(luck)
    const part = craft.part(state)
    applyLine(craft, state, seat, line, chance)
    let begun = 0
    const stop = playOn(mind, state, chance, quickWords(luck ^ 0x51ed270b), (now, mover) => {
      if (craft.part(now) !== part) return false
      return !(mover === seat && craft.atTurn(now, seat) && begun++ === turns)
    })
    return judge(mind, stop, seat, liking)
  }
}

/** A position that agrees with what the seat knows: others have not chosen yet what they will show together. */
export function agreeing<S, M extends AnyMove>(
  { craft }: Mind<S, M>,
  view: S,
  seat: Seat,
  word: () => number,
): S {
  const state = craft.game.rules.determinize(view, seat, quickChance(word()))
  craft.forget(state, seat)
  return state
}

/** All lines by one look, the best first; where chance or hidden things decide, by several. */
export function ranked<S, M extends AnyMove>(
  mind: Mind<S, M>,
  view: S,
  seat: Seat,
  effort: Effort,
  word: () => number,
  liking?: Liking,
): Weighed<S, M>[] {
  const base = agreeing(mind, view, seat, word)
  // One time in four nothing is done besides: nobody goes in circles.
  const besides = word() % 4 > 0
  return weigh(mind, base, seat, effort, besides, word, liking).sort((a, b) => b.worth - a.worth)
}
