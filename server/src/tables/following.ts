import { gate } from './gate.ts'
import { type Listeners, spread, type TableNews } from './news.ts'
import type { Rooms } from './rooms.ts'

/** How long to wait before a table that could not be read is looked at again, in milliseconds; the last for all that follow. */
const LOOK_AGAIN_AFTER = [500, 1000, 2000, 4000]
/** Tables looked at again at a time: moves need the database too. */
const LOOKS_AT_ONCE = 4

/** Follows what other servers do. */
export function openFollowing(rooms: Rooms, listeners: Listeners) {
  const throughGate = gate(LOOKS_AT_ONCE)
  let isClosed = false

  /** Another server changed a table. One that is just being read may have been read before the change. */
  function heard(news: TableNews): void {
    const { table, rev } = news
    const room = rooms.known(table)
    if (room ? room.row.rev < rev : rooms.isBusy(table) || rooms.audience(table)) lookAt(table)
    spread(news, listeners)
  }

  /** Looks at a table again, and if that fails a little later, until those who watch it have what is new. */
  function lookAt(id: string, tries = 0): void {
    throughGate(() => rooms.follow(id)).catch((error: unknown) => {
      rooms.drop(id)
      listeners.trouble(id, error)
      if (isClosed || (rooms.audience(id)?.watchers.size ?? 0) === 0) return
      const pause = LOOK_AGAIN_AFTER[Math.min(tries, LOOK_AGAIN_AFTER.length - 1)]
      setTimeout(() => lookAt(id, tries + 1), pause).unref()
    })
  }

  return {
    heard,
    /** Announcements may have been lost: look at every table again. */
    lookAgain(): void {
      for (const id of rooms.all()) lookAt(id)
    },
    close(): void {
      isClosed = true
    },
  }
}
