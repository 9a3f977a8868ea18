import { isOver, toldBy } from '@meadhall/hall/hall-table'
import { forgetOldSnapshots } from '@meadhall/hall/kept'
import { resultOf } from '@meadhall/hall/result'
import type { TableRow } from '../database/schema.ts'
import { type Store, type Write, write } from '../database/store.ts'
import { SNAPSHOTS } from './reading.ts'
import { dueAt, type Room } from './room.ts'

/** What is to be written of what was made at a table, all of it or nothing. */
export interface Change {
  /** What the table's row says then. */
  readonly row: Partial<TableRow>
  /** What is written besides. */
  readonly writes?: readonly Write[]
}

/** What work at a table comes to: what it changed, if anything, and the answer once that is written and told. */
export interface Made<T> {
  readonly change?: Change
  readonly answer: () => T
}

/** Work that left the table as it was. */
export const unchanged = <T>(answer: T): Made<T> => ({ answer: () => answer })

/** What was made in a room's game, and `also`: the new entries and positions, and what the table's row says then. */
export function gameChange({ db }: Store, room: Room, also: readonly Write[] = []): Change {
  const { hall, row } = room
  if (!hall) return { row: {}, writes: also }
  const { record } = hall.table
  const now = Date.now()
  const writes: Write[] = []
  const fresh = record.entries.slice(row.n)
  for (const entry of fresh) {
    const told = JSON.stringify(toldBy(hall, entry.n))
    const values = { table_id: room.id, n: entry.n, entry: JSON.stringify(entry), told }
    writes.push(write(db.insertInto('entries').values(values)))
  }
  const undone = Math.min(...fresh.map((entry) => ('undo' in entry ? entry.undo : Number.POSITIVE_INFINITY)))
  if (undone <= row.n)
    writes.push(write(db.deleteFrom('snapshots').where('table_id', '=', room.id).where('n', '>=', undone)))
  for (const { n, state } of record.snapshots ?? [])
    if (n > row.n || (n === 0 && row.status === 'open'))
      writes.push(write(db.insertInto('snapshots').values({ table_id: room.id, n, state })))
  forgetOldSnapshots(hall, SNAPSHOTS)
  return {
    writes: [...writes, ...also],
    row: {
      n: record.entries.length,
      version: record.version,
      pending: JSON.stringify(hall.game.rules.pending(hall.table.state)),
      clock: hall.clock ? JSON.stringify(hall.clock) : null,
      asking: hall.asking ? JSON.stringify(hall.asking) : null,
      due_at: dueAt(room, now),
      changed_at: now,
      ...(isOver(hall) &&
        row.status !== 'finished' && {
          status: 'finished' as const,
          finished_at: now,
          result: JSON.stringify(resultOf(hall)),
        }),
    },
  }
}

/** Writes what a table's row says, if nobody has changed it since `rev`. */
export function rowWrite({ db }: Store, { id, row: { rev } }: Room, change: Change): Write {
  const row = { ...change.row, rev: rev + 1 }
  return write(db.updateTable('tables').set(row).where('id', '=', id).where('rev', '=', rev), 1)
}
