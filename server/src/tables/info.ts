import type { ClockSetting, SeatInfo, TableInfo } from '@meadhall/hall/online'
import type { StandingOrder } from '@meadhall/hall/orders'
import type { SeatRow, TableRow } from '../database/schema.ts'
import { type Shown, seatOf } from './room.ts'

interface Rows {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
}

/** A table as it is shown in lists and before the game; nothing here is secret to the one who asks. */
export function tableInfo({ row, seats }: Rows, person: string | undefined): TableInfo {
  const yourSeat = seatOf({ seats: [...seats] }, person)
  const orders = yourSeat === null ? null : seats[yourSeat].orders
  const isIn = yourSeat !== null || (row.host !== null && row.host === person)
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    public: row.is_public === 1,
    options: JSON.parse(row.options) as unknown,
    clock: JSON.parse(row.clock_setting) as ClockSetting,
    outOfTime: row.out_of_time,
    startWhenFull: row.start_when_full === 1,
    seats: seats.map(seatInfo),
    host: row.host,
    yourSeat,
    ...(orders !== null && { orders: JSON.parse(orders) as StandingOrder[] }),
    ...(isIn && { invite: row.invite }),
    n: row.n,
    pending: JSON.parse(row.pending) as number[],
    created: row.created_at,
    ...(row.started_at !== null && { started: row.started_at }),
    ...(row.finished_at !== null && { finished: row.finished_at }),
    ...(row.rematch !== null && { rematch: row.rematch }),
  }
}

function seatInfo({ person, name, bot, stand_in }: SeatRow): SeatInfo {
  if (bot !== null) return { kind: 'bot', bot, ...(name !== null && { name }) }
  if (person === null && name === null) return { kind: 'open' }
  return {
    kind: 'person',
    ...(name !== null && { name }),
    ...(person !== null && { person }),
    ...(stand_in !== null && { standIn: stand_in }),
  }
}

export function shownOf({ row: { status, host, rematch }, seats }: Rows): Shown {
  return { status, host, rematch, seats: [...seats] }
}

export function isShown({ status, host, rematch, seats }: Shown, { row, seats: now }: Rows): boolean {
  return (
    status === row.status &&
    host === row.host &&
    rematch === row.rematch &&
    seats.length === now.length &&
    seats.every((seat, i) => isSameSeat(seat, now[i]))
  )
}

function isSameSeat(a: SeatRow, b: SeatRow): boolean {
  const same = a.person === b.person && a.name === b.name && a.bot === b.bot
  return a === b || (same && a.stand_in === b.stand_in && a.orders === b.orders)
}
