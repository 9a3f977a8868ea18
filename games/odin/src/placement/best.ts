import type { Seat } from '@meadhall/kernel/rules'
import { BOARD } from '../data/boards.ts'
import { bits, COLOUR, SHAPES, shapeOf } from '../data/tiles.ts'
import { banquetTable, cellsWithoutFood } from '../feast/table.ts'
import type { Player, State } from '../state.ts'
import { ITEMS, ORE, ROWS, SHED, SILVER } from '../vocabulary.ts'
import { colOf, fits, fitsAt, fitsSomewhere, placeAt, placesOn, rowOf, turnOf, within } from './fits.ts'
import { DIAGONAL_ORDER, type Judged, judge, type PackWorth, POINTS_ORDER, packWorth } from './judge.ts'
import { bonusEarned, income as incomeOf } from './worth.ts'

/** One tile of a suggestion, in the order in which they may be laid. */
export interface Placement {
  readonly what: number
  readonly slot: number
  readonly row: number
  readonly col: number
  readonly turn: number
}

export interface Packing {
  readonly placements: readonly Placement[]
  /** By how much the position is worth more than before. */
  readonly gain: number
}

/** A strong packing of what a seat has at hand, found within so many steps; more steps never make it worse. */
export function bestPlacement(state: State, seat: Seat, steps = 20_000): Packing {
  const player = state.players[seat]
  const supply = player.supply.slice()
  // Silver that the coming feast will ask for is not laid on boards.
  if (state.phase <= 9) {
    const income = state.phase <= 7 ? incomeOf(player) : 0
    const asked = cellsWithoutFood(banquetTable(state, seat), supply) - income
    supply[SILVER] = Math.max(0, supply[SILVER] - Math.max(0, asked))
  }
  return bestPacking({ ...player, supply }, packWorth(state), steps)
}

/** A position of the search: a player with tiles laid, and how it came about. */
interface Node {
  readonly player: Player
  /** Judged worth of each board; with what has been laid, their sum makes `worth`. */
  readonly boards: readonly Judged[]
  readonly laid: readonly Placement[]
  readonly worth: number
  readonly promise: number
  /** What may come next on each board; a board that did not change keeps its list from the position before. */
  readonly options: (readonly Option[] | undefined)[]
}

/** Something to lay on one board. */
interface Option {
  readonly laid: readonly Placement[]
  readonly judged: Judged
  /** What the things laid are worth if kept. */
  readonly spent: number
}

interface Candidate {
  readonly from: Node
  readonly option: Option
  readonly slot: number
  readonly worth: number
  readonly promise: number
}

/**
 * A beam search that grows its beam until the steps are used up. From each position it tries tiles on a few cells of
 * every board: the next one the income diagonal needs, the first one worth −1 from the other side, and one that each
 * bonus lacks; and it tries to fill up with silver and ore what the next income value or a bonus lacks.
 */
export function bestPacking(player: Player, worth: PackWorth, steps: number): Packing {
  const start = startNode(player, worth)
  let best = start
  let left = steps
  let cut = true
  // What pays at once leads one beam, what promises most the other; the first two, which follow one line only, are
  // always searched to their ends.
  for (let width = 1; cut && (left > 0 || width === 1); width *= 2) {
    cut = false
    for (const better of [byWorth, byPromise]) {
      let beam: Node[] = [start]
      while (beam.length > 0) {
        const candidates: Candidate[] = []
        for (const node of beam) {
          const own: Candidate[] = []
          left -= expand(node, worth, own)
          if (left <= 0 && width > 1) return packing(start, best)
          own.sort(better)
          if (own.length > BRANCHES) cut = true
          for (let i = 0; i < own.length && i < BRANCHES; i++) candidates.push(own[i])
        }
        candidates.sort(better)
        if (candidates.length > width) cut = true
        beam = keep(candidates, width)
        for (const node of beam) if (node.worth > best.worth + 1e-9) best = node
      }
    }
  }
  return packing(start, best)
}

