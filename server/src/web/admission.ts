import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { LIMITS, limiter } from '../limits.ts'
import type { Session } from '../people/people.ts'
import { MESSAGE_BYTES } from '../protocol.ts'
import type { Connections } from './connections.ts'
import type { Crowd } from './crowd.ts'
import { isOwnOrigin } from './origin.ts'

interface Parts {
  readonly crowd: Crowd
  readonly connections: Connections
  readonly log: FastifyBaseLogger
  readonly publicUrl: string
  readonly rateLimit: number
  session(request: IncomingMessage): Promise<Session | undefined>
  /** Where a request comes from. */
  address(request: IncomingMessage): string
  welcome(socket: WebSocket, session: Session | undefined, address: string): void
}

const PATH = '/api/socket'
const MOST_OF_ONE_PERSON = 20
const MOST_OF_ONE_ADDRESS = 200

/** Who may open a socket. The result lets nobody in any more. */
export function admitSockets(server: Server, parts: Parts): () => void {
  const { connections, crowd, log, rateLimit } = parts
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES, perMessageDeflate: false })
  const mayConnect = limiter(LIMITS.connects, rateLimit)
  const most = rateLimit === 0 ? Number.POSITIVE_INFINITY : MOST_OF_ONE_ADDRESS * rateLimit
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
    if (request.url?.split('?')[0] !== PATH) return turnAway(socket, '404 Not Found')
    if (isClosing) return turnAway(socket, '503 Service Unavailable')
    if (!isOwnOrigin(request.headers.origin, request.headers.host, parts.publicUrl))
      return turnAway(socket, '403 Forbidden')
    if (!mayConnect(address) || connections.ofAddress(address) >= most) return tooMany(socket, address)
    const session = await parts.session(request)
    if (socket.destroyed) return undefined
    if (session && connections.ofPerson(session.person.id).size >= MOST_OF_ONE_PERSON)
      return tooMany(socket, address)
    sockets.handleUpgrade(request, socket, head, (ws) => parts.welcome(ws, session, address))
    return undefined
  }

  function tooMany(socket: Duplex, address: string): void {
    crowd.refused(address)
    turnAway(socket, '429 Too Many Requests')
  }

  function turnAway(socket: Duplex, status: string): void {
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }

  return () => {
    isClosing = true
    sockets.close()
  }
}
