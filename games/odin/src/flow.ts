import type { Flow } from '@meadhall/kernel/agenda'
import { cardDone, chooseStart, drawOccupation, drawOrPlay, fourthColumn, playCards } from './cards.ts'
import { dice, diceOver, startDice } from './dice.ts'
import { either } from './either.ts'
import { exchange } from './exchange.ts'
import { feasting } from './feasting.ts'
import { mountain } from './helped.ts'
import type { Happening, Move } from './moves.ts'
import { NOTHING, type Now } from './now.ts'
import { offers } from './offers.ts'
import { perform } from './perform.ts'
import {
  actions,
  bonusPhase,
  breeding,
  drawNewWeapon,
  feast,
  giveAllBonuses,
  harvest,
  incomePhase,
  layFeasts,
  moment,
  mountainStrips,
  newViking,
  newWeapon,
  nextTurn,
  openWindow,
  payIncome,
  reap,
  scoring,
  startPlayer,
  turnExplorationBoards,
  vikingsReturn,
} from './phases.ts'
import { fishIntoHouses, oreAtOnce, storeFor } from './placing.ts'
import { shapedDice, shapedFeast, shapedMountain, shapedTurn } from './shape.ts'
import { act, actionDone, spaceUsed, turn, useSpace } from './spaces.ts'
import { NO_ACTION, type State } from './state.ts'
import type { Task, TaskOf } from './tasks.ts'
import { flip, upgrade } from './upgrade.ts'
import { returnVikings } from './vikings.ts'
import { emigrate, explore, sale } from './voyages.ts'
import { window } from './windows.ts'

/**
 * The flow of a game: for every kind of task, whether it is a step of the rules or a decision of a seat. The phases come
 * first, in the rulebook's order; `phases.ts` says what each of them does.
 */

function endAction(now: Now, { seat, resume }: TaskOf<'actionDone'>): void {
  actionDone(now, seat)
  // A copy: the task may be shared with a clone of the position.
  now.state.action = { ...(resume ?? NO_ACTION) }
}

export const flow: Flow<State, Task, Move, Happening> = {
  chooseStart,
  newViking,
  harvest,
  reap,
  explorationBoards: turnExplorationBoards,
  newWeapon,
  drawWeapon: drawNewWeapon,
  actions,
  nextTurn,
  startPlayer,
  income: incomePhase,
  payIncome,
  breeding,
  feast,
  layFeasts,
  bonus: bonusPhase,
  giveBonuses: giveAllBonuses,
  mountainStrips,
  vikingsReturn,
  scoring,
  moment,
  openWindow,

  turn: { ...turn, shaped: shapedTurn },
  act: (now, { seat, space }) => act(now, seat, space),
  fourthColumn,
  spaceUsed: (now, { seat, space }) => spaceUsed(now, seat, space),
  actionDone: endAction,
  drawOccupation: (now, { seat }) => drawOccupation(now, seat),
  cardDone,
  drawOrPlay,

  effect: (now, { seat, card, effect, must }) => perform(now, seat, card, effect, must, NOTHING),
  offers,
  exchange,
  either,
  upgrade,
  flip,
  mountain: { ...mountain, shaped: shapedMountain },
  startDice,
  dice: { ...dice, shaped: shapedDice },
  diceOver: (now, { seat, action }) => diceOver(now, seat, action),
  explore,
  emigrate,
  playCards,
  sale,
  returnVikings,
  useSpace,
  oreAtOnce,
  fishIntoHouses,
  storeFor,

  feasting: { ...feasting, shaped: shapedFeast },
  window,
}
