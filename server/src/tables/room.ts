import { deadline } from '@meadhall/hall/clock'
import {
  type Asking,
  botOf,
  fromHex,
  type HallTable,
  type Holder,
  isOver,
  toldBy,
} from '@meadhall/hall/hall-table'
import { followEntry, forgetOldSnapshots, resumeTable } from '@meadhall/hall/kept'
import { orderedMove, type StandingOrder } from '@meadhall/hall/orders'
import type { HotWrites } from '../database/hot.ts'
import type { SeatRow, TableRow } from '../database/schema.ts'
import { type Store, type Write, write } from '../database/store.ts'

type Game = HallTable['game']
type Record = HallTable['table']['record']
type Entry = Record['entries'][number]

/** A table in memory: what the database holds, the game as it stands, and who is looking on. */
export interface Room {
  readonly id: string
  readonly game: Game
  row: TableRow
  seats: SeatRow[]
  /** The game, once it has begun; missing too where its rules have changed so that it cannot go on. */
  hall?: HallTable
  readonly watchers: Set<Watcher>
  /** What the watchers were last told about the table itself. */
  shown: Shown
  /** While something is done: the position before, and after which entry. The next one is told by what changes in it. */
  before?: { readonly n: number; readonly state: unknown }
  /** Who is at the table through other servers, until when that is believed. */
  readonly elsewhere: Map<string, { people: readonly string[]; onlookers: number; until: number }>
  /** True when what is in memory may not be what the database holds. */
  isStale: boolean
  /** What orders have done last. */
  ordered?: OrderRun
  usedAt: number
}

/** The moves that a seat's orders have made in a row, and the positions that they have led to. */
export interface OrderRun {
  readonly seat: number
  n: number
  readonly seen: Set<string>
}

/** What the information about a table is made of, but for what every move changes. */
export type Shown = Pick<TableRow, 'status' | 'host' | 'rematch'> & { readonly seats: readonly SeatRow[] }

export interface Watcher {
  /** Undefined for someone who has not signed in. */
  readonly person: string | undefined
  /** The last entry that was sent. */
  have: number
  /** The entry of the last view that was sent to this connection. */
  view?: number
  send(text: string): void
}

/** Positions kept in memory; more are in the database. */
const SNAPSHOTS = 2

export function seatOf(
  room: { readonly seats: readonly Pick<SeatRow, 'seat' | 'person'>[] },
  person: string | undefined,
): number | null {
  if (person === undefined) return null
  const found = room.seats.find((seat) => seat.person === person)
  return found ? found.seat : null
}

export function holderOf({ name, bot, stand_in }: SeatRow): Holder {
  if (bot !== null) return { kind: 'bot', name: name ?? bot, bot }
  return { kind: 'person', name: name ?? '?', ...(stand_in !== null && { standIn: stand_in }) }
}

interface Rows {
  readonly row: TableRow
  readonly seats: SeatRow[]
}

export async function readRows({ db }: Store, id: string): Promise<Rows | undefined> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
  return { row, seats }
}

export const hasBegun = ({ status }: TableRow) => status === 'playing' || status === 'finished'

