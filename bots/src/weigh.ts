import { quickChance } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import {
  type AnyHappening,
  type AnyMove,
  type Chance,
  type Seat,
  silent,
  type Tell,
} from '@meadhall/kernel/rules'
import type { Craft, Effort, Line } from './craft.ts'
import { inputs } from './inputs.ts'
import { looked } from './looked.ts'
import type { Net } from './net.ts'

/** A net that knows a game. */
export interface Mind<S, M extends AnyMove> {
  readonly craft: Craft<S, M>
  readonly net: Net
}

/** What a seat likes besides, in points for each trait of its game. */
export type Liking = readonly number[]

/** A line, and what the position after it is worth. */
export interface Weighed<S, M> {
  readonly line: Line<M>
  /** What the seat plays for, in points. */
  readonly worth: number
  readonly points: number
  readonly win: number
  /** The position after it, where chance had no say in it. */
  readonly after: S | null
}

export interface Judgement {
  worth: number
  points: number
  win: number
}

/** How a seat stands: what it plays for, the points it may expect, its chance to win. */
export function judge<S, M extends AnyMove>(
  { craft, net }: Mind<S, M>,
  state: S,
  seat: Seat,
  liking?: Liking,
  near = false,
): Judgement {
  let points: number
  let win: number
  if (craft.game.rules.pending(state).length === 0) {
    points = craft.points(state, seat)
    win = craft.won(state, seat)
  } else {
    craft.write(state, seat)
    if (near) net.lookFrom(inputs, craft.stage(state))
    else net.look(inputs, craft.stage(state))
    points = net.points * craft.scale
    win = net.win
  }
  const wish = craft.wish(state)
  let worth = wish.points * points + wish.win * win + (wish.more ?? 0)
  if (liking) {
    const has = craft.traitsOf(state, seat)
    for (let i = 0; i < liking.length; i++) worth += liking[i] * has[i]
  }
  return { worth, points, win }
}

/** A chance that is only made when something is asked of it, and that knows whether it was. */
interface Lucky extends Chance {
  asked: boolean
}

function lucky(seed: number): Lucky {
  let stream: Chance | undefined
  const chance: Lucky = {
    asked: false,
    pick(what, among) {
      chance.asked = true
      stream ??= quickChance(seed)
      return stream.pick(what, among)
    },
  }
  return chance
}

/** Makes the moves of a line; it ends early where something came between. */
export function applyLine<S, M extends AnyMove>(
  { game: { rules } }: Craft<S, M>,
  state: S,
  seat: Seat,
  line: Line<M>,
  chance: Chance,
  tell: Tell<AnyHappening> = silent,
): void {
  for (let i = 0; i < line.length; i++) {
    if (i > 0 && rules.check(state, seat, line[i])) return
    rules.apply(state, seat, line[i], chance, tell)
  }
}

const DEEPEST = 4

/**
 * Looks at the position after each line. The state must agree with what the seat knows and hold nothing else. Where a line
 * is not at the end of its small moves, the best of them are followed. `word` gives the seeds of luck. A move that was
 * `played` is looked at even if nobody would think of it.
 */
export function weigh<S, M extends AnyMove>(
  mind: Mind<S, M>,
  state: S,
  seat: Seat,
  effort: Effort,
  besides: boolean,
  word: () => number,
  liking?: Liking,
  played?: M,
): Weighed<S, M>[] {
  const { craft, net } = mind
  const lines = craft.lines(state, seat, effort, besides)
  if (played && !lines.some(([first]) => canonical(first) === canonical(played))) lines.push([played])
  if (lines.length === 1)
    return [{ line: lines[0], worth: 0, points: Number.NaN, win: Number.NaN, after: null }]
  const luck = word()
  craft.write(state, seat)
  net.settle(inputs, craft.stage(state))
  let top = Number.NEGATIVE_INFINITY
  let found = lines.map((line) => lookAt(state, line))
  if (effort.beam > 0) {
    for (let depth = 1; depth < DEEPEST; depth++) {
      const open = found.filter(
        ({ after, line }) => after !== null && line.length === depth && craft.goesOn(after, seat),
      )
      if (open.length === 0) break
      open.sort((a, b) => b.worth - a.worth)
      const followed = new Set(open.slice(0, effort.beam))
      const on: Weighed<S, M>[] = []
      for (const start of followed)
        for (const next of craft.lines(start.after!, seat, effort, false)) {
          const end = lookAt(start.after!, next)
          on.push({ ...end, line: [...start.line, ...next] })
        }
      found = found.filter((one) => !followed.has(one)).concat(on)
    }
  }
  return found

  function lookAt(from: S, line: Line<M>): Weighed<S, M> {
    let points = 0
    let win = 0
    let worth = 0
    let count = 0
    let after: S
    let asked: boolean
    do {
      after = craft.game.rules.clone(from)
      // The same luck for every line, so that lines are compared and not dice.
      const chance = lucky((luck + count * 7919) | 0)
      applyLine(craft, after, seat, line, chance)
      const judged = judge(mind, after, seat, liking, true)
      points += judged.points
      win += judged.win
      worth += judged.worth
      asked = chance.asked
      count++
      looked.positions++
    } while (asked && count < effort.samples)
    worth /= count
    // Positions that nobody will ask for again are let go.
    const wanted = !asked && (worth > top || (effort.beam > 0 && craft.goesOn(after, seat)))
    if (worth > top) top = worth
    return {
      line,
      worth,
      points: points / count,
      win: win / count,
      after: wanted ? after : null,
    }
  }
}

export function bestOf<S, M>(weighed: readonly Weighed<S, M>[]): Weighed<S, M> {
  let best = weighed[0]
  for (const one of weighed) if (one.worth > best.worth) best = one
  return best
}
