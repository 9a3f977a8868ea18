import type { ChatLine } from '@meadhall/hall/online'
import { useEffect, useState } from 'react'

const KEY = 'meadhall.read.'

/** When the last line was said that has been read at a table, as far as this browser remembers. */
function lastRead(table: string): number {
  try {
    return Number(localStorage.getItem(KEY + table) ?? 0)
  } catch {
    return 0
  }
}

function remember(table: string, at: number): void {
  try {
    localStorage.setItem(KEY + table, String(at))
  } catch {
    // A browser that keeps nothing counts them again.
  }
}

/** How many lines of others wait to be read, also those said before one came in. While the talk `isOpen` all are read. */
export function useUnread(
  table: string,
  lines: readonly ChatLine[],
  own: number | null,
  isOpen: boolean,
): number {
  const [read, setRead] = useState(() => lastRead(table))
  const newest = lines.at(-1)?.at ?? 0
  useEffect(() => {
    if (!isOpen || newest <= read) return
    setRead(newest)
    remember(table, newest)
  }, [table, newest, read, isOpen])
  return isOpen ? 0 : lines.filter(({ at, seat }) => at > read && (seat === null || seat !== own)).length
}
