import type { PersonInfo } from '@meadhall/hall/online'
import { type Write, write } from '../database/store.ts'
import { type Change, gameChange, unchanged } from './change.ts'
import { holderOf, type Room, seatOf } from './room.ts'
import type { Rooms } from './rooms.ts'
import { seatWrite } from './seats.ts'

/** How somebody who deletes the account goes from all tables. */
export function openForgetting(rooms: Rooms) {
  const { store } = rooms
  const { db } = store

  /** Takes a person away from every table: in play a bot plays on, and the name is gone. */
  async function forget(person: PersonInfo): Promise<void> {
    await store.write([
      write(db.updateTable('seats').set({ held_for: null, name: null }).where('held_for', '=', person.id)),
    ])
    const sits = await db.selectFrom('seats').select(['table_id']).where('person', '=', person.id).execute()
    for (const { table_id } of sits) {
      await rooms.change(table_id, async (room) => {
        const seat = seatOf(room, person.id)
        if (seat === null) return unchanged(undefined)
        const { status } = room.row
        if (status === 'open') return { change: leaveForGood(room, seat), answer: () => undefined }
        const name = '—'
        room.seats[seat] = { ...room.seats[seat], person: null, name, orders: null, stand_in: null }
        if (status === 'playing') room.seats[seat].bot = room.row.bot_level
        if (room.hall) {
          room.hall.holders[seat] = holderOf(room.seats[seat])
          renamed(room.hall.table.record, seat, name)
        }
        const archive = await archiveWithout(room.id, seat, name)
        const change = gameChange(rooms.store, room, [seatWrite(store, room, seat), ...archive])
        return { change, answer: () => undefined }
      })
    }
  }

  function leaveForGood(room: Room, seat: number): Change {
    room.seats[seat] = { ...room.seats[seat], person: null, name: null }
    const others = room.seats.flatMap(({ person }) => (person === null ? [] : [person]))
    return {
      row: others.length === 0 ? { status: 'closed', host: null } : { host: others[0] },
      writes: [seatWrite(store, room, seat)],
    }
  }

  async function archiveWithout(id: string, seat: number, name: string): Promise<Write[]> {
    const kept = await db
      .selectFrom('archives')
      .select('record')
      .where('table_id', '=', id)
      .executeTakeFirst()
    if (!kept) return []
    const record = JSON.parse(kept.record) as { names?: string[] }
    renamed(record, seat, name)
    return [
      write(
        db
          .updateTable('archives')
          .set({ record: JSON.stringify(record) })
          .where('table_id', '=', id),
      ),
    ]
  }

  return forget
}

function renamed(record: { names?: readonly string[] }, seat: number, name: string): void {
  if (record.names) Object.assign(record, { names: record.names.with(seat, name) })
}
