import type { Seat } from '@meadhall/kernel/rules'
import { playCard } from './cards.ts'
import { cardHasRule, hasRule } from './count.ts'
import { EVENT_BIT } from './data/occupations/cards.ts'
import { CARD, cardNumber } from './data/occupations/list.ts'
import { BOAT_ORE, LONGSHIP_ORE, SHIP_PRICE } from './data/rounds.ts'
import { UPGRADE } from './data/tiles.ts'
import { fire } from './events.ts'
import { affordable, choiceName, settle } from './exchange.ts'
import type { Move } from './moves.ts'
import { type Anytimes, NOTHING, type Now } from './now.ts'
import { applyOrder, checkOrder, legalOrders } from './orders.ts'
import {
  applyPlaceTile,
  applyStore,
  applyTakeTile,
  checkPlaceTile,
  checkStore,
  checkTakeTile,
  legalPlacing,
} from './placing.ts'
import { type Refusal, refuse } from './refusal.ts'
import { shapedAnytime } from './shape.ts'
import type { Player, State } from './state.ts'
import { gainShip, hasBerth, pay, payAll, putAboard } from './supply.ts'
import { becomes } from './upgrade.ts'
import { usesOf } from './uses.ts'
import { FIRST_SHIP, GOODS, item, ORE, SHIPS, SILVER } from './vocabulary.ts'

/** FO-4.1, FO-7, FO-15.6: what a seat may do whoever's turn it is. */

const ANYTIME_MOVES: readonly Move['do'][] = [
  'placeTile',
  'takeTile',
  'store',
  'buyShip',
  'arm',
  'disarm',
  'use',
  'order',
]

export const isAnytime = (move: Move): boolean => ANYTIME_MOVES.includes(move.do)

function shipsOf(player: Player, ship: 'whalingBoat' | 'longship'): number[] {
  return ship === 'whalingBoat' ? player.boats : player.longships
}
const roomFor = (ship: 'whalingBoat' | 'longship'): number =>
  ship === 'whalingBoat' ? BOAT_ORE : LONGSHIP_ORE

/** FO-7.3: not between placing Vikings and the end of that action. */
const inAction = (state: State, seat: Seat): boolean => state.action.seat === seat

function legalUses(state: State, seat: Seat, moves: Move[]): void {
  const player = state.players[seat]
  if ((player.alerts & EVENT_BIT.anytime) === 0) return
  for (const card of player.played)
    for (const { option } of usesOf(state, seat, card)) moves.push({ do: 'use', card: CARD[card].id, option })
}

function applyUse(now: Now, seat: Seat, move: Extract<Move, { do: 'use' }>): void {
  const { state } = now
  const player = state.players[seat]
  const card = cardNumber(move.card)!
  const uses = usesOf(state, seat, card)
  const { box, option } = uses.find((use) => use.option === move.option) ?? uses[0]
  const effect = box.do
  now.tell({ what: 'usedOccupation', seat, card: move.card })
  if (box.once) player.spent.push(card)
  if (effect.op === 'play') {
    payAll(now, seat, effect.pay!)
    playCard(now, seat, cardNumber(option)!)
  } else if (effect.op === 'upgrade') {
    becomes(
      now,
      seat,
      option as (typeof GOODS)[number],
      GOODS[UPGRADE[item(option as 'peas')]],
      effect.price!,
    )
  } else if (effect.op === 'exchange') {
    // Plowing is a harvest of its own.
    const harvest = cardHasRule(card, 'plowing')
    if (harvest) fire(now.state, seat, 'beforeHarvest', NOTHING)
    const before = player.supply[STOCKFISH]
    settle(
      now,
      seat,
      card,
      affordable(state, seat, card, effect.choices).find((one) => choiceName(one) === option)!,
    )
    if (harvest) fire(now.state, seat, 'afterHarvest', NOTHING)
    const stockfish = player.supply[STOCKFISH] - before
    if (stockfish > 0 && !inAction(state, seat))
      fire(now.state, seat, 'actionDone', { stockfish, occupations: 0 })
  }
}
const STOCKFISH = item('stockfish')

function legal(state: State, seat: Seat): Move[] {
  const player = state.players[seat]
  const moves = legalPlacing(state, seat)
  SHIPS.forEach((ship, n) => {
    if (player.supply[SILVER] >= SHIP_PRICE[n] && hasBerth(player, FIRST_SHIP + n))
      moves.push({ do: 'buyShip', ship })
  })
  for (const ship of ['whalingBoat', 'longship'] as const)
    for (const aboard of new Set(shipsOf(player, ship))) {
      if (!checkArm(state, seat, ship, aboard)) moves.push({ do: 'arm', ship, aboard })
      if (!checkDisarm(state, seat, ship, aboard)) moves.push({ do: 'disarm', ship, aboard })
    }
  legalUses(state, seat, moves)
  moves.push(...legalOrders(state, seat))
  return moves
}

