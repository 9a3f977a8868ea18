/** What exists in Champions of Midgard. Order matters: state arrays are indexed by the place in these lists. */

export const WARRIORS = ['swordsman', 'spearman', 'axeman'] as const
export type Warrior = (typeof WARRIORS)[number]

/** How many dice of each kind there are (CM-1.2). */
export const DICE_IN_ALL: readonly number[] = [12, 12, 10]
/** How many warriors a longhouse holds (CM-1.4). */
export const LONGHOUSE = 8

export const FACES = ['blank', 'hit1', 'hit2', 'shield'] as const
export type Face = (typeof FACES)[number]
export const BLANK = 0
export const HIT1 = 1
export const HIT2 = 2
export const SHIELD = 3

/** What a player keeps besides dice and cards. */
export const STORES = ['food', 'wood', 'coins', 'favor', 'blame'] as const
export type Store = (typeof STORES)[number]
export const FOOD = 0
export const WOOD = 1
export const COINS = 2
export const FAVOR = 3
export const BLAME = 4

/** What the Market and the rune Gifts deal in: the first three stores. */
export const GOODS = ['food', 'wood', 'coins'] as const
export type Good = (typeof GOODS)[number]
/** CM-14.3: how many of them the rune brings. */
export const GIFTS = 4

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
/** The first four stalls are economic, the last four military. */
export const ECONOMIC_STALLS = [0, 1, 2, 3]
export const MILITARY_STALLS = [4, 5, 6, 7]

export const LOCATIONS = [
  'blacksmith',
  'hafter',
  'swordsmith',
  'smokehouse',
  'jarlsLonghouse',
  'huntingGrounds',
  'market',
  'merchantShip',
  'runesmith',
  'sagesHouse',
  'shipwright',
  'staveChurch',
  'workerHuts',
  'troll',
  'draugrLeft',
  'draugrRight',
  'smallLongship',
  'largeLongship',
  'privateLongship',
] as const

/** Everywhere a worker can be placed. */
export const SPACES = [...LOCATIONS, ...STALLS] as const
export type Space = (typeof SPACES)[number]

/** The spaces that one worker takes for the whole round: all but the Hunting Grounds and private longships. */
export const SPACE_INDEX = Object.fromEntries(SPACES.map((space, i) => [space, i])) as Record<Space, number>

/** The places that goods pile up at, and where a warrior's kind is found. */
export const STOCKS = ['swordsmith', 'hafter', 'blacksmith', 'smokehouse'] as const
export const SMOKEHOUSE_STOCK = 3

/** Where warriors can be assigned: three enemies on land, three kinds of ship. */
export const TARGETS = [
  'troll',
  'draugrLeft',
  'draugrRight',
  'smallLongship',
  'largeLongship',
  'privateLongship',
] as const
export type Target = (typeof TARGETS)[number]
export const FIRST_SHIP = 3
export const SMALL = 3
export const LARGE = 4
export const PRIVATE = 5

export const SHORES = 4

export const LEADERS = ['asmundr', 'dagrun', 'gylfir', 'svanhildr', 'ullr'] as const
export type Leader = (typeof LEADERS)[number]

export const RUNES = [
  'gifts',
  'glory',
  'healing',
  'journey',
  'knowledge',
  'potential',
  'reaction',
  'success',
  'trueVision',
  'wealth',
] as const
export type Rune = (typeof RUNES)[number]
export const RUNE = Object.fromEntries(RUNES.map((rune, i) => [rune, i])) as Record<Rune, number>
/** The runes whose moment is any time (CM-14.2). */
export const ANYTIME_RUNES = ['gifts', 'knowledge', 'success', 'wealth'] as const

export const JOURNEYS = ['allQuiet', 'kraken', 'lost', 'noWind', 'storm', 'whirlpool'] as const
export type Journey = (typeof JOURNEYS)[number]

export const DESTINIES = [
  'crusherOfIce',
  'earthSmasher',
  'masterOfFlames',
  'craftsman',
  'leaderOfArmies',
  'odinsFavored',
  'prepared',
  'prosperous',
  'runemaster',
  'monsterHunter',
  'slayerOfTheUndead',
  'trollSlayer',
] as const
export type Destiny = (typeof DESTINIES)[number]

export const COLOURS = ['yellow', 'red', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

export const ENEMY_KINDS = ['troll', 'draugr', 'monster'] as const
export type EnemyKind = (typeof ENEMY_KINDS)[number]

export const ROUNDS = 8
