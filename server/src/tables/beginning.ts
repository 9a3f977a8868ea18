import { live, overDays } from '@meadhall/hall/clock'
import { gameOf } from '@meadhall/hall/games'
import { openHallTable } from '@meadhall/hall/hall-table'
import { USUAL_LEVEL, withTemperaments } from '@meadhall/hall/levels'
import type { Agreement, ClockSetting, NewTable, PersonInfo, TableInfo } from '@meadhall/hall/online'
import { toHex } from '@meadhall/hall/record-file'
import type { SeatRow, TableRow } from '../database/schema.ts'
import { type Write, write } from '../database/store.ts'
import { sha256, token } from '../people/tokens.ts'
import { OPTIONS_SIZE } from '../protocol.ts'
import { Refused } from '../refused.ts'
import { type Change, gameChange, type Made } from './change.ts'
import { tableInfo } from './info.ts'
import { holderOf, type Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { botSeat, isFull, isOpen, knownBot, mustHost, seatWrite } from './seats.ts'

/** How a table is made, and how its game begins. */
export function openBeginning(rooms: Rooms, freshSeed: () => Uint8Array, countdown: number) {
  const { store } = rooms
  const { db } = store

  /** `held` are the people for whom seats are held, and until when. */
  async function create(host: PersonInfo, wanted: NewTable, held?: Held): Promise<TableInfo> {
    const listed = gameOf(wanted.game)
    if (!listed) throw new Refused(400, 'badTable', `There is no game "${wanted.game}".`)
    const { rules } = await listed.load()
    const { min, max } = rules.seats
    if (wanted.seats.length < min || wanted.seats.length > max)
      throw new Refused(400, 'badTable', `${listed.title} is for ${min} to ${max} players.`)
    const options = readOptions(rules, wanted.options)
    for (const seat of wanted.seats) if (seat !== 'open') await knownBot(wanted.game, seat.bot)
    if (wanted.standIn !== undefined) await knownBot(wanted.game, wanted.standIn)
    const own = held?.people.findIndex((one) => one?.id === host.id) ?? -1
    const mine = own === -1 ? wanted.seats.indexOf('open') : own
    if (mine === -1) throw new Refused(400, 'badTable', 'There is no seat for you.')
    const id = token(12)
    const seats = wanted.seats.map((seat, i): SeatRow => {
      const empty = {
        table_id: id,
        seat: i,
        person: null,
        name: null,
        bot: null,
        stand_in: null,
        orders: null,
        held_for: null,
        seen: 0,
      }
      if (i === mine) return { ...empty, person: host.id, name: host.name }
      if (seat !== 'open') return { ...empty, ...botSeat(seat.bot, i) }
      const before = held?.people[i]
      return before ? { ...empty, held_for: before.id, name: before.name } : empty
    })
    const now = Date.now()
    await store.write([
      write(
        db.insertInto('tables').values({
          id,
          game: wanted.game,
          version: rules.version,
          options,
          status: 'open',
          is_public: wanted.public === true ? 1 : 0,
          invite: token(18),
          host: host.id,
          clock_setting: JSON.stringify(wanted.clock ?? { kind: 'untimed' }),
          out_of_time: wanted.outOfTime ?? 'bot',
          start_when_full: wanted.startWhenFull === false ? 0 : 1,
          bot_level: wanted.standIn ?? USUAL_LEVEL,
          hints: wanted.hints === true ? 1 : 0,
          seed: '',
          commitment: '',
          setup: '[]',
          n: 0,
          rev: 1,
          pending: '[]',
          clock: null,
          asking: null,
          due_at: null,
          claimed_by: null,
          claimed_until: null,
          rematch: null,
          held_until: held?.until ?? null,
          result: null,
          created_at: now,
          started_at: null,
          finished_at: null,
          changed_at: now,
        }),
      ),
      ...seats.map((seat) => write(db.insertInto('seats').values(seat))),
    ])
    return rooms.change(id, (room) => ({
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

/** People for whom seats are held, by seat. */
export interface Held {
  readonly people: readonly (Pick<PersonInfo, 'id' | 'name'> | undefined)[]
  readonly until: number
}

/** Options as they are kept. Throws `Refused` if the game cannot be played so. */
function readOptions(rules: Room['game']['rules'], given: unknown = {}): string {
  try {
    const options = JSON.stringify(rules.readOptions(given))
    if (options.length > OPTIONS_SIZE) throw new Error('these options are too long')
    return options
  } catch (error) {
    throw new Refused(400, 'badTable', (error as Error).message)
  }
}

function clockRule(setting: ClockSetting) {
  if (setting.kind === 'untimed') return undefined
  return setting.kind === 'live'
    ? live(setting.secondsPerMove, setting.bankMinutes)
    : overDays(setting.hoursPerMove)
}