/** The game of a table that has begun, from its last snapshot. */
export async function readHall(
  store: Store,
  game: Game,
  { row, seats }: Rows,
): Promise<HallTable | undefined> {
  const { db } = store
  const [entries, snapshot] = await Promise.all([
    db
      .selectFrom('entries')
      .select(['n', 'entry', 'told'])
      .where('table_id', '=', row.id)
      .where('n', '<=', row.n)
      .orderBy('n')
      .execute(),
    db
      .selectFrom('snapshots')
      .select(['n', 'state'])
      .where('table_id', '=', row.id)
      .where('n', '<=', row.n)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const told: (string | undefined)[] = [undefined]
  for (const entry of entries) told[entry.n] = entry.told
  const record: Record = {
    format: 1,
    game: row.game,
    version: row.version,
    options: JSON.parse(row.options) as unknown,
    seats: seats.length,
    names: seats.map((seat) => holderOf(seat).name),
    commitment: row.commitment,
    setup: JSON.parse(row.setup) as number[],
    entries: entries.map(({ entry }) => JSON.parse(entry) as Entry),
    snapshots: snapshot ? [snapshot] : [],
  }
  try {
    return resumeTable(game, {
      record,
      seed: fromHex(row.seed),
      holders: seats.map(holderOf),
      told,
      ...doings(row),
    })
  } catch {
    return undefined // what these rules cannot play is left as it is
  }
}

function doings({ clock, asking }: TableRow): Pick<HallTable, 'clock' | 'asking'> {
  return {
    ...(clock !== null && { clock: JSON.parse(clock) as NonNullable<HallTable['clock']> }),
    ...(asking !== null && { asking: JSON.parse(asking) as Asking }),
  }
}

/** Follows what another server did. False if it does not fit: then the game must be read anew. */
export async function followRows({ db }: Store, hall: HallTable, { row, seats }: Rows): Promise<boolean> {
  const has = hall.table.record.entries.length
  if (row.n < has) return false
  if (row.n > has) {
    const rows = await db
      .selectFrom('entries')
      .select('entry')
      .where('table_id', '=', row.id)
      .where('n', '>', has)
      .where('n', '<=', row.n)
      .orderBy('n')
      .execute()
    for (const { entry } of rows) if (!followEntry(hall, JSON.parse(entry) as Entry)) return false
    if (hall.table.record.entries.length !== row.n) return false
  }
  hall.holders.splice(0, hall.holders.length, ...seats.map(holderOf))
  delete hall.clock
  delete hall.asking
  Object.assign(hall, doings(row))
  forgetOldSnapshots(hall, SNAPSHOTS)
  return true
}

/**
 * Brings what was done in memory into the database: the new entries and positions, and what the table's row says then.
 * `told` is what the new entries told, as text.
 */
export function gameWrites(
  { db }: Store,
  hot: HotWrites,
  room: Room,
  now: number,
): { writes: Write[]; patch: Partial<TableRow>; told: Map<number, string> } {
  const { hall, row } = room
  const told = new Map<number, string>()
  if (!hall) return { writes: [], patch: {}, told }
  const { record } = hall.table
  const writes: Write[] = []
  const fresh = record.entries.slice(row.n)
  for (const entry of fresh) {
    const text = JSON.stringify(toldBy(hall, entry.n))
    told.set(entry.n, text)
    writes.push(hot.entry(room.id, entry.n, JSON.stringify(entry), text))
  }
  const undone = Math.min(...fresh.map((entry) => ('undo' in entry ? entry.undo : Number.POSITIVE_INFINITY)))
  if (undone <= row.n)
    writes.push(write(db.deleteFrom('snapshots').where('table_id', '=', room.id).where('n', '>=', undone)))
  for (const { n, state } of record.snapshots ?? [])
    if (n > row.n || (n === 0 && row.status === 'open')) writes.push(hot.snapshot(room.id, n, state))
  forgetOldSnapshots(hall, SNAPSHOTS)
  const over = isOver(hall)
  return {
    writes,
    told,
    patch: {
      n: record.entries.length,
      version: record.version,
      pending: JSON.stringify(hall.game.rules.pending(hall.table.state)),
      clock: hall.clock ? JSON.stringify(hall.clock) : null,
      asking: hall.asking ? JSON.stringify(hall.asking) : null,
      due_at: dueAt(room, now),
      changed_at: now,
      ...(over && row.status !== 'finished' && { status: 'finished' as const, finished_at: now }),
    },
  }
}

/** When something is to be done without a person: at once for bots and orders, or when a clock runs out. */
export function dueAt(room: Room, now: number): number | null {
  const { hall, row } = room
  if (!hall) return null
  if (isOver(hall)) return now // to be archived
  const ends: number[] = []
  for (const seat of hall.game.rules.pending(hall.table.state)) {
    if (botOf(hall.holders[seat]) !== undefined || orderFor(room, seat)) return now
    const end = hall.clock && row.out_of_time === 'bot' ? deadline(hall.clock, seat) : null
    if (end !== null) ends.push(end)
  }
  return ends.length > 0 ? Math.min(...ends) : null
}

export function ordersOf(room: Room, seat: number): readonly StandingOrder[] {
  const { orders } = room.seats[seat]
  return orders === null ? [] : (JSON.parse(orders) as StandingOrder[])
}

/** What the seat's standing orders ask for now. */
export function orderFor(room: Room, seat: number): ReturnType<typeof orderedMove> {
  const orders = ordersOf(room, seat)
  if (!room.hall || orders.length === 0) return undefined
  const { rules } = room.hall.game
  return orderedMove(rules, rules.view(room.hall.table.state, seat), seat, orders)
}
