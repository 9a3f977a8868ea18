import type { Seat } from '@meadhall/kernel/rules'
import type { Choice, Effect, UpgradeEffect } from './effects.ts'
import type { DiceAction, Good, Special } from './vocabulary.ts'

/** Something a card holds out to its owner. */
export interface Offer {
  readonly card: number
  readonly must?: true
  readonly once?: true
  readonly effect: Effect
}

/** A dice action under way. */
export interface DiceTask {
  readonly do: 'dice'
  readonly seat: Seat
  readonly action: DiceAction
  /** Done on an action space with Vikings on it that may come back. */
  readonly onSpace: boolean
  readonly rolls: number
  /** What the die shows, and what it counts with every fixed modifier. */
  readonly die: number
  readonly result: number
  /** Fixed modifier on each roll: cards, ore aboard. */
  readonly plus: number
  /** Whaling boats at sea; -1 before they are chosen. */
  readonly boats: number
  readonly oneBoat: boolean
}

/** Steps and decisions still to come. `card` 0 means that an action space and no card is the source. */
export type Task =
  // The phases, in order
  | { readonly do: 'chooseStart' }
  | { readonly do: 'newViking' }
  | { readonly do: 'harvest' }
  | { readonly do: 'explorationBoards' }
  | { readonly do: 'newWeapon' }
  | { readonly do: 'actions' }
  | { readonly do: 'startPlayer' }
  | { readonly do: 'income' }
  | { readonly do: 'breeding' }
  | { readonly do: 'feast' }
  | { readonly do: 'feastEnd' }
  | { readonly do: 'bonus' }
  | { readonly do: 'mountainStrips' }
  | { readonly do: 'vikingsReturn' }
  | { readonly do: 'lastPlacements' }
  | { readonly do: 'scoring' }
  /** Sets off what cards hold for this moment, for every seat. */
  | { readonly do: 'moment'; readonly event: Moment }
  | { readonly do: 'drawWeapon'; readonly seat: Seat }
  // Turns
  | { readonly do: 'nextTurn'; readonly after: Seat }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'act'; readonly seat: Seat; readonly space: number }
  | { readonly do: 'fourthColumn'; readonly seat: Seat; readonly when: 'before' | 'after' }
  | { readonly do: 'spaceUsed'; readonly seat: Seat; readonly space: number }
  | { readonly do: 'actionDone'; readonly seat: Seat }
  | { readonly do: 'drawOccupation'; readonly seat: Seat }
  // What spaces and cards do
  | {
      readonly do: 'effect'
      readonly seat: Seat
      readonly card: number
      readonly must?: true
      readonly effect: Effect
    }
  | { readonly do: 'offers'; readonly seat: Seat; readonly offers: readonly Offer[] }
  | {
      readonly do: 'exchange'
      readonly seat: Seat
      readonly card: number
      readonly must: boolean
      readonly choices: readonly Choice[]
    }
  | { readonly do: 'either'; readonly seat: Seat; readonly card: number; readonly effects: readonly Effect[] }
  | {
      readonly do: 'upgrade'
      readonly seat: Seat
      readonly card: number
      readonly effect: UpgradeEffect
      readonly left: number
      /** Goods that this action has already moved, as they lie now: they may not move again. */
      readonly moved: readonly number[]
      /** With card 152: whether the one good further is still open. */
      readonly further: boolean
    }
  | { readonly do: 'flip'; readonly seat: Seat; readonly left: number; readonly moved: readonly number[] }
  | {
      readonly do: 'mountain'
      readonly seat: Seat
      readonly card: number
      readonly take: readonly number[]
      readonly used: readonly number[]
      readonly only?: readonly number[]
    }
  | DiceTask
  | {
      readonly do: 'startDice'
      readonly seat: Seat
      readonly action: DiceAction
      readonly onSpace: boolean
      readonly oneBoat: boolean
    }
  | { readonly do: 'diceOver'; readonly seat: Seat; readonly action: DiceAction; readonly onSpace: boolean }
  | { readonly do: 'raidOrUpgrade'; readonly seat: Seat; readonly onSpace: boolean }
  | { readonly do: 'explore'; readonly seat: Seat; readonly boards: readonly number[] }
  | { readonly do: 'emigrate'; readonly seat: Seat; readonly discount: number; readonly swap: boolean }
  | { readonly do: 'playCards'; readonly seat: Seat; readonly left: number; readonly must: boolean }
  | { readonly do: 'drawOrPlay'; readonly seat: Seat }
  | { readonly do: 'sale'; readonly seat: Seat; readonly left: number; readonly spent: number }
  | { readonly do: 'returnVikings'; readonly seat: Seat }
  | {
      readonly do: 'useSpace'
      readonly seat: Seat
      readonly spaces: readonly number[]
      readonly price: number
    }
  | { readonly do: 'oreAtOnce'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'storeFor'; readonly seat: Seat; readonly card: number }
  | { readonly do: 'fishIntoHouses'; readonly seat: Seat; readonly left: number }
  | {
      readonly do: 'takePlaced'
      readonly seat: Seat
      readonly tile: Special
      readonly fill: readonly [Good, Good]
    }
  // Decisions of several seats at once
  | { readonly do: 'feasting'; readonly seats: readonly Seat[]; readonly extra: boolean }
  | { readonly do: 'window'; readonly before: 'income' | 'bonus' | 'end'; readonly seats: readonly Seat[] }

export type Moment =
  | 'noHarvest'
  | 'beforeHarvest'
  | 'afterHarvest'
  | 'actionsEnd'
  | 'beforeIncome'
  | 'feastStart'
  | 'feastEnd'
  | 'bonus'
  | 'afterBonus'
