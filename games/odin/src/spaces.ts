import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { DRAWING_COLUMN, IMITATION, PLAYING_COLUMN, SPACE_IDS, SPACES } from './data/spaces.ts'
import type { Effect } from './effects.ts'
import { fire } from './events.ts'
import { usable } from './helped.ts'
import { lackFor } from './lack.ts'
import type { Move } from './moves.ts'
import { type DecisionOf, NOTHING, type Now } from './now.ts'
import { canDo, crewFor, needOf, usableAsItIs } from './possible.ts'
import { type Refusal, refuse } from './refusal.ts'
import { clone, LAST_ROUND, NO_ACTION, type State, since } from './state.ts'
import { moveVikings, pay } from './supply.ts'
import type { TaskOf } from './tasks.ts'
import { SILVER } from './vocabulary.ts'

/** FO-2.7 to FO-2.10, FO-8: placing Vikings on a space and using it. */

/** The spaces that an imitation space can stand for. */
function imitable(state: State, seat: Seat, nth: number): number[] {
  const found: number[] = []
  for (let at = 0; at < IMITATION; at++)
    if (
      SPACES[at].column === state.imitations[nth] &&
      state.spaces[at] >= 0 &&
      state.spaces[at] !== seat &&
      state.spaces[at] !== LAST_ROUND &&
      usable(state, seat, at)
    )
      found.push(at)
  return found
}

/** One move for each space, made once. */
const PLACE_ON: readonly Move[] = SPACES.map(({ id }) => ({ do: 'place', at: id }))

export function legalTurn(state: State, seat: Seat): Move[] {
  const moves: Move[] = []
  const { vikings } = state.players[seat]
  const tried = new Map<number, State>()
  for (let at = 0; at < IMITATION; at++)
    if (
      state.spaces[at] < 0 &&
      vikings >= SPACES[at].column - 2 &&
      vikings >= crewFor(state, seat, at) &&
      usable(state, seat, at, tried)
    )
      moves.push(PLACE_ON[at])
  for (let nth = 0; nth < state.imitations.length; nth++) {
    if (state.spaces[IMITATION + nth] >= 0 || vikings < state.imitations[nth]) continue
    for (const at of imitable(state, seat, nth))
      moves.push({ do: 'place', at: SPACE_IDS[IMITATION + nth], imitate: SPACE_IDS[at] })
  }
  moves.push({ do: 'pass' })
  return moves
}

function checkImitation(
  state: State,
  seat: Seat,
  nth: number,
  move: Extract<Move, { do: 'place' }>,
): Refusal | undefined {
  const column = state.imitations[nth]
  if (state.players[seat].vikings < column)
    return refuse('FO-2.8', 'tooFewVikings', { at: move.at, needed: column })
  const at = SPACE_IDS.indexOf(move.imitate ?? '')
  if (at < 0 || at >= IMITATION || SPACES[at].column !== column)
    return refuse('FO-8.3', 'notThatColumn', { column })
  if (state.spaces[at] < 0 || state.spaces[at] === seat)
    return refuse('FO-8.3', 'onlyOthersSpaces', { at: move.imitate! })
  return unusable(state, seat, at)
}

function unusable(state: State, seat: Seat, space: number): Refusal | undefined {
  // FO-2.9 forbids it, for the lack of what another rule asks for.
  return usable(state, seat, space) ? undefined : { ...lackFor(state, seat, space), also: ['FO-2.9'] }
}

export const turn: DecisionOf<'turn'> = {
  seats: seatOf,

  legal: legalTurn,

  check(state, seat, move) {
    if (move.do === 'pass') return undefined
    if (move.do !== 'place') return refuse('FO-2.7', 'placeOrPass')
    const at = SPACE_IDS.indexOf(move.at)
    if (at < 0 || at >= IMITATION + state.imitations.length)
      return refuse('FO-2.8', 'noSuchSpace', { at: move.at })
    if (state.spaces[at] >= 0) return refuse('FO-2.8', 'occupied', { at: move.at })
    if (at >= IMITATION) return checkImitation(state, seat, at - IMITATION, move)
    if (move.imitate !== undefined) return refuse('FO-8.3', 'notThatSpace', { at: move.at })
    if (state.players[seat].vikings < crewFor(state, seat, at))
      return refuse('FO-2.8', 'tooFewVikings', { at: move.at, needed: crewFor(state, seat, at) })
    return unusable(state, seat, at)
  },

  apply(now, seat, move) {
    const { state } = now
    state.agenda.pop()
    plan(state, { do: 'nextTurn', seat: (seat + 1) % state.players.length })
    if (move.do !== 'place') {
      state.players[seat].passed = 1
      now.tell({ what: 'passed', seat })
      return
    }
    const at = SPACE_IDS.indexOf(move.at)
    const space = move.imitate === undefined ? at : SPACE_IDS.indexOf(move.imitate)
    const vikings = move.imitate === undefined ? crewFor(state, seat, space) : SPACES[space].column
    state.spaces[at] = seat
    state.crews[at] = vikings
    state.last = seat
    if (SPACES[space].column === 2) state.players[seat].secondColumn++
    now.tell({ what: 'placedVikings', seat, at: move.at, vikings })
    if (move.imitate !== undefined) now.tell({ what: 'imitated', seat, at: move.imitate })
    beginAct(now, seat, space, at, vikings)
    moveVikings(now, seat, -vikings)
  },
}

