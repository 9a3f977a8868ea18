// Laying a feast dish by dish: where the next one fits, and what stands in the way.
import {
  type BanquetTable,
  FOODS,
  LONG,
  lengthOf,
  refuseFeast,
  SHORT,
  TABLE,
  uncoveredCells,
} from '@meadhall/odin/feast/table'
import type { Served } from '@meadhall/odin/moves'
import { COIN_POINTS, PENALTY_POINTS } from '@meadhall/odin/score'
import type { Player } from '@meadhall/odin/state'
import { GOODS, type Good, item, SILVER } from '@meadhall/odin/vocabulary'

export type Dish = Good | 'silver'

/** Foods in the larder and the silver purse, with how many are left beside what is served. */
export function larder(player: Player, tiles: readonly Served[]): { good: Dish; left: number }[] {
  const found: { good: Dish; left: number }[] = []
  for (let what = 0; what < FOODS; what++) {
    const good = GOODS[what]
    const served = tiles.filter((tile) => tile.good === good).length
    if (player.supply[what] > 0) found.push({ good, left: player.supply[what] - served })
  }
  const coins = tiles.filter((tile) => tile.good === 'silver').length
  found.push({ good: 'silver', left: player.supply[SILVER] - coins })
  return found
}

/** The dish at or right of a cell, lengthwise first; undefined where it fits nowhere. */
export function served(
  table: BanquetTable,
  player: Player,
  tiles: readonly Served[],
  good: Dish,
  from = table.first,
): Served[] | undefined {
  const cells = [...range(from, table.end), ...range(table.first, from)]
  const what = item(good)
  const ways = good === 'silver' || LONG[what] === SHORT[what] ? [true] : [true, false]
  for (const at of cells)
    for (const long of ways) {
      const next = [...tiles, { good, at, long }].toSorted((a, b) => a.at - b.at)
      if (!refuseFeast(table, next, player.supply)) return next
    }
  return undefined
}

/** The dish exactly at a cell. */
export function servedAt(
  table: BanquetTable,
  player: Player,
  tiles: readonly Served[],
  good: Dish,
  at: number,
): Served[] | undefined {
  for (const long of [true, false]) {
    const next = [...tiles, { good, at, long }].toSorted((a, b) => a.at - b.at)
    if (!refuseFeast(table, next, player.supply)) return next
  }
  return undefined
}

/** The `nth` dish turned, if it may lie so. */
export function turnedDish(
  table: BanquetTable,
  player: Player,
  tiles: readonly Served[],
  nth: number,
): Served[] | undefined {
  const next = tiles.map((tile, i) => (i === nth ? { ...tile, long: !tile.long } : tile))
  return lengthOf(next[nth]) === lengthOf(tiles[nth]) || refuseFeast(table, next, player.supply)
    ? undefined
    : next
}

function* range(from: number, to: number): Generator<number> {
  for (let at = from; at < Math.min(to, TABLE); at++) yield at
}

/** What would leave fewer cells empty than a feast as it is laid. */
export interface Cure {
  readonly tiles: readonly Served[]
  /** Coins laid beside the dishes; 0 where the table is laid anew. */
  readonly silver: number
  /** Points that it saves, the coins counted. */
  readonly gain: number
}

/** Coins in the empty cells, or the feast that gives up least where that saves more. */
export function cureFor(
  table: BanquetTable,
  player: Player,
  tiles: readonly Served[],
  best: readonly Served[],
): Cure | undefined {
  const missing = uncoveredCells(table, tiles)
  const coinsIn = (laid: readonly Served[]) => laid.filter(({ good }) => good === 'silver').length
  const filled = withCoins(table, tiles, Math.min(player.supply[SILVER] - coinsIn(tiles), missing))
  const lawful = refuseFeast(table, filled, player.supply) === undefined
  const silver = lawful ? filled.length - tiles.length : 0
  const byCoins = -(PENALTY_POINTS + COIN_POINTS) * silver
  const byBest =
    -PENALTY_POINTS * (missing - uncoveredCells(table, best)) - COIN_POINTS * (coinsIn(best) - coinsIn(tiles))
  if (byBest > byCoins) return { tiles: best, silver: 0, gain: byBest }
  return byCoins > 0 ? { tiles: filled, silver, gain: byCoins } : undefined
}

function withCoins(table: BanquetTable, tiles: readonly Served[], coins: number): Served[] {
  const next = [...tiles]
  let left = coins
  for (const at of range(table.first, table.end)) {
    if (left === 0) break
    if (next.some((each) => each.at <= at && at < each.at + lengthOf(each))) continue
    next.push({ good: 'silver', at, long: true })
    left--
  }
  return next.toSorted((a, b) => a.at - b.at)
}
