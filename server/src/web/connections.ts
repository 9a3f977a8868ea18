import type { Duplex } from 'node:stream'
import type { Heard } from '@meadhall/hall/online'
import type { WebSocket } from 'ws'
import type { Session } from '../people/people.ts'
import type { Watcher } from '../tables/audience.ts'
import { framed } from './frames.ts'

export interface Connection {
  readonly socket: WebSocket
  /** What the socket writes to. */
  readonly wire: Duplex
  readonly session: Session | undefined
  /** Whose allowance is used: the person's, or an onlooker's address. */
  readonly who: string
  readonly address: string
  readonly watching: Map<string, Watcher>
  /** What is told in one go, as a move and the answer to it: it is written in one go. */
  unsent: string
  isAlive: boolean
  /** How often it was refused, less what was done since. */
  strikes: number
}

/** Milliseconds after which each connection is asked for a sign of life, a few of them at a time. */
const PING_EVERY = 25_000
const PINGS = 500
/** Who does not take what is sent is let go; a client that lives comes back and gets the rest. */
const MOST_UNSENT = 4_000_000

/** Who is connected, and what is sent to them. */
export function openConnections() {
  const all = new Set<Connection>()
  const byPerson = new Map<string, Set<Connection>>()
  const byAddress = new Map<string, number>()
  const pinged = Array.from({ length: PINGS }, () => new Set<Connection>())
  /** Those to whom something was told that has not been written yet. */
  const unflushed: Connection[] = []
  let opened = 0

  function add(socket: WebSocket, wire: Duplex, session: Session | undefined, address: string): Connection {
    const who = session ? session.person.id : address
    const connection: Connection = {
      socket,
      wire,
      session,
      who,
      address,
      watching: new Map(),
      unsent: '',
      isAlive: true,
      strikes: 0,
    }
    all.add(connection)
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    if (session) byPerson.set(who, (byPerson.get(who) ?? new Set()).add(connection))
    const asked = pinged[opened++ % PINGS]
    asked.add(connection)
    socket.on('pong', () => {
      connection.isAlive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      all.delete(connection)
      asked.delete(connection)
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
    if (unflushed.length === 0) process.nextTick(flush)
    if (connection.unsent === '') unflushed.push(connection)
    connection.unsent += framed(text)
  }

  function flush(): void {
    for (const connection of unflushed) {
      const { socket, wire, unsent } = connection
      connection.unsent = ''
      if (socket.readyState === socket.OPEN) wire.write(unsent, 'latin1')
    }
    unflushed.length = 0
  }

  let turn = 0
  const pings = setInterval(() => {
    turn = (turn + 1) % PINGS
    for (const connection of pinged[turn]) {
      if (!connection.isAlive) connection.socket.terminate()
      connection.isAlive = false
      connection.socket.ping()
    }
  }, PING_EVERY / PINGS)
  pings.unref()

  return {
    add,
    send,
    sendText,
    flush,
    count: () => all.size,
    ofPerson: (person: string): ReadonlySet<Connection> => byPerson.get(person) ?? new Set(),
    ofAddress: (address: string): number => byAddress.get(address) ?? 0,
    /** Asks all clients to come back, to another server or to this one when it is up again. */
    async close(): Promise<void> {
      clearInterval(pings)
      flush()
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
