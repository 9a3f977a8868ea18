import type { IncomingMessage, Server } from 'node:http'
import type { Heard, Request, Said } from '@meadhall/hall/online'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { Metrics } from '../metrics.ts'
import type { Session } from '../people/people.ts'
import { Refused } from '../refused.ts'
import type { Chat } from '../tables/chat.ts'
import type { Look } from '../tables/look.ts'
import type { Orders } from '../tables/orders.ts'
import type { Play } from '../tables/play.ts'
import type { Presence } from '../tables/presence.ts'
import type { Rooms } from '../tables/rooms.ts'
import { admitSockets } from './admission.ts'
import { type Connection, openConnections } from './connections.ts'
import type { Crowd } from './crowd.ts'
import { openOnlookers } from './onlookers.ts'
import { openRequests } from './requests.ts'
import { openTaking } from './taking.ts'

interface Parts {
  readonly crowd: Crowd
  readonly rooms: Rooms
  readonly play: Play
  readonly orders: Orders
  readonly look: Look
  readonly chat: Chat
  readonly presence: Presence
  readonly metrics: () => Metrics
  readonly log: FastifyBaseLogger
  readonly publicUrl: string
  readonly rateLimit: number
  session(request: IncomingMessage): Promise<Session | undefined>
  address(request: IncomingMessage): string
}

/** Whose sockets are to end: all of a person's, those of one session, or all but those of one. */
export interface SignedOut {
  readonly person: string
  readonly session?: string
  readonly except?: string
}

/** The sockets: what is said through them, and what is told to them. */
export function openSockets(server: Server, parts: Parts) {
  const { look, log, metrics, rateLimit } = parts
  const connections = openConnections()
  const { send } = connections
  const { take, takePing } = openTaking(connections, metrics, rateLimit)
  const { watch, unwatch } = openOnlookers({ ...parts, connections })
  const carryOut = openRequests(parts)
  const lockUp = admitSockets(server, { ...parts, connections, welcome })

  function welcome(socket: WebSocket, session: Session | undefined, address: string): void {
    const connection = connections.add(socket, session, address)
    socket.on('close', () => {
      for (const table of connection.watching.keys()) unwatch(connection, table)
    })
    socket.on('ping', () => takePing(connection))
    // What one says is done in the order in which it was said.
    let before = greet(connection)
    socket.on('message', (data, isBinary) => {
      connection.isAlive = true
      const message = take(connection, data as Buffer, isBinary)
      if (message) before = before.then(() => hear(connection, message))
    })
  }

  async function greet(connection: Connection): Promise<void> {
    const { session } = connection
    const waiting = session ? await look.waiting(session.person.id).catch(() => []) : []
    send(connection, { type: 'welcome', me: session?.person ?? null, waiting })
  }

  async function hear(connection: Connection, message: Said): Promise<void> {
    if (connection.socket.readyState !== connection.socket.OPEN) {
      // What was said before the connection was lost still counts, but nobody is there to look on.
      if (message.type === 'watch' || message.type === 'unwatch' || message.type === 'ping') return
    }
    try {
      if (message.type === 'ping') send(connection, { type: 'pong' })
      else if (message.type === 'watch') await watch(connection, message.table, message.have)
      else if (message.type === 'unwatch') unwatch(connection, message.table)
      else await answer(connection, message)
    } catch (error) {
      if (!(error instanceof Refused))
        log.error(
          { err: error, table: message.type === 'ping' ? undefined : message.table },
          'a message failed',
        )
      const why = error instanceof Refused && error.why === 'noSuchTable' ? 'noSuchTable' : 'failed'
      if (message.type === 'watch') send(connection, { type: 'gone', table: message.table, why })
      else send(connection, { type: 'no', why, ...('id' in message && { id: message.id }) })
    }
  }

  async function answer(connection: Connection, request: Request): Promise<void> {
    const started = performance.now()
    const outcome = await carryOut(connection.session?.person, request)
    const { id } = request
    if ('why' in outcome) send(connection, { type: 'no', id, ...outcome })
    else send(connection, { type: 'done', id, ...outcome })
    metrics().answered('why' in outcome ? outcome.why : outcome.outcome)
    if (request.type === 'move') metrics().moveSeconds.observe((performance.now() - started) / 1000)
  }

  return {
    count: connections.count,
    /** Tells a person whose turn it is; who watches the table sees it there. */
    tellTurn(person: string, heard: Extract<Heard, { type: 'turn' }>): void {
      for (const connection of connections.ofPerson(person))
        if (!connection.watching.has(heard.table)) send(connection, heard)
    },
    /** Ends connections at once: nothing that comes in through them is done any more. */
    signOut({ person, session, except }: SignedOut): void {
      for (const { socket, session: own } of connections.ofPerson(person))
        if ((session === undefined || own?.id === session) && (except === undefined || own?.id !== except))
          socket.close(4001, 'signed out')
    },
    close(): Promise<void> {
      lockUp()
      return connections.close()
    },
  }
}
