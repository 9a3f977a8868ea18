import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { accountsSuite } from './accounts-suite.ts'
import { openTo } from './driver.ts'
import { playSuite } from './play-suite.ts'
import { guest, screen, seated } from './players.ts'
import { safetySuite } from './safety-suite.ts'
import { type Place, startTestServer } from './servers.ts'
import { tablesSuite } from './tables-suite.ts'

/** What must hold on every database. */
export function hallSuite(newPlace: () => Promise<Place>): void {
  let server: RunningServer
  let url: string
  beforeAll(async () => {
    server = await startTestServer(await newPlace())
    url = server.url
  })
  afterAll(() => server.close())

  accountsSuite(() => url)
  tablesSuite(() => url, newPlace)
  playSuite(() => url)

  test('a server that is closed and opened again goes on where it was', async () => {
    const place = await newPlace()
    const first = await startTestServer(place)
    const players = await Promise.all(['Ada', 'Bo'].map((name) => guest(first.url, name)))
    const table = await seated(first.url, players, { game: 'spoils' })
    const screens = players.map((player) => screen(first.url, player))
    for (const one of screens) one.client.watch(table.id)
    await screens[0].until(() => screens[0].update(table.id))
    expect(await screens[0].client.move(table.id, { do: 'bid', card: 4 } as never)).toMatchObject({
      type: 'done',
    })
    await first.close()
    for (let again = 0; again < 2; again++) {
      const next = await startTestServer(place)
      for (const one of screens) one.moveTo(next.url)
      const seat = 1 - again
      const update = await screens[seat].until(() => {
        const newest = screens[seat].update(table.id)
        return screens[seat].client.connected() && newest?.n === 1 + again && newest
      })
      const [move] = await openTo(update)
      expect(await screens[seat].client.move(table.id, move)).toMatchObject({ n: 2 + again })
      await next.close()
    }
    for (const one of screens) one.close()
  })

  safetySuite(() => url)
}
