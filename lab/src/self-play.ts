import type { Effort } from '@meadhall/bots/craft'
import { type Inputs, inputs } from '@meadhall/bots/inputs'
import { applyLine, bestOf, type Liking, type Mind, weigh } from '@meadhall/bots/weigh'
import { quickChance, quickWords } from '@meadhall/kernel/chance'
import { type AnyMove, silent } from '@meadhall/kernel/rules'
import type { Subject, Table } from './subjects.ts'

/** How far play strays from what looks best. */
export interface Exploring {
  /** How often any line is taken. */
  readonly whim: number
  /** By how many points lines are blurred. */
  readonly heat: number
  /** In some games the first moves follow a liking, so that play goes where it would not go yet. */
  readonly liking?: Liking
  /** What is liked all the time; what comes of it is learnt from. */
  readonly guide?: Liking
}

/** A position after a seat's choice, and what it was thought to be worth. */
export interface Step {
  readonly from: number
  readonly n: number
  readonly stage: number
  readonly points: number
  readonly win: number
  /** Where play strayed: what the better line was worth. Nothing that came later is to be blamed on earlier choices. */
  readonly better: { readonly points: number; readonly win: number } | null
}

/** What a seat went through in a game. */
export interface Trace extends Inputs {
  readonly steps: Step[]
}

const ROOM = 400_000

export const traceOf = (): Trace => ({
  ids: new Uint16Array(ROOM),
  values: new Float32Array(ROOM),
  n: 0,
  steps: [],
})

/** A mistake worth less than this, in points, is none. */
const SLIGHT = 0.5
const BESIDES = 8

export interface Match {
  readonly subject: Subject
  readonly table: Table
  readonly seed: number
  readonly effort: Effort
  /** Who plays in each seat. */
  readonly minds: readonly Mind<unknown, AnyMove>[]
  readonly exploring?: Exploring
  /** Seats that are learnt from. */
  readonly traces?: readonly (Trace | null)[]
}

/** Plays a game by nets, one look ahead, and gives the position at its end. */
export function play({ subject, table, seed, effort, minds, exploring, traces }: Match): unknown {
  const { craft, hides } = subject
  const { rules } = craft.game
  const chance = quickChance(seed)
  const word = quickWords(seed ^ 0x5bd1e995)
  const share = () => word() / 0x1_0000_0000
  const ownChance = quickChance(seed ^ 0x2545f491)
  const liked = exploring?.liking ? 4 + (word() % (80 * table.seats)) : 0
  let state = rules.setup(rules.readOptions(table.options), table.seats, chance, silent)
  let made = 0
  let besides = 0
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const seat = pending[0]
    const mind = minds[seat]
    const base =
      hides && table.seats > 1 ? rules.determinize(rules.view(state, seat), seat, ownChance) : state
    const liking = made < liked ? exploring?.liking : exploring?.guide
    const weighed = weigh(mind, base, seat, effort, besides < BESIDES, word, liking)
    made++
    let chosen = bestOf(weighed)
    let better: Step['better'] = null
    if (exploring && weighed.length > 1) {
      const best = chosen
      if (share() < exploring.whim) chosen = weighed[Math.floor(share() * weighed.length)]
      else if (exploring.heat > 0) {
        let high = Number.NEGATIVE_INFINITY
        for (const one of weighed) {
          const noisy = one.worth - exploring.heat * Math.log(-Math.log(share() + 1e-12) + 1e-12)
          if (noisy > high) {
            high = noisy
            chosen = one
          }
        }
      }
      if (best.worth - chosen.worth > SLIGHT) better = { points: best.points / craft.scale, win: best.win }
    }
    if (base === state && chosen.after !== null) state = chosen.after
    else applyLine(craft, state, seat, chosen.line, chance)
    besides = craft.isBesides(chosen.line[0]) ? besides + 1 : 0
    const trace = traces?.[seat]
    if (!trace || rules.pending(state).length === 0) continue
    if (made <= liked) {
      trace.n = 0
      trace.steps.length = 0
    }
    craft.write(state, seat)
    if (trace.n + inputs.n > ROOM) continue
    const stage = craft.stage(state)
    mind.net.look(inputs, stage)
    trace.ids.set(inputs.ids.subarray(0, inputs.n), trace.n)
    trace.values.set(inputs.values.subarray(0, inputs.n), trace.n)
    trace.steps.push({
      from: trace.n,
      n: inputs.n,
      stage,
      points: mind.net.points,
      win: mind.net.win,
      better,
    })
    trace.n += inputs.n
  }
  return state
}
