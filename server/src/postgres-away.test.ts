import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playOn } from './testing/driver.ts'
import { guest, screen, seated } from './testing/players.ts'
import { freePort, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { spawnServer } from './testing/process.ts'
import { startTestServer } from './testing/servers.ts'

/** Milliseconds that the database is away or hangs. */
const AWAY = Number(process.env.DATABASE_AWAY ?? 2500)
/** Milliseconds after its return in which every game goes on by itself. */
const BACK_WITHIN = 8000

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status === 200

/** Two people play while the database cannot be used for a while; the game goes on by itself and nothing is left over. */
async function survive(begin: () => Promise<void>, end: () => Promise<void> | void): Promise<void> {
  const place = { DATABASE_URL: await postgres.database(), LOG_LEVEL: 'silent' }
  const server = await startTestServer(place)
  const { url } = server
  const players = await Promise.all(['Ada', 'Bo'].map((name) => guest(url, name)))
  const table = await seated(url, players, { game: 'midgard' })
  const screens = players.map((player) => screen(url, player))
  for (const one of screens) one.client.watch(table.id)
  let moves = 0
  let isEnough = false
  const playing = screens.map((one, seat) =>
    playOn(one, { table, seat, enough: () => isEnough, after: () => void moves++ }),
  )
  await screens[0].until(() => moves > 10)
  await begin()
  await pause(AWAY)
  expect(await isReady(url)).toBe(false)
  await end()
  const before = moves
  const returned = Date.now()
  await screens[0].until(() => moves > before + 4, 'the game going on')
  expect(Date.now() - returned).toBeLessThan(BACK_WITHIN)
  isEnough = true
  for (const one of screens) one.client.reconnect() // wakes those who wait for a turn
  await Promise.all(playing)
  for (let tries = 0; !(await isReady(url)) && tries < 100; tries++) await pause(100)
  expect(await postgres.connections()).toMatchObject({ listening: 1 })
  for (const one of screens) one.close()
  await server.close()
  await pause(300)
  expect(await postgres.connections()).toMatchObject({ all: 0 })
}

test(
  'while the database is away, one connection at a time is tried, and games go on when it is back',
  async () => {
    await survive(postgres.goAway, postgres.comeBack)
  },
  AWAY + 60_000,
)

test(
  'while the database hangs, the server says that it is not ready, and games go on after it',
  async () => {
    await survive(postgres.freeze, postgres.thaw)
  },
  AWAY + 60_000,
)

test('a server whose database is gone or hangs still ends when asked to', async () => {
  for (const [begin, end] of [
    [postgres.goAway, postgres.comeBack],
    [postgres.freeze, postgres.thaw],
  ] as const) {
    const place = { DATABASE_URL: await postgres.database(), LOG_LEVEL: 'silent' }
    const server = await spawnServer(place, await freePort())
    await guest(server.url, 'Ada')
    await begin()
    const asked = Date.now()
    await server.stop()
    expect(Date.now() - asked).toBeLessThan(25_000)
    await end()
  }
}, 90_000)