function packing(start: Node, best: Node): Packing {
  return { placements: best.laid, gain: best.worth - start.worth }
}

/** So many ways on from one position are kept. */
const BRANCHES = 8
const byPromise = (a: Candidate, b: Candidate) => b.promise - a.promise
const byWorth = (a: Candidate, b: Candidate) => b.worth - a.worth || b.promise - a.promise

function startNode(player: Player, worth: PackWorth): Node {
  const boards = player.boards.map((_, slot) => judge(player, slot, worth))
  const sum = boards.reduce((total, board) => total + board.worth, 0)
  const promise = boards.reduce((total, board) => total + board.promise, 0)
  return { player: copyOf(player), boards, laid: [], worth: sum, promise, options: [] }
}

/** Only what placing needs; everything else is shared with the original. */
function copyOf(player: Player): Player {
  return {
    ...player,
    supply: player.supply.slice(),
    covered: player.covered.slice(),
    green: player.green.slice(),
    orange: player.orange.slice(),
    red: player.red.slice(),
  }
}

/** The most promising candidates become positions; of those that cover and spend the same only the first. */
function keep(candidates: readonly Candidate[], width: number): Node[] {
  const nodes: Node[] = []
  const seen = new Set<number>()
  for (const { from, option, slot, worth, promise } of candidates) {
    if (nodes.length === width) break
    const { laid, judged } = option
    for (const placement of laid) toggle(from.player, placement)
    const key = fingerprint(from.player)
    const fresh = !seen.has(key)
    if (fresh) {
      seen.add(key)
      const boards = from.boards.slice()
      boards[slot] = judged
      const options = from.options.slice()
      options[slot] = undefined
      nodes.push({
        player: copyOf(from.player),
        boards,
        laid: [...from.laid, ...laid],
        worth,
        promise,
        options,
      })
    }
    for (const placement of laid) toggle(from.player, placement)
  }
  return nodes
}

function fingerprint({ covered, green, supply }: Player): number {
  let hash = 0
  for (let i = 0; i < covered.length; i++)
    hash = Math.imul(hash ^ covered[i] ^ (green[i] << 16), 0x9e3779b1) ^ (hash >>> 15)
  for (let i = 0; i < supply.length; i++) hash = Math.imul(hash ^ supply[i], 0x85ebca6b) ^ (hash >>> 13)
  return hash
}

/** Lays a tile, or takes it up again. */
function toggle(player: Player, { what, slot, row, col, turn }: Placement): void {
  const { rows } = shapeOf(what, turn)!
  const colour = COLOUR[what]
  const shy =
    colour === 'green'
      ? player.green
      : colour === 'orange'
        ? player.orange
        : colour === 'red'
          ? player.red
          : null
  const lying = (player.covered[slot * ROWS + row] & (rows[0] << col)) !== 0
  player.supply[what] += lying ? 1 : -1
  for (let r = 0; r < rows.length; r++) {
    const cells = rows[r] << col
    player.covered[slot * ROWS + row + r] ^= cells
    if (shy) shy[slot * ROWS + row + r] ^= cells
  }
}

/** Adds what may come next to the candidates and gives how many steps that took. */
function expand(node: Node, worth: PackWorth, candidates: Candidate[]): number {
  const { player } = node
  let steps = 1
  for (let slot = 0; slot < player.boards.length; slot++) {
    if (player.boards[slot] === SHED) continue
    const known = node.options[slot]?.filter(({ laid }) => inSupply(player, laid))
    const options = known && known.length > 0 ? known : optionsOn(player, slot, worth)
    if (options !== known) steps += options.length
    node.options[slot] = options
    const before = node.boards[slot]
    for (const option of options) {
      const { judged, spent } = option
      candidates.push({
        from: node,
        option,
        slot,
        worth: node.worth + judged.worth - before.worth - spent,
        promise: node.promise + judged.promise - before.promise - spent,
      })
    }
  }
  return steps
}

