import type { Seat } from '@meadhall/kernel/rules'
import { COLOUR, GOOD_ROWS } from '../data/tiles.ts'
import type { Served } from '../moves.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { State } from '../state.ts'
import {
  CATTLE,
  FIRST_GREEN,
  GOODS,
  item,
  PREGNANT_CATTLE,
  PREGNANT_SHEEP,
  SHEEP,
  SILVER,
} from '../vocabulary.ts'

/** The banquet table is a row of so many cells. */
export const TABLE = 12
const PER_SHIP = 2
const PEAS = item('peas')
const PEA_FLOUR_BAKER = 186

/** Where a feast is laid (FO-6.1): emigrated ships lie to the left, Vikings that have not come yet stand to the right. */
export interface BanquetTable {
  /** The first cell to cover; cells are counted from 0. */
  readonly first: number
  /** The first cell on which a Viking still stands, or the end of the table. */
  readonly end: number
  /** How many peas may lie lengthwise: 1, with the pea flour baker 2. */
  readonly longPeas: number
}

export function banquetTable(state: State, seat: Seat): BanquetTable {
  const player = state.players[seat]
  return {
    first: PER_SHIP * (player.emigratedKnarrs + player.emigratedLongships),
    end: TABLE - (state.rounds - state.round),
    longPeas: player.played.includes(PEA_FLOUR_BAKER) ? 2 : 1,
  }
}

export const cellsToCover = (table: BanquetTable): number => Math.max(0, table.end - table.first)

/** Goods below this number are food: orange ones first, then red ones. */
export const FOODS = FIRST_GREEN
export const IS_ORANGE: readonly boolean[] = COLOUR.slice(0, FOODS).map((colour) => colour === 'orange')
/** FO-6.4: an animal is of the same kind whether pregnant or not. */
export const KIND: readonly number[] = GOODS.slice(0, FOODS).map((_, good) =>
  good === PREGNANT_SHEEP ? SHEEP : good === PREGNANT_CATTLE ? CATTLE : good,
)
/** The longer and the shorter side of a food. */
export const LONG: readonly number[] = GOODS.slice(0, FOODS).map((name) =>
  Math.max(GOOD_ROWS[name].width, GOOD_ROWS[name].height),
)
export const SHORT: readonly number[] = GOODS.slice(0, FOODS).map((name) =>
  Math.min(GOOD_ROWS[name].width, GOOD_ROWS[name].height),
)

/** Cells along the table that a tile takes. */
export function lengthOf(served: Served): number {
  if (served.good === 'silver') return 1
  return (served.long ? LONG : SHORT)[item(served.good)]
}

/** How many tiles of a kind may lie with their longer side along the table (FO-6.4). */
export function longLimit(table: BanquetTable, kind: number): number {
  return kind === PEAS ? table.longPeas : 1
}

/** Why a feast may not be laid like this; `supply` is by item and has the stables in it. */
export function refuseFeast(
  table: BanquetTable,
  tiles: readonly Served[],
  supply: readonly number[],
): Refusal | undefined {
  const used = Array<number>(SILVER + 1).fill(0)
  const long = Array<number>(FOODS).fill(0)
  let reached = table.first
  let before: Served | undefined
  for (const served of tiles.toSorted((a, b) => a.at - b.at)) {
    const { good, at } = served
    const what = item(good)
    // FO-6.2: only food and single coins.
    if (what === undefined || (what >= FOODS && what !== SILVER)) return refuse('FO-6.2', 'notFood', { good })
    if (++used[what] > supply[what]) return refuse('FO-6.2', 'notInSupply', { good })

    // FO-6.5: beside the ships, on at least one cell to cover, within the table, and not one over another.
    if (at < table.first) return refuse('FO-6.5', 'onEmigratedShip', { good })
    if (at >= table.end) return refuse('FO-6.5', 'coversNothing', { good })
    if (at + lengthOf(served) > TABLE) return refuse('FO-6.5', 'beyondTable', { good })
    if (at < reached) return refuse('FO-6.5', 'servedTwice', { good })

    if (what !== SILVER) {
      // FO-6.3: no two tiles of a colour directly side by side.
      const beside = before && at === reached && before.good !== 'silver' ? item(before.good) : SILVER
      if (beside !== SILVER && IS_ORANGE[beside] === IS_ORANGE[what])
        return refuse('FO-6.3', 'sameColourBeside', { good })
      // FO-6.4: only the first of a kind may lie lengthwise.
      if (served.long && LONG[what] > SHORT[what] && ++long[KIND[what]] > longLimit(table, KIND[what]))
        return refuse('FO-6.4', 'secondLengthwise', { good })
    }
    reached = at + lengthOf(served)
    before = served
  }
  return undefined
}

/** Cells that stay uncovered: as many Thing penalties (FO-6.7). */
export function uncoveredCells(table: BanquetTable, tiles: readonly Served[]): number {
  let open = cellsToCover(table)
  for (const served of tiles) open -= Math.min(served.at + lengthOf(served), table.end) - served.at
  return open
}

/** About how many cells no food covers: each kind lengthwise once, colours left out of account. */
export function cellsWithoutFood(table: BanquetTable, supply: readonly number[]): number {
  let cells = cellsToCover(table)
  for (let good = 0; good < FOODS && cells > 0; good++)
    if (supply[good] > 0) cells -= LONG[good] + (supply[good] - 1) * SHORT[good]
  return Math.max(0, cells)
}
