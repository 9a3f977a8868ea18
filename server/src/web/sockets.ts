import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Heard, No, Request, Said } from '@meadhall/hall/online'
import type { FastifyBaseLogger } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { LIMITS, limiter } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Session } from '../people/people.ts'
import { answerable, MESSAGE_BYTES, said } from '../protocol.ts'
import { Refused } from '../refused.ts'
import type { Chat } from '../tables/chat.ts'
import type { Look } from '../tables/look.ts'
import type { Orders } from '../tables/orders.ts'
import type { Outcome, Play } from '../tables/play.ts'
import type { Presence } from '../tables/presence.ts'
import type { Watcher } from '../tables/room.ts'
import type { Rooms } from '../tables/rooms.ts'
import { framed } from './frames.ts'
import { lettingGo } from './let-go.ts'
import { isOwnOrigin } from './origin.ts'

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

interface Connection {
  readonly socket: WebSocket
  /** What the socket writes to. */
  readonly wire: Duplex
  /** What is told in one go, as a move and the answer to it: it is written in one go. */
  unsent: string
  readonly session: Session | undefined
  /** Whose allowance is used: the person's, or an onlooker's address. */
  readonly who: string
  readonly watching: Map<string, Watcher>
  /** Those who are asked for a sign of life at the same time. */
  readonly asked: Set<Connection>
  isAlive: boolean
}

const PATH = '/api/socket'
/** Milliseconds after which each connection is asked for a sign of life, a few of them at a time. */
const PING_EVERY = 25_000
const PINGS = 500
/** Who does not take what is sent is let go; a client that lives comes back and gets the rest. */
const MOST_UNSENT = 4_000_000
const MOST_WATCHED = 100
const MOST_OF_ONE_PERSON = 20
const MOST_OF_ONE_ADDRESS = 200

