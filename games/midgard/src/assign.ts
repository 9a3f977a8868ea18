import { plan } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { isCounts, type Refusal, refuse } from './refusal.ts'
import { shapeAssigning } from './shape.ts'
import { enemyOf, type Player, type State, turnOrder } from './state.ts'
import { aboard, capacity, enemyAt, inPlan, isReserved, sentTo } from './targets.ts'
import { FIRST_SHIP, FOOD, TARGETS, type Target, WARRIORS } from './vocabulary.ts'

/** CM-7: everyone who reserved a fight or a ship assigns warriors, all at the same time. */
export function assignWarriors({ state }: Now): void {
  state.inTurnOrder = false
  state.players.forEach((player, seat) => {
    player.confirmed = !hasReserved(state, seat)
  })
  plan(state, { do: 'assign' })
}

function hasReserved(state: State, seat: Seat): boolean {
  return TARGETS.some((_, target) => isReserved(state, seat, target))
}

/** Index into the four counts of a target: the warriors, then food. */
const PIECES = [...WARRIORS, 'food'] as const
const FOOD_PIECE = 3

const CONFIRM: Move = { do: 'confirm' }
const ASK: Move = { do: 'askTurnOrder' }
const ASSIGN = table('assign')
const UNASSIGN = table('unassign')

/** One move object for each piece and target, made once. */
function table(verb: 'assign' | 'unassign'): Move[][] {
  return TARGETS.map((to) => PIECES.map((what) => ({ do: verb, what, to })))
}

/** CM-7.1: at the same time, hidden until all have confirmed. */
export const assign: DecisionOf<'assign'> = {
  seats: (state) => unconfirmed(state),

  legal(state, seat) {
    const moves = assigning(state, seat)
    if (canAskTurnOrder(state)) moves.push(ASK)
    return moves
  },

  shaped: shapeAssigning,

  check(state, seat, move) {
    if (move.do !== 'askTurnOrder') return checkAssigning(state, seat, move)
    return canAskTurnOrder(state) ? undefined : refuse('CM-7.2', 'nobodyElse')
  },

  apply(now, seat, move) {
    const { state, tell } = now
    if (move.do === 'askTurnOrder') {
      askTurnOrder(now, seat)
      return
    }
    applyAssigning(now, seat, move)
    if (!state.players[seat].confirmed) return
    tell({ what: 'confirmed', seat })
    if (unconfirmed(state).length > 0) return
    state.agenda.pop()
    for (const each of turnOrder(state)) announce(now, each)
  },
}

/** CM-7.2: one after the other, openly. */
export const assignInTurnOrder: DecisionOf<'assignInTurnOrder'> = {
  seats: (_state, task) => task.order.slice(0, 1),

  legal: assigning,

  shaped: shapeAssigning,

  check(state, seat, move) {
    return move.do === 'askTurnOrder'
      ? refuse('CM-7.2', 'alreadyInTurnOrder')
      : checkAssigning(state, seat, move)
  },

  apply(now, seat, move, task) {
    const { state, tell } = now
    applyAssigning(now, seat, move)
    if (!state.players[seat].confirmed) return
    state.agenda.pop()
    tell({ what: 'confirmed', seat })
    announce(now, seat)
    if (task.order.length > 1) plan(state, { do: 'assignInTurnOrder', order: task.order.slice(1) })
  },
}

function unconfirmed(state: State): Seat[] {
  const seats: Seat[] = []
  state.players.forEach((player, seat) => {
    if (!player.confirmed) seats.push(seat)
  })
  return seats
}

/** Turn order only matters where two or more have something to assign. */
function canAskTurnOrder(state: State): boolean {
  return state.players.filter((_, seat) => hasReserved(state, seat)).length > 1
}

/** CM-7.2: what was confirmed in secret goes back, so asking late is no advantage. */
function askTurnOrder({ state, tell }: Now, seat: Seat): void {
  tell({ what: 'askedTurnOrder', seat })
  state.agenda.pop()
  state.inTurnOrder = true
  const order = turnOrder(state).filter((each) => hasReserved(state, each))
  for (const each of order) {
    const player = state.players[each]
    player.confirmed = false
    unassignAll(player)
  }
  plan(state, { do: 'assignInTurnOrder', order })
}

function unassignAll(player: Player): void {
  for (let target = 0; target < TARGETS.length; target++)
    for (let piece = 0; piece < 4; piece++) {
      store(player, piece, player.plan[inPlan(target, piece)])
      player.plan[inPlan(target, piece)] = 0
    }
}

function stored(player: Player, piece: number): number {
  return piece === FOOD_PIECE ? player.stores[FOOD] : player.warriors[piece]
}

function store(player: Player, piece: number, amount: number): void {
  if (piece === FOOD_PIECE) player.stores[FOOD] += amount
  else player.warriors[piece] += amount
}

