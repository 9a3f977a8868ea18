import { ELDER_HONOUR } from '@meadhall/mountain/data/tables'
import { DECISIONS } from '@meadhall/mountain/state'
import { ACTIONS, CLANS, DIFFICULTIES, SEATS } from '@meadhall/mountain/vocabulary'
import { layOut } from '../inputs.ts'

/** Where the inputs lie. Weights hang on the order: what is new comes at the end. */

export const CLAN_COUNT = CLANS.length
const CHAMPIONS = 44
const CARDS = 73
/** Caverns of the front, then of the back; lairs and halls likewise. */
export const CAVERNS = [28, 21] as const
export const LAIRS = [10, 8] as const
export const HALLS = [10, 7] as const
export const PER_CAVERN = 5
export const PER_CLAN = 12
export const PER_HALL = 4
export const PER_ACTION = 5
export const PER_RIVAL = 12
const MOST_RIVALS = SEATS - 1
export const WHEEL = 8

const { at, size } = layOut({
  one: 1,
  wave: 3,
  seats: 5,
  difficulty: DIFFICULTIES.length,
  place: 5,
  points: 1,
  now: 8,
  prospects: 4,
  honour: 1,
  decision: DECISIONS.length,
  decisionLeft: DECISIONS.length,
  supplies: 9,
  desperation: 4,
  boost: 7,
  reserve: 3,
  caverns: (CAVERNS[0] + CAVERNS[1]) * PER_CAVERN,
  lairs: LAIRS[0] + LAIRS[1],
  trollsHome: 1,
  clans: CLAN_COUNT * PER_CLAN,
  clanRanks: CLAN_COUNT * 4,
  halls: (HALLS[0] + HALLS[1]) * PER_HALL,
  domainsHeld: 8,
  board: 12,
  gates: 4,
  gnomes: 12,
  wheel: WHEEL,
  actions: ACTIONS.length * PER_ACTION,
  ancestry: 12,
  elders: ELDER_HONOUR.length,
  barrels: 5,
  wilds: 6,
  hand: CARDS,
  handHolds: 9,
  champions: CHAMPIONS,
  rivalChampions: CHAMPIONS,
  figures: CHAMPIONS,
  claws: 4,
  shown: CHAMPIONS,
  leading: CHAMPIONS,
  influence: CHAMPIONS,
  behind: CHAMPIONS,
  display: 4,
  solo: 12,
  lead: 6,
  rivals: MOST_RIVALS * PER_RIVAL,
  danger: 6,
})

export const F = at
export const INPUTS = size
export const KNOWN = { own: F.prospects, lead: F.prospects + 2 } as const
