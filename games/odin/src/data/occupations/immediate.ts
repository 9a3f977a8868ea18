import { bundle } from '../../effects.ts'
import {
  byCount,
  type CardText,
  choice,
  each,
  fromMountain,
  gain,
  immediate,
  oneOf,
  swap,
  upgrade,
} from './boxes.ts'
import type { CardId } from './list.ts'

/** Yellow cards: a function at the moment of playing. */
export const IMMEDIATE: Partial<Record<CardId, CardText>> = {
  chief: { boxes: [{ on: 'play', must: true, do: { op: 'phase', phase: 'feast' } }] },
  milker: immediate(each('animalSpecies', { milk: 1, silver: 1 })),
  shipOwner: immediate(each('shipSets', { whaleMeat: 1 }, 2)),
  captain: immediate(
    byCount('oreOnShips', [
      [4, { silver: 2 }],
      [5, { silver: 3 }],
      [6, { silver: 4 }],
      [7, { silver: 5 }],
    ]),
  ),
  orientShipper: immediate(upgrade(1, 3)),
  fighter: immediate(
    byCount('longshipsWithTwoOre', [
      [1, { silk: 1 }],
      [2, { jewelry: 1 }],
      [3, { silverHoard: 1 }],
    ]),
  ),
  host: immediate(
    byCount('specialTiles', [
      [3, { silk: 1 }],
      [4, { spices: 1 }],
      [5, { jewelry: 1 }],
    ]),
  ),
  builder: immediate({ op: 'phase', phase: 'houseBonuses' }),
  collector: immediate({ op: 'phase', phase: 'homeBonuses' }),
  miner: immediate(each('longships', { stone: 1, ore: 1, silver: 1 })),
  custodian: immediate(each('houses', { silver: 2 })),
  whalingEquipper: {
    boxes: [
      { on: 'play', do: each('knarrs', { oil: 1 }) },
      { on: 'play', do: each('whalingBoats', { wood: 1 }) },
    ],
  },
  meatTrader: immediate(each('knarrs', { saltMeat: 1 })),
  meatInspector: immediate(each('redKinds', { silver: 1 })),
  fisherman: immediate(each('whalingBoats', { stockfish: 1 })),
  meatPreserver: immediate(each('meatPairs', { saltMeat: 1 })),
  silkMerchant: immediate(
    byCount('silk', [
      [1, { silver: 1 }],
      [2, { silver: 3 }],
      [3, { silver: 6 }],
    ]),
  ),
  storeman: { boxes: [{ on: 'play', must: true, do: { op: 'fourthOfThree' } }] },
  weaponsSupplier: immediate(
    byCount('longships', [
      [1, { drawnWeapon: 2 }],
      [2, { drawnWeapon: 5 }],
      [3, { drawnWeapon: 10 }],
    ]),
  ),
  sheepShearer: immediate(
    byCount('anySheep', [
      [3, { wool: 1 }],
      [4, { wool: 2 }],
      [6, { wool: 3 }],
    ]),
  ),
  shepherd: immediate(
    byCount('anySheep', [
      [2, { milk: 1, wool: 1 }],
      [4, { milk: 1, wool: 2 }],
    ]),
  ),
  cattleBreeder: immediate({ op: 'phase', phase: 'breeding' }),
  fruitPicker: immediate(gain({ fruits: 1 })),
  inspector: immediate({ op: 'returnVikings', from: 'oneSpace' }),
  wharfOwner: immediate(swap({ longship: 1 }, { silver: 8 })),
  fineBlacksmith: immediate(
    oneOf(choice({ ore: 1, silver: 1 }, { crucifix: 1 }), choice({ ore: 1, silver: 1 }, { cloakpin: 1 })),
  ),
  hornturner: immediate({
    op: 'sequence',
    effects: [
      oneOf(
        choice({ sheep: 1 }, { saltMeat: 1, hide: 1, wool: 1 }),
        choice({ pregnantSheep: 1 }, { saltMeat: 1, hide: 1, wool: 1 }),
      ),
      swap({ silver: 3 }, { drinkingHorn: 1 }),
    ],
  }),
  shipBuilder: immediate(swap({ whalingBoat: 1, silver: 2 }, { longship: 1 })),
  dragonslayer: immediate(swap({ snare: 2, spear: 2 }, { treasureChest: 1 })),
  fieldFarmer: immediate({ op: 'upgrade', count: 1, steps: 2, sideways: 1, from: 'orange', price: 1 }),
  privateChef: immediate(swap({ silver: 4 }, { silverware: 2, gameMeat: 1, mead: 1 })),
  supplierOfWeapons: immediate(gain({ drawnWeapon: 4 })),
  equipmentSupplier: immediate({ op: 'fillWeapons', to: 2 }),
  courier: immediate({ op: 'takePlaced', tile: 'cloakpin', fill: ['silverware', 'runeStone'] }),
  innkeeper: immediate({ op: 'takePlaced', tile: 'drinkingHorn', fill: ['chest', 'runeStone'] }),
  earl: immediate({ op: 'buy', what: 'stoneHouse', price: 'round' }),
  metalsmith: immediate(
    oneOf(
      choice({}, { silverware: 1 }),
      choice({ silver: 2 }, { crucifix: 1 }),
      choice({ silver: 5 }, { chalice: 1 }),
    ),
  ),
  cowherd: immediate(swap({ silver: 2, grain: 1 }, { cattle: 1 })),
  boneCollector: immediate(swap({ silver: 1 }, { skinAndBones: 1 })),
  homecomer: immediate({ op: 'returnVikings', from: 'fourthColumn' }),
  follower: immediate({ op: 'useSpace', which: 'occupiedSecondColumn' }),
  travelingMerchant: immediate({
    op: 'flip',
    of: 'knarrs',
    steps: [
      [1, 2],
      [2, 4],
      [3, 6],
      [4, 7],
    ],
  }),
  breeder: immediate(swap({ cattle: 1 }, { pregnantCattle: 1 })),
  shepherdBoy: immediate(swap({ silver: 2 }, { sheep: 1 })),
  quartermaster: immediate({ op: 'buy', what: 'longship', price: 'byWeapons' }),
  longshipBuilder: immediate({ op: 'buy', what: 'longship', price: 'byKnarrs' }),
  wholesaler: immediate({ op: 'upgrade', count: 4, steps: 1, same: true }),
  harborGuard: immediate({ op: 'emigrate', discountBy: 'largeShips' }),
  hornblower: immediate({
    op: 'sequence',
    effects: [
      { op: 'dice', action: 'huntingGame', pay: bundle({ silver: 1 }) },
      { op: 'dice', action: 'layingASnare', pay: bundle({ silver: 2 }) },
    ],
  }),
  hideBuyer: immediate(
    oneOf(
      choice({ silver: 2 }, { hide: 1 }),
      choice({ silver: 4 }, { hide: 2 }),
      choice({ silver: 6 }, { hide: 3 }),
    ),
  ),
  preacher: immediate({ op: 'either', effects: [gain({ crucifix: 1 }), fromMountain(4)] }),
  grainDeliveryman: immediate(
    byCount(
      'knarrs',
      [
        [1, { peas: 1, beans: 1, flax: 1 }],
        [2, { grain: 1 }],
        [3, { cabbage: 1 }],
        [4, { fruits: 1 }],
      ],
      'together',
    ),
  ),
  sponsor: immediate(
    oneOf(
      choice({ wood: 4, ore: 3 }, { armedLongship: 1 }),
      choice({ silver: 3, ore: 3 }, { armedLongship: 1 }),
    ),
  ),
  // Two boxes: one when played, one for good.
  tridentHunter: {
    boxes: [{ on: 'play', do: gain({ spear: 1 }) }],
    rules: [{ rule: 'spendValue', actions: ['whaling'], good: 'spear', value: 2 }],
  },
  helmsman: immediate(gain({ chest: 1 }), [
    {
      on: 'afterAction',
      if: { actions: ['raiding', 'pillaging', 'plundering', 'exploration', 'emigration'], longship: true },
      do: gain({ drawnWeapon: 1 }),
    },
  ]),
  archer: {
    boxes: [{ on: 'play', do: gain({ bowAndArrow: 1 }) }],
    rules: [{ rule: 'rollModifier', actions: ['huntingGame'], plus: -1 }],
  },
  cottager: immediate(each('houses', { mead: 2 }), [
    { on: 'built', if: { built: ['stoneHouse', 'longHouse'] }, do: gain({ hide: 1 }) },
  ]),
  mineworker: immediate(each('otherPlayers', { silver: 1 }), [
    { on: 'mountainTaken', do: each('silverPositionsTaken', { silver: 1 }) },
  ]),
}
