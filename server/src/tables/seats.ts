import { gameOf } from '@meadhall/hall/games'
import { isAtLevel } from '@meadhall/hall/levels'
import type { PersonInfo } from '@meadhall/hall/online'
import type { SeatRow, TableRow } from '../database/schema.ts'
import { type Store, type Write, write } from '../database/store.ts'
import { Refused } from '../refused.ts'
import { type Room, seatOf } from './room.ts'

/** Writes a seat as it is in memory. */
export function seatWrite({ db }: Store, room: Room, seat: number): Write {
  const { person, name, bot, stand_in, orders, held_for, seen } = room.seats[seat]
  return write(
    db
      .updateTable('seats')
      .set({ person, name, bot, stand_in, orders, held_for, seen })
      .where('table_id', '=', room.id)
      .where('seat', '=', seat),
    1,
  )
}

export async function knownBot(game: string, bot: string): Promise<void> {
  const bots = (await gameOf(game)?.bots()) ?? {}
  if (!isAtLevel(bot) && !Object.hasOwn(bots, bot))
    throw new Refused(400, 'noSuchBot', `There is no bot "${bot}".`)
}

/** Two at the same level are told apart by their seats. */
export const botSeat = (bot: string, seat: number) => ({ bot, name: `${bot} ${seat + 1}` })

/** Nobody sits there; it may be held for somebody, whose name it bears. */
export const isOpen = ({ person, name, bot, held_for }: SeatRow) =>
  person === null && bot === null && (name === null || held_for !== null)

/** An open seat is held for somebody for a while. */
export const isHeld = (
  { person, bot, held_for }: Pick<SeatRow, 'person' | 'bot' | 'held_for'>,
  { held_until }: Pick<TableRow, 'held_until'>,
): boolean => person === null && bot === null && held_for !== null && (held_until ?? 0) > Date.now()
export const isFull = ({ seats }: Room) => !seats.some(isOpen)

export function mustSit(room: Room, person: PersonInfo): number {
  const seat = seatOf(room, person.id)
  if (seat === null) throw new Refused(403, 'notSeated', 'You do not sit at this table.')
  return seat
}

export function mustHost(room: Room, person: PersonInfo): void {
  if (room.row.host !== person.id) throw new Refused(403, 'notHost', 'Only the host may do that.')
}
