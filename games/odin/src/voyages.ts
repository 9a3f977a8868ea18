import type { Seat } from '@meadhall/kernel/rules'
import { countOf, hasRule, hasShip, rulesNamed } from './count.ts'
import { EXPLORATION } from './data/boards.ts'
import { LARGE_BERTHS } from './data/rounds.ts'
import { SPACES } from './data/spaces.ts'
import { SALE_PRICE } from './data/tiles.ts'
import type { Effect } from './effects.ts'
import { fire } from './events.ts'
import { silverDiscount } from './exchange.ts'
import type { Move } from './moves.ts'
import { type DecisionOf, NOTHING } from './now.ts'
import { type Refusal, refuse } from './refusal.ts'
import { addBoard, type State, since } from './state.ts'
import { gain, hasBerth, pay } from './supply.ts'
import { BOARDS, FIRST_SPECIAL, ITEMS, item, SILVER, SPECIALS, type Special, thing } from './vocabulary.ts'

/** FO-12.7, FO-14: special sale, exploration and emigration. */

type ExploreEffect = Extract<Effect, { op: 'explore' }>

/** The exploration boards (0 is A) that the seat may take. */
export function boardsToExplore(
  state: State,
  seat: Seat,
  effect: ExploreEffect,
  space = state.action.space,
): number[] {
  const player = state.players[seat]
  // `adventurer`: with any ship to any open board.
  const anything = space >= 0 && SPACES[space].id === 'exploreShort' && hasRule(player, 'exploreAnything')
  if (!effect.ships.some((ship) => hasShip(player, ship))) return []
  const found: number[] = []
  for (let board = 0; board < state.exploration.length; board++) {
    const side = state.exploration[board]
    if (side >= 0 && (anything || effect.boards.includes(EXPLORATION[board][side]))) found.push(board)
  }
  return found
}

export function canExplore(state: State, seat: Seat, effect: ExploreEffect, space: number): boolean {
  const player = state.players[seat]
  let ship = false
  for (let i = 0; i < effect.ships.length && !ship; i++) ship = hasShip(player, effect.ships[i])
  return ship && boardsToExplore(state, seat, effect, space).length > 0
}

const faceUp = (state: State, board: number): string => EXPLORATION[board][state.exploration[board]]

export const explore: DecisionOf<'explore'> = {
  seats: (_state, { seat, boards }) => (boards.length > 0 ? [seat] : []),

  legal: (state, _seat, { boards }) =>
    boards.map((board) => ({ do: 'explore', board: faceUp(state, board) })),

  check(state, _seat, move, { boards }) {
    if (move.do !== 'explore') return refuse('FO-14.1', 'notNow')
    return boards.some((board) => faceUp(state, board) === move.board)
      ? undefined
      : refuse('FO-14.2', 'cannotExplore', { board: move.board })
  },

  apply(now, seat, move) {
    const { state } = now
    state.agenda.pop()
    if (move.do !== 'explore') return
    const board = EXPLORATION.findIndex((faces, n) => faces[state.exploration[n]] === move.board)
    const silver = state.explorationSilver[board]
    state.exploration[board] = -1
    state.explorationSilver[board] = 0
    addBoard(state.players[seat], BOARDS.indexOf(move.board as (typeof BOARDS)[number]))
    now.tell({ what: 'explored', seat, board: move.board, silver })
    if (state.action.seat === seat) state.action.silver += silver
    gain(now, seat, SILVER, silver)
    fire(now.state, seat, 'afterAction', {
      action: 'exploration',
      longship: state.players[seat].longships.length > 0,
    })
  },
}

type EmigrateEffect = Extract<Effect, { op: 'emigrate' }>
/** FO-14.4: how much less than the number of the round is asked. */
export function emigrationDiscount(
  state: State,
  seat: Seat,
  card: number,
  effect: EmigrateEffect,
  space = state.action.space,
): number {
  let less = effect.discountBy ? countOf(state, seat, effect.discountBy, NOTHING) : 0
  for (const rule of rulesNamed(state.players[seat], 'emigrationDiscount')) less += rule.silver
  if (card === 0) less += silverDiscount(state, seat, space, state.round)
  return less
}

const priceOf = (state: State, discount: number): number => Math.max(0, state.round - discount)

