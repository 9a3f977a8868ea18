import type { Seat } from '@meadhall/kernel/rules'
import { hasRule } from './count.ts'
import { BOARD } from './data/boards.ts'
import { AREA, bits } from './data/tiles.ts'
import type { DecisionOf } from './now.ts'
import { areaOfGoods } from './orders.ts'
import { bonusEarned, minusCells } from './placement/worth.ts'
import { refuse } from './refusal.ts'
import { type Player, type State, since } from './state.ts'
import type { Window } from './tasks.ts'
import { canUseAnyCard } from './uses.ts'
import { FIRST_GREEN, ORE, ROWS, SHED, SILVER, WOOD } from './vocabulary.ts'

/**
 * Windows before income, bonuses and scoring: the last moment to place tiles that count. Only seats are asked that
 * could change something; all of them at the same time.
 */

export const window: DecisionOf<'window'> = {
  seats(state, { seats, before }) {
    return seats.filter((seat) => matters(state, seat, before))
  },

  legal: () => [{ do: 'ready' }],

  check: (_state, _seat, move) => (move.do === 'ready' ? undefined : refuse('FO-4.1', 'placeOrReady')),

  apply({ state }, seat, _move, task) {
    state.agenda.pop()
    const seats = task.seats.filter((other) => other !== seat)
    if (seats.length > 0) state.agenda.push({ ...task, seats })
  },
}

function matters(state: State, seat: Seat, before: Window): boolean {
  const player = state.players[seat]
  const goods = areaOfGoods(player)
  // `masterJoiner`: wood lies in houses as coins do.
  const wood = since(state, 2) && hasRule(player, 'woodInHouses') ? player.supply[WOOD] : 0
  if (before === 'income') {
    if (mayRaiseIncome(player, goods + player.supply[SILVER] + player.supply[ORE])) return true
  } else if (before === 'bonus') {
    if (mayEarnBonus(player, goods + player.supply[SILVER], wood)) return true
  } else if (maySavePoints(player, goods, wood)) return true
  return canUseAnyCard(state, seat)
}

function mayRaiseIncome(player: Player, cells: number): boolean {
  if (cells === 0) return false
  for (let slot = 0; slot < player.boards.length; slot++)
    for (const steps of BOARD[player.boards[slot]].diagonals)
      for (const { row, column, needs } of steps) {
        if (row < 0) break
        if (((player.covered[slot * ROWS + row] >> column) & 1) === 1) continue
        if (open(player, slot, needs, cells) <= cells) return true
        break
      }
  return false
}

function mayEarnBonus(player: Player, cells: number, wood: number): boolean {
  for (let slot = 0; slot < player.boards.length; slot++) {
    const board = BOARD[player.boards[slot]]
    const here = cells + (board.house ? areaOfFood(player) + wood : player.supply[ORE])
    if (here === 0) continue
    for (let b = 0; b < board.bonuses.length; b++) {
      const { row, column, ring } = board.bonuses[b]
      if (((player.covered[slot * ROWS + row] >> column) & 1) === 1 || bonusEarned(player, slot, b)) continue
      if (open(player, slot, ring, here) <= here) return true
    }
  }
  return false
}

/** A coin is worth as much as the cell it covers, so silver does not matter at the end. */
function maySavePoints(player: Player, goods: number, wood: number): boolean {
  for (let slot = 0; slot < player.boards.length; slot++) {
    const kind = player.boards[slot]
    if (kind === SHED) continue
    const cells = goods + (BOARD[kind].house ? areaOfFood(player) + wood : player.supply[ORE])
    if (cells > 0 && minusCells(player, slot) > 0) return true
  }
  return false
}

function areaOfFood(player: Player): number {
  let cells = 0
  for (let what = 0; what < FIRST_GREEN; what++) cells += player.supply[what] * AREA[what]
  return cells
}

/** How many of the cells are uncovered; it stops counting beyond `most`. */
function open(player: Player, slot: number, rows: readonly number[], most: number): number {
  let n = 0
  for (let r = 0; r < ROWS && n <= most; r++) n += bits(rows[r] & ~player.covered[slot * ROWS + r])
  return n
}
