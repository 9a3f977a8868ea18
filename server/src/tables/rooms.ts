import { gameOf } from '@meadhall/hall/games'
import type { Heard } from '@meadhall/hall/online'
import { hotWrites } from '../database/hot.ts'
import type { TableRow } from '../database/schema.ts'
import { type Announcement, Conflict, type Store, type Write } from '../database/store.ts'
import { Refused } from '../refused.ts'
import { gate } from './gate.ts'
import { shownOf } from './info.ts'
import { followRows, gameWrites, hasBegun, type Room, readHall, readRows, type Watcher } from './room.ts'
import { remember, show, showAll, type Texts, writeTexts } from './show.ts'

type TableNews = Extract<Announcement, { kind: 'table' }>

/** What the rooms tell the rest of the server. */
export interface Listeners {
  /** For whom it became, or is no longer, their turn. */
  turn(person: string, heard: Extract<Heard, { type: 'turn' }>): void
  /** A bot, a clock or an order has something to do at this table. */
  due(table: string): void
  /** A table changed for the worse: it could not be read or its rules do not fit. */
  trouble(table: string, error: unknown): void
}

/** How often a change is tried again when someone else was faster. */
const TRIES = 10
/** How long to wait before a table that could not be read is looked at again, in milliseconds; the last for all that follow. */
const LOOK_AGAIN_AFTER = [500, 1000, 2000, 4000]
/** Tables looked at again at a time: moves need the database too. */
const LOOKS_AT_ONCE = 4

export const noSuchTable = () => new Refused(404, 'noSuchTable', 'There is no such table.')

