import type { ClockSetting, PersonInfo, TableInfo } from '@meadhall/hall/online'
import { Refused } from '../refused.ts'
import { openBeginning } from './beginning.ts'
import { unchanged } from './change.ts'
import { openForgetting } from './forgetting.ts'
import { tableInfo } from './info.ts'
import type { Rooms } from './rooms.ts'
import { openSeating } from './seating.ts'
import { mustHost, mustSit } from './seats.ts'

/** How long the seats of a rematch are held for those who sat there, and where games take days. */
const HELD = 30 * 60_000
const HELD_OVER_DAYS = 48 * 3_600_000

/** Before, between and after games: tables are made, seats taken and left. */
export function openLobby(rooms: Rooms, freshSeed: () => Uint8Array, countdown = 0) {
  const { create, agree, beginSoon, beginDue } = openBeginning(rooms, freshSeed, countdown)
  const seating = openSeating(rooms, beginSoon)

  /** The host says that it begins; seats that are still open are put away. */
  function start(id: string, person: PersonInfo): Promise<TableInfo> {
    return rooms.change(id, (room) => {
      mustHost(room, person)
      const answer = () => tableInfo(room, person.id)
      if (room.row.status === 'playing') return { answer }
      if (room.row.status !== 'open') throw new Refused(409, 'begun', 'This table is closed.')
      return { change: beginSoon(room), answer }
    })
  }

  /** Whether somebody still waits at a table, plays or has played there; one that all got up from is closed. */
  async function stands(id: string): Promise<boolean> {
    try {
      return await rooms.read(id, ({ row }) => row.status !== 'closed')
    } catch (error) {
      if (error instanceof Refused) return false
      throw error
    }
  }

  /** The same people again: the first who asks opens the table, the others sit down at it. */
  async function rematch(id: string, person: PersonInfo): Promise<TableInfo> {
    const next = await rooms.change(id, async (room) => {
      mustSit(room, person)
      const { row } = room
      if (row.status !== 'finished') throw new Refused(409, 'notOver', 'The game is not over.')
      if (row.rematch !== null && (await stands(row.rematch))) return unchanged(row.rematch)
      const clock = JSON.parse(row.clock_setting) as ClockSetting
      const made = await create(
        person,
        {
          game: row.game,
          options: JSON.parse(row.options) as Record<string, unknown>,
          seats: room.seats.map(({ bot }) => (bot === null ? 'open' : { bot })),
          clock,
          public: row.is_public === 1,
          outOfTime: row.out_of_time,
          standIn: row.bot_level,
          hints: row.hints === 1,
          startWhenFull: row.start_when_full === 1,
        },
        {
          people: room.seats.map((seat) =>
            seat.person === null ? undefined : { id: seat.person, name: seat.name ?? '?' },
          ),
          until: Date.now() + (clock.kind === 'days' ? HELD_OVER_DAYS : HELD),
        },
      )
      return { change: { row: { rematch: made.id } }, answer: () => made.id }
    })
    return seating.join(next, person, { invited: true })
  }

  return { create, agree, start, beginDue, rematch, ...seating, forget: openForgetting(rooms) }
}

export type Lobby = ReturnType<typeof openLobby>
