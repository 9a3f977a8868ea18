import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { backupLines, restoreLines } from './database/backup.ts'
import { atOneMoment } from './database/snapshot.ts'
import { openStore } from './server.ts'
import { playOn } from './testing/driver.ts'
import { guest, screen, seated } from './testing/players.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { newFolder, type Place, startTestServer, threadArguments } from './testing/servers.ts'

let postgres: TestPostgres
const folders: ReturnType<typeof newFolder>[] = []
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  for (const { remove } of folders) remove()
})
const inFolder = async (): Promise<Place> => {
  const folder = newFolder()
  folders.push(folder)
  return folder.place
}
const onPostgres = async (): Promise<Place> => ({ DATABASE_URL: await postgres.database() })

async function backup(place: Place): Promise<string[]> {
  return atOneMoment(readConfig(place), async (db) => {
    const lines: string[] = []
    for await (const line of backupLines(db)) lines.push(line)
    return lines
  })
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

async function restore(place: Place, lines: readonly string[]): Promise<void> {
  const store = await openStore(readConfig(place), 'test', threadArguments, () => {})
  await restoreLines(store.db, each(lines)).finally(() => store.close())
}

test.each([
  ['SQLite', 'PostgreSQL', inFolder, onPostgres],
  ['PostgreSQL', 'SQLite', onPostgres, inFolder],
])('a game goes on from a running %s to %s', async (_from, _to, newPlace, newOther) => {
  const place = await newPlace()
  const first = await startTestServer(place)
  const players = await Promise.all(['Ada', 'Bo'].map((name) => guest(first.url, name)))
  const table = await seated(first.url, players, { game: 'spoils' })
  const screens = players.map((player) => screen(first.url, player))
  for (const one of screens) one.client.watch(table.id)
  let moves = 0
  const some = { enough: () => moves >= 7, after: () => void moves++ }
  const playing = screens.map((one, seat) => playOn(one, { table, seat, ...some }))
  await screens[0].until(() => moves > 2)
  const lines = await backup(place) // while they play
  await screens[0].until(() => moves >= 7)
  for (const one of screens) one.client.reconnect()
  await Promise.all(playing)
  for (const one of screens) one.close()
  await first.close()

  const other = await newOther()
  await restore(other, lines)
  expect(await backup(other)).toEqual(lines)
  const second = await startTestServer(other)
  const again = players.map((player) => screen(second.url, player))
  for (const one of again) one.client.watch(table.id)
  const { n } = await again[0].until(() => again[0].update(table.id))
  expect(n).toBeGreaterThanOrEqual(2)
  expect(n).toBeLessThanOrEqual(moves)
  await Promise.all(again.map((one, seat) => playOn(one, { table, seat })))
  const record = await players[0].ask<{ seed: string }>(second.url, `/api/tables/${table.id}/record`)
  expect(record.seed).toMatch(/^[0-9a-f]{64}$/)
  for (const one of again) one.close()
  await second.close()
  await expect(restore(other, lines)).rejects.toThrow('the database is not empty')
})

test('what is no backup, or not a whole one, is refused and leaves nothing behind', async () => {
  const place = await inFolder()
  const server = await startTestServer(place)
  await guest(server.url, 'Ada')
  await server.close()
  const lines = await backup(place)
  const [head, ...rows] = lines
  const other = await openStore(readConfig(await inFolder()), 'test', threadArguments, () => {})
  const newer = head.replace('"format":1', '"format":2')
  for (const [given, words] of [
    [['{}'], 'this is no backup'],
    [['garbage'], 'this is no backup'],
    [[newer, ...rows], 'newer version'],
    [lines.slice(0, -1), 'not whole'],
    [[head, ...rows.slice(1)], 'does not fit'],
    [[head, '["wizards",{}]'], 'there is no table "wizards"'],
    [[head, rows[0], '["peop'], 'line 3 cannot be read'],
  ] as const)
    await expect(restoreLines(other.db, each(given))).rejects.toThrow(words)
  await expect(restoreLines(other.db, each(lines))).resolves.toMatchObject({ people: 1, sessions: 1 })
  await other.close()
})
