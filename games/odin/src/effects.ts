import {
  type BoardKind,
  DICE_ACTIONS,
  type DiceAction,
  type Good,
  type Group,
  type Item,
  type Special,
  type Thing,
  thing,
} from './vocabulary.ts'

/**
 * The closed vocabulary in which action spaces and occupations are written. A space is a list of effects; an
 * occupation is a list of boxes, each an effect with the event that sets it off, or a lasting rule.
 */

/** Things and amounts as pairs: cheap to walk through. */
export type Bundle = readonly (readonly [what: number, amount: number])[]

export function bundle(amounts: Partial<Record<Thing, number>>): Bundle {
  return Object.entries(amounts).map(([name, amount]) => [thing(name as Thing), amount] as const)
}

/** What a card can count: an item in the supply by its name, or one of these. */
export type Count =
  | Item
  | 'whalingBoats'
  | 'knarrs'
  | 'longships'
  | 'largeShips'
  | 'houses'
  | 'anySheep'
  | 'anyCattle'
  | 'animalSpecies'
  | 'shipSets'
  | 'oreOnShips'
  | 'longshipsWithTwoOre'
  | 'specialTiles'
  | 'redKinds'
  | 'meatPairs'
  | 'explorationBoards'
  | 'otherPlayers'
  | 'income'
  | 'round'
  | 'resourcesPaid'
  | 'kindsTaken'
  | 'boatsUsed'
  | 'stoneTaken'
  | 'silverPositionsTaken'
  | 'woodPerPlayer'

export interface Choice {
  readonly pay: Bundle
  readonly get: Bundle
}

export type Effect =
  /** One of the choices, once. A gain is an exchange that costs nothing. */
  | { readonly op: 'exchange'; readonly choices: readonly Choice[] }
  /** Something for a count: `each` of it (up to `cap`), or by `steps`: the highest reached, the one met exactly, the first
   *  not exceeded, or all reached together. */
  | {
      readonly op: 'gainBy'
      readonly of: Count
      readonly each?: Bundle
      readonly cap?: number
      readonly steps?: readonly (readonly [count: number, get: Bundle])[]
      readonly mode?: 'exact' | 'ceiling' | 'together'
    }
  | UpgradeEffect
  /** Turn tiles over to their other side: as many as the count's step says. */
  | {
      readonly op: 'flip'
      readonly of: Count
      readonly steps: readonly (readonly [count: number, tiles: number])[]
    }
  /** Positions from mountain strips, each number from another strip. */
  | {
      readonly op: 'mountain'
      readonly take: readonly number[]
      readonly only?: readonly Item[]
      /** Whoever takes something must then pay the space with ore. */
      readonly oreOnly?: true
    }
  | {
      readonly op: 'dice'
      readonly action: DiceAction
      readonly pay?: Bundle
      readonly oneBoat?: true
      readonly plain?: true
    }
  | { readonly op: 'explore'; readonly boards: readonly BoardKind[]; readonly ships: readonly Ship3[] }
  | { readonly op: 'emigrate'; readonly discountBy?: Count; readonly swap?: true }
  | { readonly op: 'play'; readonly max: number; readonly pay?: Bundle }
  | { readonly op: 'drawOccupation' }
  /** Buy special tiles at their printed prices. */
  | { readonly op: 'sale'; readonly max: number }
  | { readonly op: 'phase'; readonly phase: 'feast' | 'houseBonuses' | 'homeBonuses' | 'breeding' }
  /** A Viking from an action space back to the Thing Square. */
  | {
      readonly op: 'returnVikings'
      readonly from: 'oneSpace' | 'fourthColumn' | 'thisSpace'
      readonly pay?: Bundle
    }
  /** Use a space without placing Vikings on it. */
  | {
      readonly op: 'useSpace'
      readonly which: 'occupiedSecondColumn' | 'besideOwnFirstColumn'
      readonly pay?: Bundle
    }
  | { readonly op: 'fillWeapons'; readonly to: number }
  /** Take a special tile that lies on any board and fill the gap. */
  | { readonly op: 'takePlaced'; readonly tile: Special; readonly fill: readonly [Good, Good] }
  /** Buy for silver at a price that depends on what one has. */
  | { readonly op: 'buy'; readonly what: Thing; readonly price: Price }
  | { readonly op: 'fourthOfThree' }
  | { readonly op: 'doublePeas' }
  /** One more of a good that one has. */
  | { readonly op: 'moreOf'; readonly goods: readonly Good[] }
  /** Ore that must be placed on the home or an exploration board at once, one for each longship. */
  | { readonly op: 'oreAtOnce' }
  /** A wood or stone onto a shed, for a reward. */
  | { readonly op: 'storeFor'; readonly get: Bundle }
  /** Stockfish from the banquet table into houses. */
  | { readonly op: 'fishIntoHouses'; readonly n?: number }
  /** Discard one ore of the longship that is used, for a bonus on each roll. */
  | { readonly op: 'oreForRolls'; readonly plus: number }
  | { readonly op: 'either'; readonly effects: readonly Effect[] }
  /** In this order, each as one likes. */
  | { readonly op: 'sequence'; readonly effects: readonly Effect[] }

type Ship3 = 'whalingBoat' | 'knarr' | 'longship'

