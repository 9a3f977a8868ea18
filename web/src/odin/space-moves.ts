import { SPACES } from '@meadhall/odin/data/spaces'
import type { Move } from '@meadhall/odin/moves'
import { type Box, plankBox, slotOf } from '../art/odin/plank.ts'

/** Where each space stands on the board. */
export const BOXES: readonly Box[] = SPACES.map((space, number) => {
  const first = SPACES.findIndex(({ column }) => column === space.column)
  return plankBox(space.column, slotOf(space.column, number - first))
})

/** The moves that lead to a space. */
export const movesTo = (legal: readonly Move[], at: string): Move[] =>
  legal.filter(
    (move) =>
      (move.do === 'place' && move.at === at) ||
      (move.do === 'useSpace' && move.at === at) ||
      (move.do === 'return' && move.at === at),
  )
