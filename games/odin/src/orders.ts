import type { Order, Seat } from '@meadhall/kernel/rules'
import { AREA } from './data/tiles.ts'
import { banquetTable, lengthOf } from './feast/table.ts'
import { layFeast, refuseTiles } from './feasting.ts'
import type { Move, Served } from './moves.ts'
import type { Now } from './now.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Player, State } from './state.ts'
import type { Task, Window } from './tasks.ts'
import { FIRST_GREEN, FIRST_SPECIAL, GOODS, type Good, ITEMS, item } from './vocabulary.ts'

/**
 * Standing orders: what a seat has decided beforehand, so that a game over days does not wait for it. An order that
 * meets something it did not reckon with lapses, and the seat is asked.
 */

/**
 * What can be ordered in advance besides, in the same words whatever the position. The windows are not among them: the
 * orders below let them pass, and lapse when there is something new to place.
 */
export const orders: readonly Order<Task, Move>[] = [
  // FO-2.7
  { when: 'turn', move: { do: 'pass' } },
  // FO-15.7: what occupations offer is left
  { when: 'offers', move: { do: 'done' } },
  // FO-2.14: the cheapest feast is the first that the rules name; a plan that was ordered goes before
  { when: 'feasting', move: { do: 'layFeast' }, first: true },
]

type OrderMove = Extract<Move, { do: 'order' }>

/** Cells that the goods in the supply could cover; fillers do not count. */
export function areaOfGoods(player: Player): number {
  let cells = 0
  for (let what = FIRST_GREEN; what < GOODS.length; what++) cells += player.supply[what] * AREA[what]
  for (let what = FIRST_SPECIAL; what < ITEMS.length; what++) cells += player.supply[what] * AREA[what]
  return cells
}

export function legalOrders(state: State, seat: Seat): Move[] {
  const { restOfRound, takeBonuses, feast } = state.players[seat].orders
  const moves: Move[] = [
    { do: 'order', order: 'restOfRound', on: restOfRound === 0 },
    { do: 'order', order: 'takeBonuses', on: takeBonuses === 0 },
  ]
  if (feast) moves.push({ do: 'order', order: 'feast', plan: null })
  return moves
}

export function checkOrder(state: State, seat: Seat, move: OrderMove): Refusal | undefined {
  const { orders } = state.players[seat]
  if (move.order === 'feast') {
    if (move.plan === null) return orders.feast ? undefined : refuse('FO-6.8', 'noSuchOrder')
    // The silver for the rest comes later, so a plan names goods only.
    const plan: unknown = move.plan
    if (Array.isArray(plan) && plan.some((tile) => (tile as Served | null)?.good === 'silver'))
      return refuse('FO-6.8', 'planWithoutSilver')
    return refuseTiles(state, seat, plan)
  }
  if (move.order !== 'restOfRound' && move.order !== 'takeBonuses') return refuse('FO-4.14', 'noSuchOrder')
  const stands = orders[move.order] > 0
  return typeof move.on === 'boolean' && move.on !== stands ? undefined : refuse('FO-4.14', 'noSuchOrder')
}

export function applyOrder(now: Now, seat: Seat, move: OrderMove): void {
  const player = now.state.players[seat]
  const { orders } = player
  if (move.order === 'feast')
    orders.feast = move.plan && move.plan.flatMap(({ good, at, long }) => [item(good), at, long ? 1 : 0])
  else if (move.order === 'restOfRound') orders.restOfRound = move.on ? 1 + areaOfGoods(player) : 0
  else orders.takeBonuses = move.on ? 1 : 0
  // That there is an order is told to all, for it may settle what others wait for; the plan is not.
  now.tell({ what: 'ordered', seat, order: move.order })
}

/** Whether the seat has said that this window may pass; new goods to place make the order lapse. */
export function letsPass(now: Now, seat: Seat, window: Window): boolean {
  const player = now.state.players[seat]
  const { orders } = player
  if (orders.restOfRound > 0) {
    if (areaOfGoods(player) <= orders.restOfRound - 1) return true
    orders.restOfRound = 0
    now.tell({ what: 'orderLapsed', seat, order: 'restOfRound', only: seat })
  }
  return window === 'bonus' && orders.takeBonuses === 1
}

/** Lays the feast as ordered, if it still can be laid so and silver covers the rest. */
export function feastAsOrdered(now: Now, seat: Seat): boolean {
  const { state } = now
  const { orders } = state.players[seat]
  const plan = orders.feast
  if (!plan) return false
  orders.feast = null
  const table = banquetTable(state, seat)
  const tiles: Served[] = []
  for (let i = 0; i < plan.length; i += 3)
    tiles.push({ good: ITEMS[plan[i]] as Good, at: plan[i + 1], long: plan[i + 2] === 1 })
  for (let at = table.first; at < table.end; at++)
    if (!tiles.some((tile) => tile.at <= at && at < tile.at + lengthOf(tile)))
      tiles.push({ good: 'silver', at, long: true })
  if (refuseTiles(state, seat, tiles)) {
    now.tell({ what: 'orderLapsed', seat, order: 'feast', only: seat })
    return false
  }
  layFeast(now, seat, tiles)
  return true
}
