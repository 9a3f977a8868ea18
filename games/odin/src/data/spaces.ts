import type { Effect } from '../effects.ts'
import type { RuleId } from '../rulebook/ids.ts'
import { type Group, ITEMS } from '../vocabulary.ts'
import { byCount, choice, each, gain, oneOf, swap } from './occupations/boxes.ts'
import { FORGEABLE } from './tiles.ts'

/** The action spaces, column by column from the top, as printed. */
export interface Space {
  readonly id: string
  /** The entry of the rulebook that says what it does. */
  readonly rule: RuleId
  readonly column: number
  readonly groups: readonly Group[]
  /** Which of the effects must be possible to occupy the space: one of them, the first, or all. */
  readonly need: 'any' | 'first' | 'all'
  readonly longships?: number
  readonly knarr?: true
  readonly effects: readonly Effect[]
  /** Silver among the printed yield. */
  readonly silver: number
}

type Row = [id: string, group: Group, effects: Effect | readonly Effect[], more?: Partial<Space>]

const forge: Effect = oneOf(
  ...ITEMS.filter((_, what) => FORGEABLE[what]).map((name) => choice({ ore: 1 }, { [name]: 1 })),
)
const up = (count: number, steps = 1): Effect => ({ op: 'upgrade', count, steps })
const strips = (...take: number[]): Effect => ({ op: 'mountain', take })
const overseas: readonly Effect[] = [
  swap({ silver: 1 }, {}),
  { op: 'upgrade', count: 8, steps: 1, overseas: true },
]
const first = { need: 'first' } as const

