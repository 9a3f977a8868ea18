import { SPACES } from '@meadhall/odin/data/spaces'
import type { Move } from '@meadhall/odin/moves'
import { type Box, plankBox, rowHeight, slotOf } from '../art/odin/plank.ts'

/** Where each space stands on a board of this height. */
export function boxesOn(boardHeight: number): readonly Box[] {
  return SPACES.map((space, number) => {
    const first = SPACES.findIndex(({ column }) => column === space.column)
    return plankBox(space.column, slotOf(space.column, number - first), rowHeight(boardHeight))
  })
}

/** The moves that lead to a space. */
export const movesTo = (legal: readonly Move[], at: string): Move[] =>
  legal.filter(
    (move) =>
      (move.do === 'place' && move.at === at) ||
      (move.do === 'useSpace' && move.at === at) ||
      (move.do === 'return' && move.at === at),
  )
