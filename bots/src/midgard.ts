import { explainBy, glanceBy } from './explain.ts'
import { learntBots, mindOf } from './learnt.ts'
import { midgardCraft, TRAITS } from './midgard/craft.ts'
import { midgardRiddles } from './midgard/riddles.ts'
import learnt from './midgard/weights.json'
import { reviewBy } from './review.ts'
import { riddlerBy } from './riddle.ts'
import type { Likings } from './temperaments.ts'

const mind = mindOf(midgardCraft, learnt)

/** Moves are played on to the end of the round, when its fights are over. */
const DEPTH = { turns: 99, width: 6 }

const LIKINGS: Likings<(typeof TRAITS)[number]> = {
  vikingr: { monsters: 2.5, warriors: 0.5 },
  smidr: { draugr: 1.5, warriors: 0.7, blame: -0.7 },
  maurapuki: { coins: 0.6, favor: 0.8 },
  skald: { runes: 1.5, destinies: 1.5, trolls: 1.5 },
}

/** For Champions of Midgard. */
export const midgardBots = learntBots(mind, DEPTH, TRAITS, LIKINGS)
export const explainMidgard = explainBy(mind)
export const glanceMidgard = glanceBy(mind)
export const reviewMidgard = reviewBy(mind)
export const riddlerMidgard = riddlerBy(mind, midgardRiddles, DEPTH)
