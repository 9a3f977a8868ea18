import type { Seat } from '@meadhall/kernel/rules'
import { BOARD } from './data/boards.ts'
import { EVENT_BIT } from './data/occupations/cards.ts'
import { CARD } from './data/occupations/list.ts'
import { BOAT_ORE, LONGSHIP_ORE, SHIP_PRICE } from './data/rounds.ts'
import { AREA, bits, isSpecial, shapeOf } from './data/tiles.ts'
import { legalDice } from './dice.ts'
import { quickFeast } from './feast/quick.ts'
import { legalTaking } from './helped.ts'
import type { Move } from './moves.ts'
import { colOf, placesOn, rowOf, turnOf } from './placement/fits.ts'
import { minusCells } from './placement/worth.ts'
import { legalTurn } from './spaces.ts'
import { type Player, type State, slotName } from './state.ts'
import { hasBerth } from './supply.ts'
import type { DiceTask, TaskOf, Window } from './tasks.ts'
import { usesOf } from './uses.ts'
import {
  FIRST_GREEN,
  FIRST_SHIP,
  GOODS,
  HOME,
  ITEM_NUMBER,
  ITEMS,
  ORE,
  ROWS,
  SHED,
  SHIPS,
  SILVER,
} from './vocabulary.ts'

/**
 * What bots consider: the same game with the foolish left out. Placements are one suggestion at a time, payments are
 * those that no other beats, and conversions come up only where a seat is about to use what they give.
 */

/** A turn: every space that can be used and gives something; passing only where there is none. */
export function shapedTurn(state: State, seat: Seat): Move[] {
  const moves = legalTurn(state, seat).filter(
    (move) => move.do !== 'place' || !paysForNothing(state, seat, move.imitate ?? move.at),
  )
  if (moves.length > 1) moves.pop()
  return moves
}

/** FO-2.9: where the price would be paid alone. */
function paysForNothing(state: State, seat: Seat, space: string): boolean {
  switch (space) {
    case 'playOccupationPaid':
      return state.players[seat].hand.length === 0
    case 'buildShed':
      return state.buildings[0] === 0
    case 'buildStoneHouse':
      return state.buildings[1] === 0
    case 'buildLongHouse':
      return state.buildings[2] === 0
    default:
      return false
  }
}

/** A dice action: of the payments for one thing the one that spares stone and wood. */
export function shapedDice(state: State, seat: Seat, task: DiceTask): Move[] {
  const moves = legalDice(state, seat, task)
  const cheapest = new Map<string, Move>()
  const rest: Move[] = []
  for (const move of moves) {
    if (move.do === 'loot') {
      const key = `${move.good} ${move.also ?? ''}`
      const other = cheapest.get(key)
      if (!other || (other.do === 'loot' && spent(move) < spent(other))) cheapest.set(key, move)
    } else if (move.do === 'succeed') {
      const other = cheapest.get('hunt')
      if (!other || (other.do === 'succeed' && move.wood < other.wood)) cheapest.set('hunt', move)
    } else rest.push(move)
  }
  const loot = [...cheapest.values()]
  if (loot.length > 6) {
    // The largest tiles that can be had.
    loot.sort((a, b) => lootArea(b) - lootArea(a))
    loot.length = 6
  }
  return loot.length > 0 ? loot.concat(rest) : rest
}

type Loot = Extract<Move, { do: 'loot' }>
const spent = ({ stone, swords, spears }: Loot): number => 3 * stone + 2 * swords + spears
const lootArea = (move: Move): number =>
  move.do === 'loot' ? AREA[ITEM_NUMBER[move.good]] + (move.also ? AREA[ITEM_NUMBER[move.also]] : 0) : 0

/** Mountain strips: as much as may be taken, from each of them. */
export function shapedMountain(state: State, seat: Seat, task: TaskOf<'mountain'>): Move[] {
  const moves = legalTaking(state, seat, task)
  // The moves of one strip follow each other, the most last.
  const takings = moves.filter((move, i) => {
    const next = moves[i + 1]
    return move.do === 'mountain' && !(next?.do === 'mountain' && next.strip === move.strip)
  })
  // Whoever has spent the ore meanwhile may have nothing to take.
  return takings.length > 0 ? takings : moves
}

/** A good feast at once; `bestFeast` finds the cheapest. */
export function shapedFeast(state: State, seat: Seat): Move[] {
  return [{ do: 'layFeast', tiles: quickFeast(state, seat) }]
}

/** What a seat may do besides: only where it is about to decide something that this bears on. */
export function shapedAnytime(state: State, seat: Seat): Move[] {
  const task = state.agenda[state.agenda.length - 1]
  if (!task) return []
  const moves: Move[] = []
  if (task.do === 'window' && task.seats.includes(seat)) {
    suggestPlacement(state, seat, task.before, moves)
    uses(state, seat, moves)
  } else if (task.do === 'turn' && task.seat === seat) {
    ships(state.players[seat], moves)
    uses(state, seat, moves)
  }
  return moves
}

