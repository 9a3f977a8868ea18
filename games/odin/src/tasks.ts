import type { Seat } from '@meadhall/kernel/rules'
import type { Bundle, Choice, Effect, UpgradeEffect } from './effects.ts'
import type { DiceAction } from './vocabulary.ts'

/** The Viking action that is under way, as far as cards ask about it. `seat` is -1 between actions. */
export interface Action {
  seat: Seat
  /** The space whose function is used, and the space on which the Vikings stand (an imitation space, or the same). */
  space: number
  at: number
  vikings: number
  wood: number
  stone: number
  stockfish: number
  /** Silver that the action itself brought (not cards). */
  silver: number
  paidWood: number
  paidStone: number
  paidOre: number
  /** Occupations played in this action. */
  occupations: number
  /** Kinds taken from mountain strips: a bit for wood, stone, ore and silver. */
  taken: number
  /** The space must be paid with ore (`forestBlacksmith`). */
  oreOnly: number
  /** The occupation of the fourth column has been played. */
  fourth: number
}

/** Something a card holds out to its owner. */
export interface Offer {
  readonly card: number
  readonly must?: true
  readonly once?: true
  readonly effect: Effect
}

/** A dice action that begins once the cards before it are done with. */
export interface StartDiceTask {
  readonly do: 'startDice'
  readonly seat: Seat
  readonly action: DiceAction
  /** Done on an action space with Vikings on it that may come back. */
  readonly onSpace: boolean
  readonly oneBoat: boolean
  /** What cards add to each roll. */
  readonly plus: number
}

/** A dice action under way. */
export interface DiceTask {
  readonly do: 'dice'
  readonly seat: Seat
  readonly action: DiceAction
  readonly onSpace: boolean
  readonly oneBoat: boolean
  /** What cards and ore aboard add to each roll (or take from it). */
  readonly plus: number
  /** Whaling boats at sea; -1 before they are chosen. */
  readonly boats: number
  readonly rolls: number
  /** The last roll with everything added. */
  readonly result: number
}

/**
 * Steps and decisions still to come. `card` 0 means that an action space and no card is the source. A task is never
 * changed, only replaced.
 */
export type Task =
  // The phases, in order, with what they are made of
  | { readonly do: 'chooseStart' }
  | { readonly do: 'newViking' }
  | { readonly do: 'harvest' }
  | { readonly do: 'reap'; readonly level: number }
  | { readonly do: 'explorationBoards' }
  | { readonly do: 'newWeapon' }
  | { readonly do: 'actions' }
  | { readonly do: 'startPlayer' }
  | { readonly do: 'income' }
  | { readonly do: 'payIncome' }
  | { readonly do: 'breeding' }
  | { readonly do: 'feast' }
  | { readonly do: 'layFeasts' }
  | { readonly do: 'bonus' }
  | { readonly do: 'giveBonuses' }
  | { readonly do: 'mountainStrips' }
  | { readonly do: 'vikingsReturn' }
  | { readonly do: 'scoring' }
  | { readonly do: 'openWindow'; readonly before: Window }
  /** Sets off what cards hold for this moment, for every seat. */
  | { readonly do: 'moment'; readonly event: Moment }
  | { readonly do: 'drawWeapon'; readonly seat: Seat }
  // Turns
  | { readonly do: 'nextTurn'; readonly seat: Seat }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'act'; readonly seat: Seat; readonly space: number }
  | { readonly do: 'fourthColumn'; readonly seat: Seat; readonly when: 'before' | 'after' }
  | { readonly do: 'spaceUsed'; readonly seat: Seat; readonly space: number }
  | { readonly do: 'actionDone'; readonly seat: Seat; readonly resume: Action | null }
  | { readonly do: 'drawOccupation'; readonly seat: Seat }
  /** What a card played outside an action has brought: stockfish, counted from what there was. */
  | { readonly do: 'cardDone'; readonly seat: Seat; readonly stockfish: number }
  // What spaces and cards do
  | {
      readonly do: 'effect'
      readonly seat: Seat
      readonly card: number
      readonly must: boolean
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
  | {
      readonly do: 'either'
      readonly seat: Seat
      readonly card: number
      readonly effects: readonly Effect[]
      /** It may be left although it is a part of a space. */
      readonly may?: true
    }
  | {
      readonly do: 'upgrade'
      readonly seat: Seat
      readonly card: number
      readonly effect: UpgradeEffect
      readonly left: number
      /** Goods that this action has already moved, as they lie now: they may not move again. */
      readonly moved: readonly number[]
      /** The kind that was moved, where all must be of one; -1 before. */
      readonly kind: number
      /** One good may still go a step further (`merchant`). */
      readonly further: boolean
      /** The only part of its space, so something must be done. */
      readonly must: boolean
    }
  | { readonly do: 'flip'; readonly seat: Seat; readonly left: number; readonly moved: readonly number[] }
  | {
      readonly do: 'mountain'
      readonly seat: Seat
      readonly card: number
      readonly take: readonly number[]
      readonly used: readonly number[]
      readonly only?: readonly number[]
      readonly oreOnly?: true
      /** The only part of its space, so something must be taken. */
      readonly must: boolean
    }
  | StartDiceTask
  | DiceTask
  | { readonly do: 'diceOver'; readonly seat: Seat; readonly action: DiceAction }
  | { readonly do: 'explore'; readonly seat: Seat; readonly boards: readonly number[] }
  | {
      readonly do: 'emigrate'
      readonly seat: Seat
      readonly discount: number
      readonly swap: boolean
      /** A boat was swapped, which is a part of the space: no ship need leave. */
      readonly swapped?: true
    }
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
  | { readonly do: 'storeFor'; readonly seat: Seat; readonly get: Bundle }
  | { readonly do: 'fishIntoHouses'; readonly seat: Seat; readonly left: number }
  // Decisions of several seats at once
  | { readonly do: 'feasting'; readonly seats: readonly Seat[] }
  | { readonly do: 'window'; readonly before: Window; readonly seats: readonly Seat[] }

export type Moment =
  | 'noHarvest'
  | 'beforeHarvest'
  | 'afterHarvest'
  | 'actionsEnd'
  | 'beforeIncome'
  | 'feastStart'
  | 'bonus'
  | 'afterBonus'

export type Window = 'income' | 'bonus' | 'end'

/** The task of a kind. */
export type TaskOf<Kind extends Task['do']> = Extract<Task, { readonly do: Kind }>
