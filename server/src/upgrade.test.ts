import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { guest, screen, seated } from './testing/players.ts'
import { newFolder, startTestServer } from './testing/servers.ts'

test('tables of rules that are not played here are shown, and hold nobody up', async () => {
  const { place, remove } = newFolder()
  const first = await startTestServer(place)
  const players = await Promise.all(['Ada', 'Bo'].map((name) => guest(first.url, name)))
  const { id } = await seated(first.url, players, { game: 'spoils' })
  await first.close()
  // More of them than are looked for at a time, all long due.
  const database = new Database(join(place.DATA_DIR, 'meadhall.db'))
  database.prepare('update tables set version = 999, due_at = 1 where id = ?').run([id])
  const row = database.prepare('select * from tables where id = ?').get([id]) as Record<string, unknown>
  const columns = Object.keys(row).filter((column) => !column.startsWith('_'))
  const insert = database.prepare(
    `insert into tables (${columns.join()}) values (${columns.map(() => '?').join()})`,
  )
  for (let i = 0; i < 150; i++) {
    const copy: Record<string, unknown> = { ...row, id: `copy-${i}`, invite: `invite-${i}` }
    insert.run(columns.map((column) => copy[column]))
  }
  database.close()

  const server = await startTestServer(place, { LOG_LEVEL: 'silent' })
  const { url } = server
  const [ada] = players
  const hers = screen(url, ada)
  const table = await ada.ask(url, '/api/tables', { game: 'spoils', seats: ['open', { bot: 'thrall' }] })
  hers.client.watch(table.id)
  await hers.until(() => (hers.update(table.id)?.n ?? 0) >= 1, "a bot's move")
  hers.client.watch(id)
  await hers.until(() => hers.heard.some((one) => one.type === 'table' && one.table.id === id))
  expect(await hers.client.move(id, { do: 'bid', card: 1 } as never, 0)).toMatchObject({ why: 'otherRules' })
  hers.close()
  await server.close()
  remove()
})