function uses(state: State, seat: Seat, moves: Move[]): void {
  const player = state.players[seat]
  if ((player.alerts & EVENT_BIT.anytime) === 0) return
  for (const card of player.played)
    for (const { option } of usesOf(state, seat, card)) moves.push({ do: 'use', card: CARD[card].id, option })
}

/** Ships that can be bought, and ore for the ship that has most room for it. */
function ships(player: Player, moves: Move[]): void {
  for (let n = 0; n < SHIPS.length; n++)
    if (player.supply[SILVER] >= SHIP_PRICE[n] && hasBerth(player, FIRST_SHIP + n))
      moves.push({ do: 'buyShip', ship: SHIPS[n] })
  if (player.supply[ORE] === 0) return
  for (const aboard of player.longships)
    if (aboard < LONGSHIP_ORE) {
      moves.push({ do: 'arm', ship: 'longship', aboard })
      break
    }
  const boat = player.boats.length - 1
  if (boat >= 0 && player.boats[boat] < BOAT_ORE)
    moves.push({ do: 'arm', ship: 'whalingBoat', aboard: player.boats[boat] })
}

const places: number[] = []

/** One sensible placement: the largest tile where it packs best, else coins and ore that complete something. */
function suggestPlacement(state: State, seat: Seat, before: Window, moves: Move[]): void {
  const player = state.players[seat]
  for (const what of BY_AREA) {
    if (player.supply[what] === 0) continue
    const house = what < FIRST_GREEN
    for (let slot = 0; slot < player.boards.length; slot++) {
      const kind = player.boards[slot]
      if (kind === SHED || (house && (before !== 'end' || !BOARD[kind].house))) continue
      if (minusCells(player, slot) === 0 && kind !== HOME) continue
      const n = placesOn(player, slot, what, places)
      if (n === 0) continue
      moves.push(placement(player, what, slot, snuggest(player, what, slot, n)))
      return
    }
  }
  if (before !== 'end') fill(player, moves)
}

/** Goods to place, the largest first; food goes into houses at the very end. */
const BY_AREA: readonly number[] = ITEMS.map((_, what) => what)
  .filter((what) => what < GOODS.length || isSpecial(what))
  .sort((a, b) => Number(a < FIRST_GREEN) - Number(b < FIRST_GREEN) || AREA[b] - AREA[a])

function placement(player: Player, what: number, slot: number, place: number): Move {
  return {
    do: 'placeTile',
    good: ITEMS[what],
    board: slotName(player, slot),
    row: rowOf(place),
    col: colOf(place),
    turn: turnOf(place),
  }
}

/** On the home board towards the lower left corner; elsewhere where most minus points go. */
function snuggest(player: Player, what: number, slot: number, n: number): number {
  const { minus } = BOARD[player.boards[slot]]
  let best = places[0]
  let most = -1000
  for (let i = 0; i < n; i++) {
    const { rows, width } = shapeOf(what, turnOf(places[i]))!
    const row = rowOf(places[i])
    const col = colOf(places[i])
    let score = row - col - width
    if (slot > 0) for (let r = 0; r < rows.length; r++) score += 4 * bits(minus[row + r] & (rows[r] << col))
    if (score > most) {
      most = score
      best = places[i]
    }
  }
  return best
}

/** A cell of the next income value that lacks few, with ore or else a coin. */
function fill(player: Player, moves: Move[]): void {
  const what = player.supply[ORE] > 0 ? ORE : SILVER
  const has = player.supply[ORE] + player.supply[SILVER]
  if (has === 0) return
  for (let slot = 0; slot < player.boards.length; slot++)
    for (const steps of BOARD[player.boards[slot]].diagonals)
      for (const { row, column, needs } of steps) {
        if (row < 0) break
        if (((player.covered[slot * ROWS + row] >> column) & 1) === 1) continue
        let lacks = 0
        let cell = -1
        for (let r = ROWS - 1; r >= row; r--) {
          const open = needs[r] & ~player.covered[slot * ROWS + r]
          lacks += bits(open)
          if (open !== 0 && (cell < 0 || r !== row)) cell = r * 16 + (31 - Math.clz32(open & -open))
        }
        if (lacks > Math.min(has, 4) || cell < 0) break
        // The income cell itself comes last.
        if (lacks > 1 && cell === row * 16 + column) break
        moves.push({
          do: 'placeTile',
          good: ITEMS[what],
          board: slotName(player, slot),
          row: cell >> 4,
          col: cell & 15,
          turn: 0,
        })
        return
      }
}
