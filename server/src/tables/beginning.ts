import { live, overDays } from '@meadhall/hall/clock'
import { openHallTable } from '@meadhall/hall/hall-table'
import { withTemperaments } from '@meadhall/hall/levels'
import type { Agreement, ClockSetting, NewTable, PersonInfo, TableInfo } from '@meadhall/hall/online'
import { toHex } from '@meadhall/hall/record-file'
import type { TableRow } from '../database/schema.ts'
import { type Write, write } from '../database/store.ts'
import { sha256 } from '../people/tokens.ts'
import { Refused } from '../refused.ts'
import { type Change, gameChange, type Made } from './change.ts'
import { tableInfo } from './info.ts'
import { type Held, newTable, readOptions } from './making.ts'
import { holderOf, type Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { isFull, isOpen, knownBot, mustHost, seatWrite } from './seats.ts'

/** How a table is made, and how its game begins. */
export function openBeginning(rooms: Rooms, freshSeed: () => Uint8Array, countdown: number) {
  const { store } = rooms
  const { db } = store

  /** `held` are the people for whom seats are held, and until when. */
  async function create(host: PersonInfo, wanted: NewTable, held?: Held): Promise<TableInfo> {
    const { table, seats } = await newTable(host, wanted, held)
    await store.write([
      write(db.insertInto('tables').values(table)),
      ...seats.map((seat) => write(db.insertInto('seats').values(seat))),
    ])
    return rooms.change(table.id, (room) => ({
      ...(isFull(room) && room.row.start_when_full === 1 && { change: beginSoon(room) }),
      answer: () => tableInfo(room, host.id),
    }))
  }

  /** What the host changes before the game; a countdown that runs is stopped, so that all can read it. */
  function agree(id: string, person: PersonInfo, wanted: Agreement): Promise<TableInfo> {
    return rooms.change(id, async (room) => {
      mustHost(room, person)
      if (room.row.status !== 'open') throw new Refused(409, 'begun', 'The game has begun.')
      const { options, clock, public: isPublic, outOfTime, startWhenFull, standIn, hints } = wanted
      if (standIn !== undefined) await knownBot(room.row.game, standIn)
      const row: Partial<TableRow> = {
        changed_at: Date.now(),
        due_at: null,
        ...(options && { options: readOptions(room.game.rules, options) }),
        ...(clock && { clock_setting: JSON.stringify(clock) }),
        ...(isPublic !== undefined && { is_public: isPublic ? 1 : 0 }),
        ...(outOfTime && { out_of_time: outOfTime }),
        ...(standIn !== undefined && { bot_level: standIn }),
        ...(hints !== undefined && { hints: hints ? 1 : 0 }),
        ...(startWhenFull !== undefined && { start_when_full: startWhenFull ? 1 : 0 }),
      }
      return { change: { row }, answer: () => tableInfo(room, person.id) }
    })
  }

  /** Where several people play, all see it coming; who sits with bots begins at once. */
  function beginSoon(room: Room, also: readonly Write[] = []): Change {
    mustBeEnough(room)
    if (countdown === 0 || room.seats.filter(({ person }) => person !== null).length < 2)
      return begin(room, also)
    const now = Date.now()
    return { row: { due_at: now + countdown, changed_at: now }, writes: also }
  }

  function mustBeEnough({ game, seats }: Room): void {
    const { min } = game.rules.seats
    if (seats.filter((seat) => !isOpen(seat)).length < min)
      throw new Refused(409, 'tooFew', `It takes ${min} players.`)
  }

  /** Begins a game whose countdown is over. */
  function beginDue(room: Room): Made<void> {
    const { status, due_at } = room.row
    const isDue = status === 'open' && due_at !== null && due_at <= Date.now()
    return { ...(isDue && { change: begin(room) }), answer: () => {} }
  }

  /** Sets the game up, without the seats that are still open. */
  function begin(room: Room, also: readonly Write[] = []): Change {
    mustBeEnough(room)
    const taken = room.seats.filter((seat) => !isOpen(seat))
    const writes = [...also]
    if (taken.length < room.seats.length) {
      room.seats = taken.map((row, seat) => Object.assign({}, row, { seat }))
      writes.push(
        write(db.deleteFrom('seats').where('table_id', '=', room.id)),
        ...room.seats.map((seat) => write(db.insertInto('seats').values(seat))),
      )
    }
    const seed = freshSeed()
    writes.push(...dealTemperaments(room, seed[0]))
    const now = Date.now()
    const clock = clockRule(JSON.parse(room.row.clock_setting) as ClockSetting)
    const commitment = sha256(seed)
    const hall = openHallTable(room.game, {
      seats: room.seats.map(holderOf),
      options: JSON.parse(room.row.options) as unknown,
      seed,
      commitment,
      at: now,
      ...(clock && { clock }),
    })
    room.hall = hall
    const game = gameChange(rooms.store, room, writes)
    return {
      ...game,
      row: {
        ...game.row,
        status: 'playing',
        started_at: now,
        seed: toHex(seed),
        commitment,
        setup: JSON.stringify(hall.table.record.setup),
      },
    }
  }

  /** Bots for whom nobody has chosen a temperament draw one. */
  function dealTemperaments(room: Room, lot: number): Write[] {
    const dealt = withTemperaments(
      room.seats.map(({ bot }) => bot),
      lot,
    )
    return dealt.flatMap((bot, seat) => {
      if (bot === room.seats[seat].bot) return []
      room.seats[seat] = { ...room.seats[seat], bot }
      return [seatWrite(store, room, seat)]
    })
  }

  return { create, agree, beginSoon, beginDue }
}

function clockRule(setting: ClockSetting) {
  if (setting.kind === 'untimed') return undefined
  return setting.kind === 'live'
    ? live(setting.secondsPerMove, setting.bankMinutes)
    : overDays(setting.hoursPerMove)
}