function assigning(state: State, seat: Seat): Move[] {
  const player = state.players[seat]
  const moves: Move[] = []
  for (let target = 0; target < TARGETS.length; target++) {
    if (!isReserved(state, seat, target)) continue
    for (let piece = 0; piece < 4; piece++) {
      if (stored(player, piece) > 0 && fits(state, seat, piece, target)) moves.push(ASSIGN[target][piece])
      if (player.plan[inPlan(target, piece)] > 0) moves.push(UNASSIGN[target][piece])
    }
  }
  moves.push(CONFIRM)
  return moves
}

function fits(state: State, seat: Seat, piece: number, target: number): boolean {
  if (target < FIRST_SHIP)
    return piece !== FOOD_PIECE && enemyOf(state, enemyAt(state, seat, target)).forbids !== piece
  return aboard(state.players[seat], target) < capacity(state, seat, target)
}

function checkAssigning(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.do === 'confirm') return undefined
  if (move.do === 'assignAll') return checkAll(state, seat, move.plan)
  if (move.do !== 'assign' && move.do !== 'unassign') return refuse('CM-7.1', 'notNow')
  const piece = PIECES.indexOf(move.what)
  const target = TARGETS.indexOf(move.to)
  if (piece < 0 || target < 0) return refuse('CM-7.3', 'notThere')
  if (!isReserved(state, seat, target)) return refuse('CM-7.3', 'notReserved', { to: move.to })
  const player = state.players[seat]
  if (move.do === 'unassign')
    return player.plan[inPlan(target, piece)] > 0
      ? undefined
      : refuse('CM-7.3', 'nothingAssigned', { what: move.what })
  if (stored(player, piece) === 0) return refuse('CM-7.3', 'noneLeft', { what: move.what })
  return fits(state, seat, piece, target) ? undefined : misfit(piece, target)
}

/** CM-7.4, CM-7.5 */
function misfit(piece: number, target: number): Refusal {
  if (target >= FIRST_SHIP) return refuse('CM-7.5', 'shipFull', { to: TARGETS[target] })
  if (piece === FOOD_PIECE) return refuse('CM-7.5', 'foodOnlyAboard')
  return refuse('CM-7.4', 'forbidden', { what: PIECES[piece], to: TARGETS[target] })
}

function checkAll(state: State, seat: Seat, wanted: unknown): Refusal | undefined {
  if (wanted === null || typeof wanted !== 'object' || Array.isArray(wanted))
    return refuse('CM-7.3', 'notThere')
  const player = state.players[seat]
  const left = PIECES.map((_, piece) => {
    let sum = stored(player, piece)
    for (let target = 0; target < TARGETS.length; target++) sum += player.plan[inPlan(target, piece)]
    return sum
  })
  for (const [to, counts] of Object.entries(wanted)) {
    const target = TARGETS.indexOf(to as Target)
    if (target < 0 || !isCounts(counts, 4)) return refuse('CM-7.3', 'notThere')
    if (!isReserved(state, seat, target)) return refuse('CM-7.3', 'notReserved', { to })
    let sum = 0
    for (let piece = 0; piece < 4; piece++) {
      left[piece] -= counts[piece]
      sum += counts[piece]
      if (left[piece] < 0) return refuse('CM-7.3', 'noneLeft', { what: PIECES[piece] })
      if (target < FIRST_SHIP && counts[piece] > 0 && !fits(state, seat, piece, target))
        return misfit(piece, target)
    }
    if (target >= FIRST_SHIP && sum > capacity(state, seat, target))
      return refuse('CM-7.5', 'shipFull', { to })
  }
  return undefined
}

function applyAssigning({ state, tell }: Now, seat: Seat, move: Move): void {
  const player = state.players[seat]
  if (move.do === 'assign' || move.do === 'unassign') {
    const piece = PIECES.indexOf(move.what)
    const by = move.do === 'assign' ? 1 : -1
    store(player, piece, -by)
    player.plan[inPlan(TARGETS.indexOf(move.to), piece)] += by
    tell({ what: 'planned', seat, only: seat })
    return
  }
  if (move.do === 'assignAll') {
    unassignAll(player)
    for (const [to, counts] of Object.entries(move.plan))
      for (let piece = 0; piece < 4; piece++) {
        store(player, piece, -counts[piece])
        player.plan[inPlan(TARGETS.indexOf(to as Target), piece)] = counts[piece]
      }
  }
  player.confirmed = true
}

/** Now everybody sees it. */
function announce({ state, tell }: Now, seat: Seat): void {
  const { plan: assigned } = state.players[seat]
  for (let target = 0; target < TARGETS.length; target++) {
    if (!isReserved(state, seat, target)) continue
    const [swordsman, spearman, axeman, food] = sentTo(assigned, target)
    tell({ what: 'assigned', seat, to: TARGETS[target], swordsman, spearman, axeman, food, reveals: true })
  }
}
