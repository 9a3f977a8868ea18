import { live, overDays } from '@meadhall/hall/clock'
import { gameOf } from '@meadhall/hall/games'
import { letStandIn, openHallTable, toHex } from '@meadhall/hall/hall-table'
import { LEVELS, USUAL_LEVEL } from '@meadhall/hall/levels'
import type { ClockSetting, NewTable, PersonInfo, TableInfo } from '@meadhall/hall/online'
import type { SeatRow } from '../database/schema.ts'
import { type Write, write } from '../database/store.ts'
import { sha256, token } from '../people/tokens.ts'
import { OPTIONS_SIZE } from '../protocol.ts'
import { Refused } from '../refused.ts'
import { tableInfo } from './info.ts'
import { dueAt, gameWrites, holderOf, type Room, seatOf } from './room.ts'
import { noSuchTable, type Rooms } from './rooms.ts'

/** Before, between and after games: tables are made, seats taken and left. */
export function openLobby(rooms: Rooms, freshSeed: () => Uint8Array) {
  const { store } = rooms
  const { db } = store

  const seatWrite = (room: Room, seat: number): Write => {
    const { person, name, bot, stand_in, orders } = room.seats[seat]
    return write(
      db
        .updateTable('seats')
        .set({ person, name, bot, stand_in, orders })
        .where('table_id', '=', room.id)
        .where('seat', '=', seat),
      1,
    )
  }

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
    return rooms.at(id, async (room) => {
      if (isFull(room) && room.row.start_when_full === 1) await begin(room)
      return tableInfo(room, host.id)
    })
  }

  async function knownBot(game: string, bot: string): Promise<void> {
    const bots = (await gameOf(game)?.bots()) ?? {}
    if (!LEVELS.some((level) => level === bot) && !Object.hasOwn(bots, bot))
      throw new Refused(400, 'noSuchBot', `There is no bot "${bot}".`)
  }

  /** Two at the same level are told apart by their seats. */
  const botSeat = (bot: string, seat: number) => ({ bot, name: `${bot} ${seat + 1}` })

  const isOpen = ({ person, name, bot }: SeatRow) => person === null && name === null && bot === null
  const isFull = ({ seats }: Room) => !seats.some(isOpen)

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
      const writes = [seatWrite(room, free.seat)]
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
          [seatWrite(room, seat)],
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
    await rooms.commitGame(room, [seatWrite(room, seat)])
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
      await rooms.commit(room, { changed_at: Date.now(), ...invite }, [seatWrite(room, seat)])
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

  async function begin(room: Room, also: readonly Write[] = []): Promise<void> {
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
    const game = gameWrites(store, rooms.hot, room, now)
    await rooms.commit(
      room,
      {
        ...game.patch,
        status: 'playing',
        started_at: now,
        seed: toHex(seed),
        commitment,
        setup: JSON.stringify(hall.table.record.setup),
        due_at: dueAt(room, now),
      },
      [...writes, ...game.writes],
    )
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

  function mustSit(room: Room, person: PersonInfo): number {
    const seat = seatOf(room, person.id)
    if (seat === null) throw new Refused(403, 'notSeated', 'You do not sit at this table.')
    return seat
  }

  function mustHost(room: Room, person: PersonInfo): void {
    if (room.row.host !== person.id) throw new Refused(403, 'notHost', 'Only the host may do that.')
  }

  /** Takes a person away from every table: in play a bot plays on, and the name is gone. */
  async function forget(person: PersonInfo): Promise<void> {
    const sits = await db.selectFrom('seats').select(['table_id']).where('person', '=', person.id).execute()
    for (const { table_id } of sits) {
      await rooms.at(table_id, async (room) => {
        const seat = seatOf(room, person.id)
        if (seat === null) return
        const { status } = room.row
        if (status === 'open') {
          await leaveForGood(room, seat)
          return
        }
        const name = '—'
        room.seats[seat] = { ...room.seats[seat], person: null, name, orders: null, stand_in: null }
        if (status === 'playing') room.seats[seat].bot = USUAL_LEVEL
        if (room.hall) {
          room.hall.holders[seat] = holderOf(room.seats[seat])
          renamed(room.hall.table.record, seat, name)
        }
        await rooms.commitGame(room, [seatWrite(room, seat), ...(await archiveWithout(room.id, seat, name))])
      })
    }
  }

  async function leaveForGood(room: Room, seat: number): Promise<void> {
    room.seats[seat] = { ...room.seats[seat], person: null, name: null }
    const others = room.seats.flatMap(({ person }) => (person === null ? [] : [person]))
    await rooms.commit(room, others.length === 0 ? { status: 'closed', host: null } : { host: others[0] }, [
      seatWrite(room, seat),
    ])
  }

  async function archiveWithout(id: string, seat: number, name: string): Promise<Write[]> {
    const kept = await db
      .selectFrom('archives')
      .select('record')
      .where('table_id', '=', id)
      .executeTakeFirst()
    if (!kept) return []
    const record = JSON.parse(kept.record) as { names?: string[] }
    renamed(record, seat, name)
    return [
      write(
        db
          .updateTable('archives')
          .set({ record: JSON.stringify(record) })
          .where('table_id', '=', id),
      ),
    ]
  }

  return { create, join, leave, comeBack, standIn, setSeat, start, rematch, forget, noSuchTable }
}

export type Lobby = ReturnType<typeof openLobby>

function renamed(record: { names?: readonly string[] }, seat: number, name: string): void {
  if (record.names) Object.assign(record, { names: record.names.with(seat, name) })
}

function clockRule(setting: ClockSetting) {
  if (setting.kind === 'untimed') return undefined
  return setting.kind === 'live'
    ? live(setting.secondsPerMove, setting.bankMinutes)
    : overDays(setting.hoursPerMove)
}