function inSupply(player: Player, laid: readonly Placement[]): boolean {
  if (laid.length === 1) return player.supply[laid[0].what] > 0
  let ore = 0
  for (const { what } of laid) if (what === ORE) ore++
  return ore <= player.supply[ORE] && laid.length - ore <= player.supply[SILVER]
}

function optionsOn(player: Player, slot: number, worth: PackWorth): Option[] {
  const options: Option[] = []
  const consider = (laid: readonly Placement[]) => {
    let spent = 0
    for (const placement of laid) {
      toggle(player, placement)
      spent += worth.kept[placement.what]
    }
    options.push({ laid, judged: judge(player, slot, worth), spent })
    for (const placement of laid) toggle(player, placement)
  }
  const kind = player.boards[slot]
  const lacking = worth.bonuses > 0 ? rings(player, slot) : []
  for (const fill of [nextIncome(player, slot), ...lacking]) {
    const laid = fill && fillUp(player, slot, fill, worth)
    if (laid) consider(laid)
  }
  const spread = spreadOre(player, slot, worth)
  if (spread.length > 0) consider(spread)
  const tiles: number[] = []
  for (let what = 0; what < ITEMS.length; what++)
    if (player.supply[what] > 0 && what !== SILVER && what !== ORE && fitsSomewhere(player, slot, what))
      tiles.push(what)
  if (tiles.length === 0) return options
  const first = coverFirst(player, slot, tiles, DIAGONAL_ORDER[kind], -1, consider)
  coverFirst(player, slot, tiles, POINTS_ORDER[kind], first, consider)
  for (const what of tiles) consider([snugPlace(player, slot, what)])
  for (const ring of lacking) coverFirst(player, slot, tiles, ring, -1, consider)
  return options
}

/**
 * Considers every tile at hand on the first open cell of an order that any of them can cover, and gives this cell. The
 * cell `except` has been considered already.
 */
function coverFirst(
  player: Player,
  slot: number,
  tiles: readonly number[],
  order: readonly number[],
  except: number,
  consider: (laid: readonly Placement[]) => void,
): number {
  for (const cell of order) {
    if (((player.covered[slot * ROWS + (cell >> 4)] >> (cell & 15)) & 1) === 1) continue
    if (cell === except) return cell
    let found = false
    for (const what of tiles) {
      const shapes = SHAPES[what]
      for (let s = 0; s < shapes.length; s++) {
        const { turn, rows } = shapes[s]
        for (let r = 0; r < rows.length; r++) {
          for (let set = rows[r]; set !== 0; set &= set - 1) {
            const row = (cell >> 4) - r
            const col = (cell & 15) - (31 - Math.clz32(set & -set))
            // Laying a tile on trial in between changes what is prepared, so it is prepared each time.
            if (
              row < 0 ||
              col < 0 ||
              !within(player, slot, what) ||
              !fitsAt(player, slot, shapes[s], row, col)
            )
              continue
            consider([{ what, slot, row, col, turn }])
            found = true
          }
        }
      }
    }
    if (found) return cell
  }
  return -1
}

const places: number[] = []

/** Where a tile covers most cells worth −1 and, among those places, touches most borders and other tiles. */
function snugPlace(player: Player, slot: number, what: number): Placement {
  const { open, minus, height } = BOARD[player.boards[slot]]
  const base = slot * ROWS
  const taken = (r: number) => (r < 0 || r >= height ? -1 : ~open[r] | player.covered[base + r])
  const n = placesOn(player, slot, what, places)
  let best = 0
  let most = -1
  for (let i = 0; i < n; i++) {
    const { rows } = shapeOf(what, turnOf(places[i]))!
    const row = rowOf(places[i])
    const col = colOf(places[i])
    let score = 0
    for (let r = 0; r < rows.length; r++) {
      const cells = rows[r] << col
      // A bit to the left of column 0 would be lost, so the border there is counted by itself.
      score += 4 * bits(cells & minus[row + r]) + bits((cells << 1) & taken(row + r)) + (cells & 1)
      score += bits((cells >> 1) & taken(row + r))
      score += bits(cells & taken(row + r - 1)) + bits(cells & taken(row + r + 1))
    }
    if (score > most) {
      most = score
      best = places[i]
    }
  }
  return { what, slot, row: rowOf(best), col: colOf(best), turn: turnOf(best) }
}

