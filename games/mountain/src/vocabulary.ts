/**
 * The words of the game. The English original says gnome, bolster, domain, cavern, lair, mud, honour; the German edition
 * Zwerg, Verstärkung, Gebiet, Höhle, Heimstatt, Lehm, Ehre. In moves and data things go by these names, in the state
 * by their index.
 */

/** The seven clans, clockwise round the mountain and from top to bottom on the clan board. */
export const CLANS = ['moss', 'ice', 'moon', 'granite', 'hammer', 'mud', 'fire'] as const
export type Clan = (typeof CLANS)[number]

/** What an ancestry symbol can be made to do. */
export const ACTIONS = ['advance', 'bolster', 'influence', 'gnome'] as const
export type Action = (typeof ACTIONS)[number]

/**
 * What a cell of an ancestry can show. `none`: no card lies there. The first four symbols are the actions.
 * A cell is kept as one number: symbol * 8 + strength, plus COVERED when a cube lies on it.
 */
export const SYMBOLS = [
  'none',
  'advance',
  'bolster',
  'influence',
  'gnome',
  'wild',
  'supply',
  'elder',
  'blank',
] as const
export type CardSymbol = (typeof SYMBOLS)[number]

export const NONE = 0
export const ADVANCE = 1
export const BOLSTER = 2
export const INFLUENCE = 3
export const GNOME = 4
export const WILD = 5
export const SUPPLY = 6
export const ELDER = 7
export const BLANK = 8

export const COVERED = 128
export const symbolOf = (cell: number): number => (cell >> 3) & 15
export const strengthOf = (cell: number): number => cell & 7
export const isCovered = (cell: number): boolean => cell >= COVERED

/** Where the pawn of the gnome wheel can land. */
export const WHEEL_EFFECTS = ['bolster', 'influence', 'gainHonour', 'moveTrolls'] as const
export type WheelEffect = (typeof WHEEL_EFFECTS)[number]

/** What lies between two spaces of the wheel. */
export const TRIGGERS = ['boost', 'breach'] as const
export type Trigger = (typeof TRIGGERS)[number]

/** The stacks of champions: start champions, waves I and II, wave III. */
export const STACKS = ['start', 'early', 'late'] as const
export type Stack = (typeof STACKS)[number]

/** Where honour comes from during the game; halls, elders and votes are counted when it is over. */
export const HONOURS = [
  'gnomes',
  'fallen',
  'wheel',
  'contenders',
  'champions',
  'domainsWaveI',
  'domainsWaveII',
] as const
export type Honour = (typeof HONOURS)[number]

/** How hard the solo game is. */
export const DIFFICULTIES = ['steady', 'gentle', 'fierce', 'grim'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Short tales for one player (MK-22.3); the first stands for the whole Last Stand. */
export const SAGAS = [
  'none',
  'firstSnow',
  'brokenGates',
  'kingsHalls',
  'runawayWheel',
  'twoHeirs',
  'hollowHost',
] as const
export type Saga = (typeof SAGAS)[number]

/** How a Last Stand ended, from worst to best (MK-21.10). */
export const STAND_RANKS = ['fallen', 'narrow', 'firm', 'glorious', 'legendary'] as const
export type StandRank = (typeof STAND_RANKS)[number]

/** Arrays by seat have this stride, whatever the number of players. */
export const SEATS = 5
/** The side of a set that holds every ancestry the 6 x 6 frame allows, with the start card in its middle. */
export const SIDE = 10
export const GRID = SIDE * SIDE
/** Where the start card's upper left cell lies; moves name cells relative to it. */
export const ORIGIN = 4

export const FRAME = 6
export const WAVES = 3
export const TROLLS = 25
export const BASES = 5
export const MOST_GNOMES_IN_A_CAVERN = 2

/** The names of grid cells, `0,0` being the start card's upper left one: column, then row. */
export const CELL_NAMES: readonly string[] = Array.from(
  { length: GRID },
  (_, cell) => `${(cell % SIDE) - ORIGIN},${Math.floor(cell / SIDE) - ORIGIN}`,
)
const CELLS: ReadonlyMap<string, number> = new Map(CELL_NAMES.map((name, cell) => [name, cell]))
export const cellNamed = (name: unknown): number => CELLS.get(name as string) ?? -1

/** The grid cells that share a side with each cell. */
export const CELL_NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: GRID }, (_, cell) => {
  const near: number[] = []
  if (cell % SIDE > 0) near.push(cell - 1)
  if (cell % SIDE < SIDE - 1) near.push(cell + 1)
  if (cell >= SIDE) near.push(cell - SIDE)
  if (cell < GRID - SIDE) near.push(cell + SIDE)
  return near
})

export const clanNamed = (name: unknown): number => CLANS.indexOf(name as Clan)
/** The symbol an action is made with. */
export const actionNamed = (name: unknown): number => ACTIONS.indexOf(name as Action) + 1
