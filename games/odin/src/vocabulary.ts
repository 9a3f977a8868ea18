/**
 * What exists in A Feast for Odin. Every list is a const tuple; the place of a name in its list is its number in the
 * state, the name itself is what stands in moves, records and scenarios.
 */

/** The goods of the goods boxes, colour by colour, each colour in the order of the boxes' columns. */
export const GOODS = [
  // orange: farm products
  'peas',
  'flax',
  'beans',
  'grain',
  'cabbage',
  'fruits',
  // red: animal products and farm animals
  'mead',
  'stockfish',
  'milk',
  'saltMeat',
  'gameMeat',
  'sheep',
  'pregnantSheep',
  'whaleMeat',
  'cattle',
  'pregnantCattle',
  // green: craft products
  'oil',
  'hide',
  'wool',
  'linen',
  'skinAndBones',
  'fur',
  'robe',
  'clothing',
  // blue: luxury goods
  'runeStone',
  'silverware',
  'chest',
  'silk',
  'spices',
  'jewelry',
  'treasureChest',
  'silverHoard',
] as const
export type Good = (typeof GOODS)[number]

export const RESOURCES = ['wood', 'stone', 'ore', 'silver'] as const
export type Resource = (typeof RESOURCES)[number]

export const WEAPONS = ['bowAndArrow', 'snare', 'spear', 'longSword'] as const
export type Weapon = (typeof WEAPONS)[number]

/** The grey tiles of the oval board, one of each. */
export const SPECIALS = [
  'glassBeads',
  'helmet',
  'cloakpin',
  'belt',
  'crucifix',
  'drinkingHorn',
  'amberFigure',
  'horseshoe',
  'goldBrooch',
  'forgeHammer',
  'fibula',
  'throwingAxe',
  'chalice',
  'roundShield',
  'englishCrown',
] as const
export type Special = (typeof SPECIALS)[number]

/** Everything that can lie in a player's supply; `supply[item]` is how many. */
export const ITEMS = [...GOODS, ...RESOURCES, ...WEAPONS, ...SPECIALS] as const
export type Item = (typeof ITEMS)[number]

export const SHIPS = ['whalingBoat', 'knarr', 'longship'] as const
export type Ship = (typeof SHIPS)[number]

export const BUILDINGS = ['shed', 'stoneHouse', 'longHouse'] as const
export type Building = (typeof BUILDINGS)[number]

/** What an exchange can name: items, ships, buildings, a weapon from the deck, and a longship with 3 ore aboard. */
export const THINGS = [...ITEMS, ...SHIPS, ...BUILDINGS, 'drawnWeapon', 'armedLongship'] as const
export type Thing = (typeof THINGS)[number]

/** The placement areas; sheds have no grid but lie among a player's boards all the same. */
export const BOARDS = [
  'home',
  'shetland',
  'faroeIslands',
  'iceland',
  'greenland',
  'bearIsland',
  'baffinIsland',
  'labrador',
  'newfoundland',
  'shed',
  'stoneHouse',
  'longHouse',
] as const
export type BoardKind = (typeof BOARDS)[number]

export const COLOURS = ['orange', 'red', 'green', 'blue', 'grey', 'none'] as const
export type Colour = (typeof COLOURS)[number]

export const DICE_ACTIONS = ['huntingGame', 'layingASnare', 'whaling', 'raiding', 'pillaging'] as const
export type DiceAction = (typeof DICE_ACTIONS)[number]

export const GROUPS = [
  'buildHouses',
  'buildShips',
  'hunting',
  'livestockMarket',
  'weeklyMarket',
  'products',
  'crafting',
  'mountainsAndTrade',
  'sailing',
  'emigrationAndOccupation',
] as const
export type Group = (typeof GROUPS)[number]

export const PHASES = [
  'newViking',
  'harvest',
  'explorationBoards',
  'newWeapon',
  'actions',
  'startPlayer',
  'income',
  'breeding',
  'feast',
  'bonus',
  'mountainStrips',
  'vikingsReturn',
] as const

export const DECKS = ['A', 'B', 'C'] as const
export type Deck = (typeof DECKS)[number]

/** The number of a name in its list. */
export const item = (name: Item): number => ITEM_NUMBER[name]
export const thing = (name: Thing): number => THING_NUMBER[name]
export const boardKind = (name: BoardKind): number => BOARDS.indexOf(name)

function numbers<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, number) => [name, number])) as Record<Name, number>
}
export const ITEM_NUMBER = numbers(ITEMS)
const THING_NUMBER = numbers(THINGS)

// Numbers that the rules use all the time.
export const SHEEP = item('sheep')
export const PREGNANT_SHEEP = item('pregnantSheep')
export const CATTLE = item('cattle')
export const PREGNANT_CATTLE = item('pregnantCattle')
export const FIRST_GREEN = item('oil')
export const FIRST_BLUE = item('runeStone')
export const WOOD = item('wood')
export const STONE = item('stone')
export const ORE = item('ore')
export const SILVER = item('silver')
export const FIRST_WEAPON = item('bowAndArrow')
export const BOW = item('bowAndArrow')
export const SNARE = item('snare')
export const SPEAR = item('spear')
export const SWORD = item('longSword')
export const FIRST_SPECIAL = item('glassBeads')
export const CROWN = item('englishCrown')
export const FIRST_SHIP = thing('whalingBoat')
export const FIRST_BUILDING = thing('shed')
export const DRAWN_WEAPON = thing('drawnWeapon')

export const HOME = boardKind('home')
export const SHED = boardKind('shed')
export const STONE_HOUSE = boardKind('stoneHouse')

/** Every board has at most this many rows; a board's rows in a state take up just as many numbers. */
export const ROWS = 12
/** Numbers that one placed tile takes up in `placed`: item, slot, row, column, turn. */
export const PER_TILE = 5
