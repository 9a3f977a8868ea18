import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limiter } from './limits.ts'
import { guest, screen, seated } from './testing/players.ts'
import { newFolder, startTestServer } from './testing/servers.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('so many at once, and so many a second after that, for each by itself', () => {
  const may = limiter({ burst: 3, perSecond: 2 }, 1)
  expect([may('a'), may('a'), may('a'), may('a')]).toEqual([true, true, true, false])
  expect(may('b')).toBe(true)
  vi.advanceTimersByTime(500)
  expect([may('a'), may('a')]).toEqual([true, false])
})

test('the factor scales, and zero lets everything through', () => {
  const twice = limiter({ burst: 1, perSecond: 1 }, 2)
  expect([twice('a'), twice('a'), twice('a')]).toEqual([true, true, false])
  const free = limiter({ burst: 0, perSecond: 0 }, 0)
  expect(free('a')).toBe(true)
})

test('a person who says too much too fast is told so, and the game goes on', async () => {
  vi.useRealTimers()
  const { place, remove } = newFolder()
  const server = await startTestServer(place, { RATE_LIMIT: '1' })
  const players = [await guest(server.url, 'Ada'), await guest(server.url, 'Bo')]
  const table = await seated(server.url, players, { game: 'spoils' })
  const hers = screen(server.url, players[0])
  hers.client.watch(table.id)
  await hers.until(() => hers.update(table.id))
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => hers.client.chat(table.id, `line ${i}`)),
  )
  const done = answers.filter(({ type }) => type === 'done')
  const tooFast = answers.filter((answer) => answer.type === 'no' && answer.why === 'tooFast')
  expect(done.length + tooFast.length).toBe(100)
  expect(done.length).toBeLessThan(15)
  const tries = Array.from({ length: 40 }, () => guest(server.url, 'Eve').catch((error: unknown) => error))
  expect(await Promise.all(tries)).toContainEqual(expect.objectContaining({ status: 429 }))
  hers.close()
  await server.close()
  remove()
})
