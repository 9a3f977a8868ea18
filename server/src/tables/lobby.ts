import { letStandIn } from '@meadhall/hall/hall-table'
import { USUAL_LEVEL } from '@meadhall/hall/levels'
import type { ClockSetting, PersonInfo, TableInfo } from '@meadhall/hall/online'
import { token } from '../people/tokens.ts'
import { Refused } from '../refused.ts'
import { openBeginning } from './beginning.ts'
import { openForgetting } from './forgetting.ts'
import { tableInfo } from './info.ts'
import { type Room, seatOf } from './room.ts'
import type { Rooms } from './rooms.ts'
import { botSeat, isFull, isOpen, knownBot, mustHost, mustSit, seatWrite } from './seats.ts'

/** Before, between and after games: tables are made, seats taken and left. */
export function openLobby(rooms: Rooms, freshSeed: () => Uint8Array) {
  const { store } = rooms
  const { create, begin } = openBeginning(rooms, freshSeed)

  /** Sits down at an open table. Who sits there already stays there. */
  function join(
    id: string,
    person: PersonInfo,
    {
      invite,
      seat,
      invited = false,
    }: { invite?: string | undefined; seat?: number | undefined; invited?: boolean },
  ): Promise<TableInfo> {
    return rooms.at(id, async (room) => {
      const { row, seats } = room
      if (seatOf(room, person.id) !== null) return tableInfo(room, person.id)
      if (row.is_public === 0 && !invited && invite !== row.invite)
        throw new Refused(403, 'notInvited', 'This table is for those who were invited.')
      if (row.status !== 'open') throw new Refused(409, 'begun', 'The game has begun without you.')
      const free =
        seat === undefined ? seats.find(isOpen) : seats.find((one) => one.seat === seat && isOpen(one))
      if (!free) throw new Refused(409, 'seatTaken', 'Someone sits there already.')
      room.seats[free.seat] = { ...free, person: person.id, name: person.name }
      const writes = [seatWrite(store, room, free.seat)]
      if (isFull(room) && row.start_when_full === 1) await begin(room, writes)
      else await rooms.commit(room, { changed_at: Date.now() }, writes)
      return tableInfo(room, person.id)
    })
  }

  /** Gets up. Before the game the seat is free again; in play a bot plays on until the person is back. */
  function leave(id: string, person: PersonInfo, bot: string = USUAL_LEVEL): Promise<TableInfo> {
    return rooms.at(id, async (room) => {
      const { row } = room
      const seat = mustSit(room, person)
      if (row.status === 'open') {
        room.seats[seat] = { ...room.seats[seat], person: null, name: null }
        const others = room.seats.flatMap((one) => (one.person === null ? [] : [one.person]))
        await rooms.commit(
          room,
          {
            changed_at: Date.now(),
            ...(others.length === 0 && { status: 'closed' as const }),
            ...(row.host === person.id && others.length > 0 && { host: others[0] }),
          },
          [seatWrite(store, room, seat)],
        )
      } else if (row.status === 'playing') {
        await knownBot(row.game, bot)
        await standIn(room, seat, bot)
      }
      return tableInfo(room, person.id)
    })
  }

  /** Takes one's seat again from the bot that stood in. */
  function comeBack(id: string, person: PersonInfo): Promise<TableInfo> {
    return rooms.at(id, async (room) => {
      const seat = mustSit(room, person)
      if (room.row.status === 'playing' && room.seats[seat].stand_in !== null) await standIn(room, seat, null)
      return tableInfo(room, person.id)
    })
  }

  /** Lets a bot decide for a seat, or no longer. A person who returns has the full time for the move. */
  async function standIn(room: Room, seat: number, bot: string | null): Promise<void> {
    const now = Date.now()
    room.seats[seat] = { ...room.seats[seat], stand_in: bot }
    const { hall } = room
    if (hall) {
      letStandIn(hall, seat, bot ?? undefined)
      if (bot === null && hall.clock)
        hall.clock = {
          ...hall.clock,
          since: hall.clock.since.map((start, i) => (i === seat && start !== null ? now : start)),
        }
    }
    await rooms.commitGame(room, [seatWrite(store, room, seat)])
  }

  /** The host puts a bot on a seat, or opens it again. */
  function setSeat(id: string, person: PersonInfo, seat: number, bot: string | null): Promise<TableInfo> {
    return rooms.at(id, async (room) => {
      mustHost(room, person)
      const old = room.seats[seat]
      if (room.row.status !== 'open') throw new Refused(409, 'begun', 'The game has begun.')
      if (!old || old.person === person.id) throw new Refused(400, 'badSeat', 'This seat cannot be changed.')
      if (bot !== null) await knownBot(room.row.game, bot)
      room.seats[seat] = {
        ...old,
        person: null,
        ...(bot === null ? { bot: null, name: null } : botSeat(bot, seat)),
      }
      // Who was sent away does not come back by the link that they have.
      const invite = old.person === null ? {} : { invite: token(18) }
      await rooms.commit(room, { changed_at: Date.now(), ...invite }, [seatWrite(store, room, seat)])
      return tableInfo(room, person.id)
    })
  }

  /** The host says that it begins; seats that are still open are put away. */
  function start(id: string, person: PersonInfo): Promise<TableInfo> {
    return rooms.at(id, async (room) => {
      mustHost(room, person)
      if (room.row.status === 'playing') return tableInfo(room, person.id)
      if (room.row.status !== 'open') throw new Refused(409, 'begun', 'This table is closed.')
      await begin(room)
      return tableInfo(room, person.id)
    })
  }

  /** The same people again: the first who asks opens the table, the others sit down at it. */
  async function rematch(id: string, person: PersonInfo): Promise<TableInfo> {
    const next = await rooms.at(id, async (room) => {
      mustSit(room, person)
      const { row } = room
      if (row.status !== 'finished') throw new Refused(409, 'notOver', 'The game is not over.')
      if (row.rematch !== null) return row.rematch
      const made = await create(person, {
        game: row.game,
        options: JSON.parse(row.options) as Record<string, unknown>,
        seats: room.seats.map(({ bot }) => (bot === null ? 'open' : { bot })),
        clock: JSON.parse(row.clock_setting) as ClockSetting,
        public: row.is_public === 1,
        outOfTime: row.out_of_time,
        startWhenFull: row.start_when_full === 1,
      })
      await rooms.commit(room, { rematch: made.id })
      return made.id
    })
    return join(next, person, { invited: true })
  }

  return {
    create,
    join,
    leave,
    comeBack,
    standIn,
    setSeat,
    start,
    rematch,
    forget: openForgetting(rooms),
  }
}

export type Lobby = ReturnType<typeof openLobby>
