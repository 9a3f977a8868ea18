import type { KeptSetInfo } from '@meadhall/hall/online'
import { useEffect, useState } from 'react'
import { hasComeIn } from '../store/online.ts'
import { type KeptSet, mergeSets, setIsSynced, sets } from '../store/sets.ts'

/** So long nothing is typed before a set is sent on. */
const PAUSE = 1500

/** Keeps the sets with the account too, where one is signed in. True once all of these are there. */
export function useAccount(kept: readonly KeptSet[]): boolean {
  const [ask, setAsk] = useState<Ask>()
  useEffect(() => {
    if (hasComeIn()) void open().then((found) => setAsk(() => found))
  }, [])
  useEffect(() => {
    if (!ask) return
    const timer = setTimeout(() => void sendOn(ask), PAUSE)
    return () => clearTimeout(timer)
  }, [ask, kept])
  return ask !== undefined && kept.length > 0 && kept.every(({ changedAt, synced }) => synced === changedAt)
}

type Ask = (path: string, body?: object) => Promise<unknown>

/** The way to the account, with what it has taken up; none for guests and where no server answers. */
async function open(): Promise<Ask | undefined> {
  const [{ begin, person }, { ask }] = await Promise.all([
    import('../online/session.ts'),
    import('../online/api.ts'),
  ])
  await begin()
  if (person.get()?.login === undefined) return undefined
  try {
    const kept = await ask<KeptSetInfo[]>('/api/me/sets')
    mergeSets(kept)
    there = new Set(kept.map(({ id }) => id))
    return ask
  } catch {
    return undefined
  }
}

let there = new Set<string>()

/** What has changed here goes to the account. What it refuses, such as a set that lacks a card, stays here for now. */
async function sendOn(ask: Ask): Promise<void> {
  const now = sets.get()
  for (const { id, changedAt, set, synced } of now)
    if (synced !== changedAt)
      await ask('/api/me/sets/keep', { id, changedAt, set }).then(
        () => setIsSynced(id, changedAt),
        () => {},
      )
  const ids = new Set(now.map(({ id }) => id))
  for (const id of there) if (!ids.has(id)) await ask('/api/me/sets/forget', { id }).catch(() => {})
  there = ids
}
