import { BOARD } from '@meadhall/odin/data/boards'
import { slotName, slotNamed } from '@meadhall/odin/state'
import { SHED } from '@meadhall/odin/vocabulary'
import { useEffect, useRef } from 'react'
import { dialogIsOpen } from '../app/dialogs.ts'
import { isTyping } from '../app/typing.ts'
import { chooseTile, lay, letGo, turnInHand } from './drag.ts'
import { type Hold, useOdin } from './hold.ts'
import { flipped, shapeAt, spotsOn } from './placing.ts'
import { lifted, opened, shownBoard } from './ui.ts'

/** Keys for a tile in hand; they come before those of the table. */
export function useTileKeys(): void {
  const hold = useOdin()
  const now = useRef(hold)
  now.current = hold
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isDigit(event) && bringLarge(now.current, Number(event.key) - 1)) return event.preventDefault()
      const inHand = lifted.get()
      if (!inHand || event.ctrlKey || event.metaKey || event.altKey) return
      const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key]
      if (step) {
        nudge(now.current, step[0], step[1])
        chooseTile(now.current)
      } else if (event.key === 'r' || event.key === 'R') turnInHand()
      else if (event.key === 'f' || event.key === 'F') turnInHand(flipped)
      else if (event.key === 'Escape') letGo()
      else if (event.key === 'Enter' && inHand.at && !isOnTheBar()) lay(now.current)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [])
}

/** A button of the bar that has the focus is what Enter presses. */
const isOnTheBar = () => document.activeElement?.closest('.prompt-buttons') !== null

const isDigit = (event: KeyboardEvent) =>
  /^[1-9]$/.test(event.key) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event) &&
  !dialogIsOpen() &&
  opened.get() === null

/** Boards have their numbers: 1 is home. */
function bringLarge({ view, seat }: Hold, slot: number): boolean {
  const player = view.players[seat ?? 0]
  if (slot >= player.boards.length || player.boards[slot] === SHED) return false
  shownBoard.set(slotName(player, slot))
  return true
}

/** Carries the tile a cell further; a tile not yet over the board comes to its first lawful place. */
function nudge({ view, seat }: Hold, down: number, right: number): void {
  const now = lifted.get()
  if (!now || seat === null) return
  const player = view.players[seat]
  const slot = Math.max(0, slotNamed(player, shownBoard.get()))
  const { height, width } = BOARD[player.boards[slot]]
  if (!now.at) {
    const { byTurn } = spotsOn(view, seat, now.good, slotName(player, slot))
    const [turn, places] = [...byTurn].find(([of]) => of === now.turn) ??
      [...byTurn][0] ?? [now.turn, new Set([0])]
    const first = Math.min(...places)
    return lifted.set({ ...now, turn, at: [first >> 4, first & 15] })
  }
  const shape = shapeAt(now.good, now.turn)
  const row = Math.min(Math.max(0, now.at[0] + down), Math.max(0, height - shape.height))
  const col = Math.min(Math.max(0, now.at[1] + right), Math.max(0, width - shape.width))
  lifted.set({ ...now, at: [row, col] })
}
