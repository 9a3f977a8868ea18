import { live, overDays } from '@meadhall/hall/clock'
import { gameOf } from '@meadhall/hall/games'
import { openHallTable, toHex } from '@meadhall/hall/hall-table'
import { USUAL_LEVEL, withTemperaments } from '@meadhall/hall/levels'
import type { ClockSetting, NewTable, PersonInfo, TableInfo } from '@meadhall/hall/online'
import type { SeatRow } from '../database/schema.ts'
import { type Write, write } from '../database/store.ts'
import { sha256, token } from '../people/tokens.ts'
import { OPTIONS_SIZE } from '../protocol.ts'
import { Refused } from '../refused.ts'
import { type Change, gameChange } from './change.ts'
import { tableInfo } from './info.ts'
import { holderOf, type Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { botSeat, isFull, isOpen, knownBot, seatWrite } from './seats.ts'

/** How a table is made, and how its game begins. */
export function openBeginning(rooms: Rooms, freshSeed: () => Uint8Array) {
  const { store } = rooms
  const { db } = store

  async function create(host: PersonInfo, wanted: NewTable): Promise<TableInfo> {
    const listed = gameOf(wanted.game)
    if (!listed) throw new Refused(400, 'badTable', `There is no game "${wanted.game}".`)
    const { rules } = await listed.load()
    const { min, max } = rules.seats
    if (wanted.seats.length < min || wanted.seats.length > max)
      throw new Refused(400, 'badTable', `${listed.title} is for ${min} to ${max} players.`)
    let options: unknown
    try {
      options = rules.readOptions(wanted.options ?? {})
      if (JSON.stringify(options).length > OPTIONS_SIZE) throw new Error('these options are too long')
    } catch (error) {
      throw new Refused(400, 'badTable', (error as Error).message)
    }
    for (const seat of wanted.seats) if (seat !== 'open') await knownBot(wanted.game, seat.bot)
    if (wanted.standIn !== undefined) await knownBot(wanted.game, wanted.standIn)
    const mine = wanted.seats.indexOf('open')
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
      }
      if (i === mine) return { ...empty, person: host.id, name: host.name }
      return seat === 'open' ? empty : { ...empty, ...botSeat(seat.bot, i) }
    })
    const now = Date.now()
    await store.write([
      write(
        db.insertInto('tables').values({
          id,
          game: wanted.game,
          version: rules.version,
          options: JSON.stringify(options),
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
          created_at: now,
          started_at: null,
          finished_at: null,
          changed_at: now,
        }),
      ),
      ...seats.map((seat) => write(db.insertInto('seats').values(seat))),
    ])
    return rooms.change(id, (room) => ({
      ...(isFull(room) && room.row.start_when_full === 1 && { change: begin(room) }),
      answer: () => tableInfo(room, host.id),
    }))
  }

  /** Sets the game up, without the seats that are still open. */
  function begin(room: Room, also: readonly Write[] = []): Change {
    const { min } = room.game.rules.seats
    const taken = room.seats.filter((seat) => !isOpen(seat))
    if (taken.length < min) throw new Refused(409, 'tooFew', `It takes ${min} players.`)
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

  return { create, begin }
}

function clockRule(setting: ClockSetting) {
  if (setting.kind === 'untimed') return undefined
  return setting.kind === 'live'
    ? live(setting.secondsPerMove, setting.bankMinutes)
    : overDays(setting.hoursPerMove)
}