const COLUMNS: readonly (readonly Row[])[] = [
  [
    ['buildShed', 'buildHouses', swap({ wood: 2 }, { shed: 1 })],
    ['buildWhalingBoat', 'buildShips', swap({ wood: 1 }, { whalingBoat: 1 })],
    ['huntingGame1', 'hunting', { op: 'dice', action: 'huntingGame' }],
    ['takeStockfish', 'hunting', gain({ stockfish: 1 })],
    ['buy2Stockfish', 'livestockMarket', swap({ silver: 1 }, { stockfish: 2 })],
    ['buy2SaltMeat', 'livestockMarket', swap({ silver: 2 }, { saltMeat: 2 })],
    ['weeklyMarket1', 'weeklyMarket', gain({ beans: 1, silver: 1 }), { silver: 1 }],
    [
      'productsMilk',
      'products',
      byCount('anyCattle', [
        [1, { milk: 1 }],
        [2, { milk: 2 }],
        [3, { milk: 3 }],
      ]),
    ],
    ['craftLinen', 'crafting', swap({ flax: 1 }, { linen: 1 })],
    ['craftRuneStone', 'crafting', swap({ stone: 1 }, { runeStone: 1, silver: 1 }), { silver: 1 }],
    ['mountain2', 'mountainsAndTrade', strips(2)],
    ['mountain1Upgrade1', 'mountainsAndTrade', [strips(1), up(1)]],
    ['upgrade2', 'mountainsAndTrade', up(2)],
    ['overseasTrading1', 'sailing', overseas, { ...first, knarr: true }],
    ['raiding', 'sailing', { op: 'dice', action: 'raiding' }],
    [
      'exploreShort',
      'sailing',
      { op: 'explore', boards: ['shetland', 'faroeIslands'], ships: ['whalingBoat', 'knarr', 'longship'] },
    ],
    [
      'drawOccupation',
      'emigrationAndOccupation',
      [{ op: 'drawOccupation' }, gain({ silver: 1 })],
      { silver: 1 },
    ],
    [
      'playOccupationPaid',
      'emigrationAndOccupation',
      [oneOf(choice({ stone: 1 }, {}), choice({ ore: 1 }, {})), { op: 'play', max: 1 }, gain({ silver: 1 })],
      { ...first, silver: 1 },
    ],
  ],
  [
    ['buildStoneHouse', 'buildHouses', swap({ stone: 1 }, { stoneHouse: 1 })],
    ['buildKnarr', 'buildShips', swap({ wood: 2 }, { knarr: 1 })],
    ['huntingGame2', 'hunting', { op: 'dice', action: 'huntingGame' }],
    ['layingASnare', 'hunting', { op: 'dice', action: 'layingASnare' }],
    ['buySheep', 'livestockMarket', swap({ silver: 1 }, { sheep: 1 })],
    ['buyCattleMilk', 'livestockMarket', swap({ silver: 3 }, { cattle: 1, milk: 1 })],
    ['weeklyMarket2', 'weeklyMarket', gain({ flax: 1, stockfish: 1, silver: 1 }), { silver: 1 }],
    ['productsMead', 'products', gain({ mead: 2, silver: 2 }), { silver: 2 }],
    ['craftClothing', 'crafting', swap({ hide: 1, linen: 1 }, { clothing: 1, silver: 2 }), { silver: 2 }],
    [
      'craftChest',
      'crafting',
      oneOf(choice({ wood: 1 }, { chest: 1, silver: 1 }), choice({ ore: 1 }, { chest: 1, silver: 1 })),
      { silver: 1 },
    ],
    ['woodPerPlayer', 'mountainsAndTrade', [each('woodPerPlayer', { wood: 1 }), gain({ ore: 1 })]],
    ['mountain3Upgrade1', 'mountainsAndTrade', [strips(3), up(1)]],
    ['upgrade3', 'mountainsAndTrade', up(3)],
    ['overseasTrading2', 'sailing', overseas, { ...first, knarr: true }],
    ['pillaging2', 'sailing', { op: 'dice', action: 'pillaging' }],
    [
      'exploreMedium',
      'sailing',
      { op: 'explore', boards: ['iceland', 'greenland', 'bearIsland'], ships: ['knarr', 'longship'] },
    ],
    ['emigrate2', 'emigrationAndOccupation', { op: 'emigrate' }],
    ['playOccupations2', 'emigrationAndOccupation', { op: 'play', max: 2 }],
  ],
  [
    ['buildLongHouse', 'buildHouses', swap({ stone: 2 }, { longHouse: 1 })],
    ['buildLongship', 'buildShips', swap({ wood: 2 }, { longship: 1 })],
    ['whaling3Boats', 'hunting', { op: 'dice', action: 'whaling' }],
    [
      'sheepOrCattle',
      'livestockMarket',
      oneOf(choice({}, { sheep: 1 }), choice({ silver: 1 }, { cattle: 1 })),
    ],
    ['weeklyMarket3', 'weeklyMarket', gain({ fruits: 1, oil: 1, saltMeat: 1, silver: 1 }), { silver: 1 }],
    [
      'productsWool',
      'products',
      byCount('anySheep', [
        [1, { wool: 1 }],
        [2, { wool: 2 }],
        [3, { wool: 3 }],
      ]),
    ],
    ['forge', 'crafting', forge],
    ['craftRunesChests', 'crafting', swap({ stone: 2, wood: 2 }, { runeStone: 2, chest: 2 })],
    ['mountain3And2', 'mountainsAndTrade', strips(3, 2)],
    ['upgrade3Weapons4', 'mountainsAndTrade', [up(3), gain({ drawnWeapon: 4 })]],
    ['upgrade4', 'mountainsAndTrade', up(4)],
    ['specialSale', 'sailing', { op: 'sale', max: 2 }, { knarr: true }],
    ['pillaging3', 'sailing', { op: 'dice', action: 'pillaging' }],
    [
      'exploreLong',
      'sailing',
      { op: 'explore', boards: ['baffinIsland', 'labrador', 'newfoundland'], ships: ['longship'] },
    ],
    ['emigrate3', 'emigrationAndOccupation', { op: 'emigrate' }],
    ['playOccupations4', 'emigrationAndOccupation', { op: 'play', max: 4 }],
  ],
  [
    [
      'buildHouseAndShip',
      'buildHouses',
      oneOf(
        choice({ stone: 2, wood: 2 }, { stoneHouse: 1, longship: 1 }),
        choice({ stone: 2, wood: 2 }, { longHouse: 1, knarr: 1 }),
      ),
      { groups: ['buildHouses', 'buildShips'] },
    ],
    ['whaling1Boat', 'hunting', { op: 'dice', action: 'whaling', oneBoat: true }],
    ['buySheepCattle', 'livestockMarket', swap({ silver: 3 }, { sheep: 1, cattle: 1 })],
    [
      'weeklyMarket4',
      'weeklyMarket',
      [
        gain({ spices: 1, silver: 1 }),
        byCount('anyCattle', [[1, { milk: 2 }]]),
        byCount('anySheep', [[1, { wool: 1 }]]),
      ],
      { groups: ['weeklyMarket', 'products'], silver: 1 },
    ],
    [
      'crafting4',
      'crafting',
      [gain({ silver: 4 }), swap({ wool: 1 }, { robe: 1 }), swap({ silverware: 1 }, { jewelry: 1 })],
      { silver: 4 },
    ],
    ['mountain4Double2', 'mountainsAndTrade', [strips(4), up(2, 2)]],
    ['mountain2222OrDouble3', 'mountainsAndTrade', { op: 'either', effects: [strips(2, 2, 2, 2), up(3, 2)] }],
    ['plundering', 'sailing', gain({ silverHoard: 1 }), { longships: 2 }],
    ['emigrate4', 'emigrationAndOccupation', { op: 'emigrate', swap: true }],
  ],
]

