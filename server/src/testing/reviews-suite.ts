import { readFileSync } from 'node:fs'
import type { ReviewSeen } from '@meadhall/hall/online'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { write } from '../database/store.ts'
import { openStore } from '../server.ts'
import type { Look } from '../tables/look.ts'
import type { BotThreads } from '../work/bot-threads.ts'
import { openReviewDesk, openReviewer } from '../work/reviews.ts'
import { ask } from './players.ts'
import { type Place, startTestServer, threadArguments } from './servers.ts'

/** A short game: alone, and soon lost. */
const GAME = new URL('../../../games/mountain/golden/2/010.json', import.meta.url)

/** Looking back at finished games. */
export function reviewsSuite(newPlace: () => Promise<Place>): void {
  test('a finished game is reviewed while somebody waits, by whoever works, and kept', async () => {
    const place = await newPlace()
    const { record } = JSON.parse(readFileSync(GAME, 'utf8')) as { record: { entries: object[] } }
    await finished(place, 'done', JSON.stringify(record))
    await finished(place, 'damaged', JSON.stringify({ ...record, format: 2 }))
    const server = await startTestServer(place)
    const review = (table: string) => reviewAt(server.url, table)
    expect(await review('done')).toEqual({ done: 0, of: record.entries.length })
    const whole = await vi.waitFor(
      async () => {
        const found = await review('done')
        expect(found.review).toBeDefined()
        return found
      },
      { timeout: 120_000, interval: 200 },
    )
    expect(whole.review!.decisions).toHaveLength(record.entries.length)
    await vi.waitFor(() => expect(review('damaged')).rejects.toMatchObject({ why: 'noReview' }), {
      timeout: 30_000,
      interval: 200,
    })
    await expect(review('none')).rejects.toMatchObject({ why: 'noSuchTable' })
    await server.close()
    // Another server has it at once.
    const again = await startTestServer(place)
    expect(await reviewAt(again.url, 'done')).toEqual(whole)
    await again.close()
  }, 180_000)

  test('a review goes on only while no bot thinks', async () => {
    const place = await newPlace()
    await finished(place, 'done', '{}')
    const store = await openStore(readConfig({ ...place }), 'self', threadArguments, () => {})
    const look = { record: async () => '{"entries":[1,2,3,4]}' } as unknown as Look
    await openReviewDesk(store, look)('done')
    const order: string[] = []
    let bots = 0
    let asked = 0
    const threads = {
      thinking: () => {
        asked++
        return bots
      },
      reviewLength: async () => 4,
      reviewPart: async (_: string, from: number, count: number) => {
        order.push(`from ${from}`)
        // Meanwhile a bot is asked for its move.
        if (from === 0) bots = 1
        return JSON.stringify(Array.from({ length: count }, () => ({})))
      },
      reviewWhole: async () => {
        order.push('whole')
        return '{}'
      },
    } as unknown as BotThreads
    const troubles: unknown[] = []
    const reviewer = openReviewer({
      self: 'self',
      store,
      look,
      bots: threads,
      onTrouble: (_, error) => void troubles.push(error),
    })
    await vi.waitFor(() => expect(order).toEqual(['from 0']), { timeout: 20_000 })
    // However often the reviewer looks, it waits.
    const seen = asked
    await vi.waitFor(() => expect(asked).toBeGreaterThan(seen + 3), { timeout: 20_000 })
    order.push('bot')
    bots = 0
    await vi.waitFor(() => expect(order).toContain('whole'), { timeout: 20_000 })
    expect(order).toEqual(['from 0', 'bot', 'from 2', 'whole'])
    expect(troubles).toEqual([])
    reviewer.close()
    await reviewer.closed
    await store.close()
  })
}

/** Nobody needs an account to look back. */
async function reviewAt(url: string, table: string): Promise<ReviewSeen> {
  const { given } = await ask(url, `/api/tables/${table}/review`, { body: {} })
  return given as ReviewSeen
}

async function finished(place: Place, id: string, record: string): Promise<void> {
  const store = await openStore(readConfig({ ...place }), id, threadArguments, () => {})
  const { db } = store
  const at = Date.now()
  await store.write([
    write(
      db.insertInto('tables').values({
        id,
        game: 'mountain',
        version: 2,
        options: '{}',
        status: 'finished',
        is_public: 1,
        invite: `invite-${id}`,
        host: null,
        clock_setting: '{"kind":"untimed"}',
        out_of_time: 'bot',
        start_when_full: 1,
        bot_level: 'karl',
        hints: 0,
        seed: '',
        commitment: '',
        setup: '[]',
        n: 33,
        rev: 33,
        pending: '[]',
        clock: null,
        asking: null,
        due_at: null,
        claimed_by: null,
        claimed_until: null,
        rematch: null,
        held_until: null,
        result: null,
        created_at: at,
        started_at: at,
        finished_at: at,
        changed_at: at,
      }),
    ),
    write(db.insertInto('archives').values({ table_id: id, record })),
  ])
  await store.close()
}
