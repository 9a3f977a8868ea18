import type { SoloRows, SoloWaves, SupplyTrack, VoteTileRow, WheelRow } from './rows.ts'

// What follows is certain: the rulebook says so.

/** Gnomes per invasion, by wave. */
export const INVADERS = [2, 3, 4] as const
/** Honour for the first troll that falls in an invasion, by wave, and for each further one. */
export const FIRST_FALLEN = [3, 4, 5] as const
export const OTHER_FALLEN = 2

/** Gate cards laid out, by players. The solo game has its own number. */
export const GATE_CARDS_LAID = [0, 0, 3, 3, 4, 5] as const

/** How many gnome markers there are of strength 1, 2 and 3. */
export const GNOME_MARKERS = [10, 10, 10] as const
export const HALL_MARKERS = [4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12] as const

/** A breach brings this many gnomes, and one more for each two begun beside the wheel. */
export const BREACH_BASE = 2
export const SWARM_REACH = 2

export const FIRST_CAVERN = 6
export const FURTHER_CAVERN = 2
export const OVERRUN_LOSS = 1

/** Honour for elders, by their number; more than nine cannot be had without champions, and then 30 stays the most. */
export const ELDER_HONOUR = [0, 0, 1, 3, 5, 8, 12, 17, 23, 30] as const

/** Clan and influence tracks end here and begin again with a second disc. */
export const TRACK_LENGTH = 8

// What follows is reconstructed, but for what is said to be certain.

/** Clockwise. Certain: the four effects, the two triggers, and that 3 spaces over the breach can end on Bolster. */
export const WHEEL: readonly WheelRow[] = [
  { effect: 'influence', star: true },
  { effect: 'bolster' },
  { effect: 'moveTrolls' },
  { effect: 'gainHonour', trigger: 'boost' },
  { effect: 'influence' },
  { effect: 'bolster' },
  { effect: 'moveTrolls' },
  { effect: 'gainHonour', trigger: 'breach' },
]

/** Honour added on the wheel's honour space, by the disc's place on the boost track; the first place bears the star. */
export const BOOST: readonly number[] = [1, 2, 3, 4, 5, 6]

export const VOTE_TILES: readonly VoteTileRow[] = [
  { id: 'vote1', honour: [7, 4, 2], reconstructed: true },
  { id: 'vote2', honour: [8, 4, 2], reconstructed: true },
  { id: 'vote3', honour: [8, 5, 2], reconstructed: true },
  { id: 'vote4', honour: [9, 5, 3] },
  { id: 'vote5', honour: [10, 5, 3], reconstructed: true },
  { id: 'vote6', honour: [10, 6, 3], reconstructed: true },
  { id: 'vote7', honour: [12, 6, 3], reconstructed: true },
]

/** Certain: six supplies in wave I, eight the most, one desperation symbol on space 8 and none other beyond 7. */
export const SUPPLIES: SupplyTrack = {
  base: [6, 5, 4],
  most: 8,
  desperation: [6, 7, 8],
  reconstructed: true,
}

/** What a gnome that plunders is worth to the gnomes, and how much earlier honour makes 1 in the last reckoning. */
export const PLUNDER = 2
export const EARLIER_HONOUR = 2
/** The margins from which a stand is narrow, firm, glorious and legendary. */
export const STAND_MARGINS = [1, 15, 35, 60] as const

export const SOLO: SoloRows = {
  criticalDomains: 4,
  invasions: 3,
  champions: 3,
  neededInfluence: [4, 5, 6],
  gnomeVotes: 1,
  perOverrunCavern: 1,
  headStart: { gentle: 0, steady: 4, fierce: 15, grim: 30 },
  waves: {
    gentle: { criticalDomains: 3, invasions: [2, 3, 3], moreGnomes: [0, 0, 0], wanted: 0, headStart: 0 },
    steady: { criticalDomains: 3, invasions: [3, 3, 4], moreGnomes: [0, 0, 0], wanted: 1, headStart: 0 },
    fierce: { criticalDomains: 4, invasions: [3, 3, 4], moreGnomes: [0, 1, 0], wanted: 1, headStart: 0 },
    grim: { criticalDomains: 4, invasions: [3, 3, 4], moreGnomes: [0, 1, 2], wanted: 2, headStart: 0 },
  },
  reconstructed: true,
}

/** Before the third version of the rules fierce gnomes came in greater numbers in the third wave, which few noticed. */
export const FIERCE_BEFORE: SoloWaves = { ...SOLO.waves!.fierce, moreGnomes: [0, 0, 1] }
