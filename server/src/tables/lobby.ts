import type { ClockSetting, PersonInfo, TableInfo } from '@meadhall/hall/online'
import { Refused } from '../refused.ts'
import { openBeginning } from './beginning.ts'
import { unchanged } from './change.ts'
import { openForgetting } from './forgetting.ts'
import { tableInfo } from './info.ts'
import type { Rooms } from './rooms.ts'
import { openSeating } from './seating.ts'
import { mustHost, mustSit } from './seats.ts'

/** Before, between and after games: tables are made, seats taken and left. */
export function openLobby(rooms: Rooms, freshSeed: () => Uint8Array) {
  const { create, begin } = openBeginning(rooms, freshSeed)
  const seating = openSeating(rooms, begin)

  /** The host says that it begins; seats that are still open are put away. */
  function start(id: string, person: PersonInfo): Promise<TableInfo> {
    return rooms.change(id, (room) => {
      mustHost(room, person)
      const answer = () => tableInfo(room, person.id)
      if (room.row.status === 'playing') return { answer }
      if (room.row.status !== 'open') throw new Refused(409, 'begun', 'This table is closed.')
      return { change: begin(room), answer }
    })
  }

  /** The same people again: the first who asks opens the table, the others sit down at it. */
  async function rematch(id: string, person: PersonInfo): Promise<TableInfo> {
    const next = await rooms.change(id, async (room) => {
      mustSit(room, person)
      const { row } = room
      if (row.status !== 'finished') throw new Refused(409, 'notOver', 'The game is not over.')
      if (row.rematch !== null) return unchanged(row.rematch)
      const made = await create(person, {
        game: row.game,
        options: JSON.parse(row.options) as Record<string, unknown>,
        seats: room.seats.map(({ bot }) => (bot === null ? 'open' : { bot })),
        clock: JSON.parse(row.clock_setting) as ClockSetting,
        public: row.is_public === 1,
        outOfTime: row.out_of_time,
        standIn: row.bot_level,
        hints: row.hints === 1,
        startWhenFull: row.start_when_full === 1,
      })
      return { change: { row: { rematch: made.id } }, answer: () => made.id }
    })
    return seating.join(next, person, { invited: true })
  }

  return { create, start, rematch, ...seating, forget: openForgetting(rooms) }
}

export type Lobby = ReturnType<typeof openLobby>