/** FO-14.4: two free cells of the banquet table for each ship that has gone. */
function hasRoom(state: State, seat: Seat): boolean {
  const { emigratedKnarrs, emigratedLongships } = state.players[seat]
  return 2 * (emigratedKnarrs + emigratedLongships + 1) <= 12 - (state.rounds - state.round)
}

/** FO-14.3: a large ship, or a whaling boat that may be swapped for one. */
function hasEmigrant(state: State, seat: Seat, swap: boolean): boolean {
  const player = state.players[seat]
  return player.knarrs > 0 || player.longships.length > 0 || (swap && player.boats.length > 0)
}

function canEmigrate(state: State, seat: Seat, discount: number, swap: boolean): boolean {
  if (!hasEmigrant(state, seat, swap) || !hasRoom(state, seat)) return false
  return state.players[seat].supply[SILVER] >= priceOf(state, discount)
}

/** The same for an emigration that a space or card would allow. */
export function mayEmigrate(
  state: State,
  seat: Seat,
  card: number,
  effect: EmigrateEffect,
  space: number,
): boolean {
  const swap = effect.swap === true
  if (!hasEmigrant(state, seat, swap)) return false
  if (canSwap(state, seat, swap)) return true
  return canEmigrate(state, seat, emigrationDiscount(state, seat, card, effect, space), swap)
}

/** FO-14.5: the swap is a part of its own. */
function canSwap(state: State, seat: Seat, swap: boolean): boolean {
  const player = state.players[seat]
  return swap && since(state, 2) && player.boats.length > 0 && hasBerth(player, KNARR)
}

/** What stands in the way of an emigration from a space: a ship, room for it, or its price. */
export function emigrationLack(
  state: State,
  seat: Seat,
  effect: EmigrateEffect,
  space: number,
): Refusal | undefined {
  const ships = ['knarr', 'longship', ...(effect.swap ? ['whalingBoat'] : [])]
  if (!hasEmigrant(state, seat, effect.swap === true)) return refuse('FO-14.3', 'needsOneShip', { ships })
  if (!hasRoom(state, seat)) return refuse('FO-14.4', 'noRoomOnTable')
  const price = priceOf(state, emigrationDiscount(state, seat, 0, effect, space))
  const missing = price - state.players[seat].supply[SILVER]
  return missing > 0 ? refuse('FO-14.4', 'lacks', { missing: { silver: missing } }) : undefined
}

const KNARR = thing('knarr')

export const emigrate: DecisionOf<'emigrate'> = {
  seats(state, { seat, discount, swap }) {
    return canSwap(state, seat, swap) || canEmigrate(state, seat, discount, swap) ? [seat] : []
  },

  legal(state, seat, task) {
    const player = state.players[seat]
    const moves: Move[] = []
    if (canEmigrate(state, seat, task.discount, task.swap)) {
      if (player.knarrs > 0) moves.push({ do: 'emigrate', ship: 'knarr', aboard: 0 })
      for (const aboard of new Set(player.longships)) moves.push({ do: 'emigrate', ship: 'longship', aboard })
    }
    if (task.swap && hasBerth(player, KNARR))
      for (const aboard of new Set(player.boats)) moves.push({ do: 'swapBoat', aboard })
    if (task.swapped) moves.push({ do: 'done' })
    return moves
  },

  check(state, seat, move, task) {
    const player = state.players[seat]
    if (move.do === 'swapBoat') {
      if (!task.swap || !player.boats.includes(move.aboard)) return refuse('FO-14.5', 'noBoatToSwap')
      return hasBerth(player, KNARR) ? undefined : refuse('FO-7.2', 'noBerth', { berths: LARGE_BERTHS })
    }
    if (move.do === 'done' && task.swapped) return undefined
    if (move.do !== 'emigrate') return refuse('FO-14.3', 'notNow')
    const has =
      move.ship === 'knarr'
        ? player.knarrs > 0 && move.aboard === 0
        : move.ship === 'longship' && player.longships.includes(move.aboard)
    if (!has) return refuse('FO-14.3', 'noSuchShip', { ship: move.ship })
    if (!hasRoom(state, seat)) return refuse('FO-14.4', 'noRoomOnTable')
    return canEmigrate(state, seat, task.discount, task.swap)
      ? undefined
      : refuse('FO-14.4', 'cannotPay', { ship: move.ship })
  },

  apply(now, seat, move, task) {
    const { state } = now
    const player = state.players[seat]
    state.agenda.pop()
    if (move.do === 'swapBoat') {
      player.boats.splice(player.boats.indexOf(move.aboard), 1)
      state.agenda.push({ ...task, swap: false, ...(since(state, 2) && { swapped: true as const }) })
      gain(now, seat, KNARR, 1)
    } else if (move.do === 'emigrate') {
      const silver = priceOf(state, task.discount)
      pay(now, seat, SILVER, silver)
      if (move.ship === 'knarr') {
        player.knarrs--
        player.emigratedKnarrs++
      } else {
        player.longships.splice(player.longships.indexOf(move.aboard), 1)
        player.emigratedLongships++
      }
      now.tell({ what: 'emigrated', seat, ship: move.ship, silver })
      fire(now.state, seat, 'afterAction', { action: 'emigration', longship: move.ship === 'longship' })
    }
  },
}

