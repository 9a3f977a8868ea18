import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsSuite } from './testing/calls-suite.ts'
import { daySuite } from './testing/day-suite.ts'
import { openTo, playOn } from './testing/driver.ts'
import { surviveKills } from './testing/killing.ts'
import { survivesUpgrade } from './testing/old-database.ts'
import { guest, screen, seated } from './testing/players.ts'
import { freePort, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { spawnServer } from './testing/process.ts'
import { reviewsSuite } from './testing/reviews-suite.ts'
import { type Place, startTestServer } from './testing/servers.ts'
import { hallSuite } from './testing/suite.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const newPlace = async (): Promise<Place> => ({ DATABASE_URL: await postgres.database() })

describe('on PostgreSQL', () => {
  hallSuite(newPlace)
  describe('calls to the table', () => {
    callsSuite(newPlace)
  })
  describe('looking back', () => {
    reviewsSuite(newPlace)
  })
  daySuite(newPlace)
})

test('killed again and again, no acknowledged move is lost and none is doubled', async () => {
  await surviveKills(await newPlace(), 20, 6)
}, 300_000)

test.each(['001', '003'])('a database of migration %s is taken up with its running games', (number) =>
  survivesUpgrade(postgres, number),
)

describe('two servers on one database', () => {
  test('people at different servers play one game, talk, and see each other; one server moves for bots', async () => {
    const place = await newPlace()
    // Both start at once on an empty database: it is made ready by one of them.
    const servers = await Promise.all([
      startTestServer(place, { WORK: 'web' }),
      startTestServer(place, { WORK: 'web' }),
      startTestServer(place, { WORK: 'bots' }),
    ])
    const [{ url }, { url: other }] = servers
    const players = await Promise.all([guest(url, 'Ada'), guest(other, 'Bo'), guest(url, 'Cleo')])
    const table = await seated(url, players, { game: 'midgard' })
    const screens = [screen(url, players[0]), screen(other, players[1]), screen(other, players[2])]
    for (const one of screens) one.client.watch(table.id)
    await screens[0].until(() =>
      screens[0].heard.some((one) => one.type === 'presence' && one.people.length === 3),
    )
    await screens[1].client.chat(table.id, 'over here')
    await screens[0].until(() =>
      screens[0].heard.some((one) => one.type === 'chat' && one.lines.length === 1),
    )
    let moves = 0
    await Promise.all([
      playOn(screens[0], { table, seat: 0 }),
      playOn(screens[1], { table, seat: 1 }),
      (async () => {
        await playOn(screens[2], {
          table,
          seat: 2,
          after: () => void moves++,
          enough: () => moves >= 10,
        })
        await players[2].ask(other, `/api/tables/${table.id}/leave`, { bot: 'thrall' })
      })(),
    ])
    const texts = await Promise.all(
      [url, other].map((at) => players[0].ask(at, `/api/tables/${table.id}/record`)),
    )
    expect(texts[0]).toEqual(texts[1])
    for (const one of screens) one.close()
    await Promise.all(servers.map((server) => server.close()))
  })

  test('two moves for the same entry at the same time: exactly one wins', async () => {
    const place = await newPlace()
    const servers = await Promise.all([startTestServer(place), startTestServer(place)])
    const [{ url }, { url: other }] = servers
    const players = await Promise.all([guest(url, 'Ada'), guest(url, 'Bo')])
    let wins = 0
    for (let game = 0; game < 4; game++) {
      const table = await seated(url, players, { game: 'spoils' })
      const devices = players.map((player) => [screen(url, player), screen(other, player)])
      for (const one of devices.flat()) one.client.watch(table.id)
      for (let round = 0; round < 4; round++)
        for (const [seat, [here, there]] of devices.entries()) {
          const n = 2 * round + seat
          const same = async (one: typeof here) =>
            one.until(() => {
              const update = one.update(table.id)
              return update?.n === n && update
            })
          const [update] = await Promise.all([same(here), same(there)])
          const [first, second] = await openTo(update)
          const answers = await Promise.all([
            here.client.move(table.id, first, n),
            there.client.move(table.id, second, n),
          ])
          const done = answers.filter(({ type }) => type === 'done')
          const refused = answers.filter((answer) => answer.type === 'no' && answer.why === 'stale')
          expect([done.length, refused.length]).toEqual([1, 1])
          wins++
        }
      for (const one of devices.flat()) one.close()
    }
    expect(wins).toBe(32)
    await Promise.all(servers.map((server) => server.close()))
  })

  test('a move made while the other server just reads the table is seen there', async () => {
    const place = await newPlace()
    const servers = await Promise.all([startTestServer(place), startTestServer(place)])
    const [{ url }, { url: other }] = servers
    const players = await Promise.all([guest(url, 'Ada'), guest(other, 'Bo')])
    const [hers, his] = [screen(url, players[0]), screen(other, players[1])]
    for (let game = 0; game < 40; game++) {
      const { id } = await seated(url, players, { game: 'spoils' })
      hers.client.watch(id)
      const [move] = await openTo(await hers.until(() => hers.update(id)))
      const moved = hers.client.move(id, move)
      await pause(game % 5)
      his.client.watch(id)
      await moved
      await his.until(() => his.update(id)?.n === 1, 'her move on his screen')
    }
    for (const one of [hers, his]) one.close()
    await Promise.all(servers.map((server) => server.close()))
  })

  test('when one is killed, its people go on at the other', async () => {
    const place = await newPlace()
    const [here, there] = await Promise.all([startTestServer(place), spawnServer(place, await freePort())])
    const players = await Promise.all(['Ada', 'Bo'].map((name) => guest(here.url, name)))
    const table = await seated(here.url, players, { game: 'midgard' })
    const screens = [screen(here.url, players[0]), screen(there.url, players[1])]
    for (const one of screens) one.client.watch(table.id)
    let moves = 0
    await Promise.all([
      playOn(screens[0], { table, seat: 0 }),
      playOn(screens[1], {
        table,
        seat: 1,
        async after() {
          if (++moves !== 12) return
          await there.kill()
          screens[1].moveTo(here.url)
        },
      }),
    ])
    expect(moves).toBeGreaterThan(20)
    for (const one of screens) one.close()
    await here.close()
  })
})

test('when the database ends all connections, the game goes on', async () => {
  const place = await newPlace()
  const servers = await Promise.all([
    startTestServer(place, { LOG_LEVEL: 'silent' }),
    startTestServer(place, { LOG_LEVEL: 'silent' }),
  ])
  const players = await Promise.all(servers.map(({ url }, i) => guest(url, `Player ${i}`)))
  const table = await seated(servers[0].url, players, { game: 'midgard' })
  const screens = servers.map(({ url }, i) => screen(url, players[i]))
  for (const one of screens) one.client.watch(table.id)
  let moves = 0
  await Promise.all(
    screens.map((one, seat) =>
      playOn(one, {
        table,
        seat,
        after: () => (++moves % 15 === 0 && moves < 50 ? postgres.endConnections() : undefined),
      }),
    ),
  )
  expect(moves).toBeGreaterThan(50)
  for (const one of screens) one.close()
  await Promise.all(servers.map((server) => server.close()))
})

test('a server on a database that is not there says so in one line', async () => {
  const place = { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` }
  await expect(startTestServer(place)).rejects.toThrow(/^cannot use the database: /)
})
