import { cell, useCell } from '../store/cell.ts'
import { setOfId } from '../store/sets.ts'

/** Which set of components the next table of each game is set up with, by its id; none: ours. */
const chosen = cell<Readonly<Record<string, string | undefined>>>({})

export function chooseSet(game: string, id: string | undefined): void {
  chosen.set({ ...chosen.get(), [game]: id })
}

export const useChosenSet = (game: string): string | undefined => useCell(chosen)[game]

/** What a table of this game is set up with besides its options: the chosen set, where there is one. */
export function withChosenSet(game: string, options: object): object {
  const set = setOfId(chosen.get()[game])
  return set && Object.keys(set.tables).length > 0 ? { ...options, cards: set } : options
}
