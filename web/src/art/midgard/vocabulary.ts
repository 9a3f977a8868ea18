// What the Midgard drawings are asked for: the ids of the rulebook, as the table uses them.

export const CLANS = ['raven', 'wolf', 'bear', 'stag'] as const
export type Clan = (typeof CLANS)[number]

/** Who may sit at a table: the clans, and the badger, who comes to the mountain only. */
export const SITTERS = [...CLANS, 'badger'] as const
export type Sitter = (typeof SITTERS)[number]

export const WARRIORS = ['swordsman', 'spearman', 'axeman'] as const
export type Warrior = (typeof WARRIORS)[number]

export const FACES = ['blank', 'hit1', 'hit2', 'shield'] as const
export type Face = (typeof FACES)[number]

export const TOKENS = [
  'food',
  'wood',
  'coin',
  'favor',
  'blame',
  'glory',
  'horn',
  'attack',
  'defence',
] as const
export type TokenName = (typeof TOKENS)[number]

/** Enemy sets: colour and sign always together. */
export const SETS = ['red', 'blue', 'yellow', 'troll'] as const
export type EnemySet = (typeof SETS)[number]

/** Buildings and sea places that are always on the board. */
export const TOWN = [
  'huntingGrounds',
  'staveChurch',
  'sagesHouse',
  'runesmith',
  'jarlsLonghouse',
  'smokehouse',
  'swordsmith',
  'hafter',
  'blacksmith',
  'market',
  'workerHuts',
  'shipwright',
] as const
const THREATS = ['troll', 'draugrLeft', 'draugrRight'] as const
export const HARBOUR = ['smallLongship', 'largeLongship', 'merchantShip', 'privateLongship'] as const
export const STALL_SPACES = ['stall0', 'stall1', 'stall2', 'stall3'] as const
export const SHORES = ['shore0', 'shore1', 'shore2', 'shore3'] as const

export const PLACES = [...TOWN, ...THREATS, ...HARBOUR, ...STALL_SPACES, ...SHORES] as const
export type Place = (typeof PLACES)[number]
export type TownPlace = (typeof TOWN)[number]
export type StallSpace = (typeof STALL_SPACES)[number]
export type Shore = (typeof SHORES)[number]

export const STALLS = [
  'aumingi',
  'skald',
  'generousMerchant',
  'wealthyStranger',
  'folkWarriors',
  'raiders',
  'jomsvikings',
  'varyags',
] as const
export type Stall = (typeof STALLS)[number]

export const LEADERS = ['asmundr', 'dagrun', 'gylfir', 'svanhildr', 'ullr'] as const
export type Leader = (typeof LEADERS)[number]

export const JOURNEYS = ['allQuiet', 'kraken', 'lost', 'noWind', 'storm', 'whirlpool'] as const
export type Journey = (typeof JOURNEYS)[number]
