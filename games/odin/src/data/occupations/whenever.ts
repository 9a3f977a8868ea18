import type { Effect, Filter } from '../../effects.ts'
import { bundle } from '../../effects.ts'
import type { DiceAction } from '../../vocabulary.ts'
import {
  byCount,
  type CardText,
  choice,
  EVERY_DIE,
  each,
  fromMountain,
  gain,
  lasting,
  oneOf,
  swap,
  upgrade,
  whenever,
} from './boxes.ts'
import type { CardId } from './list.ts'

const before = (groups: Filter['groups'], effect: Effect): CardText =>
  whenever({ on: 'beforeSpace', if: { groups: groups! }, do: effect })
const after = (groups: Filter['groups'], effect: Effect): CardText =>
  whenever({ on: 'afterSpace', if: { groups: groups! }, do: effect })
const success = (action: DiceAction, effect: Effect): CardText =>
  whenever({ on: 'diceSuccess', if: { actions: [action] }, do: effect })
const UPGRADE_ONE = ['mountain1Upgrade1', 'mountain3Upgrade1']
const RAIDS: readonly DiceAction[] = ['raiding', 'pillaging']

/** Red cards: each time the moment comes; and green ones, which do so once. */
export const WHENEVER: Partial<Record<CardId, CardText>> = {
  // Prices
  peddler: lasting({ rule: 'spaceDiscount', groups: ['livestockMarket'] }),
  patron: lasting({ rule: 'spaceDiscount', from: 2 }),
  masterBricklayer: lasting({ rule: 'stoneDiscount' }),
  refugeeHelper: lasting({ rule: 'emigrationDiscount', silver: 2 }),
  warmonger: lasting({ rule: 'fewerForPlundering' }),

  // Action spaces
  furrier: whenever({ on: 'afterSpace', if: { printedSilver: 1 }, do: gain({ snare: 1 }) }),
  craftApprentice: before(['crafting'], fromMountain(1)),
  carpenter: before(['buildHouses', 'buildShips'], fromMountain(1)),
  forestBlacksmith: whenever({
    on: 'beforeSpace',
    if: { spaces: ['craftChest', 'forge'] },
    do: { op: 'mountain', take: [1], oreOnly: true },
  }),
  ironsmith: whenever({
    on: 'afterSpace',
    if: { spaces: ['craftChest', 'forge'], paidOre: true },
    do: { op: 'returnVikings', from: 'thisSpace', pay: bundle({ silver: 1 }) },
  }),
  artist: after(['crafting'], each('resourcesPaid', { silver: 1 })),
  barkeeper: after(['crafting'], gain({ mead: 1 })),
  silkStitcher: after(['crafting'], swap({ silver: 3 }, { silk: 1 })),
  princess: after(['buildHouses'], gain({ silverware: 1 })),
  messenger: after(['weeklyMarket'], gain({ mead: 1, stone: 1 })),
  milkman: after(['weeklyMarket'], gain({ milk: 1 })),
  middleman: after(['weeklyMarket'], { op: 'upgrade', count: 1, steps: 1, price: 1 }),
  mountainGuard: whenever({
    on: 'afterSpace',
    do: byCount('kindsTaken', [
      [2, { mead: 1 }],
      [3, { hide: 1 }],
      [4, { chest: 1 }],
    ]),
  }),
  oilSeller: whenever({
    on: 'afterSpace',
    if: { spaces: UPGRADE_ONE },
    do: swap({ oil: 1 }, { silverware: 1 }),
  }),
  laborer: whenever({ on: 'afterSpace', if: { silver: 2 }, do: swap({ silver: 2 }, { grain: 1, wood: 2 }) }),
  masterCount: whenever({
    on: 'afterSpace',
    if: { spaces: ['overseasTrading2'] },
    do: each('knarrs', { silver: 1 }),
  }),
  birkaSettler: whenever({ on: 'afterSpace', if: { spaces: ['overseasTrading2'] }, do: { op: 'emigrate' } }),
  priest: whenever({
    on: 'beforeSpace',
    if: { spaces: ['overseasTrading1', 'overseasTrading2'] },
    do: gain({ oil: 1 }),
  }),
  armedFighter: whenever({
    on: 'beforeSpace',
    if: { column: 4, fullCrew: true },
    do: { op: 'mountain', take: [1], only: ['stone', 'ore'] },
  }),
  weaponsWarden: whenever({
    on: 'beforeSpace',
    if: { column: 2, fullCrew: true, notFirstThisRound: true },
    do: gain({ drawnWeapon: 1 }),
  }),
  knarrBuilder: lasting({ rule: 'knarrForThreeWood' }),
  adventurer: lasting({ rule: 'exploreAnything' }),
  furMerchant: lasting({ rule: 'furInsteadOfUpgrade' }),
  merchant: lasting({ rule: 'oneGoodFurther' }),
  preceptor: lasting({ rule: 'playInsteadOfDraw' }),

  // Building and ships
  shipowner: whenever({ on: 'built', if: { built: ['knarr', 'longship'], withWood: true }, do: upgrade(1) }),
  spiceTrader: whenever({
    on: 'built',
    if: { built: ['knarr'], withWood: true },
    do: swap({ silver: 3 }, { spices: 1 }),
  }),
  steersman: lasting({ rule: 'knarrAsLongship' }),
  boatBuilder: whenever({
    on: 'state',
    once: true,
    if: { atLeast: [['largeShips', 4]] },
    do: {
      op: 'sequence',
      effects: [gain({ whalingBoat: 1 }), gain({ whalingBoat: 1 })],
    },
    must: true,
  }),
  cutterOperator: whenever({
    on: 'shipGained',
    once: true,
    must: true,
    if: { built: ['knarr'] },
    do: each('knarrs', { stockfish: 1, silver: 1 }),
  }),
  beachRaider: whenever({
    on: 'state',
    once: true,
    must: true,
    if: { atLeast: [['longships', 3]] },
    do: byCount(
      'income',
      [
        [5, { silverware: 4 }],
        [11, { silverware: 3 }],
        [30, { silverware: 2 }],
      ],
      'ceiling',
    ),
  }),
  sailPatcher: whenever({
    on: 'state',
    once: true,
    must: true,
    if: { atLeast: [['largeShips', 3]] },
    do: byCount(
      'income',
      [
        [4, { wool: 3 }],
        [9, { wool: 2 }],
        [30, { wool: 1 }],
      ],
      'ceiling',
    ),
  }),

  // Voyages without dice
  shipsCook: whenever({
    on: 'beforeAction',
    if: { actions: ['overseasTrading'] },
    do: { op: 'upgrade', count: 1, steps: 1, only: ['saltMeat', 'gameMeat', 'whaleMeat'] },
  }),
  foreignTrader: whenever({ on: 'beforeAction', if: { actions: ['overseasTrading'] }, do: upgrade(1) }),
  clerk: whenever({
    on: 'beforeAction',
    if: { actions: ['overseasTrading'] },
    do: { op: 'upgrade', count: 1, steps: 1, sideways: -1, price: 1, per: 'knarrs' },
  }),
  scribe: whenever({
    on: 'afterAction',
    if: { actions: ['exploration', 'emigration'] },
    do: gain({ runeStone: 1 }),
  }),

  // Dice
  hunter: lasting({ rule: 'rollModifier', actions: EVERY_DIE, plus: -1 }),
  sledger: lasting({ rule: 'rollModifier', actions: ['huntingGame', 'layingASnare'], plus: -1 }),
  proficientHunter: lasting({ rule: 'rolls', max: 4 }),
  catapulter: lasting({ rule: 'spendValue', actions: RAIDS, good: 'stone', value: 2 }),
  meleeFighter: lasting({ rule: 'spearsAsSwords' }),
  raider: lasting({ rule: 'rollModifier', actions: RAIDS, plus: 1 }, { rule: 'splitLoot' }),
  robber: lasting({ rule: 'lootGreen' }),
  lootHunter: lasting({ rule: 'topSpecialEasier' }),
  dorestadTraveller: lasting({ rule: 'upgradeInsteadOfRaid' }),
  swordFighter: whenever({
    on: 'beforeAction',
    if: { actions: ['raiding'] },
    do: { op: 'oreForRolls', plus: 2 },
  }),
  berserker: whenever({
    on: 'beforeAction',
    if: { actions: ['pillaging'] },
    do: { op: 'oreForRolls', plus: 3 },
  }),
  forester: whenever({ on: 'beforeAction', if: { actions: ['huntingGame'] }, do: fromMountain(1) }),
  disheartenedWarrior: whenever({
    on: 'diceFail',
    must: true,
    if: { actions: ['raiding'], rolls: 2 },
    do: oneOf(choice({}, { stockfish: 1 }), choice({}, { oil: 1 })),
  }),
  drunkard: whenever({ on: 'diceFail', if: { actions: ['raiding'] }, do: gain({ mead: 1 }) }),
  lanceBearer: whenever({
    on: 'diceSuccess',
    must: true,
    if: { actions: ['raiding'] },
    do: oneOf(choice({}, { silver: 1 }), choice({}, { peas: 1 })),
  }),
  loneWolf: whenever({
    on: 'diceSuccess',
    if: { actions: RAIDS, spentOne: 'longSword' },
    do: gain({ longSword: 1 }),
  }),
  trapper: success('layingASnare', gain({ silver: 1 })),
  angler: success('layingASnare', gain({ stockfish: 1 })),
  digger: success('layingASnare', fromMountain(1)),
  meatCurer: success('layingASnare', swap({ snare: 1 }, { saltMeat: 1 })),
  snareSpecialist: whenever({
    on: 'diceSuccess',
    if: { actions: ['layingASnare'], onSpace: true },
    do: { op: 'returnVikings', from: 'thisSpace', pay: bundle({ snare: 2 }) },
  }),
  baitLayer: whenever({
    on: 'afterAction',
    if: { actions: ['layingASnare'] },
    do: swap({ stockfish: 1 }, { gameMeat: 1 }),
  }),
  blubberCook: success('whaling', gain({ oil: 1 })),
  ivorySculptor: whenever({
    on: 'diceSuccess',
    if: { actions: ['whaling'], noWood: true },
    do: byCount(
      'boatsUsed',
      [
        [1, { cabbage: 1 }],
        [2, { beans: 1 }],
        [3, { peas: 1 }],
      ],
      'exact',
    ),
  }),
  whaleCatcher: whenever({
    on: 'diceSuccess',
    if: { actions: ['whaling'], spentOne: 'spear' },
    do: gain({ spear: 1 }),
  }),
  antlersSeller: success('huntingGame', gain({ silver: 1 })),
  deerstalker: success('huntingGame', swap({ silver: 2 }, { skinAndBones: 1 })),
  farmhand: whenever({
    on: 'diceSuccess',
    if: { spaces: ['huntingGame2'], actions: ['huntingGame'], onSpace: true },
    do: gain({ hide: 1, silver: 1 }),
  }),

  // What one receives, takes and lays
  stoneCarver: whenever({ on: 'mountainTaken', do: each('stoneTaken', { silver: 1 }) }),
  punchcutter: whenever(
    { on: 'stripMoved', if: { goods: ['ore'] }, do: gain({ silver: 1 }) },
    { on: 'stripMoved', if: { goods: ['silver'] }, do: gain({ silver: 2 }) },
  ),
  locksmith: whenever({
    on: 'gained',
    if: { goods: ['chest', 'treasureChest'] },
    do: swap({ silver: 1 }, { oil: 1 }),
  }),
  bosporusTraveller: whenever({
    on: 'gained',
    if: { goods: ['cattle', 'pregnantCattle'] },
    do: oneOf(choice({ silver: 4 }, { spices: 1 }), choice({ silver: 3 }, { silk: 1 })),
  }),
  bosporusMerchant: whenever({ on: 'gained', if: { goods: ['spices'] }, do: gain({ oil: 1 }) }),
  meatBuyer: whenever(
    { on: 'gained', if: { goods: ['stockfish'], pair: true }, do: swap({ stockfish: 1 }, { gameMeat: 1 }) },
    { on: 'gained', if: { goods: ['saltMeat'], pair: true }, do: swap({ saltMeat: 1 }, { gameMeat: 1 }) },
  ),
  nobleman: whenever({
    on: 'placed',
    if: { goods: ['grain'], on: 'house' },
    do: swap({ silver: 2 }, { silk: 1 }),
  }),
  undertaker: whenever({
    on: 'placed',
    if: { goods: ['runeStone'], on: 'exploration' },
    do: gain({ silver: 1 }),
  }),
  judge: whenever({
    on: 'placed',
    if: { goods: ['runeStone'], on: 'house' },
    do: gain({ mead: 1, silver: 1 }),
  }),

  // Viking actions
  woodcutter: whenever({ on: 'actionDone', if: { wood: 2 }, do: gain({ silver: 1 }) }),
  cooper: whenever({ on: 'actionDone', if: { wood: 2 }, do: swap({ wood: 1 }, { stockfish: 1 }) }),
  stoneCrusher: whenever({ on: 'actionDone', if: { stone: 1 }, do: gain({ silver: 1 }) }),
  codliverOilPresser: whenever({
    on: 'actionDone',
    if: { stockfish: 1 },
    do: swap({ silver: 1 }, { oil: 1 }),
  }),
  etiquetteTeacher: whenever({ on: 'actionDone', if: { occupations: 1 }, do: gain({ peas: 1 }) }),
  thingSpokesman: whenever({ on: 'vikingsReturned', do: gain({ silver: 1 }) }),
  earlOfLade: whenever({ on: 'thingCount', if: { thing: 3 }, do: gain({ silver: 1 }) }),

  // Phases
  sympatheticSoul: whenever({
    on: 'noHarvest',
    do: byCount('specialTiles', [
      [3, { silver: 1 }],
      [4, { silver: 2 }],
      [5, { silver: 3 }],
    ]),
  }),
  helperInTimeOfNeed: whenever({
    on: 'noHarvest',
    do: byCount(
      'whalingBoats',
      [
        [1, { beans: 1 }],
        [2, { grain: 1 }],
        [3, { cabbage: 1 }],
      ],
      'exact',
    ),
  }),
  spiceMerchant: whenever({ on: 'noHarvest', do: swap({ oil: 2 }, { spices: 1 }) }),
  wanderer: whenever({ on: 'noHarvest', do: fromMountain(2) }),
  meatMerchant: whenever({
    on: 'noHarvest',
    do: oneOf(choice({ gameMeat: 1 }, { whaleMeat: 1 }), choice({ whaleMeat: 1 }, { gameMeat: 2 })),
  }),
  peaCounter: whenever({ on: 'noHarvest', do: { op: 'doublePeas' } }),
  sower: whenever({ on: 'beforeHarvest', must: true, do: { op: 'moreOf', goods: ['flax', 'grain'] } }),
  flaxBaker: whenever({ on: 'afterHarvest', do: swap({ flax: 1 }, { grain: 1, silver: 1 }) }),
  peacemaker: lasting({ rule: 'resourceInsteadOfWeapon' }),
  latecomer: whenever({
    on: 'actionsEnd',
    do: { op: 'useSpace', which: 'besideOwnFirstColumn', pay: bundle({ silver: 1 }) },
  }),
  craftLeader: whenever({ on: 'beforeIncome', if: { vikings: ['crafting', 5] }, do: gain({ oil: 1 }) }),
  oreBoatman: whenever({ on: 'beforeIncome', do: { op: 'oreAtOnce' } }),
  steward: whenever({ on: 'beforeIncome', do: { op: 'storeFor', get: bundle({ silver: 1 }) } }),
  villageLeader: whenever({ on: 'feastStart', if: { atLeast: [['clothing', 1]] }, do: gain({ silver: 2 }) }),
  taster: whenever({
    on: 'feastStart',
    do: byCount('spices', [
      [1, { silver: 1 }],
      [2, { silver: 2 }],
    ]),
  }),
  skinner: whenever({
    on: 'feastServed',
    if: { goods: ['sheep', 'pregnantSheep', 'cattle', 'pregnantCattle'] },
    do: gain({ skinAndBones: 1 }),
  }),
  barbarian: {
    boxes: [{ on: 'feastServed', if: { goods: ['gameMeat', 'whaleMeat'] }, do: gain({ drawnWeapon: 3 }) }],
    rules: [{ rule: 'silverForMeatServed' }],
  },
  festiveHunter: whenever({
    on: 'feastEnd',
    if: { goods: ['gameMeat'] },
    do: { op: 'dice', action: 'huntingGame' },
  }),
  soberMan: lasting({ rule: 'silverWithoutMead' }),
  peaFlourBaker: lasting({ rule: 'twoPeasLong' }),
  miller: whenever({
    on: 'feastEnd',
    do: byCount('grain', [
      [1, { silver: 1 }],
      [2, { silver: 2 }],
    ]),
  }),
  fishCook: whenever({ on: 'feastEnd', if: { goods: ['stockfish'] }, do: { op: 'fishIntoHouses' } }),
  whalingAssistant: whenever({ on: 'bonus', if: { vikings: [3, 7] }, do: gain({ cabbage: 1 }) }),
  flaxFarmer: whenever({ on: 'bonus', if: { vikings: [2, 7] }, do: gain({ flax: 1 }) }),
  slowpoke: whenever({
    on: 'afterBonus',
    do: oneOf(choice({ silver: 1 }, { oil: 1 }), choice({ mead: 1 }, { oil: 1 })),
  }),
  maid: lasting({ rule: 'silverwareInsteadOfHouseBonus' }),
  seafarer: lasting({
    rule: 'silverForExploration',
    steps: [
      [2, 4],
      [3, 9],
      [4, 16],
    ],
  }),
}
