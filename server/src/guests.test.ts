import type { ListedTable } from '@meadhall/hall/online'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { ask, guest } from './testing/players.ts'
import { newFolder, startTestServer } from './testing/servers.ts'

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
  await expect(make({ trolls: rows(1000, 99) })).rejects.toThrow('trolls has more than 200 rows')
  await expect(make({ trolls: rows(10, 99) })).rejects.toThrow('trolls has more than 200 cards')
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
