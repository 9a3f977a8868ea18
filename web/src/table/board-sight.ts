// What a window onto the board shows, and where a game wants the eye to be.

import { createContext, useContext } from 'react'
import type { Point } from '../art/ink.ts'
import { cell } from '../store/cell.ts'

/** The part of the board in the window, in board units: left, top, width, height; nothing while the whole is seen. */
export const sight = cell<readonly [number, number, number, number] | null>(null)

/** How high the board is drawn, in board units, where it grows with its window. */
export const BoardHeight = createContext<number | null>(null)

export const useBoardHeight = (board: { readonly height: number }): number =>
  useContext(BoardHeight) ?? board.height

/** A point of the board to be looked at now; a window that shows only a part moves there. */
export const attention = cell<Point | null>(null)
