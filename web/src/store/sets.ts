import { type ComponentSet, isSet, setOf, type Tables } from '@meadhall/kernel/component-set'
import { isRecord } from '@meadhall/kernel/plain'
import { cell, useCell } from './cell.ts'

/** Sets of components that were typed in here; kept in the browser, and with the account where there is one. */
export interface KeptSet {
  readonly id: string
  readonly changedAt: number
  readonly set: ComponentSet
  /** The change that the account has, where it is kept there too. */
  readonly synced?: number
}

const KEY = 'meadhall.sets'
export const MOST_SETS = 20

function read(): readonly KeptSet[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, MOST_SETS) : []
  } catch {
    return []
  }
}

const isKept = (row: unknown): row is KeptSet =>
  isRecord(row) &&
  typeof row.id === 'string' &&
  typeof row.changedAt === 'number' &&
  isSet(row.set) &&
  typeof row.set.name === 'string' &&
  isRecord(row.set.tables)

export const sets = cell(read())

/** Whether the browser has kept what was last changed. */
export const setsAreKept = cell(true)

function write(now: readonly KeptSet[]): void {
  sets.set(now)
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
    setsAreKept.set(true)
  } catch {
    setsAreKept.set(false)
  }
}

// Another window of the same browser writes here too.
addEventListener('storage', ({ key }) => {
  if (key === KEY) sets.set(read())
})

export const useSets = (game: string): readonly KeptSet[] =>
  useCell(sets).filter(({ set }) => set.game === game)

export const setOfId = (id: string | undefined): ComponentSet | undefined =>
  sets.get().find((kept) => kept.id === id)?.set

/** Keeps a new set and gives its id; nothing where there are too many already. */
export function addSet(set: ComponentSet): string | undefined {
  if (sets.get().length >= MOST_SETS) return undefined
  const id = crypto.randomUUID()
  write([...sets.get(), { id, changedAt: Date.now(), set }])
  return id
}

function replace(id: string, by: (kept: KeptSet) => KeptSet): void {
  const now = sets.get()
  const at = now.findIndex((kept) => kept.id === id)
  if (at >= 0) write(now.with(at, by(now[at])))
}

export function changeSet(id: string, changes: { readonly name?: string; readonly tables?: Tables }): void {
  replace(id, (kept) => ({
    ...kept,
    changedAt: Math.max(Date.now(), kept.changedAt + 1),
    set: setOf(kept.set.game, changes.name ?? kept.set.name, changes.tables ?? kept.set.tables),
  }))
}

export function removeSet(id: string): void {
  write(sets.get().filter((kept) => kept.id !== id))
}

/**
 * Takes up what an account has kept: of a set that is in both, what was changed last; what the account had once and has
 * no more was deleted elsewhere.
 */
export function mergeSets(others: readonly KeptSet[]): void {
  const there = new Map(others.map((kept) => [kept.id, { ...kept, synced: kept.changedAt }]))
  const here = sets.get().filter(({ id, synced }) => synced === undefined || there.has(id))
  const byId = new Map<string, KeptSet>(here.map((kept) => [kept.id, kept]))
  for (const kept of there.values())
    if ((byId.get(kept.id)?.changedAt ?? -1) <= kept.changedAt) byId.set(kept.id, kept)
  write([...byId.values()].sort((a, b) => a.changedAt - b.changedAt).slice(-MOST_SETS))
}

/** The account has a set as it was changed then. */
export function setIsSynced(id: string, changedAt: number): void {
  replace(id, (kept) => ({ ...kept, synced: changedAt }))
}
