import { lastOwnEntry } from '@meadhall/hall/kept'
import { momentsSeen } from '@meadhall/hall/moments-seen'
import type { ListedTable, MomentSeen, TableInfo } from '@meadhall/hall/online'
import { exportRecord } from '@meadhall/hall/record-file'
import type { TableRow } from '../database/schema.ts'
import { Refused } from '../refused.ts'
import { LISTED, LISTED_SEAT, type ListedRow, listedTable, tableInfo } from './info.ts'
import { readRows } from './reading.ts'
import { seatOf } from './room.ts'
import { noSuchTable, type Rooms } from './rooms.ts'

/** At most so many moments at a time. */
const MOMENTS = 64

/** Looking at tables without acting. */
export function openLook(rooms: Rooms) {
  const { db } = rooms.store

  async function info(id: string, person: string | undefined): Promise<TableInfo> {
    const rows = await readRows(rooms.store, id)
    if (!rows) throw noSuchTable()
    return tableInfo(rows, person)
  }

  /** The table that an invitation leads to; who has it may know it. */
  async function invitation(invite: string, person: string | undefined): Promise<TableInfo> {
    const found = await db.selectFrom('tables').select('id').where('invite', '=', invite).executeTakeFirst()
    if (!found) throw noSuchTable()
    return info(found.id, person)
  }

  /** The table that the address of a page leads to, as one sees it who does not sit there. */
  function at(path: string): Promise<TableInfo> {
    const [, kind, id] = path.split('/')
    return kind === 'i' ? invitation(id, undefined) : info(id, undefined)
  }

  async function infos(rows: ListedRow[], person: string | undefined): Promise<ListedTable[]> {
    if (rows.length === 0) return []
    const seats = await db
      .selectFrom('seats')
      .select(LISTED_SEAT)
      .where(
        'table_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('seat')
      .execute()
    const byTable = new Map<string, typeof seats>()
    for (const seat of seats) byTable.set(seat.table_id, [...(byTable.get(seat.table_id) ?? []), seat])
    return rows.map((row) => listedTable({ row, seats: byTable.get(row.id) ?? [] }, person))
  }

  /** Public tables: those with open seats first, then games to watch, the newest first. */
  async function list(person: string | undefined): Promise<ListedTable[]> {
    const some = (status: TableRow['status']) =>
      db
        .selectFrom('tables')
        .select(LISTED)
        .where('is_public', '=', 1)
        .where('status', '=', status)
        .orderBy('changed_at', 'desc')
        .limit(50)
        .execute()
    const [open, playing] = await Promise.all([some('open'), some('playing')])
    return infos([...open, ...playing], person)
  }

  /** One's own tables: those that wait for one first. */
  async function mine(person: string): Promise<ListedTable[]> {
    const rows = await db
      .selectFrom('tables')
      .select(LISTED)
      .where('id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person))
      .where('status', '!=', 'closed')
      .orderBy('changed_at', 'desc')
      .limit(200)
      .execute()
    const all = await infos(rows, person)
    const waits = ({ yourSeat, pending }: ListedTable) =>
      yourSeat !== null && pending.includes(yourSeat) ? 0 : 1
    return all.toSorted((a, b) => waits(a) - waits(b))
  }

  async function waiting(person: string): Promise<string[]> {
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['tables.id', 'tables.pending', 'seats.seat'])
      .where('seats.person', '=', person)
      .where('tables.status', '=', 'playing')
      .execute()
    return rows
      .filter(({ pending, seat }) => (JSON.parse(pending) as number[]).includes(seat))
      .map(({ id }) => id)
  }

  /** Moments as the viewer may see them; without `from`, those since the viewer's own last move. */
  function moments(
    id: string,
    person: string | undefined,
    from: number | undefined,
    to: number | undefined,
  ): Promise<MomentSeen[]> {
    return rooms.read(id, (room) => {
      if (!room.hall) return []
      const viewer = seatOf(room, person)
      const first = from ?? (viewer === null ? 0 : lastOwnEntry(room.hall, viewer))
      const last = Math.min(to ?? room.row.n, first + MOMENTS - 1)
      return momentsSeen(room.hall, viewer, first, last)
    })
  }

  /** A finished game as one file. */
  async function record(id: string): Promise<string> {
    const kept = await db
      .selectFrom('archives')
      .select('record')
      .where('table_id', '=', id)
      .executeTakeFirst()
    if (kept) return kept.record
    return rooms.read(id, (room) => {
      if (room.row.status !== 'finished' || !room.hall)
        throw new Refused(409, 'notOver', 'The record can be had when the game is over.')
      return exportRecord(room.hall)
    })
  }

  return { info, invitation, at, list, mine, waiting, moments, record }
}

export type Look = ReturnType<typeof openLook>
