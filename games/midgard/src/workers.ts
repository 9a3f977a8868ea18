import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { LOCATION_RULES, type Place, type SpaceRule } from './locations.ts'
import type { Move } from './moves.ts'
import type { DecisionOf } from './now.ts'
import { type Refusal, refuse } from './refusal.ts'
import { shapePlacing, shapeTrading } from './shape.ts'
import { STALL_RULES } from './stalls.ts'
import { clone, NONE, type State } from './state.ts'
import { gain } from './stores.ts'
import { BLAME, FOOD, GOODS, LOCATIONS, SPACE_INDEX, type Space, STALLS, type Stall } from './vocabulary.ts'

export const SPACE_RULES: Readonly<Record<Space, SpaceRule>> = { ...LOCATION_RULES, ...STALL_RULES }

const BEG: Move = { do: 'beg' }

/** CM-4: players place one worker at a time until nobody has one left. */
export const placeWorker: DecisionOf<'placeWorker'> = {
  seats: (state) => (state.players[state.turn].workers > 0 ? [state.turn] : []),

  legal(state, seat) {
    const moves: Move[] = []
    for (const at of LOCATIONS) if (isOpen(state, seat, at)) SPACE_RULES[at].offer(state, seat, moves)
    for (const stall of state.stalls) {
      const at = STALLS[stall]
      if (isOpen(state, seat, at)) SPACE_RULES[at].offer(state, seat, moves)
    }
    moves.push(BEG) // CM-4.5: always allowed
    return moves
  },

  shaped: (state, seat, task) => shapePlacing(placeWorker.legal(state, seat, task), state, seat),

  check(state, seat, move) {
    if (move.do === 'beg') return undefined
    if (move.do !== 'place') return refuse('CM-4.1', 'notNow')
    return checkPlace(state, seat, move)
  },

  apply(now, seat, move) {
    const { state, tell } = now
    const player = state.players[seat]
    player.workers--
    if (move.do === 'beg') {
      player.begging++
      tell({ what: 'begged', seat })
      gain(now, seat, FOOD, 1)
      gain(now, seat, BLAME, 1)
    } else if (move.do === 'place') {
      const { at } = move
      if (at === 'huntingGrounds') player.hunting++
      else if (at === 'privateLongship') player.sailing++
      else state.spaces[SPACE_INDEX[at]] = seat
      tell(
        move.shore === undefined
          ? { what: 'placed', seat, at }
          : { what: 'placed', seat, at, shore: move.shore },
      )
      SPACE_RULES[at].effect(now, seat, move)
    }
    passTurn(state)
  },
}

/** CM-4.1: whoever has no worker left is passed over. */
function passTurn(state: State): void {
  const { players } = state
  for (let i = 1; i <= players.length; i++) {
    const seat = (state.turn + i) % players.length
    if (players[seat].workers > 0) {
      state.turn = seat
      return
    }
  }
}

/** CM-4.1: the position as if the seat were to place its next worker now. */
export function turnNow(view: State, seat: Seat): State | undefined {
  const at = view.agenda.findLastIndex((task) => task.do === 'placeWorker')
  if (at === -1 || view.players[seat].workers === 0) return undefined
  const state = clone(view)
  state.agenda.length = at + 1
  state.turn = seat
  return state
}

/** CM-4.2: nobody stands there yet; the Hunting Grounds take any number, a private ship its owner's one. */
function isOpen(state: State, seat: Seat, at: Space): boolean {
  if (at === 'huntingGrounds') return true
  if (at === 'privateLongship') return state.players[seat].sailing === 0
  return state.spaces[SPACE_INDEX[at]] === NONE
}

function checkPlace(state: State, seat: Seat, move: Place): Refusal | undefined {
  const { at } = move
  if (!Object.hasOwn(SPACE_RULES, at)) return refuse('CM-4.1', 'notThere')
  if (STALLS.includes(at as Stall) && !state.stalls.includes(STALLS.indexOf(at as Stall)))
    return refuse('CM-2.1', 'notInPlay', { at })
  if (!isOpen(state, seat, at)) return refuse('CM-4.2', 'occupied', { at })
  const refusal = SPACE_RULES[at].check(state, seat, move)
  if (refusal) return refusal
  // A detail that belongs to another space is a mistake, not a wish.
  const ways: Move[] = []
  SPACE_RULES[at].offer(state, seat, ways)
  return ways.some((way) => isSame(way as Place, move)) ? undefined : refuse(SPACE_RULES[at].rule, 'notNow')
}

function isSame(a: Place, b: Place): boolean {
  return (
    a.rune === b.rune &&
    a.look === b.look &&
    a.ship === b.ship &&
    a.coins === b.coins &&
    a.shore === b.shore &&
    a.times === b.times
  )
}

const DONE: Move = { do: 'doneTrading' }

/** CM-5.7: one exchange at a time until the visitor is done; what has just come may be traded on. */
export const trade: DecisionOf<'trade'> = {
  seats: seatOf,

  legal(state, seat) {
    const moves: Move[] = []
    GOODS.forEach((give, from) => {
      if (state.players[seat].stores[from] === 0) return
      for (const take of GOODS) if (take !== give) moves.push({ do: 'trade', give, take })
    })
    moves.push(DONE)
    return moves
  },

  shaped: (state, seat, task) => shapeTrading(trade.legal(state, seat, task), state, seat, task.fresh),

  check(state, seat, move) {
    if (move.do === 'doneTrading') return undefined
    if (move.do !== 'trade') return refuse('CM-5.7', 'notNow')
    const from = GOODS.indexOf(move.give)
    if (from < 0 || !GOODS.includes(move.take)) return refuse('CM-5.7', 'notThere')
    if (move.give === move.take) return refuse('CM-5.7', 'sameGood')
    return state.players[seat].stores[from] === 0
      ? refuse('CM-5.7', 'nothingToTrade', { good: move.give })
      : undefined
  },

  apply({ state, tell }, seat, move, task) {
    state.agenda.pop()
    if (move.do !== 'trade') return
    const from = GOODS.indexOf(move.give)
    const to = GOODS.indexOf(move.take)
    state.players[seat].stores[from]--
    state.players[seat].stores[to]++
    tell({ what: 'traded', seat, give: move.give, take: move.take })
    plan(state, { do: 'trade', seat, fresh: task.fresh.map((count, good) => count + (good === to ? 1 : 0)) })
  },
}
