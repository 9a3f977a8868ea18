import { decided, fullTime } from '@meadhall/hall/clock'
import { letStandIn } from '@meadhall/hall/hall-table'
import type { PersonInfo, TableInfo } from '@meadhall/hall/online'
import type { SeatRow } from '../database/schema.ts'
import type { Write } from '../database/store.ts'
import { token } from '../people/tokens.ts'
import { Refused } from '../refused.ts'
import { type Change, gameChange, type Made, unchanged } from './change.ts'
import { tableInfo } from './info.ts'
import { type Room, seatOf } from './room.ts'
import type { Rooms } from './rooms.ts'
import { botSeat, isFull, isHeld, isOpen, knownBot, mustHost, mustSit, seatWrite } from './seats.ts'

/** How a seat is asked for: the link that one has, which seat, and whether one is known to be invited. */
interface Joining {
  readonly invite?: string | undefined
  readonly seat?: number | undefined
  readonly invited?: boolean
}

/** How seats are taken and left, before a game and during it. */
export function openSeating(rooms: Rooms, beginSoon: (room: Room, also: readonly Write[]) => Change) {
  const { store } = rooms

  /** Sits down at an open table. Who sits there already stays there. */
  function join(id: string, person: PersonInfo, { invite, seat, invited }: Joining): Promise<TableInfo> {
    return rooms.change(id, (room) => {
      const { row, seats } = room
      if (seatOf(room, person.id) !== null) return unchanged(tableInfo(room, person.id))
      const isExpected = invited || seats.some(({ held_for }) => held_for === person.id)
      if (row.is_public === 0 && !isExpected && invite !== row.invite)
        throw new Refused(403, 'notInvited', 'This table is for those who were invited.')
      if (row.status !== 'open') throw new Refused(409, 'begun', 'The game has begun without you.')
      const isFree = (one: SeatRow) => isOpen(one) && (one.held_for === person.id || !isHeld(one, row))
      const free =
        seats.find((one) => isFree(one) && one.held_for === person.id) ??
        seats.find((one) => isFree(one) && (seat === undefined || one.seat === seat))
      if (!free) throw new Refused(409, 'seatTaken', 'Someone sits there already.')
      seats[free.seat] = { ...free, person: person.id, name: person.name, held_for: null }
      const writes = [seatWrite(store, room, free.seat)]
      return {
        change:
          isFull(room) && row.start_when_full === 1
            ? beginSoon(room, writes)
            : { row: { changed_at: Date.now() }, writes },
        answer: () => tableInfo(room, person.id),
      }
    })
  }

  /**
   * Gets up. Before the game the seat is free again; in play a bot plays on, at the table's level, until the
   * person is back.
   */
  function leave(id: string, person: PersonInfo, bot?: string): Promise<TableInfo> {
    return rooms.change(id, async (room): Promise<Made<TableInfo>> => {
      const seat = mustSit(room, person)
      const answer = () => tableInfo(room, person.id)
      const { game, status } = room.row
      if (status === 'open') return { change: getUp(room, seat), answer }
      if (status !== 'playing') return { answer }
      if (bot !== undefined) await knownBot(game, bot)
      return { change: standIn(room, [seat], bot ?? room.row.bot_level), answer }
    })
  }

  /** Without anybody left the table is closed; without its host, the next is host. */
  function getUp(room: Room, seat: number): Change {
    const { person } = room.seats[seat]
    room.seats[seat] = { ...room.seats[seat], person: null, name: null }
    const others = room.seats.flatMap((one) => (one.person === null ? [] : [one.person]))
    return {
      row: {
        changed_at: Date.now(),
        due_at: null, // a countdown that runs is stopped
        ...(others.length === 0 && { status: 'closed' as const }),
        ...(room.row.host === person && others.length > 0 && { host: others[0] }),
      },
      writes: [seatWrite(store, room, seat)],
    }
  }

  /** Takes one's seat again from the bot that stood in. */
  function comeBack(id: string, person: PersonInfo): Promise<TableInfo> {
    return rooms.change(id, (room) => {
      const seat = mustSit(room, person)
      const isReplaced = room.row.status === 'playing' && room.seats[seat].stand_in !== null
      return {
        ...(isReplaced && { change: standIn(room, [seat], null) }),
        answer: () => tableInfo(room, person.id),
      }
    })
  }

  /** Lets a bot decide for seats, or no longer. A person who returns has the full time for the move. */
  function standIn(room: Room, seats: readonly number[], bot: string | null): Change {
    const now = Date.now()
    const { hall } = room
    for (const seat of seats) {
      room.seats[seat] = { ...room.seats[seat], stand_in: bot }
      if (!hall) continue
      letStandIn(hall, seat, bot ?? undefined)
      if (hall.clock && bot === null) hall.clock = fullTime(decided(hall.clock, seat), seat, now)
    }
    const writes = seats.map((seat) => seatWrite(store, room, seat))
    return gameChange(rooms.store, room, writes)
  }

  /** The host puts a bot on a seat, or opens it again. */
  function setSeat(id: string, person: PersonInfo, seat: number, bot: string | null): Promise<TableInfo> {
    return rooms.change(id, async (room) => {
      mustHost(room, person)
      const old = room.seats[seat]
      if (room.row.status !== 'open') throw new Refused(409, 'begun', 'The game has begun.')
      if (!old || old.person === person.id) throw new Refused(400, 'badSeat', 'This seat cannot be changed.')
      if (bot !== null) await knownBot(room.row.game, bot)
      room.seats[seat] = {
        ...old,
        person: null,
        held_for: null,
        ...(bot === null ? { bot: null, name: null } : botSeat(bot, seat)),
      }
      // Who was sent away does not come back by the link that they have.
      const invite = old.person === null ? {} : { invite: token(18) }
      return {
        change: {
          row: { changed_at: Date.now(), due_at: null, ...invite },
          writes: [seatWrite(store, room, seat)],
        },
        answer: () => tableInfo(room, person.id),
      }
    })
  }

  /** The person has seen how it ended. */
  function seen(id: string, person: PersonInfo): Promise<TableInfo> {
    return rooms.change(id, (room) => {
      const seat = mustSit(room, person)
      const answer = () => tableInfo(room, person.id)
      if (room.row.status !== 'finished' || room.seats[seat].seen === 1) return { answer }
      room.seats[seat] = { ...room.seats[seat], seen: 1 }
      return { change: { row: {}, writes: [seatWrite(store, room, seat)] }, answer }
    })
  }

  return { join, leave, comeBack, standIn, setSeat, seen }
}
