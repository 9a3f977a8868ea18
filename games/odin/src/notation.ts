import type { Notation } from '@meadhall/kernel/rules'
import type { Move } from './moves.ts'
import { readMove, writeMove } from './notation/moves.ts'
import { arrange, observe, outcome } from './notation/position.ts'
import type { State } from './state.ts'

/** How people write moves, chance and positions. */
export const notation: Notation<State, Move> = {
  read: readMove,
  write: writeMove,
  outcome,
  observe,
  arrange,
}
