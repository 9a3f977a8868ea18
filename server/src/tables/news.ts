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
    turns: after.pending === undefined ? [] : turns(room, row.pending, after.pending),
  }
}

function turns({ seats }: Room, before: string, after: string): TableNews['turns'] {
  if (before === after) return []
  const was = JSON.parse(before) as number[]
  const is = JSON.parse(after) as number[]
  return seats.flatMap(({ seat, person }) =>
    person !== null && was.includes(seat) !== is.includes(seat) ? [[person, is.includes(seat)] as const] : [],
  )
}

export function spread({ table, n, due, turns }: TableNews, listeners: Listeners): void {
  for (const [person, yours] of turns) listeners.turn(person, { type: 'turn', table, yours, n })
  if (due) listeners.due(table)
}
