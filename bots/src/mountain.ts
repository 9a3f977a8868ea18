import { explainBy, glanceBy } from './explain.ts'
import { learntBots, mindOf } from './learnt.ts'
import { mountainCraft, TRAITS } from './mountain/craft.ts'
import { mountainRiddles } from './mountain/riddles.ts'
import learnt from './mountain/weights.json'
import { reviewBy } from './review.ts'
import { riddlerBy } from './riddle.ts'
import type { Likings } from './temperaments.ts'

const mind = mindOf(mountainCraft, learnt)

/** Moves are played on to the seat's next turn: what the others do at once is seen, the rest is judged. */
const DEPTH = { turns: 0, width: 6 }

const LIKINGS: Likings<(typeof TRAITS)[number]> = {
  vikingr: { gnomes: 1, trolls: 0.3 },
  smidr: { elders: 1.2, halls: 0.8 },
  maurapuki: { honour: 0.4, domains: 1 },
  skald: { champions: 2.5, votes: 0.8 },
}

/** For The Fall of the Mountain King. */
export const mountainBots = learntBots(mind, DEPTH, TRAITS, LIKINGS)
export const explainMountain = explainBy(mind, 40_000)
export const glanceMountain = glanceBy(mind)
export const reviewMountain = reviewBy(mind)
export const riddlerMountain = riddlerBy(mind, mountainRiddles, { turns: 2 })
