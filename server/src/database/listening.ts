import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'

interface Options {
  readonly client: ClientConfig
  readonly channel: string
  readonly heard: (payload: string) => void
  /** Listening again after the connection was lost: what was said meanwhile is missing. */
  readonly missed: () => void
  readonly onTrouble: (error: Error) => void
}

/** How long to wait before the next try, in milliseconds; the last one for all that follow. */
const PAUSES = [200, 500, 1000, 2000, 3000]
/** A connection on which nothing is said may be dead; so often it is asked for a sign of life. */
const HEARTBEAT = 10_000

/**
 * Listens on a connection of its own. There is one way: connect, listen until the connection is lost, pause, again; so
 * however long the database is away, there is never more than one connection nor more than one try under way.
 */
export async function openListening({ client: config, channel, heard, missed, ...options }: Options) {
  /** What the connection runs over: to cut it off without waiting for a database that may not answer. */
  let wire: Socket | undefined
  let isListening = false
  let isClosed = false
  let wake = () => {}
  /** Whose end is wanted is in no trouble. */
  const onTrouble = (error: Error) => {
    if (!isClosed) options.onTrouble(error)
  }

  /** Connects and listens. The promise within is kept when the connection is lost. */
  async function connect(): Promise<{ lost: Promise<void> }> {
    const socket = new Socket()
    const client = new Client({ ...config, stream: () => socket })
    wire = socket
    const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
    client.on('error', onTrouble)
    client.on('notification', ({ payload = '' }) => heard(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
    } catch (error) {
      socket.destroy()
      throw error
    }
    isListening = true
    return { lost: lost.finally(heartbeat(client, socket)) }
  }

  /** Asks for signs of life until the answer stays away. The result ends it. */
  function heartbeat(client: Client, socket: Socket): () => void {
    const timer = setInterval(() => {
      client.query('SELECT 1').catch((error: Error) => {
        onTrouble(error)
        socket.destroy()
      })
    }, HEARTBEAT)
    timer.unref()
    return () => {
      clearInterval(timer)
      isListening = false
    }
  }

  async function goOn(first: Promise<void>): Promise<void> {
    await first
    for (let tries = 0; ; ) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PAUSES[Math.min(tries++, PAUSES.length - 1)])
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      if (isClosed) return
      try {
        const { lost } = await connect()
        tries = 0
        missed()
        await lost
      } catch (error) {
        onTrouble(error as Error)
      }
    }
  }

  const { lost } = await connect()
  const ended = goOn(lost)
  return {
    isListening: () => isListening,
    async close(): Promise<void> {
      isClosed = true
      wake()
      wire?.destroy()
      await ended
    },
  }
}
