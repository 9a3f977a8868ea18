import type { Heard } from '@meadhall/hall/online'
import type { Announcement } from '../database/store.ts'
import type { Change } from './change.ts'
import type { Room } from './room.ts'

/** What every server is told of a change at a table. */
export type TableNews = Extract<Announcement, { kind: 'table' }>

/** Who wants to hear of changes, beside those who look on at the table. */
export interface Listeners {
  /** For whom it became, or is no longer, their turn. */
  turn(person: string, heard: Extract<Heard, { type: 'turn' }>): void
  /** A bot, a clock or an order has something to do at this table. */
  due(table: string): void
  /** A table changed for the worse: it could not be read or its rules do not fit. */
  trouble(table: string, error: unknown): void
}

/** The news of a change that has been made and not been written: the room's row is still that of before. */
export function newsOf(room: Room, { row: after }: Change): TableNews {
  const { row } = room
  return {
    kind: 'table',
    table: room.id,
    rev: row.rev + 1,
    n: after.n ?? row.n,
    due: (after.due_at ?? Number.POSITIVE_INFINITY) <= Date.now(),
    turns: after.pending === undefined ? [] : turns(room, after.pending),
  }
}

/** Who is asked again at once after a bot has moved for them has a new turn too: they were not there for the last. */
function turns({ seats, hall, row }: Room, after: string): TableNews['turns'] {
  const was = JSON.parse(row.pending) as number[]
  const is = JSON.parse(after) as number[]
  const made = hall?.table.record.entries.slice(row.n) ?? []
  const movedFor = made.flatMap((entry) => ('standIn' in entry && entry.standIn ? [entry.seat] : []))
  return seats.flatMap(({ seat, person }) => {
    const yours = is.includes(seat)
    const isNew = was.includes(seat) !== yours || (yours && movedFor.includes(seat))
    return person !== null && isNew ? [[person, yours] as const] : []
  })
}

export function spread({ table, n, due, turns }: TableNews, listeners: Listeners): void {
  for (const [person, yours] of turns) listeners.turn(person, { type: 'turn', table, yours, n })
  if (due) listeners.due(table)
}
