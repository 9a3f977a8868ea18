import type { Seat } from '@meadhall/kernel/rules'
import { componentsOf } from './components.ts'
import type { State } from './state.ts'
import {
  BLANK,
  CELL_NAMES,
  CELL_NEIGHBOURS,
  cellNamed,
  ELDER,
  GNOME,
  GRID,
  isCovered,
  SUPPLY,
  strengthOf,
  symbolOf,
  WILD,
} from './vocabulary.ts'

// Cells of an ancestry: their names, and what hangs together.

/** A cell's name: `0,1`, or its champion's for a symbol on a champion (`imbolg`, and `imbolg/2` for a second one). */
export function cellName(state: State, seat: Seat, cell: number): string {
  if (cell < GRID) return CELL_NAMES[cell]
  const { champions } = componentsOf(state)
  let first = GRID
  for (const champion of state.players[seat].champions) {
    const { name, symbols } = champions[champion]
    if (cell < first + symbols.length) return cell === first ? name : `${name}/${cell - first + 1}`
    first += symbols.length
  }
  return ''
}

/** The seat's cell of that name, or -1. */
export function ownCell(state: State, seat: Seat, name: unknown): number {
  const cell = cellNamed(name)
  if (cell >= 0 || typeof name !== 'string') return cell
  const { cells } = state.players[seat]
  for (let other = GRID; other < cells.length; other++)
    if (cellName(state, seat, other) === name) return other
  return -1
}

/** Whether a cube may be put on it to act: an action symbol or a wild, not covered yet. */
export function canCover(cell: number): boolean {
  const symbol = symbolOf(cell)
  return !isCovered(cell) && symbol > 0 && (symbol <= GNOME || symbol === WILD)
}

/** MK-5.3: a symbol without a number. */
export const isWeak = (cell: number): boolean => strengthOf(cell) === 1

/** What a bridge builder can connect through (MK-20.20). */
export function canBridge(cell: number): boolean {
  const symbol = symbolOf(cell)
  return symbol === BLANK || symbol === SUPPLY || symbol === ELDER
}

const seen = new Uint8Array(GRID)
const queue = new Uint8Array(GRID)

/**
 * MK-5.7 to MK-5.9: whether the chosen cells hang together, over sides shared with one another or with covered cells.
 * MK-19.3: a symbol on a champion is adjacent to all it is grouped with, so it holds any group together.
 */
export function hangTogether(cells: readonly number[], chosen: readonly number[], bridge: number): boolean {
  if (chosen.length < 2) return true
  for (const cell of chosen) if (cell >= GRID) return true
  seen.fill(0)
  let tail = 0
  queue[tail++] = chosen[0]
  seen[chosen[0]] = 1
  for (let head = 0; head < tail; head++)
    for (const near of CELL_NEIGHBOURS[queue[head]]) {
      if (seen[near] === 1) continue
      if (!isCovered(cells[near]) && near !== bridge && !chosen.includes(near)) continue
      seen[near] = 1
      queue[tail++] = near
    }
  for (const cell of chosen) if (seen[cell] === 0) return false
  return true
}

const bare: readonly number[] = Array.from({ length: GRID }, () => 0)

/** Whether the chosen cells hang together only over others: covered ones (MK-5.9), or a bridge builder's (MK-20.20). */
export const areBridged = (chosen: readonly number[]): boolean => !hangTogether(bare, chosen, -1)
