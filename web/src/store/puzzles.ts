import { cell, useCell } from './cell.ts'

/** What came of first attempts, by `GAME/PUZZLE`; kept in the browser. */
const KEY = 'meadhall.puzzles'

type Attempts = Readonly<Record<string, 'solved' | 'missed'>>

function read(): Attempts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const all = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(all.filter(([, came]) => came === 'solved' || came === 'missed'))
  } catch {
    return {}
  }
}

const attempts = cell(read())

export const useAttempts = () => useCell(attempts)

/** Only the first attempt counts. */
export function attempted(id: string, solved: boolean): void {
  if (Object.hasOwn(attempts.get(), id)) return
  attempts.set({ ...attempts.get(), [id]: solved ? 'solved' : 'missed' })
  try {
    localStorage.setItem(KEY, JSON.stringify(attempts.get()))
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}
