import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { LIMITS, limiter, networkOf } from '../limits.ts'

/** Connections that one address may hold, at the usual limits: those of sockets, and as many for requests. */
const MOST_OF_ONE_ADDRESS = 400
/** A request of any kind is one visit; so many are a new connection, and a refusal to who asked too often. */
const CONNECTION = 3
const REFUSAL = 60

/**
 * Bounds what comes from one address before anything of it is read: what it may do is decided elsewhere, but who asks
 * without end, or goes on after it was refused, costs no answers any more.
 */
export function openCrowd(rateLimit: number) {
  const mayVisit = limiter(LIMITS.visits, rateLimit)
  const most = MOST_OF_ONE_ADDRESS * rateLimit
  const held = new Map<string, number>()

  /** Behind a proxy all connections come from its address, so there it is for the proxy to bound them. */
  function bound(server: Server): void {
    if (rateLimit === 0) return
    server.on('connection', (socket: Socket) => {
      const address = networkOf(socket.remoteAddress ?? '')
      const count = (held.get(address) ?? 0) + 1
      if (count > most || !mayVisit(address, CONNECTION)) {
        socket.destroy()
        return
      }
      held.set(address, count)
      socket.once('close', () => {
        const left = held.get(address)! - 1
        if (left > 0) held.set(address, left)
        else held.delete(address)
      })
    })
  }

  return {
    bound,
    /** Whether a request of this address is looked at; if not, its connection is to end without an answer. */
    mayVisit: (address: string) => mayVisit(address),
    /** It was told that it asks too often. */
    refused: (address: string) => void mayVisit(address, REFUSAL),
  }
}

export type Crowd = ReturnType<typeof openCrowd>
