import { cell, useCell } from './cell.ts'

/** Muninn beside the table of a first game: at which tables, what he has spoken of, and whether he is to be quiet. */
interface Coaching {
  readonly tables: readonly string[]
  /** `GAME/OCCASION` */
  readonly said: readonly string[]
  readonly quiet: boolean
}

const KEY = 'meadhall.coach'
/** So many first games are remembered. */
const MOST = 12

function read(): Coaching {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Coaching>
    const strings = (list: unknown): readonly string[] =>
      Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
    return { tables: strings(kept.tables), said: strings(kept.said), quiet: kept.quiet === true }
  } catch {
    return { tables: [], said: [], quiet: false }
  }
}

const coaching = cell(read())

function keep(change: Partial<Coaching>): void {
  const now = { ...coaching.get(), ...change }
  coaching.set(now)
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}

export const useCoaching = () => useCell(coaching)
export const useCoached = (table: string): boolean => useCell(coaching).tables.includes(table)

export function coachAt(table: string): void {
  keep({ tables: [...coaching.get().tables, table].slice(-MOST), quiet: false })
}

export function hasSaid(occasion: string): void {
  if (!coaching.get().said.includes(occasion)) keep({ said: [...coaching.get().said, occasion] })
}

export const beQuiet = (quiet: boolean): void => keep({ quiet })
