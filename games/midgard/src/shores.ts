import type { State } from './state.ts'
import { SHORES } from './vocabulary.ts'

/** CM-3.7; CM-16.7: in the first edition the shore for four players is the leftmost. */
export function inPlay(state: State, shore: number): boolean {
  return state.players.length === 4 || shore !== (state.table.edition === 'first' ? 0 : SHORES - 1)
}

/** CM-8.8; CM-16.6: the near shores are on the left; in the first edition on the right. */
export function isNear(state: State, shore: number): boolean {
  const left = shore < SHORES / 2
  return left === (state.table.edition === 'newest')
}

/** CM-8.8, CM-8.9: how many warriors one Food feeds on the way there. */
export const fedByOne = (state: State, shore: number): number => (isNear(state, shore) ? 2 : 1)

/** CM-8.10: how many of the crew this Food feeds. */
export function fedBy(state: State, shore: number, food: number, crew: number): number {
  return Math.min(crew, food * fedByOne(state, shore))
}

/** CM-8.10: how much Food the whole crew needs. */
export function foodFor(state: State, shore: number, crew: number): number {
  let food = 0
  while (fedBy(state, shore, food, crew) < crew) food++
  return food
}
