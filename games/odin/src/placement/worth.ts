import { BOARD, BUILDING } from '../data/boards.ts'
import { bits } from '../data/tiles.ts'
import type { Player } from '../state.ts'
import { BOARDS, type Building, ROWS, SHED } from '../vocabulary.ts'

/** What one board pays: the lowest value not covered of each of its diagonals (FO-5.1 to FO-5.3). */
export function incomeOn(player: Player, slot: number): number {
  const { diagonals } = BOARD[player.boards[slot]]
  const base = slot * ROWS
  let income = 0
  for (let d = 0; d < diagonals.length; d++) {
    const steps = diagonals[d]
    for (let s = 0; s < steps.length; s++) {
      const { row, column, value } = steps[s]
      if (row >= 0 && ((player.covered[base + row] >> column) & 1) === 1) continue
      income += value
      break
    }
  }
  return income
}

/** The income of a round (FO-2.12). */
export function income(player: Player): number {
  let sum = 0
  for (let slot = 0; slot < player.boards.length; slot++) sum += incomeOn(player, slot)
  return sum
}

/** How many neighbours of a bonus symbol are covered, of how many, and whether it is lost under a tile (FO-5.4). */
export function ringCovered(
  player: Player,
  slot: number,
  bonus: number,
): { n: number; of: number; lost: boolean; earned: boolean } {
  const { row, column, ring } = BOARD[player.boards[slot]].bonuses[bonus]
  const base = slot * ROWS
  let n = 0
  let of = 0
  for (let r = 0; r < ring.length; r++) {
    of += bits(ring[r])
    n += bits(ring[r] & player.covered[base + r])
  }
  const lost = ((player.covered[base + row] >> column) & 1) === 1
  return { n, of, lost, earned: bonusEarned(player, slot, bonus) }
}

/** Whether a bonus symbol is open and its neighbours are all covered (FO-5.4). */
export function bonusEarned(player: Player, slot: number, bonus: number): boolean {
  const { bonuses } = BOARD[player.boards[slot]]
  const { row, column, ring } = bonuses[bonus]
  const base = slot * ROWS
  if (((player.covered[base + row] >> column) & 1) === 1) return false
  for (let r = Math.max(0, row - 1); r <= row + 1 && r < ROWS; r++)
    if ((ring[r] & ~player.covered[base + r]) !== 0) return false
  return true
}

/** Cells worth −1 that are not covered on the board's grid (FO-17.9). */
export function minusCells(player: Player, slot: number): number {
  const { minus, height } = BOARD[player.boards[slot]]
  const base = slot * ROWS
  let open = 0
  for (let r = 0; r < height; r++) open += bits(minus[r] & ~player.covered[base + r])
  return open
}

/** Empty wood and stone spots of a shed or stone house, worth −1 each (FO-4.13, FO-17.9). */
export function emptySpots(player: Player, slot: number): number {
  const kind = player.boards[slot]
  if (kind < SHED) return 0
  const { wood, stone } = BUILDING[BOARDS[kind] as Building]
  return wood - player.stored[2 * slot] + stone - player.stored[2 * slot + 1]
}
