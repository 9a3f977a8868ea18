import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { below, quickWords } from '@meadhall/kernel/chance'
import { freePort } from '@meadhall/server/testing/postgres'
import { spawnServer } from '@meadhall/server/testing/process'
import { newFolder } from '@meadhall/server/testing/servers'
import { WebSocket } from 'ws'
import { type Match, percentile, startMatch } from './match.ts'
import { mutated, mutatedText } from './mutate.ts'
import { type Found, faultList, type Siege, type Time } from './part.ts'

/**
 * Strangers have addresses of their own; the others come from another. Linux has all of 127.0.0.0/8. Who is refused again
 * and again is cut off, and an address opens one socket a second: from a single one there come eighty messages a second.
 */
const ADDRESSES = Array.from({ length: 40 }, (_, i) => `127.0.0.${i + 2}`)
/** Of them, so many ask by HTTP as well, each over a connection that it keeps. */
const ASKERS = 8
const MATCHES = 4
/** Milliseconds between two messages of a socket. */
const PACE = 4

/** So many moves of the others there must be for their waits to be judged. */
const ENOUGH = 200
/** Others wait at most so many times as long as when it is calm; milliseconds below the floor are noise. */
const TWICE = 2
const FLOOR = 50

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

/** Strangers with the usual limits on, while others play. */
export const strangers: Siege = {
  name: 'strangers',
  what: `fuzzed sockets and HTTP from forty addresses, with the usual limits, while others play: their p99 within twice the calm one (or ${FLOOR} ms)`,
  aim: 1_000_000,
  unit: 'messages',
  async run(time: Time, done: number): Promise<Found> {
    const { faults, add } = faultList()
    const { place, remove } = newFolder()
    const server = await spawnServer(
      { ...place, RATE_LIMIT: '1', COUNTDOWN: '0', LOG_LEVEL: 'silent' },
      await freePort(),
    )
    const { url } = server
    const matches: Match[] = []
    for (let i = 0; i < MATCHES; i++)
      matches.push(await startMatch(url, { game: 'midgard', pace: 150, seed: done + i }))
    const waits = () => matches.flatMap((match) => match.takeWaits())
    await pause(Math.min(10_000, (time.seconds * 1000) / 4))
    const calm = percentile(waits(), 99)
    const word = quickWords(done + 5)
    let count = 0
    const sent = () => void count++
    const { table } = matches[0]
    const attack = ADDRESSES.map((address) => assail({ url, address, table, time, word, sent }))
    const asking = ADDRESSES.slice(0, ASKERS).map((address) => ask({ url, address, time, word, sent }))
    await Promise.all([...attack, ...asking])
    const waited = waits()
    const under = percentile(waited, 99)
    for (const match of matches) {
      await match.stop()
      for (const fault of await match.faults().catch((error: Error) => [error.message])) add(fault)
      if (match.moves() === 0) add('nobody could play')
    }
    if (waited.length >= ENOUGH && under > Math.max(FLOOR, TWICE * calm))
      add(`others waited ${Math.round(under)} ms (p99) instead of ${Math.round(calm)}`)
    if ((await server.stop()) !== 0) add('the server did not end in good order')
    remove()
    return {
      count,
      faults,
      note: `others' moves, p99: ${Math.round(calm)} ms before, ${Math.round(under)} ms under it`,
    }
  },
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
