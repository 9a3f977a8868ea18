import { seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { IMITATION, SPACE_IDS, SPACES } from './data/spaces.ts'
import type { Effect } from './effects.ts'
import { fire } from './events.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'
import { canPay, moveVikings, pay } from './supply.ts'
import { SILVER } from './vocabulary.ts'

/** Vikings that come back from the action board, and spaces that are used without any. */

/** FO-13.11: so many Vikings of a space come back, as far as they stand there. */
export function bringBack(now: Now, seat: Seat, at: number, most: number): void {
  const n = takeOff(now, seat, at, most)
  if (n > 0) cameBack(now, seat, n)
}

function takeOff(now: Now, seat: Seat, at: number, most: number): number {
  const { state } = now
  if (at < 0 || state.spaces[at] !== seat) return 0
  const n = Math.min(most, state.crews[at])
  if (n === 0) return 0
  state.crews[at] -= n
  // An emptied space is open again.
  if (state.crews[at] === 0) state.spaces[at] = -1
  now.tell({ what: 'vikingsReturned', seat, at: SPACE_IDS[at], n })
  return n
}

/** `thingSpokesman` counts what moves at once. */
function cameBack(now: Now, seat: Seat, n: number): void {
  moveVikings(now, seat, n)
  if (n <= 2 && now.state.phase === 5) fire(now.state, seat, 'vikingsReturned', { n })
}

function columnOf(state: State, at: number): number {
  return at < IMITATION ? SPACES[at].column : state.imitations[at - IMITATION]
}

/** `homecomer`: one Viking from every space of the fourth column. */
export function returnFromFourthColumn(now: Now, seat: Seat): void {
  const { state } = now
  let n = 0
  for (let at = 0; at < state.spaces.length; at++)
    if (state.spaces[at] === seat && columnOf(state, at) === 4) n += takeOff(now, seat, at, 1)
  if (n > 0) cameBack(now, seat, n)
}

export function canReturn(
  state: State,
  seat: Seat,
  effect: Extract<Effect, { op: 'returnVikings' }>,
): boolean {
  const player = state.players[seat]
  if (effect.pay && !canPay(player, effect.pay)) return false
  if (effect.from === 'thisSpace') {
    const { at } = state.action
    return state.action.seat === seat && at >= 0 && state.spaces[at] === seat && state.crews[at] > 0
  }
  for (let at = 0; at < state.spaces.length; at++)
    if (state.spaces[at] === seat && (effect.from === 'oneSpace' || columnOf(state, at) === 4)) return true
  return false
}

/** `inspector`: a Viking from one space, and a second from it for silver as much as the round. */
function legalReturn(state: State, seat: Seat): Move[] {
  const moves: Move[] = []
  for (let at = 0; at < state.spaces.length; at++) {
    if (state.spaces[at] !== seat) continue
    moves.push({ do: 'return', at: SPACE_IDS[at], pay: false })
    if (state.crews[at] > 1 && state.players[seat].supply[SILVER] >= state.round)
      moves.push({ do: 'return', at: SPACE_IDS[at], pay: true })
  }
  moves.push({ do: 'done' })
  return moves
}

export const returnVikings: DecisionOf<'returnVikings'> = {
  seats: seatOf,

  legal: legalReturn,

  check(state, seat, move) {
    if (move.do === 'done') return undefined
    if (move.do !== 'return') return refuse('FO-15.5', 'notNow')
    const fits = legalReturn(state, seat).some(
      (one) => one.do === 'return' && one.at === move.at && one.pay === move.pay,
    )
    return fits ? undefined : refuse('FO-15.5', 'noVikingThere', { at: move.at })
  },

  apply(now, seat, move) {
    now.state.agenda.pop()
    if (move.do !== 'return') return
    if (move.pay) pay(now, seat, SILVER, now.state.round)
    bringBack(now, seat, SPACE_IDS.indexOf(move.at), move.pay ? 2 : 1)
  },
}
