import type { Decision, Flow, Step } from '@meadhall/kernel/agenda'
import type { Refusal, Seat } from '@meadhall/kernel/rules'
import {
  applyDrawOrPlay,
  applyFourthColumn,
  applyPlay,
  applyStart,
  cardDone,
  checkDrawOrPlay,
  checkFourthColumn,
  checkPlay,
  checkStart,
  drawOccupation,
  fourthColumnSeats,
  legalDrawOrPlay,
  legalFourthColumn,
  legalPlay,
  legalStart,
} from './cards.ts'
import { applyDice, checkDice, diceOver, legalDice, startDice } from './dice.ts'
import { applyEither, checkEither, eitherSeats, legalEither } from './either.ts'
import { applyExchange, checkExchange, legalExchange } from './exchange.ts'
import { applyFeast, checkFeast, feastSeats, legalFeast } from './feasting.ts'
import { checkTaking, legalTaking } from './helped.ts'
import { applyMountain, mountainSeats } from './mountain.ts'
import type { Happening, Move } from './moves.ts'
import { NOTHING, type Now } from './now.ts'
import { applyOffers, checkOffers, legalOffers, offersSeats } from './offers.ts'
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
import {
  applyLayAtOnce,
  applyStore,
  checkLayAtOnce,
  checkStoreOne,
  legalFish,
  legalOreAtOnce,
  legalStoreOne,
} from './placing.ts'
import { shapedDice, shapedFeast, shapedMountain, shapedTurn } from './shape.ts'
import {
  act,
  actionDone,
  applyTurn,
  applyUseSpace,
  checkTurn,
  checkUseSpace,
  legalTurn,
  legalUseSpace,
  spaceUsed,
} from './spaces.ts'
import { NO_ACTION, type State } from './state.ts'
import { gainAll } from './supply.ts'
import type { Task } from './tasks.ts'
import {
  applyFlip,
  applyUpgrade,
  checkFlip,
  checkUpgrade,
  legalFlip,
  legalUpgrade,
  upgradeSeats,
} from './upgrade.ts'
import { applyReturn, checkReturn, legalReturn } from './vikings.ts'
import {
  applyEmigrate,
  applyExplore,
  applySale,
  checkEmigrate,
  checkExplore,
  checkSale,
  emigrateSeats,
  legalEmigrate,
  legalExplore,
  legalSale,
  saleSeats,
} from './voyages.ts'
import { applyWindow, checkWindow, windowSeats } from './windows.ts'

/**
 * The flow of a game: for every kind of task, whether it is a step of the rules or a decision of a seat. The phases come
 * first, in the rulebook's order; `phases.ts` says what each of them does.
 */

type TaskOf<Kind extends Task['do']> = Extract<Task, { do: Kind }>

function endAction(now: Now, { seat, resume }: TaskOf<'actionDone'>): void {
  actionDone(now, seat)
  // A copy: the task may be shared with a clone of the position.
  now.state.action = { ...(resume ?? NO_ACTION) }
}

const step =
  <T extends Task>(run: (now: Now, task: T) => void): Step<State, T, Happening> =>
  (state, task, chance, tell) =>
    run({ state, chance, tell }, task)

interface Choosing<T> {
  seats?: (state: State, task: T) => Seat[]
  legal: (state: State, seat: Seat, task: T) => Move[]
  shaped?: (state: State, seat: Seat, task: T) => Move[]
  check: (state: State, seat: Seat, move: Move, task: T) => Refusal | undefined
  apply: (now: Now, seat: Seat, move: Move, task: T) => void
}

/** A decision; unless it says otherwise, of the one seat that its task names. */
function decision<T extends Task>({
  seats,
  legal,
  shaped,
  check,
  apply,
}: Choosing<T>): Decision<State, T, Move, Happening> {
  return {
    seats: seats ?? ((_state, task) => [(task as unknown as { seat: Seat }).seat]),
    legal,
    ...(shaped ? { shaped } : {}),
    check,
    apply: (state, seat, move, task, chance, tell) => apply({ state, chance, tell }, seat, move, task),
  }
}

