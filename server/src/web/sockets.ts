import type { IncomingMessage, Server } from 'node:http'
import type { Heard, Request, Said } from '@meadhall/hall/online'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { LIMITS, limiter } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Session } from '../people/people.ts'
import { Refused } from '../refused.ts'
import type { Watcher } from '../tables/audience.ts'
import type { Chat } from '../tables/chat.ts'
import type { Look } from '../tables/look.ts'
import type { Orders } from '../tables/orders.ts'
import type { Outcome, Play } from '../tables/play.ts'
import type { Presence } from '../tables/presence.ts'
import type { Rooms } from '../tables/rooms.ts'
import { admitSockets } from './admission.ts'
import { type Connection, openConnections } from './connections.ts'
import { idOf, readSaid } from './reading.ts'

interface Parts {
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

const MOST_WATCHED = 100
/** Bytes of a message that count as one more. */
const BYTES_OF_ONE = 2048
/** What beginning to look on costs besides: all of a game may have to be sent. */
const WATCH_COST = 3
/** Who has been refused so often and done little else is cut off. */
const MOST_STRIKES = 50

/** Milliseconds for a goodbye. */
const LAST_WORD = 500

/** Whose sockets are to end: all of a person's, those of one session, or all but those of one. */
export interface SignedOut {
  readonly person: string
  readonly session?: string
  readonly except?: string
}

/** The sockets: what is said through them, and what is told to them. */
export function openSockets(server: Server, parts: Parts) {
  const { rooms, play, orders, look, chat, presence, log, rateLimit } = parts
  const connections = openConnections()
  const { send } = connections
  const maySay = limiter(LIMITS.messages, rateLimit)
  const mayAddressSay = limiter(LIMITS.addressMessages, rateLimit)
  const mayChat = limiter(LIMITS.chat, rateLimit)
  const lockUp = admitSockets(server, { ...parts, connections, welcome })

  function welcome(socket: WebSocket, session: Session | undefined, address: string): void {
    const connection = connections.add(socket, session, address)
    socket.on('close', () => {
      for (const table of connection.watching.keys()) unwatch(connection, table)
    })
    // The library answers pings by itself; they count too.
    socket.on('ping', () => {
      if (!mayAddressSay(address)) cutOff(connection)
    })
    // What one says is done in the order in which it was said.
    let before = greet(connection)
    socket.on('message', (data, isBinary) => {
      connection.isAlive = true
      const message = take(connection, data as Buffer, isBinary)
      if (message) before = before.then(() => hear(connection, message))
    })
  }

  /** Counts a message before it is read, then reads it. Who is refused again and again is cut off. */
  function take(connection: Connection, data: Buffer, isBinary: boolean): Said | undefined {
    if (connection.socket.readyState !== connection.socket.OPEN) return undefined
    const { who, address } = connection
    const cost = 1 + Math.floor(data.length / BYTES_OF_ONE)
    if (!mayAddressSay(address, cost) || !maySay(who, cost))
      return refuse(connection, { type: 'no', why: 'tooFast', ...idOf(data) })
    const message = isBinary ? ({ type: 'no', why: 'badMessage' } as const) : readSaid(data)
    if (message.type === 'no') return refuse(connection, message)
    if (message.type === 'watch' && message.have < 0 && !mayAddressSay(address, WATCH_COST))
      return refuse(connection, { type: 'gone', table: message.table, why: 'tooFast' })
    if (connection.strikes > 0) connection.strikes--
    parts.metrics().heard(message.type)
    return message
  }

  function refuse(connection: Connection, heard: Heard): undefined {
    if (rateLimit === 0 || ++connection.strikes <= MOST_STRIKES) send(connection, heard)
    else cutOff(connection)
  }

  /** Tells it to go, and does not wait for it to do so. */
  function cutOff({ socket }: Connection): void {
    socket.close(1008, 'too much')
    setTimeout(() => socket.terminate(), LAST_WORD).unref()
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

  async function watch(connection: Connection, table: string, have: number): Promise<void> {
    unwatch(connection, table)
    if (connection.watching.size >= MOST_WATCHED) throw new Refused(429, 'tooMany', 'too many tables')
    const { session, socket } = connection
    const watcher: Watcher = {
      person: session?.person.id,
      have,
      send: (text) => connections.sendText(connection, text),
    }
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

  async function answer(connection: Connection, request: Request): Promise<void> {
    const started = performance.now()
    const outcome = await act(connection, request)
    const { id } = request
    if ('why' in outcome) send(connection, { type: 'no', id, ...outcome })
    else send(connection, { type: 'done', id, ...outcome })
    parts.metrics().answered('why' in outcome ? outcome.why : outcome.outcome)
    if (request.type === 'move') parts.metrics().moveSeconds.observe((performance.now() - started) / 1000)
  }

  async function act(connection: Connection, request: Request): Promise<Outcome> {
    const person = connection.session?.person
    if (!person) return { why: 'notSignedIn' }
    const { table } = request
    const actor = { person: person.id }
    switch (request.type) {
      case 'move':
        return play.move(table, actor, request.answers, request.move)
      case 'answerUndo':
        return play.answer(table, actor, request.answers, request.yes)
      case 'orders':
        return orders.leave(table, person.id, request.orders)
      case 'chat':
        return mayChat(person.id) ? chat.say(table, person, request.id, request.text) : { why: 'tooFast' }
      default:
        return play.wish(table, actor, request.type, request.answers)
    }
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
