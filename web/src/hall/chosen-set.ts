import { cell, useCell } from '../store/cell.ts'

/** Which set of components the next table of each game is set up with, by its id; none: ours. */
const chosen = cell<Readonly<Record<string, string | undefined>>>({})

export function chooseSet(game: string, id: string | undefined): void {
  chosen.set({ ...chosen.get(), [game]: id })
}

export const useChosenSet = (game: string): string | undefined => useCell(chosen)[game]
