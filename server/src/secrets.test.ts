import { gameOf, games } from '@meadhall/hall/games'
import { fromHex, importRecord, toldBy } from '@meadhall/hall/hall-table'
import { momentsSeen } from '@meadhall/hall/moments-seen'
import type { Heard } from '@meadhall/hall/online'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { playOn } from './testing/driver.ts'
import { guest, type Player, type Screen, screen, seated } from './testing/players.ts'
import { newFolder, startTestServer } from './testing/servers.ts'

const { place, remove } = newFolder()
let server: RunningServer
beforeAll(async () => {
  server = await startTestServer(place)
})
afterAll(async () => {
  await server.close()
  remove()
})

// One game of each kind through real sockets, judged in every detail; many-games.test.ts searches a hundred of each.

/** Everything that an update may say. What is not named here has not been thought about. */
const KEYS = 'game n viewer seats options view pending log since undo commitment clock asking'.split(' ')

test.each(games.map(({ id }) => [id]))(
  'nobody at a table of %s, and nobody who looks on, is sent what they may not know',
  async (id) => {
    const { url } = server
    const players = await Promise.all(['Ada', 'Bo', 'Cleo'].map((name) => guest(url, name)))
    const table = await seated(url, players, { game: id })
    const screens = [...players.map((player) => screen(url, player)), screen(url)]
    for (const one of screens) one.client.watch(table.id)
    await Promise.all(players.map((_, seat) => playOn(screens[seat], { table, seat })))
    for (const one of screens) await one.until(() => one.update(table.id)?.seed)
    const record = await players[0].ask<{ seed: string }>(url, `/api/tables/${table.id}/record`)
    for (const [i, one] of screens.entries())
      await judge(id, one, i < players.length ? i : null, record, players)
    for (const one of screens) one.close()
  },
  90_000,
)

/** Goes through all that one screen received. The whole game is known now, so what was secret then is known too. */
async function judge(
  id: string,
  { heard, bytes }: Screen,
  viewer: number | null,
  record: { seed: string },
  players: readonly Player[],
): Promise<void> {
  const game = await gameOf(id)!.load()
  const { rules } = game
  const hall = importRecord(game, JSON.stringify(record), undefined, fromHex(record.seed))
  const { entries } = hall.table.record
  const seen = new Map(momentsSeen(hall, viewer, 0, entries.length).map((moment) => [moment.n, moment]))
  const before = bytes.filter((text) => !text.includes('"ranking":'))
  const others = players.filter((_, seat) => seat !== viewer)
  for (const text of before) expect(text).not.toContain(record.seed)
  for (const text of bytes)
    for (const { cookie, me } of others) {
      expect(text).not.toContain(cookie.split('=')[1])
      expect(text).not.toContain(me.csrf)
    }
  let judged = 0
  for (const message of heard) {
    expect(viewer === null && inviteIn(message)).toBeFalsy()
    if (message.type !== 'update') continue
    const { update } = message
    for (const { n, told } of update.log) {
      const known = toldBy(hall, n).filter(({ only }) => only === undefined || only === viewer)
      expect(told).toEqual(JSON.parse(JSON.stringify(known)))
    }
    if (update.ranking) continue
    expect(Object.keys(update).filter((key) => !KEYS.includes(key))).toEqual([])
    expect(update.viewer).toBe(viewer)
    const moment = seen.get(update.n)
    if (!moment) continue // another's secret doing: the view is that of the moment before
    judged++
    // The view, put together from its changes, is what the rules let this viewer see.
    expect(update.view).toEqual(JSON.parse(JSON.stringify(moment.view)))
    // A position that differs only in what the viewer may not know looks the same.
    const pick = (_what: string, among: readonly number[]) => among[(update.n * 7919) % among.length]
    const other = rules.determinize(update.view, viewer, { pick })
    expect(JSON.parse(JSON.stringify(rules.view(other, viewer)))).toEqual(update.view)
  }
  expect(judged).toBeGreaterThan(20)
}

function inviteIn(message: Heard): string | undefined {
  return message.type === 'table' ? message.table.invite : undefined
}
