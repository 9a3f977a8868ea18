import { hasRule } from '../count.ts'
import { BOARD } from '../data/boards.ts'
import { COLOUR, SHAPES, type Shape, shapeOf } from '../data/tiles.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Player } from '../state.ts'
import { ITEMS, ORE, PER_TILE, ROWS, SHED, SILVER, WOOD } from '../vocabulary.ts'

/**
 * Where a tile may lie. A place is one number: turn, row and column of the tile's top left corner, so that lists of
 * places are lists of small numbers.
 */
export const placeAt = (turn: number, row: number, col: number): number => (turn << 8) | (row << 4) | col
export const turnOf = (place: number): number => place >> 8
export const rowOf = (place: number): number => (place >> 4) & 15
export const colOf = (place: number): number => place & 15

/** Whether a board takes such a tile at all (FO-4.2, FO-4.10). */
export function takes(player: Player, slot: number, what: number): boolean {
  const kind = player.boards[slot]
  if (kind === SHED) return false
  const { house } = BOARD[kind]
  switch (COLOUR[what]) {
    case 'orange':
    case 'red':
      return house
    case 'green':
    case 'blue':
    case 'grey':
      return true
    default:
      if (what === SILVER) return true
      if (what === ORE) return !house
      // The master joiner fills cells of houses with wood.
      return what === WOOD && house && hasRule(player, 'woodInHouses')
  }
}

/** The cells of tiles that this one may not touch, or nothing if it may touch all (FO-4.6, FO-4.11). */
function shyOf(player: Player, slot: number, what: number): number[] | undefined {
  const colour = COLOUR[what]
  if (BOARD[player.boards[slot]].house)
    return colour === 'orange' ? player.orange : colour === 'red' ? player.red : undefined
  return colour === 'green' ? player.green : undefined
}

/** What a row of a tile may not cover, row by row, in numbers that are used again with the next call. */
const blocked: number[] = Array<number>(ROWS).fill(0)

function block(player: Player, slot: number, what: number): void {
  const { height, open } = BOARD[player.boards[slot]]
  const base = slot * ROWS
  const shy = shyOf(player, slot, what)
  for (let r = 0; r < height; r++) {
    const taken = ~open[r] | player.covered[base + r]
    blocked[r] = shy ? taken | beside(shy, base, r, height) : taken
  }
}

/** FO-4.6, FO-4.11: the cells of a row that touch a tile of the colour. */
function beside(shy: readonly number[], base: number, r: number, height: number): number {
  const own = shy[base + r]
  let bits = (own << 1) | (own >> 1)
  if (r > 0) bits |= shy[base + r - 1]
  if (r + 1 < height) bits |= shy[base + r + 1]
  return bits
}

/** The open cells, row by row, that a tile may not cover because they touch one of its colour. */
export function shyCells(player: Player, slot: number, what: number): number[] {
  const { height, open } = BOARD[player.boards[slot]]
  const base = slot * ROWS
  const shy = shyOf(player, slot, what)
  return Array.from({ length: ROWS }, (_, r) =>
    shy && r < height ? beside(shy, base, r, height) & open[r] & ~player.covered[base + r] : 0,
  )
}

/**
 * FO-4.7: the first income cell that a tile would cover too early, as row * 16 + column, or -1. Cells of the tile are
 * given by its rows, its place by its corner.
 */
function tooEarly(player: Player, slot: number, rows: readonly number[], row: number, col: number): number {
  const { diagonals } = BOARD[player.boards[slot]]
  const base = slot * ROWS
  for (let d = 0; d < diagonals.length; d++) {
    const steps = diagonals[d]
    for (let s = 0; s < steps.length; s++) {
      const step = steps[s]
      const within = step.row - row
      if (step.row < 0 || within < 0 || within >= rows.length) continue
      if ((((rows[within] << col) >> step.column) & 1) === 0) continue
      for (let r = step.row; r < ROWS; r++) {
        const own = r - row
        const covered = player.covered[base + r] | (own < rows.length ? rows[own] << col : 0)
        if ((step.needs[r] & ~covered) !== 0) return step.row * 16 + step.column
      }
    }
  }
  return -1
}

/**
 * The places for a tile on one board, `most` at most. They are written into `places` from `at` on; the answer is where
 * the list ends then, so that one list serves for many calls.
 */
export function placesOn(
  player: Player,
  slot: number,
  what: number,
  places: number[],
  at = 0,
  most = Number.POSITIVE_INFINITY,
): number {
  if (!takes(player, slot, what)) return at
  const { height, width } = BOARD[player.boards[slot]]
  const enough = at + most
  block(player, slot, what)
  const shapes = SHAPES[what]
  for (let s = 0; s < shapes.length; s++) {
    const shape = shapes[s]
    for (let row = 0; row + shape.height <= height; row++) {
      for (let col = 0; col + shape.width <= width; col++) {
        if (!fitsAt(player, slot, shape, row, col)) continue
        places[at++] = placeAt(shape.turn, row, col)
        if (at >= enough) return at
      }
    }
  }
  return at
}

