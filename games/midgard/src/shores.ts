import type { State } from './state.ts'
import { SHORES } from './vocabulary.ts'

/** CM-3.7; CM-16.7: in the first edition the shore for four players is the leftmost. */
export function inPlay(state: State, shore: number): boolean {
  return state.players.length === 4 || shore !== (state.table.edition === 'first' ? 0 : SHORES - 1)
}

/** CM-8.8, CM-8.9; CM-16.6: how many warriors one Food feeds on the way there. */
export function fedByOne(state: State, shore: number): number {
  const left = shore < SHORES / 2
  return left === (state.table.edition === 'newest') ? 2 : 1
}
