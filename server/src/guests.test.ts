import { setTimeout as pause } from 'node:timers/promises'
import type { ListedTable } from '@meadhall/hall/online'
import type { StandingOrder } from '@meadhall/hall/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSqlite } from './database/sqlite.ts'
import { people } from './people/people.ts'
import type { RunningServer } from './server.ts'
import { openLobby } from './tables/lobby.ts'
import { openPlay } from './tables/play.ts'
import { openRooms } from './tables/rooms.ts'
import { ask, guest, screen, seated } from './testing/players.ts'
import { newFolder, seedOf, startTestServer, threadArguments } from './testing/servers.ts'

// What one guest does must not be felt by the others.

const { place, remove } = newFolder()
let server: RunningServer
let url: string
beforeAll(async () => {
  server = await startTestServer(place)
  url = server.url
})
afterAll(async () => {
  await server.close()
  remove()
})

const troll = (id: number, copies: number) => ({
  id: `t${id}`,
  attack: 1,
  defense: 1,
  glory: 1,
  wood: 1,
  copies,
})

test('cards of a table are bounded in rows, copies and length', async () => {
  const ada = await guest(url, 'Ada')
  const make = (cards: object) =>
    ada.ask(url, '/api/tables', { game: 'midgard', seats: ['open', 'open'], options: { cards } })
  const rows = (count: number, copies: number) => Array.from({ length: count }, (_, i) => troll(i, copies))
  await expect(make({ trolls: rows(1000, 99) })).rejects.toThrow('trolls: has more than 200 rows')
  await expect(make({ trolls: rows(10, 99) })).rejects.toThrow('trolls: has more than 200 cards')
  await expect(
    make({ trolls: [troll(1, 20), { ...troll(2, 1), note: 'x'.repeat(70_000) }] }),
  ).rejects.toThrow('too long')
  await expect(make({ trolls: rows(20, 1) })).resolves.toMatchObject({ status: 'open' })
})

test('a list of tables is short, whatever cards they bring along', async () => {
  const ada = await guest(url, 'Ada')
  const trolls = Array.from({ length: 40 }, (_, i) => ({ ...troll(i, 1), note: 'x'.repeat(1000) }))
  for (let i = 0; i < 5; i++)
    await ada.ask(url, '/api/tables', {
      game: 'midgard',
      seats: ['open', 'open'],
      public: true,
      options: { cards: { trolls } },
    })
  const { given, response } = await ask(url, '/api/tables')
  expect((given as ListedTable[]).length).toBeGreaterThanOrEqual(5)
  expect(Number(response.headers.get('content-length'))).toBeLessThan(10_000)
  expect(JSON.stringify(await ada.ask(url, '/api/me/tables'))).not.toContain('xxx')
})

describe('standing orders', () => {
  /** A table of two at which the first leaves orders; the entries that it has when it has come to rest. */
  async function atRest(game: string, orders: readonly object[]): Promise<{ n: number; left: unknown }> {
    const players = [await guest(url, 'Ada'), await guest(url, 'Bo')]
    const table = await seated(url, players, { game })
    const screens = players.map((player) => screen(url, player))
    for (const one of screens) one.client.watch(table.id)
    for (const one of screens) await one.until(() => one.update(table.id))
    for (const one of screens) await one.client.orders(table.id, orders as StandingOrder[])
    for (let before = -1, now = 0; before !== now; before = now) {
      await pause(500)
      now = (await players[0].ask(url, `/api/tables/${table.id}`)).n
    }
    const { n, orders: left } = await players[0].ask(url, `/api/tables/${table.id}`)
    for (const one of screens) one.close()
    return { n, left }
  }

  test('that order, or lead in a circle, end', async () => {
    const { n, left } = await atRest('odin', [{ move: { do: 'order' } }])
    expect(n).toBeLessThan(200)
    expect(left).toBeUndefined()
  })

  test('without content end', async () => {
    expect((await atRest('odin', [{ move: {} }])).n).toBeLessThan(1000)
  })
})

test("one guest's many tables with bots do not stop the bots of the others", async () => {
  const [eve, ada] = [await guest(url, 'Eve'), await guest(url, 'Ada')]
  const bots = [{ bot: 'jarl' }, { bot: 'jarl' }, { bot: 'jarl' }]
  const greedy = await Promise.all(
    Array.from({ length: 16 }, () => eve.ask(url, '/api/tables', { game: 'odin', seats: ['open', ...bots] })),
  )
  // Her own moves are made at once, so that all those bots always have something to think about.
  const theirs = screen(url, eve)
  await Promise.all(greedy.map(({ id: each }) => theirs.client.orders(each, [{ move: {} }])))
  const started = performance.now()
  const { id } = await ada.ask(url, '/api/tables', { game: 'spoils', seats: ['open', { bot: 'thrall' }] })
  const hers = screen(url, ada)
  hers.client.watch(id)
  await hers.until(() => (hers.update(id)?.n ?? 0) >= 1, "a bot's move")
  // One thought may be under way; sixteen would be.
  expect(performance.now() - started).toBeLessThan(10_000)
  for (const one of [hers, theirs]) one.close()
}, 60_000)

test('whoever takes back without end is stopped, and the game goes on', async () => {
  const { place: own, remove: removeOwn } = newFolder()
  const store = await openSqlite(own.DATA_DIR, threadArguments)
  const listeners = { turn: () => {}, due: () => {}, trouble: () => {} }
  const rooms = openRooms(store, 10, listeners)
  const play = openPlay(rooms, 40)
  const lobby = openLobby(rooms, () => seedOf(1))
  const accounts = people(store, 1)
  const [ada, bo] = await Promise.all(
    ['Ada', 'Bo'].map(async (name) => (await accounts.guest(name)).session.person),
  )
  const { id, invite = '' } = await lobby.create(ada, { game: 'spoils', seats: ['open', 'open'] })
  await lobby.join(id, bo, { invite })
  const hers = { person: ada.id }
  let n = 0
  const bid = (card: number) => ({ do: 'bid', card })
  expect(await play.move(id, hers, n++, bid(1))).toMatchObject({ outcome: 'done' })
  for (; n < 20; n++)
    expect(await play.wish(id, hers, n % 2 === 1 ? 'undo' : 'redo', n)).toMatchObject({ n: n + 1 })
  expect(await play.wish(id, hers, 'redo', n)).toEqual({ why: 'tooLong' })
  expect(await play.move(id, hers, n++, bid(1))).toMatchObject({ outcome: 'done' })
  expect(await play.move(id, { person: bo.id }, n++, bid(2))).toMatchObject({ outcome: 'done', n })
  await rooms.close()
  await store.close()
  removeOwn()
})