/** The cells of a board's income diagonals, to see quickly that a tile covers none. */
const INCOME_ROWS: readonly (readonly number[])[] = BOARD.map(({ diagonals }) => {
  const rows = Array<number>(ROWS).fill(0)
  for (const steps of diagonals) for (const { row, column } of steps) if (row >= 0) rows[row] |= 1 << column
  return rows
})

const anyPlace: number[] = []

/** Whether a tile may lie anywhere on a board. */
export function fitsSomewhere(player: Player, slot: number, what: number): boolean {
  return placesOn(player, slot, what, anyPlace, 0, 1) > 0
}

/** Whether a tile may lie at a place. */
export function fits(player: Player, slot: number, what: number, place: number): boolean {
  const shape = shapeOf(what, turnOf(place))
  if (!shape || !takes(player, slot, what)) return false
  block(player, slot, what)
  return fitsAt(player, slot, shape, rowOf(place), colOf(place))
}

/** The same for many places of one tile: `within` must have been asked for it first, and nothing laid since. */
export function fitsAt(player: Player, slot: number, { rows }: Shape, row: number, col: number): boolean {
  const kind = player.boards[slot]
  const income = INCOME_ROWS[kind]
  if (row < 0 || col < 0 || row + rows.length > BOARD[kind].height) return false
  let touches = 0
  for (let r = 0; r < rows.length; r++) {
    const cells = rows[r] << col
    if ((blocked[row + r] & cells) !== 0) return false
    touches |= income[row + r] & cells
  }
  return touches === 0 || tooEarly(player, slot, rows, row, col) < 0
}

/** Prepares `fitsAt` for a tile; false if the board takes no such tile. */
export function within(player: Player, slot: number, what: number): boolean {
  if (!takes(player, slot, what)) return false
  block(player, slot, what)
  return true
}

/** Why a tile may not lie at a place. That it is in the supply is not asked here. */
export function refusePlacement(
  player: Player,
  slot: number,
  what: number,
  place: number,
): Refusal | undefined {
  const good = ITEMS[what]
  const board = BOARD[player.boards[slot]]
  if (!takes(player, slot, what))
    return board.house
      ? refuse('FO-4.10', 'notInHouses', { good })
      : refuse('FO-4.2', 'notOnBoards', { good })
  const shape = shapeOf(what, turnOf(place))
  if (!shape) return refuse('FO-4.9', 'notThatWay', { good })

  const row = rowOf(place)
  const col = colOf(place)
  const base = slot * ROWS
  const { rows } = shape
  for (let r = 0; r < rows.length; r++) {
    const bits = rows[r] << col
    const at = row + r
    const thick = at < board.height ? board.thick[at] & bits : 0
    if (thick !== 0)
      return board.house
        ? refuse('FO-4.12', 'pillar', { good, ...cell(at, thick) })
        : refuse('FO-4.5', 'thickBorder', { good, ...cell(at, thick) })
    const outside = at < board.height ? bits & ~board.open[at] : bits
    if (outside !== 0) return refuse('FO-4.3', 'outside', { good, ...cell(at, outside) })
  }
  for (let r = 0; r < rows.length; r++) {
    const over = player.covered[base + row + r] & (rows[r] << col)
    if (over !== 0) return refuse('FO-4.4', 'overlap', { good, ...cell(row + r, over) })
  }
  block(player, slot, what)
  for (let r = 0; r < rows.length; r++) {
    const touching = blocked[row + r] & (rows[r] << col)
    if (touching !== 0)
      return refuse(board.house ? 'FO-4.11' : 'FO-4.6', 'besideItsColour', {
        good,
        ...cell(row + r, touching),
      })
  }
  const early = tooEarly(player, slot, rows, row, col)
  if (early >= 0) return refuse('FO-4.7', 'diagonal', { good, row: early >> 4, col: early & 15 })
  return undefined
}

function cell(row: number, bits: number): { row: number; col: number } {
  return { row, col: 31 - Math.clz32(bits & -bits) }
}

/** FO-4.14: whether what is left keeps the rule of the diagonal when the `nth` placed tile is taken back. */
export function mayLift(player: Player, nth: number): boolean {
  const at = nth * PER_TILE
  const slot = player.placed[at + 1]
  const row = player.placed[at + 2]
  const col = player.placed[at + 3]
  const { rows } = shapeOf(player.placed[at], player.placed[at + 4])!
  const base = slot * ROWS
  for (const steps of BOARD[player.boards[slot]].diagonals) {
    for (const step of steps) {
      if (step.row < 0) continue
      const without = (r: number) => {
        const own = r - row
        return player.covered[base + r] & ~(own >= 0 && own < rows.length ? rows[own] << col : 0)
      }
      if (((without(step.row) >> step.column) & 1) === 0) continue
      for (let r = step.row; r < ROWS; r++) if ((step.needs[r] & ~without(r)) !== 0) return false
    }
  }
  return true
}
