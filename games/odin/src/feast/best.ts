import type { Seat } from '@meadhall/kernel/rules'
import { AREA, COLOUR, GOOD_ROWS } from '../data/tiles.ts'
import type { Served } from '../moves.ts'
import type { State } from '../state.ts'
import { GOODS, item, SILVER } from '../vocabulary.ts'
import {
  type BanquetTable,
  banquetTable,
  cellsToCover,
  FOODS,
  IS_ORANGE,
  KIND,
  LONG,
  lengthOf,
  longLimit,
  SHORT,
  TABLE,
  uncoveredCells,
} from './table.ts'

/** What the things given up at a feast are worth to their owner if kept, in points. */
export interface Worth {
  /** By item: food and silver. */
  readonly kept: readonly number[]
  /** The loss by a Thing penalty. */
  readonly penalty: number
}

export interface Feast {
  readonly tiles: readonly Served[]
  /** The worth of all that is given up, penalties included. */
  readonly cost: number
}

/**
 * The measure of `bestFeast`: silver is worth 1 and a penalty costs 3. In the last round food is worth its points
 * (animals) and no more; before, a share of the cells it may cover one day, less for orange than for red because it
 * has further to go.
 */
function feastWorth(state: State): { kept: number[]; penalty: number } {
  const toCome = state.round < state.rounds
  const kept = Array<number>(SILVER + 1).fill(0)
  for (let good = 0; good < FOODS; good++) {
    kept[good] = GOOD_ROWS[GOODS[good]].points ?? 0
    if (toCome) kept[good] += AREA[good] * (COLOUR[good] === 'orange' ? 0.15 : 0.3)
  }
  kept[SILVER] = 1
  return { kept, penalty: 3 }
}

const SOBER_MAN = 160
const BARBARIAN = 158
const MEAD = item('mead')
const MEATS = [item('gameMeat'), item('whaleMeat')]

/** The cheapest legal feast for a seat, by `feastWorth`; silver that cards give for what is served is reckoned with. */
export function bestFeast(state: State, seat: Seat): Feast {
  const table = banquetTable(state, seat)
  const { supply, played } = state.players[seat]
  const { kept, penalty } = feastWorth(state)
  if (played.includes(BARBARIAN)) for (const meat of MEATS) kept[meat] -= kept[SILVER]
  const feast = cheapestFeast(table, supply, { kept, penalty })
  if (!played.includes(SOBER_MAN)) return feast
  // Without mead there is a coin more, which may lie on the same table.
  const sober = supply.slice()
  sober[MEAD] = 0
  sober[SILVER]++
  const without = cheapestFeast(table, sober, { kept, penalty })
  const saved = without.cost - kept[SILVER]
  return saved < feast.cost ? { ...without, cost: saved } : feast
}

/** How the cheapest way to each position of the search came about, for one kind of food. */
interface Layer {
  readonly kind: number
  /** The tiles of this kind in the order in which they are given up. */
  readonly tiles: readonly number[]
  /** For every position, the one before this kind was served, or -1 where none of it is. */
  readonly from: Int16Array
  readonly by: Int16Array
}

/** Which tile of a kind, if any, lies at the right end and reaches over it. */
const NONE = 0
const A_LONG_ONE = 1
const AN_UPRIGHT_ONE = 2

/**
 * The cheapest legal feast, exactly.
 *
 * The order of the tiles matters in one way only. With `s` coins and uncovered cells to part them, `o` orange and `r`
 * red tiles can be laid if and only if |o − r| ≤ s + 1, since each of the s + 1 stretches alternates. If a tile of the
 * minority must lie at the right end, because it reaches over the cells to cover, its stretch can have no surplus:
 * |o − r| ≤ s. So it is enough to know, kind by kind, the cheapest choice of tiles for every position: cells covered,
 * surplus of orange over red, and the colour of the tile that reaches over the end, if any.
 */
