import type { Heard } from '@meadhall/hall/online'
import type { WebSocket } from 'ws'
import type { Session } from '../people/people.ts'
import type { Watcher } from '../tables/audience.ts'

export interface Connection {
  readonly socket: WebSocket
  readonly session: Session | undefined
  /** Whose allowance is used: the person's, or an onlooker's address. */
  readonly who: string
  readonly address: string
  readonly watching: Map<string, Watcher>
  isAlive: boolean
  /** How often it was refused, less what was done since. */
  strikes: number
}

/** Milliseconds between two heartbeats of a connection. */
const PING_EVERY = 25_000
/** Who does not take what is sent is let go; a client that lives comes back and gets the rest. */
const MOST_UNSENT = 4_000_000

/** Who is connected, and what is sent to them. */
export function openConnections() {
  const all = new Set<Connection>()
  const byPerson = new Map<string, Set<Connection>>()
  const byAddress = new Map<string, number>()

  function add(socket: WebSocket, session: Session | undefined, address: string): Connection {
    const who = session ? session.person.id : address
    const connection: Connection = {
      socket,
      session,
      who,
      address,
      watching: new Map(),
      isAlive: true,
      strikes: 0,
    }
    all.add(connection)
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    if (session) byPerson.set(who, (byPerson.get(who) ?? new Set()).add(connection))
    const heartbeat = setInterval(() => {
      if (!connection.isAlive) socket.terminate()
      connection.isAlive = false
      socket.ping()
    }, PING_EVERY)
    heartbeat.unref()
    socket.on('pong', () => {
      connection.isAlive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      all.delete(connection)
      clearInterval(heartbeat)
      const left = byAddress.get(address)! - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
      const own = byPerson.get(who)
      own?.delete(connection)
      if (own?.size === 0) byPerson.delete(who)
    })
    return connection
  }

  function send(connection: Connection, heard: Heard): void {
    sendText(connection, JSON.stringify(heard))
  }

  function sendText(connection: Connection, text: string): void {
    const { socket } = connection
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_UNSENT) return socket.terminate()
    socket.send(text)
  }

  return {
    add,
    send,
    sendText,
    count: () => all.size,
    ofPerson: (person: string): ReadonlySet<Connection> => byPerson.get(person) ?? new Set(),
    ofAddress: (address: string): number => byAddress.get(address) ?? 0,
    /** Asks all clients to come back, to another server or to this one when it is up again. */
    async close(): Promise<void> {
      for (const { socket } of all) socket.close(1012, 'restarting')
      const late = setTimeout(() => {
        for (const { socket } of all) socket.terminate()
      }, 1000)
      while (all.size > 0) await new Promise((resolve) => setTimeout(resolve, 5))
      clearTimeout(late)
    },
  }
}

export type Connections = ReturnType<typeof openConnections>