function checkArm(
  state: State,
  seat: Seat,
  ship: 'whalingBoat' | 'longship',
  aboard: number,
): Refusal | undefined {
  const player = state.players[seat]
  if (ship !== 'whalingBoat' && ship !== 'longship') return refuse('FO-7.3', 'noSuchShip', { ship })
  if (!shipsOf(player, ship).includes(aboard)) return refuse('FO-7.3', 'noSuchShip', { ship })
  if (aboard >= roomFor(ship)) return refuse('FO-7.3', 'shipFull', { ship })
  if (player.supply[ORE] === 0) return refuse('FO-7.3', 'notInSupply', { good: 'ore' })
  return inAction(state, seat) ? refuse('FO-7.3', 'notDuringAction') : undefined
}

function checkDisarm(
  state: State,
  seat: Seat,
  ship: 'whalingBoat' | 'longship',
  aboard: number,
): Refusal | undefined {
  const player = state.players[seat]
  if (!hasRule(player, 'oreFromShips')) return refuse('FO-7.4', 'oreStays')
  if (ship !== 'whalingBoat' && ship !== 'longship') return refuse('FO-7.4', 'noSuchShip', { ship })
  if (aboard < 1 || !shipsOf(player, ship).includes(aboard)) return refuse('FO-7.4', 'noSuchShip', { ship })
  // `modifier` says at any time, one's own action included.
  return undefined
}

function load(player: Player, ship: 'whalingBoat' | 'longship', aboard: number, n: 1 | -1): void {
  const ships = shipsOf(player, ship)
  ships.splice(ships.indexOf(aboard), 1)
  putAboard(ships, aboard + n)
  player.supply[ORE] -= n
}

function check(state: State, seat: Seat, move: Move): Refusal | undefined {
  const player = state.players[seat]
  if (!player) return refuse('FO-2.7', 'notYourTurn')
  switch (move.do) {
    case 'placeTile':
      return checkPlaceTile(state, seat, move)
    case 'takeTile':
      return checkTakeTile(state, seat, move)
    case 'store':
      return checkStore(state, seat, move.good, move.board)
    case 'buyShip': {
      const n = SHIPS.indexOf(move.ship)
      if (n < 0) return refuse('FO-7.1', 'noSuchShip', { ship: move.ship })
      if (player.supply[SILVER] < SHIP_PRICE[n]) return refuse('FO-7.1', 'cannotPay', { ship: move.ship })
      return hasBerth(player, FIRST_SHIP + n) ? undefined : refuse('FO-7.2', 'noBerth', { ship: move.ship })
    }
    case 'arm':
      return checkArm(state, seat, move.ship, move.aboard)
    case 'disarm':
      return checkDisarm(state, seat, move.ship, move.aboard)
    case 'use': {
      const card = cardNumber(move.card)
      if (card === undefined || !player.played.includes(card))
        return refuse('FO-15.4', 'notPlayed', { card: move.card })
      const uses = usesOf(state, seat, card)
      const fits =
        move.option === undefined ? uses.length === 1 : uses.some(({ option }) => option === move.option)
      return fits ? undefined : refuse('FO-15.6', 'cannotAfford', { option: move.option })
    }
    case 'order':
      return checkOrder(state, seat, move)
    default:
      return refuse('FO-2.7', 'notNow')
  }
}

function apply(now: Now, seat: Seat, move: Move): void {
  const player = now.state.players[seat]
  switch (move.do) {
    case 'placeTile':
      return applyPlaceTile(now, seat, move)
    case 'takeTile':
      return applyTakeTile(now, seat, move)
    case 'store':
      return applyStore(now, seat, move.good, move.board)
    case 'buyShip': {
      const n = SHIPS.indexOf(move.ship)
      pay(now, seat, SILVER, SHIP_PRICE[n])
      now.tell({ what: 'boughtShip', seat, ship: move.ship, silver: SHIP_PRICE[n] })
      return gainShip(now, seat, FIRST_SHIP + n, 0)
    }
    case 'arm':
      load(player, move.ship, move.aboard, 1)
      return now.tell({ what: 'armed', seat, ship: move.ship })
    case 'disarm':
      load(player, move.ship, move.aboard, -1)
      return now.tell({ what: 'disarmed', seat, ship: move.ship })
    case 'use':
      return applyUse(now, seat, move)
    case 'order':
      return applyOrder(now, seat, move)
    default:
  }
}

export const anytime: Anytimes = {
  owns: isAnytime,
  legal,
  shaped: shapedAnytime,
  check,
  apply,
}
