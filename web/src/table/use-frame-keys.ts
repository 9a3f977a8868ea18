import type { RefObject } from 'react'
import { openDialog } from '../app/dialogs.ts'
import type { Mark } from '../worker/marks.ts'
import type { BoardKeys } from './BoardView.tsx'
import { golden } from './focus.ts'
import type { OnMoment } from './followed.ts'
import type { GameTable, TableHold } from './game-table.ts'
import { useKeys } from './keys.ts'
import type { PromptDoings } from './PromptBar.tsx'
import { stepInShow } from './replay-steps.ts'

/** What can be done at every table. */
export interface FrameDoings extends Omit<PromptDoings, 'moves' | 'advise'> {
  readonly onMoment: OnMoment
  onScore?: (() => void) | undefined
}

/** The window of the table that is open. */
export type Opened = 'moves' | 'score' | 'saga' | null

/** What the keys do at every table. */
export function useFrameKeys({
  hold,
  table,
  doings,
  marks,
  at,
  redo,
  board,
  root,
  open,
  toggleSaga,
  ask,
}: {
  hold: TableHold
  table: GameTable
  doings: FrameDoings
  /** The rail of the replay, while one is shown, and the moment that it is at. */
  marks: readonly Mark[] | undefined
  at: number
  redo: boolean
  board: RefObject<BoardKeys | null>
  root: RefObject<HTMLElement | null>
  open: (what: Opened) => void
  toggleSaga: () => void
  ask?: () => void
}): void {
  const last = hold.update.log.at(-1)?.n ?? 0
  const index = marks ? marks.findLastIndex(({ n }) => n <= at) : 0
  useKeys({
    l: () => hold.legal.length > 0 && open('moves'),
    ...(ask && { w: ask }),
    s: () => open('score'),
    g: toggleSaga,
    i: () => openDialog({ show: 'legend' }),
    p: () => doings.onMoment(marks ? undefined : last),
    ...(doings.endTurn && { z: doings.undo }),
    y: () => hold.live && redo && doings.redo(),
    h: doings.hurry,
    a: () => doings.again?.(),
    '+': () => board.current?.zoom(1.25),
    '=': () => board.current?.zoom(1.25),
    '-': () => board.current?.zoom(0.8),
    '0': () => board.current?.whole(),
    'Shift+ArrowLeft': () => board.current?.pan(-1, 0),
    'Shift+ArrowRight': () => board.current?.pan(1, 0),
    'Shift+ArrowUp': () => board.current?.pan(0, -1),
    'Shift+ArrowDown': () => board.current?.pan(0, 1),
    ...(marks && {
      ArrowLeft: () => stepInShow(hold, table, -1) || doings.onMoment(marks[Math.max(0, index - 1)].n),
      ArrowRight: () =>
        stepInShow(hold, table, 1) || doings.onMoment(marks[Math.min(marks.length - 1, index + 1)].n),
    }),
    Escape: () => {
      if (marks) doings.onMoment(undefined)
      else if (hold.ending) doings.undo()
      else hold.choose(null)
    },
    Enter: () => root.current && golden(root.current)?.click(),
  })
}
