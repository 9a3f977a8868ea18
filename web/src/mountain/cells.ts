// Cells of an ancestry: where they lie, how they look, and their names in words.

import { FRAME, GRID, isCovered, NONE, SIDE, strengthOf } from '@meadhall/mountain/vocabulary'
import type { CellLook } from '../art/mountain/pieces.ts'
import type { Hold } from './hold.ts'
import { drawnSymbol, peopleOf } from './people.ts'
import { word } from './words.ts'

/** The 6 × 6 cells around an ancestry: column and row of the upper left one. While it is smaller, it lies in the middle. */
export function frameOf(cells: readonly number[]): { left: number; top: number } {
  let [left, right, top, bottom] = [SIDE, -1, SIDE, -1]
  for (let cell = 0; cell < GRID; cell++) {
    if (cells[cell] === NONE) continue
    const x = cell % SIDE
    const y = Math.floor(cell / SIDE)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const shift = (from: number, to: number) =>
    Math.max(0, Math.min(SIDE - FRAME, from - Math.floor((FRAME - (to - from + 1)) / 2)))
  return { left: shift(left, right), top: shift(top, bottom) }
}

export const lookOfCell = (cell: number, seat: number): CellLook => ({
  symbol: drawnSymbol(cell),
  strength: strengthOf(cell),
  cube: isCovered(cell) ? peopleOf(seat) : undefined,
})

/** A cell in words: "Advance 2, covered". */
export function cellText({ say }: Pick<Hold, 'say'>, cell: number): string {
  const symbol = drawnSymbol(cell)
  if (symbol === 'none') return word(say, 'ui.noCard')
  const strength = strengthOf(cell)
  const name = strength > 1 ? `${say.name(symbol)} ${strength}` : say.name(symbol)
  return isCovered(cell) ? word(say, 'ui.coveredCell', { name }) : name
}
