import { type Refusal as RefusalBy, refusing } from '@meadhall/kernel/rules'
import type { RuleId } from './rulebook/ids.ts'

/** Why a move is refused; the rule it breaks goes with it. */
export const WHYS = [
  'notNow',
  'noSuchThing',
  'notYours',
  'taken',
  'notAdjacent',
  'gnomesThere',
  'foreignLair',
  'cardNotInHand',
  'placesLeft',
  'touchesNothing',
  'coversElder',
  'outsideFrame',
  'noSymbol',
  'alreadyCovered',
  'notWild',
  'otherAction',
  'notConnected',
  'notWeak',
  'mustAct',
  'nothingChosen',
  'tooMuch',
  'noClawLeft',
  'notCovered',
  'noBridge',
  'noWay',
  'noTrollThere',
  'noTarget',
  'alreadyThere',
  'notDominated',
  'onceRound',
  'alreadySeen',
  'swarmTooFar',
  'otherCavern',
  'notAnOption',
  'fallsLast',
  'notControlled',
] as const
export type Why = (typeof WHYS)[number]

export type Refusal = RefusalBy<RuleId, Why>

export const refuse = refusing<RuleId, Why>()
