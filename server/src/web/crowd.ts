import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../limits.ts'

/** Connections that one address may hold, at the usual limits: those of sockets, and as many for requests. */
const MOST_OF_ONE_ADDRESS = 400

/**
 * Bounds how many connections one address holds, whatever it sends through them. Behind a proxy all come from its
 * address, so there it is for the proxy to do.
 */
export function boundCrowd(server: Server, rateLimit: number): void {
  const most = MOST_OF_ONE_ADDRESS * rateLimit
  const held = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const count = (held.get(address) ?? 0) + 1
    if (count > most) {
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