/** What a tile costs after tiles for `spent` silver: cards reduce the sum of both. */
function salePrice(state: State, seat: Seat, what: number, spent: number, space: number): number {
  const before = spent - silverDiscount(state, seat, space, spent)
  const after = spent + SALE_PRICE[what] - silverDiscount(state, seat, space, spent + SALE_PRICE[what])
  return after - before
}

function isForSale(state: State, seat: Seat, what: number, spent: number, space: number): boolean {
  if (state.oval[what - FIRST_SPECIAL] === 0 || SALE_PRICE[what] < 0) return false
  const silver = state.players[seat].supply[SILVER]
  return silver >= SALE_PRICE[what] || silver >= salePrice(state, seat, what, spent, space)
}

/** What the cheapest special tile costs now; undefined where none is left. */
export function cheapestForSale(state: State, seat: Seat, space: number): number | undefined {
  const prices = SPECIALS.flatMap((_, s) =>
    state.oval[s] === 0 || SALE_PRICE[FIRST_SPECIAL + s] < 0
      ? []
      : [salePrice(state, seat, FIRST_SPECIAL + s, 0, space)],
  )
  return prices.length === 0 ? undefined : Math.min(...prices)
}

function forSale(state: State, seat: Seat, spent: number, space: number): number[] {
  const found: number[] = []
  for (let what = FIRST_SPECIAL; what < ITEMS.length; what++)
    if (isForSale(state, seat, what, spent, space)) found.push(what)
  return found
}

export function canSale(state: State, seat: Seat, space: number): boolean {
  for (let what = FIRST_SPECIAL; what < ITEMS.length; what++)
    if (isForSale(state, seat, what, 0, space)) return true
  return false
}

export const sale: DecisionOf<'sale'> = {
  seats(state, { seat, spent }) {
    return forSale(state, seat, spent, state.action.space).length > 0 ? [seat] : []
  },

  legal(state, seat, { spent, left }) {
    const moves: Move[] = forSale(state, seat, spent, state.action.space).map((what) => ({
      do: 'buySpecial',
      tile: ITEMS[what] as Special,
    }))
    if (left < 2) moves.push({ do: 'done' })
    return moves
  },

  check(state, seat, move, { spent, left }) {
    if (move.do === 'done') return left < 2 ? undefined : refuse('FO-2.9', 'mustChoose')
    if (move.do !== 'buySpecial') return refuse('FO-12.7', 'notNow')
    const at = SPECIALS.indexOf(move.tile)
    if (at < 0 || state.oval[at] === 0) return refuse('FO-3.4', 'notOnOvalBoard', { good: move.tile })
    const what = FIRST_SPECIAL + at
    if (SALE_PRICE[what] < 0) return refuse('FO-12.7', 'notForSale', { good: move.tile })
    return forSale(state, seat, spent, state.action.space).includes(what)
      ? undefined
      : refuse('FO-12.7', 'cannotPay', { good: move.tile })
  },

  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    if (move.do !== 'buySpecial') return
    const what = item(move.tile)
    const spent = task.spent + SALE_PRICE[what]
    pay(now, seat, SILVER, salePrice(state, seat, what, task.spent, state.action.space))
    gain(now, seat, what, 1)
    if (task.left > 1) state.agenda.push({ ...task, left: task.left - 1, spent })
  },
}
