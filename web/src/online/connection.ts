import type { Heard } from '@meadhall/hall/online'
import { type OnlineClient, onlineClient } from '@meadhall/hall/online-client'
import { cell } from '../store/cell.ts'

/** Whether the line to the server is open; true until it was lost once, so that no banner greets a visitor. */
export const isConnected = cell(true)

/** Why the server ended a connection: its person signed out. */
const SIGNED_OUT = 4001

/** A browser's socket, its timers, and its signs that the network is back. */
export function connect(listen: (heard: Heard) => void, onSignedOut: () => void): OnlineClient {
  let current: WebSocket | undefined
  const client = onlineClient(
    {
      open(report) {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`)
        current = socket
        socket.addEventListener('open', () => {
          isConnected.set(true)
          report.opened()
        })
        socket.addEventListener('message', ({ data }) => report.heard(String(data)))
        socket.addEventListener('close', ({ code }) => {
          if (socket === current) isConnected.set(false)
          report.closed()
          if (code === SIGNED_OUT) onSignedOut()
        })
        return { send: (text) => socket.send(text), close: () => socket.close() }
      },
      later(milliseconds, something) {
        const timer = setTimeout(something, milliseconds)
        return () => clearTimeout(timer)
      },
      freshId,
    },
    listen,
  )
  const again = () => {
    if (document.visibilityState === 'visible' && !client.connected()) client.reconnect()
  }
  // A lid that was opened, a tunnel that ended: no need to wait for the next try.
  addEventListener('online', again)
  // A browser that knows it has no network need not wait until the line has been silent for long.
  addEventListener('offline', () => client.reconnect())
  document.addEventListener('visibilitychange', again)
  return client
}

/** A name that nobody has used; also where the page came without encryption. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
