import { quickWords } from '@meadhall/kernel/chance'
import type { AnyMove } from '@meadhall/kernel/rules'
import { type Bot, type Budget, ownSeed, random } from './bot.ts'
import type { Craft, Effort } from './craft.ts'
import { netOf, offsets, type Shape, unpacked } from './net.ts'
import { type Depth, ranked, search } from './search.ts'
import { type Likings, likingOf, TEMPERAMENTS } from './temperaments.ts'
import type { Liking, Mind, Weighed } from './weigh.ts'

/** Weights as they are checked in, with what made them. */
export interface Learnt {
  readonly game: string
  /** The version of the rules under which they were learnt, and the edition of the inputs. */
  readonly rules: number
  readonly edition: number
  readonly shape: Shape
  readonly weights: string
}

export function mindOf<S, M extends AnyMove>(craft: Craft<S, M>, learnt: Learnt): Mind<S, M> {
  const { shape } = learnt
  if (learnt.edition !== craft.edition || shape.inputs !== craft.inputs || shape.stages !== craft.stages)
    throw new Error(`the weights of ${learnt.game} were learnt for other inputs`)
  return { craft, net: netOf(shape, unpacked(learnt.weights, offsets(shape).size)) }
}

/** One look, and what is prepared for a search. */
const GLANCE: Effort = { steps: 60, ways: 2, samples: 2, beam: 2 }
const CAREFUL: Effort = { steps: 600, ways: 4, samples: 6, beam: 4 }
/** With fewer positions than this there is only time for a glance. */
const MANY = 100

/** With components that the net has not learnt with, so many positions at least are looked at in a search. */
const UNFAMILIAR = 400

/** Takes the line after which it stands best; where the net knows the components only by hearsay, by searching. */
function greedyBy<S, M extends AnyMove>(mind: Mind<S, M>, depth: Depth, liking?: Liking): Bot {
  const bot = (view: S, seat: number, seed: number, { positions, blur = 0, glance }: Budget): M => {
    const word = quickWords(seed)
    const isFamiliar = glance || (mind.craft.familiar?.(view) ?? true)
    const found = isFamiliar
      ? ranked(mind, view, seat, positions < MANY ? GLANCE : CAREFUL, word, liking)
      : search(mind, view, seat, CAREFUL, depth, Math.max(positions, UNFAMILIAR), word, liking)
    return (blur > 0 ? blurred(found, blur, word) : found[0]).line[0]
  }
  return ((_game, view, seat, chance, budget) =>
    bot(view as unknown as S, seat, ownSeed(chance), budget)) as Bot
}

/** Plays the lines that look best on; see `search`. */
function plannerBy<S, M extends AnyMove>(mind: Mind<S, M>, depth: Depth, liking?: Liking): Bot {
  const bot = (view: S, seat: number, seed: number, positions: number): M =>
    search(mind, view, seat, CAREFUL, depth, positions, quickWords(seed), liking)[0].line[0]
  return ((_game, view, seat, chance, { positions }) =>
    bot(view as unknown as S, seat, ownSeed(chance), positions)) as Bot
}

/** The best line, as it looks to who misjudges each by some points: close ones are mixed up, blunders are rare. */
function blurred<S, M>(found: readonly Weighed<S, M>[], blur: number, word: () => number): Weighed<S, M> {
  let best = found[0]
  let high = Number.NEGATIVE_INFINITY
  for (const one of found) {
    const seen = one.worth - blur * Math.log(-Math.log(word() / 0x1_0000_0000 + 1e-12) + 1e-12)
    if (seen > high) {
      high = seen
      best = one
    }
  }
  return best
}

/** The bots of a game by their names: `greedy` and `planner`, and each of them with a temperament, `greedy/skald`. */
export function learntBots<S, M extends AnyMove, Traits extends string>(
  mind: Mind<S, M>,
  depth: Depth,
  traits: readonly Traits[],
  likings: Likings<Traits>,
): Readonly<Record<string, Bot>> {
  const bots: Record<string, Bot> = { random, greedy: greedyBy(mind, depth), planner: plannerBy(mind, depth) }
  for (const temperament of TEMPERAMENTS) {
    const liking = likingOf(traits, likings, temperament)
    bots[`greedy/${temperament}`] = greedyBy(mind, depth, liking)
    bots[`planner/${temperament}`] = plannerBy(mind, depth, liking)
  }
  return bots
}
