import { gameOf } from '@meadhall/hall/games'
import type { Asking, HallTable } from '@meadhall/hall/hall-table'
import { followEntry, forgetOldSnapshots, resumeTable } from '@meadhall/hall/kept'
import { fromHex } from '@meadhall/hall/record-file'
import type { SeatRow, TableRow } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { holderOf, type Room } from './room.ts'

type Game = HallTable['game']
type Record = HallTable['table']['record']
type Entry = Record['entries'][number]

/** Positions kept in memory; more are in the database. */
export const SNAPSHOTS = 2

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

/** A table as the database holds it; undefined where there is none. */
export async function readRoom(store: Store, id: string): Promise<Room | undefined> {
  const rows = await readRows(store, id)
  const listed = rows && gameOf(rows.row.game)
  if (!listed) return undefined
  const game = await listed.load()
  const hall = hasBegun(rows.row) ? await readHall(store, game, rows) : undefined
  return { id, game, ...rows, ...(hall && { hall }), usedAt: Date.now() }
}

/**
 * Takes in what another server did. False if it does not follow from what we have: then the room must be read anew.
 * Gives nothing where there is nothing new.
 */
export async function followRoom(store: Store, room: Room): Promise<boolean | undefined> {
  const rows = await readRows(store, room.id)
  if (!rows) return false
  if (rows.row.rev <= room.row.rev) return undefined
  if (hasBegun(rows.row) && !(room.hall && (await followRows(store, room.hall, rows)))) return false
  room.row = rows.row
  room.seats = rows.seats
  return true
}

export const hasBegun = ({ status }: TableRow) => status === 'playing' || status === 'finished'

/** The game of a table that has begun, from its last snapshot. */
async function readHall(store: Store, game: Game, { row, seats }: Rows): Promise<HallTable | undefined> {
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

async function followRows({ db }: Store, hall: HallTable, { row, seats }: Rows): Promise<boolean> {
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
