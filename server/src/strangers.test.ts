import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from './server.ts'
import { guest, screen, seated } from './testing/players.ts'
import { newFolder, startTestServer } from './testing/servers.ts'

// What strangers can do from one address, with the usual limits.

const { place, remove } = newFolder()
let server: RunningServer
let url: string
beforeAll(async () => {
  server = await startTestServer(place, { RATE_LIMIT: '1' })
  url = server.url
})
afterAll(async () => {
  await server.close()
  remove()
})

const opened = (socket: WebSocket) => new Promise((resolve) => socket.once('open', resolve))

test('who sends junk again and again is cut off, and the others hardly feel it', async () => {
  const players = [await guest(url, 'Ada'), await guest(url, 'Bo')]
  const table = await seated(url, players, { game: 'spoils' })
  // They play from elsewhere: what comes from the address of the junk is limited with it.
  const [hers] = players.map((player) => screen(url, player))
  hers.client.watch(table.id)
  await hers.until(() => hers.update(table.id))
  const junk = Buffer.from(JSON.stringify({ type: 'move', junk: 'x'.repeat(15_000) }))
  const strangers = Array.from({ length: 40 }, () => new WebSocket(`${url.replace('http', 'ws')}/api/socket`))
  const codes: number[] = []
  for (const socket of strangers) {
    socket.on('error', () => {})
    socket.on('close', (code) => codes.push(code))
  }
  await Promise.all(strangers.map(opened))
  const sending = strangers.map(async (socket) => {
    for (let i = 0; i < 300 && socket.readyState === socket.OPEN; i++) {
      socket.send(junk, { binary: false })
      await pause(5)
    }
  })
  const waits: number[] = []
  for (let i = 0; i < 10; i++) {
    await pause(100)
    const started = performance.now()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    waits.push(performance.now() - started)
  }
  await Promise.all(sending)
  await pause(700)
  expect(codes.length).toBeGreaterThan(30)
  expect(codes.filter((code) => code !== 1008 && code !== 1006)).toEqual([])
  expect(waits.toSorted((a, b) => a - b)[5]).toBeLessThan(250)
  hers.close()
}, 30_000)

/** What comes back through a connection through which this is sent, until it is closed. */
function answered(text: string): Promise<{ said: string; after: number }> {
  const { hostname, port } = new URL(url)
  const started = performance.now()
  return new Promise((resolve) => {
    const socket: Socket = connect(Number(port), hostname, () => socket.write(text))
    let said = ''
    socket.on('error', () => {})
    socket.on('data', (data) => {
      said += data.toString('latin1')
    })
    socket.on('close', () => resolve({ said, after: performance.now() - started }))
  })
}

test('who says nothing, or never comes to an end, is cut off', async () => {
  const [silent, slowHead, slowBody] = await Promise.all([
    answered(''),
    answered('GET /healthz HTTP/1.1\r\nHost: x\r\n'),
    answered(
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ),
  ])
  expect(silent.after).toBeLessThan(10_000)
  expect(slowHead.after).toBeLessThan(10_000)
  expect(slowBody.after).toBeLessThan(20_000)
  expect(slowBody.said).toContain('408')
}, 30_000)

test('passwords of one account are tried only so often', async () => {
  const tries = Array.from({ length: 14 }, (_, i) =>
    fetch(`${url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'somebody', password: `guess ${i}` }),
    }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  expect(statuses).toContain(429)
})

test('one address holds only so many connections', async () => {
  const { hostname, port } = new URL(url)
  let ended = 0
  const sockets = Array.from({ length: 450 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.on('close', () => ended++)
    return socket
  })
  await vi.waitFor(() => expect(ended).toBeGreaterThanOrEqual(50), 10_000)
  for (const socket of sockets) socket.destroy()
})

test('who asks on though it is refused gets no answers any more, and others do', async () => {
  const { place: own, remove: removeOwn } = newFolder()
  // Limits that are used up after a few requests.
  const strict = await startTestServer(own, { RATE_LIMIT: '0.011' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: '127.0.0.9' })
  const status = (from?: Agent) =>
    new Promise<number>((resolve) => {
      get(`${strict.url}/api/tables`, { agent: from }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode!)),
      ).on('error', () => resolve(0)) // the connection ended
    })
  const statuses: number[] = []
  for (let i = 0; i < 8; i++) statuses.push(await status(agent))
  expect(statuses.slice(0, 2)).toEqual([200, 429])
  expect(statuses).toContain(0)
  expect(await status()).toBe(200)
  agent.destroy()
  await strict.close()
  removeOwn()
})
