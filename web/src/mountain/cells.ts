// Cells of an ancestry: where they lie, how they look, and their names in words.

import { cellName } from '@meadhall/mountain/cells'
import {
  BLANK,
  FRAME,
  GRID,
  isCovered,
  NONE,
  SIDE,
  strengthOf,
  symbolOf,
} from '@meadhall/mountain/vocabulary'
import type { CellLook } from '../art/mountain/pieces.ts'
import { listed } from '../table/said.ts'
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

/** Where a cell of the viewer's own is, in words: "row 2, column 3", or the champion that carries it. */
export function cellPlace({ say, view }: Pick<Hold, 'say' | 'view'>, seat: number, cell: number): string {
  if (cell >= GRID) return say.name(cellName(view, seat, cell).split('/')[0])
  const { left, top } = frameOf(view.players[seat].cells)
  return word(say, 'ui.cell', { row: Math.floor(cell / SIDE) - top + 1, column: (cell % SIDE) - left + 1 })
}

export interface Room {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

/** The part of the grid on which cards may be laid: the ancestry and every place for a card. */
export function roomFor(cells: readonly number[], places: readonly number[]): Room {
  const used = cells.slice(0, GRID).flatMap((cell, i) => (cell === NONE ? [] : [i]))
  const spots = [...used, ...places, ...places.map((place) => place + SIDE + 1)]
  const xs = spots.map((cell) => cell % SIDE)
  const ys = spots.map((cell) => Math.floor(cell / SIDE))
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 }
}

export const spotIn = ({ left, top }: Room, cell: number): { row: number; column: number } => ({
  row: Math.floor(cell / SIDE) - top + 1,
  column: (cell % SIDE) - left + 1,
})

/** What a card laid there would cover: symbols, not bare stone. */
export function coveredBy(cells: readonly number[], at: number): number[] {
  return [at, at + 1, at + SIDE, at + SIDE + 1].filter(
    (cell) => symbolOf(cells[cell]) !== NONE && symbolOf(cells[cell]) !== BLANK,
  )
}

/** The symbols of a card, from the upper left to the lower right. */
export function cardText(hold: Pick<Hold, 'say'>, card: readonly number[]): string {
  return listed(
    hold.say,
    card.map((cell) => cellText(hold, cell)),
  )
}
