import { entryNumber } from '@meadhall/hall/hall-table'
import type { Heard, Sent } from '@meadhall/hall/online'
import { changeSeen, seenBy } from '@meadhall/hall/update'
import type { SeatRow, TableRow } from '../database/schema.ts'
import { tableInfo } from './info.ts'
import { type Room, type Rows, seatOf } from './room.ts'

/** Those who look on at a table through this server, and what they have been told. They outlast the room in memory. */
export interface Audience {
  readonly table: string
  readonly watchers: Set<Watcher>
  /** What they were last told about the table itself. */
  shown: Shown
  /** Who is at the table through other servers, until when that is believed. */
  readonly elsewhere: Map<string, { people: readonly string[]; onlookers: number; until: number }>
}

export interface Watcher {
  /** Undefined for someone who has not signed in. */
  readonly person: string | undefined
  /** The last entry that was sent. */
  have: number
  /** The entry of the last view that was sent to this connection. */
  view?: number
  send(text: string): void
}

/** What the information about a table is made of, but for what every move changes. */
type Shown = Pick<TableRow, 'status' | 'host' | 'rematch'> & {
  /** What is agreed on before the game, and when it begins. */
  readonly agreed: readonly unknown[]
  readonly seats: readonly SeatRow[]
}

export function newAudience(room: Room): Audience {
  return { table: room.id, watchers: new Set(), shown: shownOf(room), elsewhere: new Map() }
}

/** The position that those who look on have, and after which entry: what comes is told by what changes in it. */
export interface Remembered {
  readonly n: number
  readonly state: unknown
}

export function remember({ hall, row }: Room, { watchers }: Audience): Remembered | undefined {
  if (!hall || watchers.size === 0) return undefined
  return { n: row.n, state: hall.game.rules.clone(hall.table.state) }
}

/** Tells all who look on what is new to them. */
export function tell(room: Room, audience: Audience, remembered?: Remembered): void {
  const isNew = !isShown(audience.shown, room)
  if (isNew) audience.shown = shownOf(room)
  const write = textWriter(room, remembered)
  for (const watcher of audience.watchers) {
    if (isNew) {
      tellInfo(room, watcher)
      delete watcher.view // others may sit there now, or oneself
    }
    tellGame(room, watcher, write)
  }
}

/** Tells one who begins to look on all that they do not have. */
export function tellAll(room: Room, watcher: Watcher): void {
  tellInfo(room, watcher)
  tellGame(room, watcher, textWriter(room))
}

function tellInfo(room: Room, watcher: Watcher): void {
  watcher.send(JSON.stringify({ type: 'table', table: tableInfo(room, watcher.person) } satisfies Heard))
}

function tellGame({ row }: Room, watcher: Watcher, write: WriteFor): void {
  const text = write(watcher)
  if (text === undefined) return
  watcher.have = row.n
  watcher.view = row.n
  watcher.send(text)
}

type WriteFor = (watcher: Watcher) => string | undefined

/** Writes what a watcher is sent, by the change where they have the view before it. Who sees the same is sent the same. */
function textWriter(room: Room, remembered?: Remembered): WriteFor {
  const { id, hall } = room
  const texts = new Map<string, string>()
  return ({ person, have, view }) => {
    if (!hall) return undefined
    const viewer = seatOf(room, person)
    const since = Math.min(have, entryNumber(hall))
    const key = `${viewer} ${since} ${view}`
    const known = texts.get(key)
    if (known !== undefined) return known
    const sent: Sent =
      remembered && remembered.n === view
        ? { type: 'change', table: id, change: changeSeen(hall, viewer, since, view, remembered.state) }
        : { type: 'update', table: id, update: seenBy(hall, viewer, since) }
    const text = JSON.stringify(sent)
    texts.set(key, text)
    return text
  }
}

function shownOf({ row, seats }: Rows): Shown {
  const { status, host, rematch } = row
  return { status, host, rematch, agreed: agreedOn(row), seats: [...seats] }
}

function agreedOn(row: TableRow): readonly unknown[] {
  if (row.status !== 'open') return []
  const { options, clock_setting, is_public, out_of_time, start_when_full, due_at } = row
  const { bot_level, hints } = row
  return [options, clock_setting, is_public, out_of_time, start_when_full, due_at, bot_level, hints]
}

function isShown({ status, host, rematch, agreed, seats }: Shown, { row, seats: now }: Rows): boolean {
  return (
    status === row.status &&
    host === row.host &&
    rematch === row.rematch &&
    agreedOn(row).every((one, i) => one === agreed[i]) &&
    seats.length === now.length &&
    seats.every((seat, i) => isSameSeat(seat, now[i]))
  )
}

function isSameSeat(a: SeatRow, b: SeatRow): boolean {
  const same = a.person === b.person && a.name === b.name && a.bot === b.bot && a.held_for === b.held_for
  return a === b || (same && a.stand_in === b.stand_in && a.orders === b.orders)
}
