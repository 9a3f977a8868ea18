import { createHash } from 'node:crypto'
import { daySeedName } from '@meadhall/hall/day-tables'
import { gameOf } from '@meadhall/hall/games'
import { entryNumber, openHallTable, person, submit } from '@meadhall/hall/hall-table'
import type { DayTableInfo } from '@meadhall/hall/online'
import { exportRecord } from '@meadhall/hall/record-file'
import { think } from '@meadhall/hall/think'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RunningServer } from '../server.ts'
import { ask, guest } from './players.ts'
import { type Place, startTestServer } from './servers.ts'

const today = new Date().toISOString().slice(0, 10)
const path = `/api/days/${today}/odin`

/** Somebody's game of the day: alone, by quick choices of their own. */
async function playedDay(own: number): Promise<string> {
  const game = await gameOf('odin')!.load()
  const seed = createHash('sha256')
    .update(`meadhall ${daySeedName(today, 'odin')}`)
    .digest()
  const hall = openHallTable(game, { seats: [person('Ada')], options: {}, seed })
  while (game.rules.pending(hall.table.state).length > 0) {
    const n = entryNumber(hall)
    const view = game.rules.view(hall.table.state, 0)
    const move = await think({ game: 'odin', options: {}, view, seat: 0, bot: 'thrall', seed: own + n })
    submit(hall, { seat: 0, answers: n, move })
  }
  const { frames: _, ...record } = JSON.parse(exportRecord(hall)) as { frames?: unknown }
  return JSON.stringify(record)
}

/** The game of the day, on every database. */
export function daySuite(newPlace: () => Promise<Place>): void {
  let server: RunningServer
  let url: string
  let record: string
  beforeAll(async () => {
    server = await startTestServer(await newPlace())
    url = server.url
    record = await playedDay(1)
  })
  afterAll(() => server.close())

  describe('the game of the day', () => {
    test('a result that its record proves stands in the table, once', async () => {
      const ada = await guest(url, 'Ada')
      const { results, played, rank } = await ada.ask<DayTableInfo>(url, path, { record })
      expect({ played, rank }).toEqual({ played: 1, rank: 1 })
      expect(results).toEqual([expect.objectContaining({ name: 'Ada', mine: true, place: 1 })])
      await expect(ada.ask(url, path, { record })).rejects.toMatchObject({ why: 'playedAlready' })
      const bo = await guest(url, 'Bo')
      const seen = await bo.ask<DayTableInfo>(url, path)
      expect(seen.results[0]).not.toHaveProperty('mine')
      expect(seen.results[0].points).toBe(results[0].points)
      // How it was played is for those who have played.
      const replay = `${path}/${results[0].id}`
      await expect(bo.ask(url, replay)).rejects.toMatchObject({ why: 'playFirst' })
      expect(await ada.ask(url, replay)).toMatchObject({ game: 'odin' })
    })

    test('a cheated result is refused', async () => {
      const eve = await guest(url, 'Eve')
      const given = JSON.parse(record) as { entries: { chance: number[] }[]; setup: number[] }
      const rolled = given.entries.findLastIndex(({ chance }) => chance.length > 0)
      const luckier = {
        ...given,
        entries: given.entries.map((entry, i) => (i === rolled ? { ...entry, chance: [0] } : entry)),
      }
      const shorter = { ...given, entries: given.entries.slice(0, -1) }
      for (const cheat of [luckier, shorter, { ...given, options: { length: 'short' } }, {}])
        await expect(eve.ask(url, path, { record: JSON.stringify(cheat) })).rejects.toMatchObject({
          why: 'notTheDay',
        })
      await expect(eve.ask(url, path, { record: 'x'.repeat(140_000) })).rejects.toThrow(/./)
      expect((await eve.ask<DayTableInfo>(url, path)).results.some(({ mine }) => mine)).toBe(false)
    })

    test('the fifth level plays the day by itself, and stands in the table beside people', async () => {
      const day = `/api/days/${today}/mountain`
      expect(await ask(url, day).then(({ given }) => given)).toEqual({ played: 0, results: [] })
      const { played, results } = await vi.waitFor(
        async () => {
          const found = (await ask(url, day)).given as DayTableInfo
          expect(found.results).toHaveLength(1)
          return found
        },
        { timeout: 240_000, interval: 500 },
      )
      expect(played, 'people').toBe(0)
      expect(results).toEqual([
        { id: expect.any(String), name: 'konungr', points: expect.any(Number), place: 1, bot: true },
      ])
      await expect(ask(url, `${day}/${results[0].id}`)).rejects.toMatchObject({ why: 'playFirst' })
    }, 270_000)

    test('only days that are now, and that there are', async () => {
      const ada = await guest(url, 'Ada')
      await expect(ada.ask(url, '/api/days/2020-01-01/odin', { record })).rejects.toMatchObject({
        why: 'dayIsOver',
      })
      for (const day of ['2020-13-01', '9999-01-01', 'today'])
        await expect(ask(url, `/api/days/${day}/odin`)).rejects.toMatchObject({ why: 'badRequest' })
      await expect(ask(url, `/api/days/${today}/spoils`)).rejects.toMatchObject({ why: 'badRequest' })
    })
  })
}
