import { seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { BOARD, BUILDING } from './data/boards.ts'
import { EVENT_BIT } from './data/occupations/cards.ts'
import { SHAPES, shapeOf } from './data/tiles.ts'
import { fire, wouldFire } from './events.ts'
import type { Move } from './moves.ts'
import type { About, DecisionOf, Now } from './now.ts'
import {
  colOf,
  fitsSomewhere,
  mayLift,
  placeAt,
  placesOn,
  refusePlacement,
  rowOf,
  turnOf,
} from './placement/fits.ts'
import { type Refusal, refuse } from './refusal.ts'
import { lift, type Player, put, type State, slotName, slotNamed, tileAt } from './state.ts'
import { gainAll } from './supply.ts'
import {
  BOARDS,
  type Building,
  type Good,
  ITEM_NUMBER,
  ITEMS,
  type Item,
  item,
  ORE,
  PER_TILE,
  ROWS,
  SHED,
  type Special,
  STONE,
  WOOD,
} from './vocabulary.ts'

/** FO-4: laying tiles on boards, on trial and for good. */

export interface Place {
  readonly board: string
  readonly row: number
  readonly col: number
  readonly turn: number
}

/** Where a tile of the seat's supply may go. */
export function placesFor(state: State, seat: Seat, good: Item): Place[] {
  const player = state.players[seat]
  const what = ITEM_NUMBER[good]
  if (what === undefined || player.supply[what] === 0) return []
  const found: Place[] = []
  const places: number[] = []
  for (let slot = 0; slot < player.boards.length; slot++) {
    const board = slotName(player, slot)
    const end = placesOn(player, slot, what, places)
    for (let i = 0; i < end; i++)
      found.push({ board, row: rowOf(places[i]), col: colOf(places[i]), turn: turnOf(places[i]) })
  }
  return found
}

function fitsAnywhere(player: Player, what: number): boolean {
  for (let slot = 0; slot < player.boards.length; slot++) if (fitsSomewhere(player, slot, what)) return true
  return false
}

type PlaceMove = Extract<Move, { do: 'placeTile' }>

export function legalPlacing(state: State, seat: Seat): Move[] {
  const player = state.players[seat]
  const moves: Move[] = []
  for (let what = 0; what < ITEMS.length; what++)
    if (player.supply[what] > 0 && SHAPES[what].length > 0 && fitsAnywhere(player, what))
      moves.push({ do: 'placeTile', good: ITEMS[what] })
  for (let nth = player.standing; nth < player.placed.length / PER_TILE; nth++)
    if (mayLift(player, nth)) {
      const at = nth * PER_TILE
      moves.push({ do: 'takeTile', ...cornerOf(player, at) })
    }
  for (let slot = 0; slot < player.boards.length; slot++)
    for (const good of ['wood', 'stone'] as const)
      if (!refuseStore(player, good, slot)) moves.push({ do: 'store', good, board: slotName(player, slot) })
  return moves
}

/** A cell that the tile surely covers. */
function cornerOf(player: Player, at: number): { board: string; row: number; col: number } {
  const first = shapeOf(player.placed[at], player.placed[at + 4])!.rows[0]
  return {
    board: slotName(player, player.placed[at + 1]),
    row: player.placed[at + 2],
    col: player.placed[at + 3] + (31 - Math.clz32(first & -first)),
  }
}

const whole = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 0 && (n as number) < 16

export function checkPlaceTile(state: State, seat: Seat, move: PlaceMove): Refusal | undefined {
  const player = state.players[seat]
  const what = ITEM_NUMBER[move.good]
  if (what === undefined || !(player.supply[what] > 0))
    return refuse('FO-4.1', 'notInSupply', { good: move.good })
  if (move.board === undefined)
    return fitsAnywhere(player, what) ? undefined : refuse('FO-4.3', 'fitsNowhere', { good: move.good })
  const slot = slotNamed(player, move.board)
  if (slot < 0 || player.boards[slot] === SHED) return refuse('FO-4.1', 'noSuchBoard', { board: move.board })
  const { row, col, turn = 0 } = move
  if (!whole(row) || !whole(col) || !whole(turn)) return refuse('FO-4.3', 'outside', { good: move.good })
  return refusePlacement(player, slot, what, placeAt(turn, row, col))
}

export function applyPlaceTile(now: Now, seat: Seat, move: PlaceMove): void {
  const player = now.state.players[seat]
  const what = item(move.good)
  // A placement without a place goes where there is one.
  const place = move.board === undefined ? placesFor(now.state, seat, move.good)[0] : (move as Place)
  layTile(now, seat, what, slotNamed(player, place.board), place.row, place.col, place.turn ?? 0)
}

/** Lays a tile and tells the cards that wait for it. */
function layTile(
  now: Now,
  seat: Seat,
  what: number,
  slot: number,
  row: number,
  col: number,
  turn: number,
): void {
  const player = now.state.players[seat]
  put(player, what, slot, row, col, turn)
  now.tell({ what: 'placedTile', seat, good: ITEMS[what], board: slotName(player, slot) })
  if ((player.alerts & EVENT_BIT.placed) === 0) return
  const board = BOARD[player.boards[slot]]
  const about: About = { good: what, on: board.house ? 'house' : board.explored ? 'exploration' : 'home' }
  if (!wouldFire(now.state, seat, 'placed', about)) return
  // FO-4.14: what an effect has counted stands.
  standOne(player, player.placed.length / PER_TILE - 1)
  fire(now.state, seat, 'placed', about)
}

/** Everything on the boards stands from now on. */
export function stand(player: Player): void {
  player.standing = player.placed.length / PER_TILE
}

/** One tile stands: it moves in front of those on trial. */
function standOne(player: Player, nth: number): void {
  const tile = player.placed.splice(nth * PER_TILE, PER_TILE)
  player.placed.splice(player.standing * PER_TILE, 0, ...tile)
  player.standing++
}

export function checkTakeTile(
  state: State,
  seat: Seat,
  move: Extract<Move, { do: 'takeTile' }>,
): Refusal | undefined {
  const player = state.players[seat]
  const slot = slotNamed(player, move.board)
  const nth = slot < 0 || !whole(move.row) || !whole(move.col) ? -1 : tileAt(player, slot, move.row, move.col)
  if (nth < 0) return refuse('FO-4.14', 'noTileThere')
  if (nth < player.standing) return refuse('FO-4.14', 'tileStands')
  return mayLift(player, nth) ? undefined : refuse('FO-4.7', 'diagonalNeedsIt')
}

export function applyTakeTile(now: Now, seat: Seat, move: Extract<Move, { do: 'takeTile' }>): void {
  const player = now.state.players[seat]
  const nth = tileAt(player, slotNamed(player, move.board), move.row, move.col)
  const what = player.placed[nth * PER_TILE]
  lift(player, nth)
  now.tell({ what: 'tookTile', seat, good: ITEMS[what], board: move.board })
}

/** FO-4.13: the spots of sheds and stone houses. */
function refuseStore(player: Player, good: 'wood' | 'stone', slot: number): Refusal | undefined {
  if (slot < 0 || player.boards[slot] < SHED) return refuse('FO-4.13', 'noSuchSpot')
  const spots = BUILDING[BOARDS[player.boards[slot]] as Building][good]
  if (player.supply[good === 'wood' ? WOOD : STONE] === 0) return refuse('FO-4.13', 'notInSupply', { good })
  const used = player.stored[2 * slot + (good === 'wood' ? 0 : 1)]
  return used < spots ? undefined : refuse('FO-4.13', 'noSuchSpot', { good })
}

export function checkStore(
  state: State,
  seat: Seat,
  good: 'wood' | 'stone',
  board: string,
): Refusal | undefined {
  if (good !== 'wood' && good !== 'stone') return refuse('FO-4.13', 'noSuchSpot')
  return refuseStore(state.players[seat], good, slotNamed(state.players[seat], board))
}

export function applyStore(now: Now, seat: Seat, good: 'wood' | 'stone', board: string): void {
  const player = now.state.players[seat]
  player.supply[good === 'wood' ? WOOD : STONE]--
  player.stored[2 * slotNamed(player, board) + (good === 'wood' ? 0 : 1)]++
  now.tell({ what: 'stored', seat, good, board })
}

// What single cards let one lay at a certain moment.

const STOCKFISH = item('stockfish')

/** One after the other is placed at once, until none is left or who places them is done. */
function placedAtOnce(
  piece: number,
  what: 'placeOre' | 'placeFish',
  inHouses: boolean,
): DecisionOf<'oreAtOnce' | 'fishIntoHouses'> {
  return {
    seats: (_state, { seat, left }) => (left > 0 ? [seat] : []),

    legal(state, seat) {
      const player = state.players[seat]
      const moves: Move[] = [{ do: 'done' }]
      const places: number[] = []
      for (let slot = 0; slot < player.boards.length; slot++) {
        if (inHouses && !BOARD[player.boards[slot]].house) continue
        const end = placesOn(player, slot, piece, places)
        for (let i = 0; i < end; i++) {
          const at = { board: slotName(player, slot), row: rowOf(places[i]), col: colOf(places[i]) }
          moves.push(what === 'placeOre' ? { do: what, ...at } : { do: what, ...at, turn: turnOf(places[i]) })
        }
      }
      return moves
    },

    check: (state, seat, move) => checkLayAtOnce(state, seat, move, what),

    apply(now, seat, move, task) {
      now.state.agenda.pop()
      if (move.do === 'done') return
      now.state.agenda.push({ ...task, left: task.left - 1 })
      applyLayAtOnce(now, seat, move)
    },
  }
}

/** `oreBoatman`: ore that must be placed at once. */
export const oreAtOnce = placedAtOnce(ORE, 'placeOre', false)

/** `fishCook`: stockfish from the banquet table into houses. */
export const fishIntoHouses = placedAtOnce(STOCKFISH, 'placeFish', true)

function checkLayAtOnce(
  state: State,
  seat: Seat,
  move: Move,
  kind: 'placeOre' | 'placeFish',
): Refusal | undefined {
  if (move.do === 'done') return undefined
  if (move.do !== kind || (move.do !== 'placeOre' && move.do !== 'placeFish'))
    return refuse('FO-15.7', 'notNow')
  const player = state.players[seat]
  const slot = slotNamed(player, move.board)
  const house = slot >= 0 && BOARD[player.boards[slot]].house
  if (slot < 0 || house !== (kind === 'placeFish'))
    return refuse('FO-15.7', 'noSuchBoard', { board: move.board })
  const turn = move.do === 'placeFish' ? move.turn : 0
  if (!whole(move.row) || !whole(move.col) || !whole(turn)) return refuse('FO-4.3', 'outside')
  return refusePlacement(
    player,
    slot,
    kind === 'placeOre' ? ORE : STOCKFISH,
    placeAt(turn, move.row, move.col),
  )
}

/** The tile comes from the general supply (or the table) and stands where it is laid. */
function applyLayAtOnce(now: Now, seat: Seat, move: Move): void {
  if (move.do !== 'placeOre' && move.do !== 'placeFish') return
  const player = now.state.players[seat]
  const what = move.do === 'placeOre' ? ORE : STOCKFISH
  player.supply[what]++
  now.tell({ what: 'gained', seat, good: ITEMS[what], n: 1 })
  put(
    player,
    what,
    slotNamed(player, move.board),
    move.row,
    move.col,
    move.do === 'placeFish' ? move.turn : 0,
  )
  standOne(player, player.placed.length / PER_TILE - 1)
  now.tell({ what: 'placedTile', seat, good: ITEMS[what], board: move.board })
}

/** `steward`: a wood or stone onto a shed. */
export const storeFor: DecisionOf<'storeFor'> = {
  seats: seatOf,

  legal(state, seat) {
    const player = state.players[seat]
    const moves: Move[] = [{ do: 'done' }]
    for (let slot = 0; slot < player.boards.length; slot++)
      for (const good of ['wood', 'stone'] as const)
        if (player.boards[slot] === SHED && !refuseStore(player, good, slot))
          moves.push({ do: 'storeOne', good, board: slotName(player, slot) })
    return moves
  },

  check(state, seat, move) {
    if (move.do === 'done') return undefined
    if (move.do !== 'storeOne') return refuse('FO-15.7', 'notNow')
    const slot = slotNamed(state.players[seat], move.board)
    if (slot >= 0 && state.players[seat].boards[slot] !== SHED) return refuse('FO-4.13', 'noSuchSpot')
    return checkStore(state, seat, move.good, move.board)
  },

  apply(now, seat, move, { get }) {
    now.state.agenda.pop()
    if (move.do !== 'storeOne') return
    applyStore(now, seat, move.good, move.board)
    gainAll(now, seat, get)
  },
}

// `courier` and `innkeeper`: a special tile that lies on a board.

/** Who has the tile on a board, or -1. */
export function whoHasPlaced(state: State, tile: Special): Seat {
  return state.players.findIndex((player) => placedNth(player, item(tile)) >= 0)
}

function placedNth(player: Player, what: number): number {
  for (let at = 0; at < player.placed.length; at += PER_TILE)
    if (player.placed[at] === what) return at / PER_TILE
  return -1
}

/** FO-15.13: the tile goes to the supply of the seat, and its cells are filled from the general supply. */
export function takePlaced(now: Now, seat: Seat, tile: Special, fill: readonly [Good, Good]): void {
  const { state } = now
  const from = whoHasPlaced(state, tile)
  const owner = state.players[from]
  const what = item(tile)
  const nth = placedNth(owner, what)
  const at = nth * PER_TILE
  const [slot, row, col, turn] = owner.placed.slice(at + 1, at + PER_TILE)
  lift(owner, nth)
  if (nth < owner.standing) owner.standing--
  owner.supply[what] = 0
  state.players[seat].supply[what] = 1
  now.tell({ what: 'tookPlacedTile', seat, from, good: tile })
  for (const [good, place] of fillExactly(shapeOf(what, turn)!.rows, row, col, fill.map(item))) {
    owner.supply[good]++
    put(owner, good, slot, rowOf(place), colOf(place), turnOf(place))
    standOne(owner, owner.placed.length / PER_TILE - 1)
  }
}

/** Two tiles that cover just these cells. */
function fillExactly(
  rows: readonly number[],
  row: number,
  col: number,
  [one, other]: readonly number[],
): [good: number, place: number][] {
  for (const a of SHAPES[one])
    for (let r = 0; r + a.height <= rows.length; r++)
      for (let c = 0; c + a.width <= ROWS; c++) {
        if (!a.rows.every((bits, i) => ((bits << c) & ~rows[r + i]) === 0)) continue
        const rest = rows.map((bits, i) => bits & ~((a.rows[i - r] ?? 0) << c))
        for (const b of SHAPES[other])
          for (let s = 0; s + b.height <= rows.length; s++)
            for (let d = 0; d + b.width <= ROWS; d++)
              if (rest.every((bits, i) => bits === (b.rows[i - s] ?? 0) << d))
                return [
                  [one, placeAt(a.turn, row + r, col + c)],
                  [other, placeAt(b.turn, row + s, col + d)],
                ]
      }
  return []
}
