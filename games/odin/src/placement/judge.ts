import { BOARD } from '../data/boards.ts'
import { AREA, bits, COLOUR, GOOD_ROWS } from '../data/tiles.ts'
import type { Player, State } from '../state.ts'
import { type Good, ITEMS, ORE, ROWS, SILVER, THINGS, thing } from '../vocabulary.ts'
import { incomeOn, minusCells } from './worth.ts'

/** What a packing is judged by, in points. */
export interface PackWorth {
  /** Income phases and bonus phases still to come. */
  readonly incomes: number
  readonly bonuses: number
  /** What a tile or filler is worth if it is not laid, by item. */
  readonly kept: readonly number[]
  /** What a bonus is worth, by thing. */
  readonly gain: readonly number[]
}

/**
 * The measure of `bestPlacement`: a cell worth −1 is a point, income and bonuses count for every phase to come, and a
 * tile that is kept is worth a share of its cells as long as there are rounds to lay it better.
 */
export function packWorth(state: State): PackWorth {
  const toCome = state.rounds - state.round
  const hold = toCome > 0 ? 0.35 : 0
  const kept = ITEMS.map(
    (_, what) => AREA[what] * (COLOUR[what] === 'orange' || COLOUR[what] === 'red' ? hold + 0.1 : hold),
  )
  kept[SILVER] = toCome > 0 ? 1.2 : 1
  // After the last action nothing but a cell takes ore.
  kept[ORE] = toCome > 0 ? 0.9 : state.phase <= 5 ? 0.3 : 0
  const gain = THINGS.map((name, number) => {
    const good = GOOD_ROWS[name as Good]
    if (!good) return number < ITEMS.length && AREA[number] > 1 ? AREA[number] : 1.2
    return AREA[number] * { orange: 0.2, red: 0.35, green: 0.6, blue: 0.8 }[good.colour] + (good.points ?? 0)
  })
  gain[thing('stoneHouse')] = 5
  return {
    incomes: toCome + (state.phase <= 7 ? 1 : 0),
    bonuses: Math.max(0, state.phase <= 10 ? toCome : toCome - 1),
    kept,
    gain,
  }
}

export interface Judged {
  readonly worth: number
  /** What it is worth with hopes: the next income value half covered, no single cells left over. */
  readonly promise: number
}

export function judge(player: Player, slot: number, worth: PackWorth): Judged {
  const board = BOARD[player.boards[slot]]
  const base = slot * ROWS
  let sure = worth.incomes * incomeOn(player, slot) - minusCells(player, slot)
  let hope = 0
  for (let bonus = 0; bonus < board.bonuses.length && worth.bonuses > 0; bonus++) {
    const { row, column, ring, gain } = board.bonuses[bonus]
    if (((player.covered[base + row] >> column) & 1) === 1) continue
    let lacking = 0
    let all = 0
    for (let r = Math.max(0, row - 1); r <= row + 1 && r < ROWS; r++) {
      lacking += bits(ring[r] & ~player.covered[base + r])
      all += bits(ring[r])
    }
    let pays = 0
    for (const [what, amount] of gain) pays += worth.bonuses * amount * worth.gain[what]
    if (lacking === 0) sure += pays
    else hope += 0.4 * pays * (1 - lacking / all)
  }

  for (const steps of board.diagonals) {
    for (let s = 0; s + 1 < steps.length; s++) {
      const { row, column, needs, value } = steps[s]
      if (row < 0 || ((player.covered[base + row] >> column) & 1) === 1) continue
      let lacking = 0
      let all = 0
      for (let r = row; r < ROWS; r++) {
        lacking += bits(needs[r] & ~player.covered[base + r])
        all += bits(s > 0 ? needs[r] & ~steps[s - 1].needs[r] : needs[r])
      }
      hope += 0.5 * worth.incomes * (steps[s + 1].value - value) * Math.max(0, 1 - lacking / (all + 1))
      break
    }
  }
  // Single cells that only silver or ore will cover are a nuisance.
  for (let r = 0; r < board.height; r++) {
    const open = board.open[r] & ~board.symbols[r] & ~player.covered[base + r]
    if (open === 0) continue
    let beside = (open << 1) | (open >> 1)
    if (r > 0) beside |= board.open[r - 1] & ~player.covered[base + r - 1]
    if (r + 1 < board.height) beside |= board.open[r + 1] & ~player.covered[base + r + 1]
    hope -= 0.3 * bits(open & ~beside)
  }
  return { worth: sure, promise: sure + hope }
}

/** Cells in the order in which the income diagonals ask for them; those nobody asks for come last. */
export const DIAGONAL_ORDER = BOARD.map(({ open, symbols, diagonals, height, width }) => {
  const rank = (row: number, col: number) => {
    let first = Number.POSITIVE_INFINITY
    for (const steps of diagonals)
      steps.forEach(({ needs }, s) => {
        if (((needs[row] ?? 0) >> col) & 1) first = Math.min(first, s)
      })
    return first
  }
  return cellsOf(open, symbols, height, width)
    .map((cell) => ({ cell, rank: rank(cell >> 4, cell & 15) }))
    .sort((a, b) => a.rank - b.rank || b.cell - a.cell)
    .map(({ cell }) => cell)
})

/** The cells worth −1, from the top left. */
export const POINTS_ORDER = BOARD.map(({ minus, symbols, height, width }) =>
  cellsOf(minus, symbols, height, width),
)

function cellsOf(
  rows: readonly number[],
  without: readonly number[],
  height: number,
  width: number,
): number[] {
  const cells: number[] = []
  for (let r = 0; r < height; r++)
    for (let c = 0; c < width; c++) if ((((rows[r] & ~without[r]) >> c) & 1) === 1) cells.push(r * 16 + c)
  return cells
}
