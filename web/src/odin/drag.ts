// Lifting a tile and carrying it over the large board, where it is drawn to lawful places.

import { BOARD } from '@meadhall/odin/data/boards'
import { slotNamed } from '@meadhall/odin/state'
import type { Item } from '@meadhall/odin/vocabulary'
import { carry } from '../table/carry.ts'
import type { Hold } from './hold.ts'
import { shapeAt, snapped, spotsOn, turned } from './placing.ts'
import { enqueue, lifted, shownBoard, suggested } from './ui.ts'

/** The cell of the large board under a point, in cells and parts of cells; undefined beside the board. */
function cellUnder(x: number, y: number): { row: number; col: number } | undefined {
  const sheet = document.querySelector<SVGSVGElement>('[data-puzzle]')
  if (!sheet) return undefined
  const box = sheet.getBoundingClientRect()
  const columns = Number(sheet.dataset.columns)
  const rows = Number(sheet.dataset.rows)
  const [left, top, size] = (sheet.dataset.grid ?? '0 0 1').split(' ').map(Number)
  const scale = box.width / sheet.viewBox.baseVal.width
  const col = ((x - box.left) / scale - left) / size
  const row = ((y - box.top) / scale - top) / size
  return col > -1.5 && row > -1.5 && col < columns + 1.5 && row < rows + 1.5 ? { row, col } : undefined
}

/** Where a tile held in its middle over the point lies, drawn to a lawful place nearby. */
function placeUnder(
  hold: Hold,
  good: Item,
  turn: number,
  x: number,
  y: number,
  lift: number,
): readonly [number, number] | undefined {
  const under = cellUnder(x, y - lift)
  if (!under || hold.seat === null) return undefined
  const { width, height } = shapeAt(good, turn)
  const player = hold.view.players[hold.seat]
  const slot = slotNamed(player, shownBoard.get())
  if (slot < 0) return undefined
  const board = BOARD[player.boards[slot]]
  const spots = spotsOn(hold.view, hold.seat, good, shownBoard.get())
  const [row, col] = snapped(spots, turn, under.row - height / 2, under.col - width / 2)
  return [
    Math.min(Math.max(row, 0), Math.max(0, board.height - height)),
    Math.min(Math.max(col, 0), Math.max(0, board.width - width)),
  ]
}

/** The small board under a point: a tile that is let go over it stays in hand, and the board becomes the large one. */
const boardUnder = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-board]')?.dataset.board

/** The tile in hand follows the pointer. */
export function hover(hold: Hold, x: number, y: number, lift = 0): void {
  const now = lifted.get()
  if (!now) return
  const at = placeUnder(hold, now.good, now.turn, x, y, lift)
  if (at?.[0] === now.at?.[0] && at?.[1] === now.at?.[1]) return
  lifted.set({ good: now.good, turn: now.turn, ...(at && { at }) })
}

export function turnInHand(how: (good: Item, turn: number) => number = turned): void {
  const now = lifted.get()
  if (!now) return
  const turn = how(now.good, now.turn)
  if (!now.at) return lifted.set({ ...now, turn })
  const [before, after] = [shapeAt(now.good, now.turn), shapeAt(now.good, turn)]
  const row = Math.max(0, Math.round(now.at[0] + (before.height - after.height) / 2))
  const col = Math.max(0, Math.round(now.at[1] + (before.width - after.width) / 2))
  lifted.set({ ...now, turn, at: [row, col] })
}

/** Takes a tile of this kind in hand. */
export function lift(good: Item, turn = shapeAt(good, 0).turn): void {
  suggested.set(null)
  lifted.set({ good, turn })
}

export function letGo(): void {
  lifted.set(null)
}

/** The move that lays the tile where it hovers. */
export function layingMove():
  | { do: 'placeTile'; good: Item; board: string; row: number; col: number; turn: number }
  | undefined {
  const now = lifted.get()
  return (
    now?.at && {
      do: 'placeTile',
      good: now.good,
      board: shownBoard.get(),
      row: now.at[0],
      col: now.at[1],
      turn: now.turn,
    }
  )
}

/** The golden button lays the tile where it hovers; where it may not lie, the bar says why. */
export function chooseTile(hold: Hold): void {
  const move = layingMove()
  if (!move) return hold.choose(null)
  const refused = hold.why(move)
  hold.choose({ target: 'tile', moves: refused ? [] : [move], ...(refused && { refused: move }) })
}

/** Lays the tile if it may lie where it hovers. */
export function lay(hold: Hold): boolean {
  const move = layingMove()
  if (!move || hold.why(move)) return false
  letGo()
  enqueue(move)
  return true
}

/** A press on a tile that carries it until it is let go over the board. `begin` says what is carried. */
export function carryTile(event: React.PointerEvent, hold: () => Hold, begin: () => void): void {
  // A finger hides what it holds, so the tile is carried above it.
  const above = event.pointerType === 'touch' ? 54 : 0
  carry(event, {
    begin,
    over: (x, y) => hover(hold(), x, y, above),
    second: () => turnInHand(),
    drop: (x, y) => {
      const over = boardUnder(x, y)
      if (over) shownBoard.set(over)
      else if (!lifted.get()?.at) letGo()
      else lay(hold())
    },
    back: letGo,
  })
}
