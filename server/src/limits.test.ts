import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limiter, networkOf } from './limits.ts'
import { guest, screen, seated } from './testing/players.ts'
import { newFolder, startTestServer } from './testing/servers.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
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

test('a clock that is set back locks nobody out', () => {
  const may = limiter({ burst: 1, perSecond: 1 }, 1)
  expect([may('a'), may('a')]).toEqual([true, false])
  vi.setSystemTime(0)
  vi.advanceTimersByTime(1000)
  expect(may('a')).toBe(true)
})

test('what is large costs more, and many who come once cost little', () => {
  const may = limiter({ burst: 10, perSecond: 1 }, 1)
  expect([may('a', 8), may('a', 8), may('a', 2)]).toEqual([true, false, true])
  const started = process.hrtime.bigint()
  for (let i = 0; i < 200_000; i++) may(`guest ${i}`)
  expect(Number(process.hrtime.bigint() - started) / 1e6).toBeLessThan(2000) // it took minutes
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s stands for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
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