/** All tables that this process has in memory. What is done at one table is done one after the other. */
export function openRooms(store: Store, tablesInMemory: number, listeners: Listeners) {
  const rooms = new Map<string, Room>()
  const queues = new Map<string, Promise<unknown>>()
  const hot = hotWrites(store.db)
  const throughGate = gate(LOOKS_AT_ONCE)
  let isClosed = false

  /** Runs work at a table after all that was asked for before. */
  function queued<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = queues.get(id) ?? Promise.resolve()
    const result = before.then(work)
    const end = () => {
      if (queues.get(id) === settled) queues.delete(id)
    }
    const settled = result.then(end, end)
    queues.set(id, settled)
    return result
  }

  async function load(id: string): Promise<Room> {
    const rows = await readRows(store, id)
    if (!rows) throw noSuchTable()
    const listed = gameOf(rows.row.game)
    if (!listed) throw noSuchTable()
    const game = await listed.load()
    const room: Room = {
      id,
      game,
      ...rows,
      watchers: new Set(),
      elsewhere: new Map(),
      shown: shownOf(rows),
      isStale: false,
      usedAt: Date.now(),
    }
    if (hasBegun(room.row)) await readInto(room)
    rooms.set(id, room)
    letGo()
    return room
  }

  async function readInto(room: Room): Promise<void> {
    delete room.hall
    const hall = await readHall(store, room.game, room)
    if (hall) room.hall = hall
    else listeners.trouble(room.id, new Error(`begun under version ${room.row.version} of the rules`))
  }

  /** The room, as the database has it if what we have may be old. */
  async function fresh(id: string): Promise<Room> {
    const room = rooms.get(id) ?? (await load(id))
    if (room.isStale) await reload(room)
    return room
  }

  /** Reads a table anew and tells those who look on. */
  async function reload(room: Room): Promise<void> {
    const rows = await readRows(store, room.id)
    if (!rows) throw noSuchTable()
    room.row = rows.row
    room.seats = rows.seats
    if (hasBegun(room.row)) await readInto(room)
    room.isStale = false
    show(room)
  }

  /** Takes in what another server did. */
  async function refresh(room: Room): Promise<void> {
    if (room.isStale) return reload(room)
    remember(room)
    const rows = await readRows(store, room.id)
    if (!rows) throw noSuchTable()
    if (rows.row.rev <= room.row.rev) return
    const follows = room.hall && (await followRows(store, room.hall, rows))
    room.row = rows.row
    room.seats = rows.seats
    if (hasBegun(room.row) && !follows) await readInto(room)
    show(room)
  }

  /** Does something at a table; if someone else was faster, looks again and tries again. */
  function at<T>(id: string, work: (room: Room) => Promise<T>): Promise<T> {
    return queued(id, async () => {
      for (let tries = 1; ; tries++) {
        const known = rooms.get(id)
        const room = known && !known.isStale ? known : await fresh(id)
        room.usedAt = Date.now()
        remember(room)
        try {
          return await work(room)
        } catch (error) {
          if (error instanceof Refused && !room.isStale) throw error
          // Whatever was done in memory is not in the database.
          room.isStale = true
          if (!(error instanceof Conflict) || tries === TRIES) throw error
        }
      }
    })
  }

  /** Writes a change of the table's row and more, if nobody changed it meanwhile. Then everybody is told. */
  async function commit(
    room: Room,
    patch: Partial<TableRow>,
    writes: readonly Write[] = [],
    written: Texts = new Map(),
  ): Promise<void> {
    const { row } = room
    const rev = row.rev + 1
    const news: TableNews = {
      kind: 'table',
      table: room.id,
      rev,
      n: patch.n ?? row.n,
      due: (patch.due_at ?? Number.POSITIVE_INFINITY) <= Date.now(),
      turns: patch.pending === undefined ? [] : turns(room, row.pending, patch.pending),
    }
    room.isStale = true // until it is on disk
    await store.write([hot.change(room.id, row.rev, patch), ...writes], news)
    Object.assign(row, patch, { rev })
    room.isStale = false
    show(room, written)
    tell(news)
  }

  /** Commits what was done to the game in memory. */
  async function commitGame(room: Room, also: readonly Write[] = []): Promise<void> {
    const { writes, patch, told } = gameWrites(store, hot, room, Date.now())
    await commit(room, patch, [...writes, ...also], writeTexts(room))
    // Now that everybody has been told, the text is enough: the garbage collector passes it in one step.
    for (const [n, text] of told) if (room.hall) room.hall.told[n] = text
  }

  /** The seats of a list as the database keeps it: there are but a few such lists. */
  const lists = new Map<string, readonly number[]>()
  function seatsIn(text: string): readonly number[] {
    const known = lists.get(text)
    if (known) return known
    const read = JSON.parse(text) as number[]
    lists.set(text, read)
    return read
  }

  function turns(room: Room, before: string, after: string): TableNews['turns'] {
    if (before === after) return []
    const was = seatsIn(before)
    const is = seatsIn(after)
    return room.seats.flatMap(({ seat, person }) =>
      person !== null && was.includes(seat) !== is.includes(seat)
        ? [[person, is.includes(seat)] as const]
        : [],
    )
  }

  function tell({ table, n, due, turns }: TableNews): void {
    for (const [person, yours] of turns) listeners.turn(person, { type: 'turn', table, yours, n })
    if (due) listeners.due(table)
  }

  /** Someone begins to look on: they get what they do not have. */
  function watch(id: string, watcher: Watcher): Promise<Room> {
    return queued(id, async () => {
      const room = await fresh(id)
      room.usedAt = Date.now()
      room.watchers.add(watcher)
      showAll(room, watcher)
      return room
    })
  }

  function unwatch(id: string, watcher: Watcher): Room | undefined {
    const room = rooms.get(id)
    room?.watchers.delete(watcher)
    return room
  }

  /** Another server changed a table. One that is just being read may have been read before the change. */
  function heard(news: TableNews): void {
    const room = rooms.get(news.table)
    if (room ? room.row.rev < news.rev : queues.has(news.table)) lookAt(news.table)
    tell(news)
  }

  /** Looks at a table again, and if that fails a little later, until those who watch it have what is new. */
  function lookAt(id: string, tries = 0): void {
    const look = () =>
      queued(id, async () => {
        const room = rooms.get(id)
        if (room) await refresh(room)
      })
    throughGate(look).catch((error: unknown) => {
      const room = rooms.get(id)
      if (room) room.isStale = true
      listeners.trouble(id, error)
      if (!room || room.watchers.size === 0 || isClosed) return
      const pause = LOOK_AGAIN_AFTER[Math.min(tries, LOOK_AGAIN_AFTER.length - 1)]
      setTimeout(() => lookAt(id, tries + 1), pause).unref()
    })
  }

  /** Announcements may have been lost: look at every table again. */
  function lookAgain(): void {
    for (const id of new Set([...rooms.keys(), ...queues.keys()])) lookAt(id)
  }

  /** Tables that nobody watches leave the memory, the longest unused first. */
  function letGo(): void {
    if (rooms.size <= tablesInMemory) return
    const idle = [...rooms.values()].filter(({ id, watchers }) => watchers.size === 0 && !queues.has(id))
    idle.sort((a, b) => a.usedAt - b.usedAt)
    for (const { id } of idle.slice(0, rooms.size - tablesInMemory)) rooms.delete(id)
  }

  return {
    store,
    hot,
    at,
    commit,
    commitGame,
    watch,
    unwatch,
    heard,
    lookAgain,
    known: (id: string) => rooms.get(id),
    count: () => rooms.size,
    watched: () => [...rooms.values()].filter(({ watchers }) => watchers.size > 0),
    /** Resolves when all that was asked for is done. */
    async close(): Promise<void> {
      isClosed = true
      await Promise.all(queues.values())
    },
  }
}

export type Rooms = ReturnType<typeof openRooms>
