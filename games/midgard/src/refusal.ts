import { type Refusal as RefusalBy, refusing } from '@meadhall/kernel/rules'
import type { RuleId } from './rulebook/ids.ts'

/** Every reason a move can be refused for. */
export const WHYS = [
  'notNow',
  'notThere',
  'leaderTaken',
  'noWorker',
  'occupied',
  'notInPlay',
  'cannotPay',
  'shoreTaken',
  'shoreNotInPlay',
  'chooseShore',
  'chooseRune',
  'runeNotThere',
  'chooseJourney',
  'chooseShip',
  'shipNotForSale',
  'haveShip',
  'noShip',
  'choosePrice',
  'haveExtraWorker',
  'chooseTimes',
  'nothingToTrade',
  'sameGood',
  'wrongNumber',
  'notAmongThem',
  'notReserved',
  'forbidden',
  'shipFull',
  'foodOnlyAboard',
  'noneLeft',
  'nothingAssigned',
  'alreadyInTurnOrder',
  'nobodyElse',
  'noFavor',
  'nothingPicked',
  'noSuchDie',
  'noRune',
  'doesNotWait',
  'waitsAlready',
  'runeUsed',
  'notItsMoment',
  'noDestiny',
  'destinyShown',
  'chooseGoods',
  'choosePlayer',
  'mustBlame',
] as const
export type Why = (typeof WHYS)[number]

export type Refusal = RefusalBy<RuleId, Why>

export const refuse = refusing<RuleId, Why>()

/** Whether a value from outside is a list of so many counts. */
export function isCounts(value: unknown, length: number): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length === length &&
    value.every((count) => Number.isInteger(count) && count >= 0 && count <= 99)
  )
}

export function sum(counts: readonly number[]): number {
  let all = 0
  for (const count of counts) all += count
  return all
}