export interface UpgradeEffect {
  readonly op: 'upgrade'
  readonly count: number
  /** How many colours up, at most. */
  readonly steps: number
  /** Columns of the goods boxes to the right (or left) with each step. */
  readonly sideways?: 1 | -1
  /** All of one kind. */
  readonly same?: true
  readonly only?: readonly Good[]
  readonly from?: 'orange'
  /** Silver for each good. */
  readonly price?: number
  /** Once for each of these. */
  readonly per?: Count
  /** Overseas trading: different green goods to blue; it is not an upgrade action. */
  readonly overseas?: true
  /** Chosen against what a card allows instead. */
  readonly plain?: true
}

export type Price = 'round' | 'byWeapons' | 'byKnarrs'

/** When a box of an occupation is set off. */
export const EVENTS = [
  'play',
  'anytime',
  'beforeSpace',
  'afterSpace',
  'beforeAction',
  'afterAction',
  'diceSuccess',
  'diceFail',
  'noHarvest',
  'beforeHarvest',
  'afterHarvest',
  'actionsEnd',
  'beforeIncome',
  'feastStart',
  'feastServed',
  'feastEnd',
  'bonus',
  'afterBonus',
  'gained',
  'placed',
  'built',
  'shipGained',
  'mountainTaken',
  'stripMoved',
  'vikingsReturned',
  'thingCount',
  'actionDone',
  'state',
] as const
export type Event = (typeof EVENTS)[number]

export const TABLE_ACTIONS = [
  ...DICE_ACTIONS,
  'overseasTrading',
  'plundering',
  'exploration',
  'emigration',
] as const
export type TableAction = (typeof TABLE_ACTIONS)[number]

/** What must hold for a box to be set off by its event; all that is given must hold. */
export interface Filter {
  readonly groups?: readonly Group[]
  readonly spaces?: readonly string[]
  readonly column?: number
  /** As many Vikings placed as the column says. */
  readonly fullCrew?: true
  /** The space's printed yield contains exactly this much silver. */
  readonly printedSilver?: number
  /** The space itself brought exactly this much silver. */
  readonly silver?: number
  /** Ore was paid on the space. */
  readonly paidOre?: true
  readonly actions?: readonly TableAction[]
  /** A longship was used. */
  readonly longship?: true
  /** Only if done on an action space. */
  readonly onSpace?: true
  readonly spentOne?: 'longSword' | 'spear'
  readonly noWood?: true
  /** At most so many rolls were made. */
  readonly rolls?: number
  readonly goods?: readonly Item[]
  /** Exactly two at once. */
  readonly pair?: true
  readonly on?: 'house' | 'exploration'
  readonly built?: readonly Thing[]
  readonly withWood?: true
  readonly atLeast?: readonly (readonly [Count, number])[]
  /** At least this many own Vikings on spaces of the column or group. */
  readonly vikings?: readonly [where: number | Group, n: number]
  /** The Viking action brought at least this much. */
  readonly wood?: number
  readonly stone?: number
  /** The action, also one given by a card, brought at least this much. */
  readonly stockfish?: number
  readonly occupations?: number
  readonly thing?: number
  readonly notFirstThisRound?: true
}

/** Lasting rules: what a played card changes for good. */
export type Rule =
  | { readonly rule: 'spaceDiscount'; readonly groups?: readonly Group[]; readonly from?: number }
  | { readonly rule: 'stoneDiscount' }
  | { readonly rule: 'emigrationDiscount'; readonly silver: number }
  | { readonly rule: 'rollModifier'; readonly actions: readonly DiceAction[]; readonly plus: number }
  | {
      readonly rule: 'spendValue'
      readonly actions: readonly DiceAction[]
      readonly good: 'stone' | 'spear'
      readonly value: number
    }
  | { readonly rule: 'spearsAsSwords' }
  | { readonly rule: 'rolls'; readonly max: number }
  | { readonly rule: 'knarrAsLongship' }
  | { readonly rule: 'oreFromShips' }
  | { readonly rule: 'woodInHouses' }
  | { readonly rule: 'splitLoot' }
  | { readonly rule: 'lootGreen' }
  | { readonly rule: 'topSpecialEasier' }
  | { readonly rule: 'fewerForPlundering' }
  | { readonly rule: 'exploreAnything' }
  | { readonly rule: 'knarrForThreeWood' }
  | { readonly rule: 'furInsteadOfUpgrade' }
  | { readonly rule: 'upgradeInsteadOfRaid' }
  | { readonly rule: 'oneGoodFurther' }
  | { readonly rule: 'playInsteadOfDraw' }
  | { readonly rule: 'resourceInsteadOfWeapon' }
  | { readonly rule: 'silverwareInsteadOfHouseBonus' }
  | { readonly rule: 'twoPeasLong' }
  | { readonly rule: 'silverForMeatServed' }
  | { readonly rule: 'silverWithoutMead' }
  | { readonly rule: 'plowing' }
  | { readonly rule: 'silverForExploration'; readonly steps: readonly (readonly [number, number])[] }

/** One coloured box of a card. */
export interface Box {
  readonly on: Event
  readonly if?: Filter
  /** Not optional: what it brings is taken, a choice must be made. */
  readonly must?: true
  /** Works a single time in the game. */
  readonly once?: true
  /** Only while the owner's Viking action is under way. */
  readonly inAction?: true
  readonly do: Effect
}