/** FO-2.10: the position as if the seat were to place its Vikings now. */
export function turnNow(view: State, seat: Seat): State | undefined {
  const at = view.agenda.findLastIndex((task) => task.do === 'turn' || task.do === 'nextTurn')
  const { passed, vikings } = view.players[seat]
  if (at === -1 || passed === 1 || vikings === 0) return undefined
  const state = clone(view)
  state.agenda.length = at
  state.action = { ...NO_ACTION }
  plan(state, { do: 'turn', seat })
  return state
}

/** Lines up everything that using a space brings, with Vikings (`at` is where they stand) or without (-1). */
function beginAct(now: Now, seat: Seat, space: number, at: number, vikings: number): void {
  const { state } = now
  const { column } = SPACES[space]
  const resume = state.action.seat >= 0 ? state.action : null
  state.action = { ...NO_ACTION, seat, space, at, vikings }
  const { agenda } = state
  agenda.push({ do: 'actionDone', seat, resume })
  if (column === PLAYING_COLUMN && vikings > 0) agenda.push({ do: 'fourthColumn', seat, when: 'after' })
  agenda.push({ do: 'spaceUsed', seat, space }, { do: 'act', seat, space })
  if (column === PLAYING_COLUMN && vikings > 0) agenda.push({ do: 'fourthColumn', seat, when: 'before' })
  fire(now.state, seat, 'beforeSpace', { space })
  // FO-8.1: the card of the third column comes before the action.
  if (column === DRAWING_COLUMN && vikings > 0) agenda.push({ do: 'drawOccupation', seat })
}

/** FO-8.1, FO-8.2: a position like this one with no card to draw or play, so that the action of columns 3 and 4 can be foreseen. */
export const withoutCards = (state: State, seat: Seat): State => ({
  ...state,
  occupations: [],
  players: state.players.map((player, each) => (each === seat ? { ...player, hand: [] } : player)),
})

/** What a space gives for nothing is taken. */
const isFree = (effect: Effect): boolean =>
  effect.op === 'exchange' && effect.choices.every(({ pay }) => pay.length === 0)

/** FO-2.9: taking from a strip or upgrading may be left where the space has another part that can be used. */
function mayBeLeft(state: State, seat: Seat, space: number): boolean {
  const { effects } = SPACES[space]
  if (effects[0].op !== 'mountain' && effects[0].op !== 'upgrade') return false
  return effects.some((effect, i) => i > 0 && canDo(state, seat, effect, NOTHING, 0))
}

/** The effects of the space in the printed order. */
export function act(now: Now, seat: Seat, space: number): void {
  const { agenda } = now.state
  const { effects, id } = SPACES[space]
  const need = needOf(now.state, SPACES[space])
  for (let i = effects.length - 1; i >= 0; i--) {
    // Cards before overseas trading come between its price and the trade, so that the price is sure to be paid.
    if (i === 0 && id.startsWith('overseas'))
      fire(now.state, seat, 'beforeAction', { action: 'overseasTrading' })
    const must = need === 'all' || isFree(effects[i]) || (i === 0 && !mayBeLeft(now.state, seat, space))
    agenda.push({ do: 'effect', seat, card: 0, must, effect: effects[i] })
  }
}

export function spaceUsed(now: Now, seat: Seat, space: number): void {
  if (SPACES[space].id === 'plundering')
    fire(now.state, seat, 'afterAction', {
      action: 'plundering',
      longship: now.state.players[seat].longships.length > 0,
    })
  fire(now.state, seat, 'afterSpace', { space })
}

/** FO-15.7: cards that ask what the whole action brought. */
export function actionDone(now: Now, seat: Seat): void {
  fire(now.state, seat, 'actionDone', NOTHING)
}

export const useSpace: DecisionOf<'useSpace'> = {
  seats: seatOf,

  legal: (state, seat, task) => [
    ...task.spaces
      .filter((at) => !refuseUse(state, seat, at, task))
      .map((at): Move => ({ do: 'useSpace', at: SPACE_IDS[at] })),
    { do: 'done' },
  ],

  check(state, seat, move, task) {
    if (move.do === 'done') return undefined
    if (move.do !== 'useSpace') return refuse('FO-15.4', 'notNow')
    return refuseUse(state, seat, SPACE_IDS.indexOf(move.at), task)
  },

  apply(now, seat, move, { price }) {
    now.state.agenda.pop()
    if (move.do !== 'useSpace') return
    pay(now, seat, SILVER, price)
    now.tell({ what: 'imitated', seat, at: move.at })
    beginAct(now, seat, SPACE_IDS.indexOf(move.at), -1, 0)
  },
}

/** What was offered may have been spent meanwhile: the price must still be there, and leave what the space asks for. */
function refuseUse(
  state: State,
  seat: Seat,
  at: number,
  { spaces, price }: TaskOf<'useSpace'>,
): Refusal | undefined {
  if (!spaces.includes(at)) return refuse('FO-15.4', 'notThatSpace', { at: SPACE_IDS[at] ?? '' })
  const { supply } = state.players[seat]
  if (supply[SILVER] < price) return refuse('FO-15.4', 'notInSupply', { good: 'silver' })
  if (!since(state, 2)) return undefined
  supply[SILVER] -= price
  const lack = usableAsItIs(state, seat, at) ? undefined : lackFor(state, seat, at)
  supply[SILVER] += price
  return lack
}
