import { explainBy, glanceBy } from './explain.ts'
import { learntBots, mindOf } from './learnt.ts'
import { odinCraft, TRAITS } from './odin/craft.ts'
import { odinRiddles } from './odin/riddles.ts'
import learnt from './odin/weights.json'
import { reviewBy } from './review.ts'
import { riddlerBy } from './riddle.ts'
import type { Likings } from './temperaments.ts'

const mind = mindOf(odinCraft, learnt)

/** Moves are played on to the end of the round: income and feast tell what they were worth. */
const DEPTH = { turns: 99, width: 6 }

const LIKINGS: Likings<(typeof TRAITS)[number]> = {
  vikingr: { ships: 1.5, luxury: 0.1, ore: 0.4, emigration: 1 },
  smidr: { houses: 3, covered: 0.12, isles: 1.5 },
  maurapuki: { silver: 0.25, animals: 1.2, income: 0.15 },
  skald: { occupations: 1.5, isles: 2.5 },
}

/** For A Feast for Odin. */
export const odinBots = learntBots(mind, DEPTH, TRAITS, LIKINGS)
export const explainOdin = explainBy(mind)
export const glanceOdin = glanceBy(mind)
export const reviewOdin = reviewBy(mind)
export const riddlerOdin = riddlerBy(mind, odinRiddles, DEPTH)
