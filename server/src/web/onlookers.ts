import { Refused } from '../refused.ts'
import type { Watcher } from '../tables/audience.ts'
import type { Chat } from '../tables/chat.ts'
import type { Presence } from '../tables/presence.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { Connection, Connections } from './connections.ts'

interface Parts {
  readonly connections: Connections
  readonly rooms: Rooms
  readonly chat: Chat
  readonly presence: Presence
}

const MOST_WATCHED = 100

/** Which tables a connection looks on at. */
export function openOnlookers({ connections: { send, sendText }, rooms, chat, presence }: Parts) {
  async function watch(connection: Connection, table: string, have: number): Promise<void> {
    unwatch(connection, table)
    if (connection.watching.size >= MOST_WATCHED) throw new Refused(429, 'tooMany', 'too many tables')
    const { session, socket } = connection
    const watcher: Watcher = { person: session?.person.id, have, send: (text) => sendText(connection, text) }
    const audience = await rooms.watch(table, watcher)
    if (socket.readyState !== socket.OPEN) {
      rooms.unwatch(table, watcher)
      return
    }
    connection.watching.set(table, watcher)
    send(connection, { type: 'chat', table, lines: await chat.lines(table) })
    send(connection, presence.of(audience))
    presence.changed(audience)
  }

  function unwatch(connection: Connection, table: string): void {
    const watcher = connection.watching.get(table)
    connection.watching.delete(table)
    const audience = watcher && rooms.unwatch(table, watcher)
    if (audience) presence.changed(audience)
  }

  return { watch, unwatch }
}
