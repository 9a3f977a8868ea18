import type { GameReview } from '@meadhall/hall/review'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What was found of a game so far: its decisions, and the whole once all have been looked at. */
export interface KeptReview {
  readonly key: string
  readonly edition: number
  readonly decisions: GameReview['decisions']
  readonly review?: GameReview
}

interface Kept extends DBSchema {
  reviews: { key: string; value: KeptReview }
}

let opened: Promise<IDBPDatabase<Kept>> | undefined

/** Beside the games and not among them: what is lost here can be found again. */
function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('meadhall-reviews', 1, {
    upgrade: (db) => void db.createObjectStore('reviews', { keyPath: 'key' }),
  })
  return opened
}

export async function keptReview(key: string, edition: number): Promise<KeptReview | undefined> {
  const kept = await (await database()).get('reviews', key)
  return kept?.edition === edition ? kept : undefined
}

export async function keepReview(review: KeptReview): Promise<void> {
  await (await database()).put('reviews', review)
}

export async function forgetReview(key: string): Promise<void> {
  await (await database()).delete('reviews', key)
}
