import type { Heard, Said } from '@meadhall/hall/online'
import { LIMITS, limiter } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Connection, Connections } from './connections.ts'
import { idOf, readSaid } from './reading.ts'

/** Bytes of a message that count as one more. */
const BYTES_OF_ONE = 2048
/** What beginning to look on costs besides: all of a game may have to be sent. */
const WATCH_COST = 3
/** Who has been refused so often and done little else is cut off. */
const MOST_STRIKES = 50
/** Milliseconds for a goodbye. */
const LAST_WORD = 500

/** Takes messages in: each is counted before it is read, and who is refused again and again is cut off. */
export function openTaking({ send }: Connections, metrics: () => Metrics, rateLimit: number) {
  const maySay = limiter(LIMITS.messages, rateLimit)
  const mayAddressSay = limiter(LIMITS.addressMessages, rateLimit)

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
    metrics().heard(message.type)
    return message
  }

  function refuse(connection: Connection, heard: Heard): undefined {
    if (rateLimit === 0 || ++connection.strikes <= MOST_STRIKES) send(connection, heard)
    else cutOff(connection)
  }

  /** Tells it to go, reads no more of it, and does not wait for it to do so. */
  function cutOff({ socket }: Connection): void {
    socket.close(1008, 'too much')
    socket.pause()
    setTimeout(() => socket.terminate(), LAST_WORD).unref()
  }

  /** The library answers pings by itself; they count too. */
  function takePing(connection: Connection): void {
    if (!mayAddressSay(connection.address)) cutOff(connection)
  }

  return { take, takePing }
}
