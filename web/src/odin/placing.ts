// What a tile in hand would bring where it hovers, and where it may go at all.
import { BOARD } from '@meadhall/odin/data/boards'
import { SHAPES, type Shape, shapeOf } from '@meadhall/odin/data/tiles'
import { income, minusCells, ringCovered } from '@meadhall/odin/placement/worth'
import { type Place, placesFor } from '@meadhall/odin/placing'
import { type Player, put, type State, slotNamed } from '@meadhall/odin/state'
import { type Item, item, PER_TILE, ROWS } from '@meadhall/odin/vocabulary'

export interface Spots {
  /** Places by turn, as row * 16 + column. */
  readonly byTurn: ReadonlyMap<number, ReadonlySet<number>>
  /** Every cell that some place covers, by row. */
  readonly cells: readonly number[]
}

let known: { state: State; seat: number; good: Item; board: string; spots: Spots } | undefined

/** The places of a tile on one board; asked again with every move of the pointer, so the last answer is kept. */
export function spotsOn(state: State, seat: number, good: Item, board: string): Spots {
  if (known?.state !== state || known.seat !== seat || known.good !== good || known.board !== board)
    known = { state, seat, good, board, spots: findSpots(state, seat, good, board) }
  return known.spots
}

function findSpots(state: State, seat: number, good: Item, board: string): Spots {
  const byTurn = new Map<number, Set<number>>()
  const cells = Array<number>(ROWS).fill(0)
  for (const place of placesFor(state, seat, good)) {
    if (place.board !== board) continue
    const places = byTurn.get(place.turn) ?? new Set<number>()
    places.add(place.row * 16 + place.col)
    byTurn.set(place.turn, places)
    shapeOf(item(good), place.turn)!.rows.forEach((bits, r) => {
      cells[place.row + r] |= bits << place.col
    })
  }
  return { byTurn, cells }
}

/** The boards on which a tile may lie. */
export function boardsFor(state: State, seat: number, good: Item): Set<string> {
  return new Set(placesFor(state, seat, good).map(({ board }: Place) => board))
}

export const shapeAt = (good: Item, turn: number): Shape => shapeOf(item(good), turn) ?? SHAPES[item(good)][0]

/** A quarter turn further, of the ways that differ. */
export function turned(good: Item, turn: number): number {
  const turns = SHAPES[item(good)].map((shape) => shape.turn)
  const side = turns.filter((of) => of >= 4 === turn >= 4)
  const among = side.length > 1 ? side : turns
  return among[(among.indexOf(turn) + 1) % among.length]
}

/** The tile turned over; a tile that looks the same stays as it is. */
export function flipped(good: Item, turn: number): number {
  const turns = SHAPES[item(good)].map((shape) => shape.turn)
  const other = turns.filter((of) => of >= 4 !== turn >= 4)
  return other.includes((turn + 4) % 8) ? (turn + 4) % 8 : (other[0] ?? turn)
}

/** The nearest lawful place within reach of where the tile is held, or where it is held. */
export function snapped(spots: Spots, turn: number, row: number, col: number): readonly [number, number] {
  const lawful = spots.byTurn.get(turn)
  const straight = [Math.round(row), Math.round(col)] as const
  if (!lawful || lawful.has(straight[0] * 16 + straight[1])) return straight
  let best: readonly [number, number] = straight
  let least = 0.85
  for (let r = straight[0] - 1; r <= straight[0] + 1; r++)
    for (let c = straight[1] - 1; c <= straight[1] + 1; c++) {
      const away = Math.hypot(r - row, c - col)
      if (r >= 0 && c >= 0 && away < least && lawful.has(r * 16 + c)) {
        least = away
        best = [r, c]
      }
    }
  return best
}

export interface Yield {
  readonly income: readonly [from: number, to: number]
  readonly minus: number
  /** Bonuses that it completes, and those that come nearer: thing, cells covered before and after, and of how many. */
  readonly bonuses: readonly {
    readonly thing: number
    readonly from: number
    readonly to: number
    readonly of: number
  }[]
}

function copy(player: Player): Player {
  return {
    ...player,
    supply: player.supply.slice(),
    covered: player.covered.slice(),
    green: player.green.slice(),
    orange: player.orange.slice(),
    red: player.red.slice(),
    placed: player.placed.slice(),
  }
}

/** What laying the tile there changes. */
export function yieldOf(
  player: Player,
  good: Item,
  board: string,
  turn: number,
  row: number,
  col: number,
): Yield {
  const slot = slotNamed(player, board)
  const after = copy(player)
  put(after, item(good), slot, row, col, turn)
  const { bonuses } = BOARD[player.boards[slot]]
  return {
    income: [income(player), income(after)],
    minus: minusCells(player, slot) - minusCells(after, slot),
    bonuses: bonuses.flatMap((_, nth) => {
      const from = ringCovered(player, slot, nth)
      const to = ringCovered(after, slot, nth)
      return from.n === to.n || to.lost
        ? []
        : [{ thing: bonuses[nth].gain[0][0], from: from.n, to: to.n, of: to.of }]
    }),
  }
}

/** Tiles on a board, those on trial marked. */
export interface Laid {
  readonly nth: number
  readonly what: number
  readonly row: number
  readonly col: number
  readonly turn: number
  readonly trial: boolean
}

export function laidOn(player: Player, slot: number): Laid[] {
  const found: Laid[] = []
  for (let at = 0; at < player.placed.length; at += PER_TILE)
    if (player.placed[at + 1] === slot)
      found.push({
        nth: at / PER_TILE,
        what: player.placed[at],
        row: player.placed[at + 2],
        col: player.placed[at + 3],
        turn: player.placed[at + 4],
        trial: at / PER_TILE >= player.standing,
      })
  return found
}