export const flow: Flow<State, Task, Move, Happening> = {
  chooseStart: decision({
    seats: () => [0],
    legal: legalStart,
    check: (state, _seat, move) => checkStart(state, move),
    apply: applyStart,
  }),
  newViking: step(newViking),
  harvest: step(harvest),
  reap: step(reap),
  explorationBoards: step(turnExplorationBoards),
  newWeapon: step(newWeapon),
  drawWeapon: step(drawNewWeapon),
  actions: step(actions),
  nextTurn: step(nextTurn),
  startPlayer: step(startPlayer),
  income: step(incomePhase),
  payIncome: step(payIncome),
  breeding: step(breeding),
  feast: step(feast),
  layFeasts: step(layFeasts),
  bonus: step(bonusPhase),
  giveBonuses: step(giveAllBonuses),
  mountainStrips: step(mountainStrips),
  vikingsReturn: step(vikingsReturn),
  scoring: step(scoring),
  moment: step(moment),
  openWindow: step(openWindow),

  turn: decision({ legal: legalTurn, shaped: shapedTurn, check: checkTurn, apply: applyTurn }),
  act: step((now, { seat, space }) => act(now, seat, space)),
  fourthColumn: decision({
    seats: (state, { seat }) => fourthColumnSeats(state, seat),
    legal: legalFourthColumn,
    check: checkFourthColumn,
    apply: applyFourthColumn,
  }),
  spaceUsed: step((now, { seat, space }) => spaceUsed(now, seat, space)),
  actionDone: step(endAction),
  drawOccupation: step((now, { seat }) => drawOccupation(now, seat)),
  cardDone: step(cardDone),
  drawOrPlay: decision({ legal: legalDrawOrPlay, check: checkDrawOrPlay, apply: applyDrawOrPlay }),

  effect: step((now, { seat, card, effect, must }) => perform(now, seat, card, effect, must, NOTHING)),
  offers: decision({ seats: offersSeats, legal: legalOffers, check: checkOffers, apply: applyOffers }),
  exchange: decision({ legal: legalExchange, check: checkExchange, apply: applyExchange }),
  either: decision({ seats: eitherSeats, legal: legalEither, check: checkEither, apply: applyEither }),
  upgrade: decision({ seats: upgradeSeats, legal: legalUpgrade, check: checkUpgrade, apply: applyUpgrade }),
  flip: decision({ legal: legalFlip, check: checkFlip, apply: applyFlip }),
  mountain: decision({
    seats: mountainSeats,
    legal: legalTaking,
    shaped: shapedMountain,
    check: checkTaking,
    apply: applyMountain,
  }),
  startDice: step(startDice),
  dice: decision({ legal: legalDice, shaped: shapedDice, check: checkDice, apply: applyDice }),
  diceOver: step((now, { seat, action }) => diceOver(now, seat, action)),
  explore: decision({
    seats: (_state, { seat, boards }) => (boards.length > 0 ? [seat] : []),
    legal: (state, _seat, task) => legalExplore(state, task),
    check: (state, _seat, move, task) => checkExplore(state, move, task),
    apply: applyExplore,
  }),
  emigrate: decision({
    seats: emigrateSeats,
    legal: legalEmigrate,
    check: checkEmigrate,
    apply: applyEmigrate,
  }),
  playCards: decision({
    seats: (state, { seat }) => (state.players[seat].hand.length > 0 ? [seat] : []),
    legal: legalPlay,
    check: checkPlay,
    apply: applyPlay,
  }),
  sale: decision({ seats: saleSeats, legal: legalSale, check: checkSale, apply: applySale }),
  returnVikings: decision({ legal: legalReturn, check: checkReturn, apply: applyReturn }),
  useSpace: decision({
    legal: (_state, _seat, task) => legalUseSpace(task),
    check: (_state, _seat, move, task) => checkUseSpace(move, task),
    apply: applyUseSpace,
  }),
  oreAtOnce: decision({
    seats: (_state, { seat, left }) => (left > 0 ? [seat] : []),
    legal: legalOreAtOnce,
    check: (state, seat, move) => checkLayAtOnce(state, seat, move, 'placeOre'),
    apply(now, seat, move, task) {
      now.state.agenda.pop()
      if (move.do === 'done') return
      now.state.agenda.push({ ...task, left: task.left - 1 })
      applyLayAtOnce(now, seat, move)
    },
  }),
  fishIntoHouses: decision({
    seats: (_state, { seat, left }) => (left > 0 ? [seat] : []),
    legal: legalFish,
    check: (state, seat, move) => checkLayAtOnce(state, seat, move, 'placeFish'),
    apply(now, seat, move, task) {
      now.state.agenda.pop()
      if (move.do === 'done') return
      now.state.agenda.push({ ...task, left: task.left - 1 })
      applyLayAtOnce(now, seat, move)
    },
  }),
  storeFor: decision({
    legal: legalStoreOne,
    check: checkStoreOne,
    apply(now, seat, move, { get }) {
      now.state.agenda.pop()
      if (move.do !== 'storeOne') return
      applyStore(now, seat, move.good, move.board)
      gainAll(now, seat, get)
    },
  }),

  feasting: decision({
    seats: feastSeats,
    legal: legalFeast,
    shaped: shapedFeast,
    check: checkFeast,
    apply: applyFeast,
  }),
  window: decision({
    seats: windowSeats,
    legal: () => [{ do: 'ready' }],
    check: (_state, _seat, move) => checkWindow(move),
    apply: (now, seat, _move, task) => applyWindow(now, seat, task),
  }),
}