export function cheapestFeast(table: BanquetTable, supply: readonly number[], worth: Worth): Feast {
  const cells = cellsToCover(table)
  const over = TABLE - table.end
  const span = 2 * cells + 1
  const size = (cells + 1) * span * 3
  const position = (covered: number, surplus: number, end: number) =>
    (end * (cells + 1) + covered) * span + surplus + cells

  const layers: Layer[] = []
  let cost = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  cost[position(0, 0, 0)] = 0

  for (let kind = 0; kind < FOODS; kind++) {
    if (KIND[kind] !== kind) continue
    const tiles = tilesOf(kind, supply, worth, cells)
    if (tiles.length === 0) continue
    const price = [0]
    for (const good of tiles) price.push(price[price.length - 1] + worth.kept[good])
    const next = cost.slice()
    const from = new Int16Array(size).fill(-1)
    const by = new Int16Array(size)
    const longest = LONG[kind] === SHORT[kind] ? 0 : Math.min(longLimit(table, kind), tiles.length)
    for (let long = 0; long <= longest; long++) {
      for (let upright = 0; long + upright <= tiles.length; upright++) {
        const count = long + upright
        const step = IS_ORANGE[kind] ? count : -count
        const length = long * LONG[kind] + upright * SHORT[kind]
        for (let last = count === 0 ? 3 : NONE; last <= AN_UPRIGHT_ONE; last++) {
          if ((last === A_LONG_ONE && long === 0) || (last === AN_UPRIGHT_ONE && upright === 0)) continue
          const side = last === A_LONG_ONE ? LONG[kind] : SHORT[kind]
          const most = last === NONE ? 0 : Math.min(over, side - 1)
          for (let beyond = last === NONE ? 0 : 1; beyond <= most; beyond++) {
            const within = length - beyond
            const how = ((long * 16 + upright) * 3 + last) * 4 + beyond
            // Only one tile can reach over the end.
            for (let end = 0; end < (last === NONE ? 3 : 1); end++) {
              const to = last === NONE ? end : IS_ORANGE[kind] ? 1 : 2
              for (let covered = 0; covered + within <= cells; covered++) {
                for (let surplus = -covered; surplus <= covered; surplus++) {
                  const here = position(covered, surplus, end)
                  const paid = cost[here] + price[count]
                  if (paid === Number.POSITIVE_INFINITY) continue
                  const there = position(covered + within, surplus + step, to)
                  if (paid < next[there]) {
                    next[there] = paid
                    from[there] = here
                    by[there] = how
                  }
                }
              }
            }
          }
        }
      }
    }
    layers.push({ kind, tiles, from, by })
    cost = next
  }

  // The rest is coins, as far as they go and cost less than a penalty, and uncovered cells.
  let best = position(0, 0, 0)
  let bestCost = Number.POSITIVE_INFINITY
  let coins = 0
  let partings = 0
  for (let end = 0; end < 3; end++) {
    for (let covered = 0; covered <= cells; covered++) {
      const rest = cells - covered
      const paid = worth.kept[SILVER] <= worth.penalty ? Math.min(rest, supply[SILVER]) : 0
      const more = paid * worth.kept[SILVER] + (rest - paid) * worth.penalty
      for (let surplus = -covered; surplus <= covered; surplus++) {
        const here = position(covered, surplus, end)
        const minorityAtEnd = (end === 1 && surplus < 0) || (end === 2 && surplus > 0)
        if (cost[here] + more >= bestCost || Math.abs(surplus) > rest + (minorityAtEnd ? 0 : 1)) continue
        best = here
        bestCost = cost[here] + more
        coins = paid
        partings = rest
      }
    }
  }
  return { tiles: layOut(table, chosen(layers, best), coins, partings), cost: bestCost }
}

/** The tiles of a kind that may be worth serving; the ones worth least go first. */
function tilesOf(kind: number, supply: readonly number[], worth: Worth, cells: number): number[] {
  const tiles: number[] = []
  for (let good = 0; good < FOODS; good++) {
    if (KIND[good] !== kind) continue
    for (let n = Math.min(supply[good], cells); n > 0; n--) tiles.push(good)
  }
  return tiles.sort((a, b) => worth.kept[a] - worth.kept[b]).slice(0, cells)
}

interface Chosen {
  readonly orange: Serving[]
  readonly red: Serving[]
  atEnd?: Serving
}
type Serving = Pick<Served, 'good' | 'long'>

function chosen(layers: readonly Layer[], best: number): Chosen {
  const tiles: Chosen = { orange: [], red: [] }
  let at = best
  for (let i = layers.length - 1; i >= 0; i--) {
    const layer = layers[i]
    if (layer.from[at] < 0) continue
    const how = layer.by[at]
    const last = Math.floor(how / 4) % 3
    const upright = Math.floor(how / 12) % 16
    const long = Math.floor(how / 192)
    for (let n = 0; n < long + upright; n++) {
      const serving = { good: GOODS[layer.tiles[n]], long: n < long }
      if ((last === A_LONG_ONE && n === long - 1) || (last === AN_UPRIGHT_ONE && n === long + upright - 1))
        tiles.atEnd = serving
      else (IS_ORANGE[layer.kind] ? tiles.orange : tiles.red).push(serving)
    }
    at = layer.from[at]
  }
  return tiles
}

/** Lays tiles so that no two of a colour touch; it has been counted that there are enough partings. */
function layOut(
  table: BanquetTable,
  { orange, red, atEnd }: Chosen,
  coins: number,
  partings: number,
): Served[] {
  // From the right end to the left: the other colour in turn, and a parting where that would leave too many of one.
  const line: (Serving | null)[] = []
  let beside: Serving[] | undefined
  if (atEnd) {
    line.push(atEnd)
    beside = IS_ORANGE[GOODS.indexOf(atEnd.good as never)] ? orange : red
  }
  while (orange.length + red.length > 0) {
    const more = orange.length >= red.length ? orange : red
    const side = beside === orange ? red : beside === red ? orange : more
    if (side.length > 0 && (side === more || more.length - side.length < partings + 1)) {
      line.push(side.pop()!)
      beside = side
    } else {
      line.push(null)
      partings--
      beside = undefined
    }
  }
  for (; partings > 0; partings--) line.push(null)

  const tiles: Served[] = []
  let at = table.first
  for (const serving of line.toReversed()) {
    if (serving) {
      tiles.push({ good: serving.good, at, long: serving.long })
      at += lengthOf(tiles[tiles.length - 1])
    } else {
      if (coins > 0) tiles.push({ good: 'silver', at, long: true })
      coins--
      at++
    }
  }
  return tiles
}

/** What a feast gives up, by the same measure. */
export function feastCost(table: BanquetTable, tiles: readonly Served[], worth: Worth): number {
  let cost = uncoveredCells(table, tiles) * worth.penalty
  for (const { good } of tiles) cost += worth.kept[good === 'silver' ? SILVER : GOODS.indexOf(good)]
  return cost
}
