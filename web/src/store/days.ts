import type { GameId } from '@meadhall/hall/game-ids'
import { keptGames } from './games.ts'

/** What one's own games of the day came to, by `DAY/GAME`; kept in the browser even when the games are not. */
const KEY = 'meadhall.days'

/** A day that was begun: the game that is kept, and its points when it is over. */
export interface OwnDay {
  readonly id?: string
  readonly points?: number
}

export type OwnDays = Readonly<Record<string, OwnDay>>

function read(): Record<string, OwnDay> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const all = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(
      all.flatMap(([day, points]) => (typeof points === 'number' ? [[day, { points }]] : [])),
    )
  } catch {
    return {}
  }
}

/** All days, those that are being played too. Of a day only the first game counts. */
export async function ownDays(): Promise<OwnDays> {
  const days = read()
  const rows = (await keptGames()).toSorted((a, b) => a.startedAt - b.startedAt)
  for (const { id, day, game, pending, points } of rows) {
    if (day === undefined) continue
    const known = days[`${day}/${game}`]
    if (known?.id !== undefined) continue
    const isOver = pending.length === 0
    days[`${day}/${game}`] = { id, ...(known ?? (isOver && { points: points[0] })) }
  }
  const over = Object.entries(days).flatMap(([day, { points }]) =>
    points === undefined ? [] : [[day, points]],
  )
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(over)))
  } catch {
    // A browser that keeps nothing: the games themselves tell it.
  }
  return days
}

/** Days in a row that end today, or yesterday where today is still to be played. */
export function inARow(days: OwnDays, game: GameId, today: string): number {
  const at = (ago: number) => dayBefore(today, ago)
  const has = (ago: number) => days[`${at(ago)}/${game}`]?.points !== undefined
  const first = has(0) ? 0 : 1
  let n = 0
  while (has(first + n)) n++
  return n
}

export function dayBefore(day: string, ago: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - ago * 86_400_000).toISOString().slice(0, 10)
}
