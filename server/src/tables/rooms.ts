import { Conflict, type Store, type Write } from '../database/store.ts'
import { Refused } from '../refused.ts'
import { type Audience, newAudience, remember, tell, tellAll, type Watcher } from './audience.ts'
import { type Made, rowWrite } from './change.ts'
import { openTurnsOf } from './in-turn.ts'
import { type Listeners, newsOf, spread, type TableNews } from './news.ts'
import { followRoom, hasBegun, readRoom } from './reading.ts'
import type { Room } from './room.ts'

/** How often a change is tried again when someone else was faster. */
const TRIES = 10

export const noSuchTable = () => new Refused(404, 'noSuchTable', 'There is no such table.')

/** The tables that this process has in memory, and who looks on. At each table one thing is done after the other. */
export function openRooms(
  store: Store,
  tablesInMemory: number,
  listeners: Listeners,
  /** What is written with a change to call those whose turn it becomes. */
  calls: (room: Room, news: TableNews) => readonly Write[] = () => [],
) {
  /** Those whose memory is what the database holds; all others are read when they are wanted. */
  const rooms = new Map<string, Room>()
  const audiences = new Map<string, Audience>()
  const { inTurn, isBusy, busy, idle } = openTurnsOf()

  /** The room; one that is not in memory is read, and those who look on are told what they do not have. */
  async function current(id: string): Promise<{ room: Room; audience: Audience }> {
    const known = rooms.get(id)
    const room = known ?? (await readRoom(store, id))
    if (!room) throw noSuchTable()
    room.usedAt = Date.now()
    const audience = audiences.get(id) ?? newAudience(room)
    if (!known) {
      rooms.set(id, room)
      audiences.set(id, audience)
      if (hasBegun(room.row) && !room.hall)
        listeners.trouble(id, new Error(`begun under version ${room.row.version} of the rules`))
      tell(room, audience)
      letGo()
    }
    return { room, audience }
  }

  /** What is in memory may not be what the database holds: it is read anew when it is wanted. */
  const drop = (id: string) => void rooms.delete(id)

  /** Looks at a table without changing it. */
  function read<T>(id: string, look: (room: Room) => T | Promise<T>): Promise<T> {
    return inTurn(id, async () => look((await current(id)).room))
  }

  /**
   * Changes a table. Every change goes the same way (docs/server.md):
   *
   *   remembered  the position that those who look on have
   *   made        by `work`, in memory: nobody has heard of it
   *   written     into the database, if nobody was faster
   *   told        to those who look on, then to other servers, to whose turn it is and to whoever moves for bots
   *
   * `work` refuses before it makes anything. What was made and could not be written is dropped with its room; if
   * someone else was faster, it is made again on what they left.
   */
  function change<T>(id: string, work: (room: Room) => Made<T> | Promise<Made<T>>): Promise<T> {
    return inTurn(id, async () => {
      for (let tries = 1; ; tries++)
        try {
          return await changeOnce(id, work)
        } catch (error) {
          if (error instanceof Refused) throw error
          drop(id)
          if (!(error instanceof Conflict) || tries === TRIES) throw error
        }
    })
  }

  async function changeOnce<T>(id: string, work: (room: Room) => Made<T> | Promise<Made<T>>): Promise<T> {
    const { room, audience } = await current(id)
    const remembered = remember(room, audience)
    const { change, answer } = await work(room)
    if (!change) return answer()
    const news = newsOf(room, change)
    const writes = [rowWrite(store, room, change), ...(change.writes ?? []), ...calls(room, news)]
    await store.write(writes, news)
    Object.assign(room.row, change.row, { rev: news.rev })
    tell(room, audience, remembered)
    spread(news, listeners)
    return answer()
  }

  /** Takes in what another server did at a table, if it is in memory or someone here looks on. */
  function follow(id: string): Promise<void> {
    return inTurn(id, async () => {
      const room = rooms.get(id)
      const audience = audiences.get(id)
      if (!audience) return
      const remembered = room && remember(room, audience)
      const isFollowed = room ? await followRoom(store, room) : false
      if (room && isFollowed) tell(room, audience, remembered)
      if (isFollowed !== false) return
      drop(id)
      await current(id)
    })
  }

  /** Someone begins to look on: they get what they do not have. */
  function watch(id: string, watcher: Watcher): Promise<Audience> {
    return inTurn(id, async () => {
      const { room, audience } = await current(id)
      audience.watchers.add(watcher)
      tellAll(room, watcher)
      return audience
    })
  }

  function unwatch(id: string, watcher: Watcher): Audience | undefined {
    const audience = audiences.get(id)
    audience?.watchers.delete(watcher)
    return audience
  }

  /** Tables that nobody watches leave the memory, the longest unused first. */
  function letGo(): void {
    if (audiences.size <= tablesInMemory) return
    const idle = [...audiences.values()].filter(
      ({ table, watchers }) => watchers.size === 0 && !isBusy(table),
    )
    const usedAt = ({ table }: Audience) => rooms.get(table)?.usedAt ?? 0
    idle.sort((a, b) => usedAt(a) - usedAt(b))
    for (const { table } of idle.slice(0, audiences.size - tablesInMemory)) {
      rooms.delete(table)
      audiences.delete(table)
    }
  }

  return {
    store,
    read,
    change,
    follow,
    drop,
    watch,
    unwatch,
    known: (id: string) => rooms.get(id),
    audience: (id: string) => audiences.get(id),
    /** Tables in memory, and those at which something is under way. */
    all: () => new Set([...audiences.keys(), ...busy()]),
    isBusy,
    count: () => rooms.size,
    watched: () => [...audiences.values()].filter(({ watchers }) => watchers.size > 0),
    /** Resolves when all that was asked for is done. */
    close: idle,
  }
}

export type Rooms = ReturnType<typeof openRooms>
