import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { below, quickWords } from '@meadhall/kernel/chance'
import { WebSocket } from 'ws'
import type { Foray } from './foes.ts'
import { mutated, mutatedText } from './mutate.ts'
import { type Time, timeOf } from './part.ts'

/**
 * Strangers have addresses of their own; the others come from another. Linux has all of 127.0.0.0/8. Who is refused again
 * and again is cut off, and an address opens one socket a second: from a single one there come eighty messages a second.
 */
const ADDRESSES = Array.from({ length: 40 }, (_, i) => `127.0.0.${i + 2}`)
/** Of them, so many ask by HTTP as well, each over a connection that it keeps. */
const ASKERS = 8
/** Milliseconds between two messages of a socket. */
const PACE = 4

/** What strangers may send: as it should be, to be changed. */
const MESSAGES = (table: string): readonly object[] => [
  { type: 'watch', table, have: -1 },
  { type: 'watch', table: 'nowhere', have: 3 },
  { type: 'unwatch', table },
  { type: 'move', id: 'a', table, answers: 3, move: { do: 'place', at: 'smokehouse' } },
  { type: 'undo', id: 'b', table, answers: 3 },
  { type: 'chat', id: 'c', table, text: 'x'.repeat(400) },
  { type: 'orders', id: 'd', table, orders: [{ when: 'x', move: { do: 'pass' } }] },
  { type: 'ping' },
  { junk: 'x'.repeat(12_000) },
]
const PATHS = [
  '/api/tables',
  '/api/me',
  '/api/guest',
  '/%61pi/me',
  '/i/x',
  '/readyz',
  '/api/tables/x/moments?from=0',
]

/** Strangers of many addresses, who say and ask whatever comes to their minds. */
export async function crowd({ url, table, seconds, seed }: Foray, sent: () => void): Promise<void> {
  const time = timeOf(seconds)
  const word = quickWords(seed)
  const attack = ADDRESSES.map((address) => assail({ url, address, table, time, word, sent }))
  const asking = ADDRESSES.slice(0, ASKERS).map((address) => ask({ url, address, time, word, sent }))
  await Promise.all([...attack, ...asking])
}

interface Stranger {
  readonly url: string
  readonly address: string
  readonly time: Time
  readonly word: () => number
  /** Counts what was sent. */
  readonly sent: () => void
}

async function assail({
  url,
  address,
  table,
  time,
  word,
  sent,
}: Stranger & { readonly table: string }): Promise<void> {
  const messages = MESSAGES(table)
  while (!time.isUp()) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { localAddress: address })
    sent()
    socket.on('error', () => {})
    await new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
    while (!time.isUp() && socket.readyState === socket.OPEN) {
      const message = messages[below(messages.length, word)]
      const given = JSON.stringify(below(3, word) === 0 ? message : mutated(message, word)) ?? ''
      socket.send(below(4, word) === 0 ? mutatedText(given, word) : given)
      sent()
      await pause(PACE)
    }
    socket.terminate()
    await pause(50)
  }
}

async function ask({ url, address, time, word, sent }: Stranger): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: address })
  while (!time.isUp()) {
    const path = PATHS[below(PATHS.length, word)]
    const body = mutatedText('{"name":"Eve","login":"eve","password":"x"}', word)
    await new Promise<void>((resolve) => {
      const method = below(2, word) === 0 ? 'GET' : 'POST'
      const asked = request(url + path, { method, agent, timeout: 5000 }, (answer) => {
        answer.resume().on('close', resolve)
      })
      asked.on('error', () => resolve())
      if (method === 'POST') asked.setHeader('content-type', 'application/json')
      asked.end(method === 'POST' ? body : undefined)
    })
    sent()
  }
  agent.destroy()
}