const RULES: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'FO-9.1': ['buildShed'],
  'FO-9.2': ['buildStoneHouse'],
  'FO-9.3': ['buildLongHouse'],
  'FO-9.4': ['buildWhalingBoat', 'buildKnarr', 'buildLongship'],
  'FO-9.5': ['buildHouseAndShip'],
  'FO-10.1': [
    'buy2Stockfish',
    'buy2SaltMeat',
    'buySheep',
    'buyCattleMilk',
    'sheepOrCattle',
    'buySheepCattle',
  ],
  'FO-10.2': ['weeklyMarket1', 'weeklyMarket2', 'weeklyMarket3', 'weeklyMarket4'],
  'FO-10.3': ['productsMilk', 'productsWool'],
  'FO-10.4': ['productsMead'],
  'FO-10.5': ['woodPerPlayer'],
  'FO-10.6': ['takeStockfish'],
  'FO-11.1': ['craftLinen', 'craftRuneStone', 'craftClothing', 'craftChest'],
  'FO-11.2': ['forge'],
  'FO-11.3': ['craftRunesChests'],
  'FO-11.4': ['crafting4'],
  'FO-12.1': ['mountain2'],
  'FO-12.2': ['mountain3And2'],
  'FO-12.4': [
    'upgrade2',
    'upgrade3',
    'upgrade4',
    'mountain1Upgrade1',
    'mountain3Upgrade1',
    'mountain4Double2',
    'mountain2222OrDouble3',
  ],
  'FO-12.5': ['upgrade3Weapons4'],
  'FO-12.6': ['overseasTrading1', 'overseasTrading2'],
  'FO-12.7': ['specialSale'],
  'FO-13.3': ['huntingGame1', 'huntingGame2'],
  'FO-13.4': ['layingASnare'],
  'FO-13.5': ['whaling3Boats', 'whaling1Boat'],
  'FO-13.7': ['raiding'],
  'FO-13.8': ['pillaging2', 'pillaging3'],
  'FO-13.13': ['plundering'],
  'FO-14.2': ['exploreShort', 'exploreMedium', 'exploreLong'],
  'FO-14.3': ['emigrate2', 'emigrate3'],
  'FO-14.5': ['emigrate4'],
  'FO-15.2': ['drawOccupation'],
  'FO-15.3': ['playOccupationPaid', 'playOccupations2', 'playOccupations4'],
}
const ruleOf = (id: string): RuleId =>
  (Object.keys(RULES) as RuleId[]).find((rule) => RULES[rule]!.includes(id))!

/** FO-8.1: the column whose Vikings draw an occupation first. */
export const DRAWING_COLUMN = 3
/** FO-8.2: the column whose Vikings may play one. */
export const PLAYING_COLUMN = 4

/** By number of the space. */
export const SPACES: readonly Space[] = COLUMNS.flatMap((rows, column) =>
  rows.map(([id, group, effects, more]) => ({
    id,
    rule: ruleOf(id),
    column: column + 1,
    groups: [group],
    need: 'any' as const,
    silver: 0,
    effects: Array.isArray(effects) ? (effects as readonly Effect[]) : [effects as Effect],
    ...more,
  })),
)

/** The two imitation spaces of the four-player game come after the printed ones. */
export const IMITATION = SPACES.length
const imitationName = (nth: number): string => `imitation${nth + 1}`

export const SPACE_IDS: readonly string[] = [
  ...SPACES.map(({ id }) => id),
  imitationName(0),
  imitationName(1),
]
