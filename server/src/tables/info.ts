import { type Clock, deadline } from '@meadhall/hall/clock'
import type { ClockSetting, ListedTable, Result, SeatInfo, TableInfo } from '@meadhall/hall/online'
import type { StandingOrder } from '@meadhall/hall/orders'
import type { SeatRow, TableRow } from '../database/schema.ts'
import { seatOf } from './room.ts'
import { isHeld } from './seats.ts'

interface Rows {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
}

/** What lists are made of: all but the seed and what a guest can make long. */
export const LISTED = [
  'id',
  'game',
  'status',
  'is_public',
  'invite',
  'host',
  'clock_setting',
  'out_of_time',
  'start_when_full',
  'bot_level',
  'hints',
  'n',
  'pending',
  'rematch',
  'due_at',
  'clock',
  'held_until',
  'result',
  'created_at',
  'started_at',
  'finished_at',
] as const satisfies readonly (keyof TableRow)[]
export type ListedRow = Pick<TableRow, (typeof LISTED)[number]>
export const LISTED_SEAT = [
  'table_id',
  'seat',
  'person',
  'name',
  'bot',
  'stand_in',
  'held_for',
  'seen',
] as const
type ListedSeat = Pick<SeatRow, (typeof LISTED_SEAT)[number]>

interface ListedRows {
  readonly row: ListedRow
  readonly seats: readonly ListedSeat[]
}

/** A table as it is shown before the game; nothing here is secret to the one who asks. */
export function tableInfo(rows: Rows, person: string | undefined): TableInfo {
  const listed = listedTable(rows, person)
  const orders = listed.yourSeat === null ? null : rows.seats[listed.yourSeat].orders
  return {
    ...listed,
    options: JSON.parse(rows.row.options) as unknown,
    ...(orders !== null && { orders: JSON.parse(orders) as StandingOrder[] }),
  }
}

/** A table as it is shown in lists. */
export function listedTable({ row, seats }: ListedRows, person: string | undefined): ListedTable {
  const yourSeat = seatOf({ seats }, person)
  const isIn = yourSeat !== null || (row.host !== null && row.host === person)
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    public: row.is_public === 1,
    clock: JSON.parse(row.clock_setting) as ClockSetting,
    outOfTime: row.out_of_time,
    standIn: row.bot_level,
    hints: row.hints === 1,
    startWhenFull: row.start_when_full === 1,
    seats: seats.map((seat) => seatInfo(seat, row, person)),
    host: row.host,
    yourSeat,
    ...(isIn && { invite: row.invite }),
    n: row.n,
    pending: JSON.parse(row.pending) as number[],
    created: row.created_at,
    ...(row.started_at !== null && { started: row.started_at }),
    ...(row.finished_at !== null && { finished: row.finished_at }),
    ...(row.rematch !== null && { rematch: row.rematch }),
    ...(row.status === 'open' && row.due_at !== null && { begins: row.due_at }),
    ...deadlineOf(row),
    ...(row.result !== null && { result: JSON.parse(row.result) as Result }),
    ...(row.status === 'finished' &&
      yourSeat !== null &&
      seats[yourSeat].seen === 0 && { isUnseen: true as const }),
  }
}

function deadlineOf({ status, clock, pending }: ListedRow): { deadline?: number } {
  if (status !== 'playing' || clock === null) return {}
  const running = JSON.parse(clock) as Clock
  const ends = (JSON.parse(pending) as number[]).flatMap((seat) => deadline(running, seat) ?? [])
  return ends.length > 0 ? { deadline: Math.min(...ends) } : {}
}

function seatInfo(seat: ListedSeat, row: ListedRow, viewer: string | undefined): SeatInfo {
  const { person, name, bot, stand_in, held_for } = seat
  if (bot !== null) return { kind: 'bot', bot, ...(name !== null && { name }) }
  if (isHeld(seat, row))
    return {
      kind: 'open',
      heldFor: name ?? '?',
      ...(viewer !== undefined && held_for === viewer && { isYours: true as const }),
    }
  if (person === null && (name === null || held_for !== null)) return { kind: 'open' }
  return {
    kind: 'person',
    ...(name !== null && { name }),
    ...(person !== null && { person }),
    ...(stand_in !== null && { standIn: stand_in }),
  }
}
