import { deadline } from '@meadhall/hall/clock'
import { botOf, type HallTable, type Holder, isDeserted, isOver } from '@meadhall/hall/hall-table'
import { orderedMove, type StandingOrder } from '@meadhall/hall/orders'
import type { SeatRow, TableRow } from '../database/schema.ts'

/** A table in memory: what the database holds, and the game as it stands. Where the two may differ, it is dropped. */
export interface Room extends Rows {
  readonly id: string
  readonly game: HallTable['game']
  row: TableRow
  seats: SeatRow[]
  /** The game, once it has begun; missing too where its rules have changed so that it cannot go on. */
  hall?: HallTable
  /** What orders have done last. */
  ordered?: OrderRun
  usedAt: number
}

export interface Rows {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
}

/** The moves that a seat's orders have made in a row, and the positions that they have led to. */
export interface OrderRun {
  readonly seat: number
  n: number
  readonly seen: Set<string>
}

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

/** A table that all have left rests so long: whoever comes back within that plays on. */
const REST = 14 * 86_400_000

/** Until when a table rests that nobody decides at any more; without anybody who could come back, not at all. */
export function restsUntil({ row, seats }: Room, since = row.changed_at): number {
  return seats.some(({ person }) => person !== null) ? since + REST : since
}

/** A moment that is past by any clock: clocks of servers differ, and are set. */
const AT_ONCE = 0

/** When something is to be done without a person: at once for bots and orders, or when a clock runs out. */
export function dueAt(room: Room, now: number): number | null {
  const { hall, row } = room
  if (!hall) return null
  if (isOver(hall)) return AT_ONCE // to be archived
  // Bots never play a game out among themselves.
  if (isDeserted(hall)) return restsUntil(room, now)
  const ends: number[] = []
  for (const seat of hall.game.rules.pending(hall.table.state)) {
    if (botOf(hall.holders[seat]) !== undefined || orderFor(room, seat)) return AT_ONCE
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
