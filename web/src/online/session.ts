import type { Heard, ListedTable, Me, PersonInfo, TableInfo } from '@meadhall/hall/online'
import type { OnlineClient } from '@meadhall/hall/online-client'
import { cell } from '../store/cell.ts'
import { isCalled, ownTables, rememberCalls, rememberComingIn, waitingTables } from '../store/online.ts'
import { change, settings } from '../store/settings.ts'
import { ask, takeToken } from './api.ts'
import { connect } from './connection.ts'

/** Whether there is a server behind the page. */
export const reach = cell<'unknown' | 'there' | 'away'>('unknown')
/** Who has come in from this browser. */
export const person = cell<PersonInfo | null>(null)

type Listener = (heard: Heard) => void

const listeners = new Set<Listener>()
let client: OnlineClient | undefined
let begun: Promise<void> | undefined

/** Finds out who we are and opens the line. Once is enough, unless no server answered. */
export function begin(): Promise<void> {
  begun ??= findOut()
  return begun
}

async function findOut(): Promise<void> {
  try {
    take(await ask<Me | { person: null }>('/api/me'))
    reach.set('there')
    client ??= connect(hear, () => void findOut())
    await refresh()
    if (person.get() && isCalled()) await (await import('./calls/wishes.ts')).keepUp().catch(() => {})
  } catch {
    reach.set('away')
    begun = undefined
  }
}

function take(me: Me | { person: null }): void {
  takeToken('csrf' in me ? me.csrf : '')
  person.set(me.person)
  rememberComingIn(me.person !== null)
}

/** Brings the list of one's own tables up to date. */
export async function refresh(): Promise<void> {
  note(person.get() ? await ask<ListedTable[]>('/api/me/tables') : [])
}

/** It is this person's turn; whoever has left, or was too late too often, is not waited for. */
export const waitsFor = ({ status, yourSeat, pending, seats }: ListedTable): boolean =>
  status === 'playing' &&
  yourSeat !== null &&
  pending.includes(yourSeat) &&
  seats[yourSeat].standIn === undefined

/** No person is left to decide: nothing happens before one is back. */
export const isResting = ({ status, seats }: ListedTable): boolean =>
  status === 'playing' && seats.every(({ kind, standIn }) => kind === 'bot' || standIn !== undefined)

/** The most urgent first: so they are played through. */
function note(tables: readonly ListedTable[]): void {
  const urgency = (table: ListedTable) =>
    waitsFor(table) ? (table.deadline ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY
  const sorted = tables.toSorted((a, b) => (urgency(a) === urgency(b) ? 0 : urgency(a) - urgency(b)))
  ownTables.set(sorted)
  const before = waitingTables.get()
  const waiting = sorted.filter(waitsFor).map(({ id }) => id)
  waitingTables.set(waiting)
  if (isListed && waiting.some((id) => !before.includes(id))) void blow()
  isListed = person.get() !== null
}

/** Whether it is known which tables waited before. */
let isListed = false

async function blow(): Promise<void> {
  if (settings.get().turnSound) (await import('../table/sounds.ts')).blowHorn()
}

function patch(id: string, changes: (table: ListedTable) => ListedTable): void {
  const tables = ownTables.get()
  if (tables.some((table) => table.id === id))
    note(tables.map((table) => (table.id === id ? changes(table) : table)))
}

function hear(heard: Heard): void {
  if (heard.type === 'welcome') {
    if (heard.me?.id === person.get()?.id) void refresh().catch(() => {})
    else void findOut()
  } else if (heard.type === 'turn') {
    const isKnown = ownTables.get().some(({ id }) => id === heard.table)
    if (isKnown)
      patch(heard.table, (table) => ({
        ...table,
        status: 'playing',
        n: heard.n,
        pending: heard.yours && table.yourSeat !== null ? [table.yourSeat] : [],
      }))
    void refresh().catch(() => {})
  } else if (heard.type === 'update') {
    const { n, pending } = heard.update
    patch(heard.table, (table) => ({ ...table, n, pending }))
  } else if (heard.type === 'table') {
    patch(heard.table.id, () => heard.table)
  }
  for (const listen of listeners) listen(heard)
}

/** Hears everything that the server says. */
export function onHeard(listen: Listener): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** The line to the server; there once `begin` is done and a server answered. */
export function line(): OnlineClient {
  if (!client) throw new Error('the line is not open')
  return client
}

async function comeIn(path: string, body: object): Promise<void> {
  take(await ask<Me>(path, body))
  client?.reconnect()
  await refresh()
}

export async function comeInAs(name: string): Promise<void> {
  await comeIn('/api/guest', { name })
  if (settings.get().name === '') change({ name: name.slice(0, 24) })
}

export const signIn = (login: string, password: string) => comeIn('/api/sign-in', { login, password })

export async function rename(name: string): Promise<void> {
  take(await ask<Me>('/api/me/name', { name }))
}

/** `old` is the password of an account that is kept already. */
export async function keepAccount(login: string, password: string, old: string): Promise<void> {
  take(await ask<Me>('/api/me/keep', { login, password, ...(old !== '' && { old }) }))
}

async function goOut(path: string, body: object = {}): Promise<void> {
  await ask(path, body)
  take({ person: null })
  rememberCalls(false)
  note([])
  client?.reconnect()
}

export const signOut = () => goOut('/api/sign-out')
export const signOutEverywhere = () => goOut('/api/sign-out-everywhere')
export const deleteAccount = (password: string) =>
  goOut('/api/me/delete', password === '' ? {} : { password })

/** Something that is done at a table; the answer is how it stands then. */
export async function atTable(id: string, what: string, body: object = {}): Promise<TableInfo> {
  const table = await ask<TableInfo>(`/api/tables/${id}/${what}`, body)
  await refresh()
  return table
}