/** The sockets: who is connected, what they say, and what is told to them. */
export function openSockets(server: Server, parts: Parts) {
  const { rooms, play, orders, look, chat, presence, log, rateLimit } = parts
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  const connections = new Set<Connection>()
  const byPerson = new Map<string, Set<Connection>>()
  const byAddress = new Map<string, number>()
  const mayConnect = limiter(LIMITS.connects, rateLimit)
  const maySay = limiter(LIMITS.messages, rateLimit)
  const mayChat = limiter(LIMITS.chat, rateLimit)
  const pinged = Array.from({ length: PINGS }, () => new Set<Connection>())
  /** Those to whom something was told that has not been written yet. */
  const unflushed: Connection[] = []
  let opened = 0
  let isClosing = false

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    admit(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'a socket could not be opened')
      turnAway(socket, '503 Service Unavailable')
    })
  })

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = parts.address(request)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== PATH) return turnAway(socket, '404 Not Found')
    if (isClosing) return turnAway(socket, '503 Service Unavailable')
    if (!isOwnOrigin(request.headers.origin, request.headers.host, parts.publicUrl))
      return turnAway(socket, '403 Forbidden')
    const most = rateLimit === 0 ? Number.POSITIVE_INFINITY : MOST_OF_ONE_ADDRESS * rateLimit
    if (!mayConnect(address) || (byAddress.get(address) ?? 0) >= most)
      return turnAway(socket, '429 Too Many Requests')
    const session = await parts.session(request)
    if (socket.destroyed) return undefined
    if (session && (byPerson.get(session.person.id)?.size ?? 0) >= MOST_OF_ONE_PERSON)
      return turnAway(socket, '429 Too Many Requests')
    sockets.handleUpgrade(request, socket, head, (ws) => welcome(ws, socket, session, address))
    return undefined
  }

  function turnAway(socket: Duplex, status: string): void {
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }

  function welcome(socket: WebSocket, wire: Duplex, session: Session | undefined, address: string): void {
    const who = session ? session.person.id : address
    const asked = pinged[opened++ % PINGS]
    const connection: Connection = {
      socket,
      wire,
      session,
      who,
      watching: new Map(),
      asked,
      unsent: '',
      isAlive: true,
    }
    connections.add(connection)
    asked.add(connection)
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    if (session) {
      const own = byPerson.get(who) ?? new Set()
      byPerson.set(who, own.add(connection))
    }
    socket.on('pong', () => {
      connection.isAlive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      forget(connection)
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
    // What one says is done in the order in which it was said.
    let before = greet(connection)
    const letGo = lettingGo(socket)
    socket.on('message', (data, isBinary) => {
      connection.isAlive = true
      letGo()
      const message = isBinary ? { type: 'no' as const, why: 'badMessage' as const } : read(data as Buffer)
      if (message.type === 'no') return send(connection, message)
      if (!maySay(connection.who))
        return send(connection, {
          type: 'no',
          why: 'tooFast',
          ...('id' in message && { id: message.id }),
        })
      parts.metrics().heard(message.type)
      before = before.then(() => hear(connection, message))
      return undefined
    })
  }

  async function greet(connection: Connection): Promise<void> {
    const { session } = connection
    const waiting = session ? await look.waiting(session.person.id).catch(() => []) : []
    send(connection, { type: 'welcome', me: session?.person ?? null, waiting })
  }

  function read(data: Buffer): Said | No {
    const no: No = { type: 'no', why: 'badMessage' }
    const text = data.toString('utf8')
    if (text.includes('__proto__')) return no
    try {
      const given = JSON.parse(text) as unknown
      const { data: message, error } = said.safeParse(given)
      if (message) return message
      const { data: id } = answerable.safeParse(given)
      return { ...no, ...id, text: error.issues[0].message }
    } catch {
      return no
    }
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
    if (connection.watching.size >= MOST_WATCHED && !connection.watching.has(table))
      throw new Refused(429, 'tooMany', 'too many tables')
    unwatch(connection, table)
    const { session, socket } = connection
    const watcher: Watcher = {
      person: session?.person.id,
      have,
      send: (text) => sendText(connection, text),
    }
    connection.watching.set(table, watcher)
    const room = await rooms.watch(table, watcher)
    if (socket.readyState !== socket.OPEN) {
      rooms.unwatch(table, watcher)
      return
    }
    send(connection, { type: 'chat', table, lines: await chat.lines(table) })
    send(connection, presence.of(room))
    presence.changed(room)
  }

  function unwatch(connection: Connection, table: string): void {
    const watcher = connection.watching.get(table)
    connection.watching.delete(table)
    const room = watcher && rooms.unwatch(table, watcher)
    if (room) presence.changed(room)
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

  function forget(connection: Connection): void {
    connections.delete(connection)
    connection.asked.delete(connection)
    const own = byPerson.get(connection.who)
    own?.delete(connection)
    if (own?.size === 0) byPerson.delete(connection.who)
    for (const table of connection.watching.keys()) unwatch(connection, table)
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
    count: () => connections.size,
    /** Tells a person whose turn it is; who watches the table sees it there. */
    tellTurn(person: string, heard: Extract<Heard, { type: 'turn' }>): void {
      for (const connection of byPerson.get(person) ?? [])
        if (!connection.watching.has(heard.table)) send(connection, heard)
    },
    /** Ends the connections of someone who signed out. */
    signOut(person: string): void {
      flush()
      for (const { socket } of byPerson.get(person) ?? []) socket.close(4001, 'signed out')
    },
    /** Asks all clients to come back, to another server or to this one when it is up again. */
    async close(): Promise<void> {
      isClosing = true
      clearInterval(pings)
      flush()
      for (const { socket } of connections) socket.close(1012, 'restarting')
      const late = setTimeout(() => {
        for (const { socket } of connections) socket.terminate()
      }, 1000)
      while (connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 5))
      clearTimeout(late)
      sockets.close()
    },
  }
}
