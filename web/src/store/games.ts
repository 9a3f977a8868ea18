import type { Holder } from '@meadhall/hall/hall-table'
import type { Entry, GameRecord } from '@meadhall/kernel/record'
import type { Seat } from '@meadhall/kernel/rules'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * Games kept in the browser. A row for each game and one for each entry of its record: a move is one small write, and
 * what the list of games shows is written with it.
 */
export interface KeptGame {
  readonly id: string
  readonly game: string
  readonly holders: readonly Holder[]
  /** How the record began; its entries are rows of their own. */
  readonly record: Omit<GameRecord, 'entries' | 'snapshots' | 'frames'>
  readonly seed: string
  /** What people typed to get this seed, if they did. */
  readonly seedName?: string
  /** Whether the table shows the odds of fights. */
  readonly odds: boolean
  /** Nothing is taken back at this table. */
  readonly takingBack?: 'never'
  /** The game of this day; it is played like everybody's. */
  readonly day?: string
  readonly startedAt: number
  changedAt: number
  /** How many entries there are. */
  n: number
  pending: readonly Seat[]
  points: readonly number[]
  round?: number
  /** The task that waits, for a line about what to do. */
  task?: string
}

interface Kept extends DBSchema {
  games: { key: string; value: KeptGame }
  entries: { key: [string, number]; value: { id: string; n: number; entry: Entry } }
}

let opened: Promise<IDBPDatabase<Kept>> | undefined

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('meadhall', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' })
      db.createObjectStore('entries', { keyPath: ['id', 'n'] })
    },
  })
  return opened
}

/** All kept games, the one played last first. */
export async function keptGames(): Promise<KeptGame[]> {
  const games = await (await database()).getAll('games')
  return games.sort((a, b) => b.changedAt - a.changedAt)
}

const entriesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

export async function keptGame(id: string): Promise<{ row: KeptGame; entries: Entry[] } | undefined> {
  const db = await database()
  const row = await db.get('games', id)
  if (!row) return undefined
  const rows = await db.getAll('entries', entriesOf(id))
  return { row, entries: rows.map(({ entry }) => entry) }
}

/**
 * Keeps a game's row and its new entries in one transaction. An entry is added, never replaced: where another window
 * has written the same number first, this throws and nothing is kept.
 */
export async function keep(row: KeptGame, fresh: readonly Entry[]): Promise<void> {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite')
  const entries = tx.objectStore('entries')
  await Promise.all([
    tx.objectStore('games').put(row),
    ...fresh.map((entry) => entries.add({ id: row.id, n: entry.n, entry })),
    tx.done,
  ])
}

export async function forget(id: string): Promise<void> {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite')
  await Promise.all([
    tx.objectStore('games').delete(id),
    tx.objectStore('entries').delete(entriesOf(id)),
    tx.done,
  ])
}