/** The cells that the next income value of a board lacks, itself last; of several diagonals the one that lacks fewest. */
function nextIncome(player: Player, slot: number): number[] | undefined {
  let fewest: number[] | undefined
  for (const steps of BOARD[player.boards[slot]].diagonals) {
    for (const { row, column, needs } of steps) {
      if (row < 0) break
      if (((player.covered[slot * ROWS + row] >> column) & 1) === 1) continue
      const cells = openCells(player, slot, needs).filter((cell) => cell !== row * 16 + column)
      cells.push(row * 16 + column)
      if (!fewest || cells.length < fewest.length) fewest = cells
      break
    }
  }
  return fewest
}

/** For each bonus that is still to be had, the cells that its ring lacks. */
function rings(player: Player, slot: number): number[][] {
  const lacking: number[][] = []
  BOARD[player.boards[slot]].bonuses.forEach(({ row, column, ring }, bonus) => {
    const covered = ((player.covered[slot * ROWS + row] >> column) & 1) === 1
    if (!covered && !bonusEarned(player, slot, bonus)) lacking.push(openCells(player, slot, ring))
  })
  return lacking
}

function openCells(player: Player, slot: number, rows: readonly number[]): number[] {
  const cells: number[] = []
  for (let r = 0; r < ROWS; r++)
    for (let set = rows[r] & ~player.covered[slot * ROWS + r]; set !== 0; set &= set - 1)
      cells.push(r * 16 + 31 - Math.clz32(set & -set))
  return cells
}

/** Ore that nothing else is worth any more: each covers a cell worth −1, as many as there are. */
function spreadOre(player: Player, slot: number, worth: PackWorth): Placement[] {
  const kind = player.boards[slot]
  const laid: Placement[] = []
  if (worth.kept[ORE] > 0 || BOARD[kind].house) return laid
  for (const cell of POINTS_ORDER[kind]) {
    if (laid.length === player.supply[ORE]) break
    const [row, col] = [cell >> 4, cell & 15]
    if (((player.covered[slot * ROWS + row] >> col) & 1) === 1) continue
    if (fits(player, slot, ORE, placeAt(0, row, col))) laid.push({ what: ORE, slot, row, col, turn: 0 })
  }
  return laid
}

/** Covers single cells with the cheaper of ore and silver as far as they go; nothing if they do not. */
function fillUp(
  player: Player,
  slot: number,
  cells: readonly number[],
  worth: PackWorth,
): Placement[] | undefined {
  const fillers = BOARD[player.boards[slot]].house ? [SILVER] : [ORE, SILVER]
  fillers.sort((a, b) => worth.kept[a] - worth.kept[b])
  const has = fillers.reduce((sum, what) => sum + player.supply[what], 0)
  if (cells.length === 0 || cells.length > Math.min(has, 8)) return undefined
  const laid: Placement[] = []
  let lawful = true
  for (const cell of cells) {
    const what = fillers.find((filler) => player.supply[filler] > 0)!
    const placement = { what, slot, row: cell >> 4, col: cell & 15, turn: 0 }
    lawful = fits(player, slot, what, placeAt(0, placement.row, placement.col))
    if (!lawful) break
    toggle(player, placement)
    laid.push(placement)
  }
  for (const placement of laid) toggle(player, placement)
  return lawful ? laid : undefined
}
