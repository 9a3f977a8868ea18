import { Kysely, Migrator, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { expect } from 'vitest'
import { migrations } from '../database/migrations.ts'
import { guest, screen, seated } from './players.ts'
import type { TestPostgres } from './postgres.ts'
import { startTestServer } from './servers.ts'

/** The tables of the database, those first that others point to. */
const TABLES = ['people', 'sessions', 'tables', 'seats', 'entries', 'snapshots', 'chat']

type Row = Record<string, unknown>
type Database = Kysely<Record<string, Row>>

const open = (url: string): Database =>
  new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 2 }) }) })

/** A database as a version before made it, with all that it could hold of another. */
async function asOf(postgres: TestPostgres, last: string, from: string): Promise<string> {
  const url = await postgres.database()
  const [then, now] = [open(url), open(from)]
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))
  const { error } = await new Migrator({
    db: then,
    provider: { getMigrations: async () => known },
  }).migrateToLatest()
  expect(error).toBe(undefined)
  const columns = new Map((await then.introspection.getTables()).map((table) => [table.name, table.columns]))
  for (const table of TABLES)
    for (const row of await now.selectFrom(table).selectAll().execute()) {
      const kept = columns.get(table)!.map(({ name }) => [name, row[name]])
      await then.insertInto(table).values(Object.fromEntries(kept)).execute()
    }
  await Promise.all([then.destroy(), now.destroy()])
  return url
}

/** A game that was begun under an older migration goes on after the newer ones. */
export async function survivesUpgrade(postgres: TestPostgres, number: string): Promise<void> {
  const last = Object.keys(migrations).find((name) => name.startsWith(number))!
  const from = await postgres.database()
  const before = await startTestServer({ DATABASE_URL: from })
  const players = [await guest(before.url, 'Ada'), await guest(before.url, 'Bo')]
  const { id } = await seated(before.url, players, { game: 'spoils' })
  const hers = screen(before.url, players[0])
  hers.client.watch(id)
  await hers.until(() => hers.update(id))
  await hers.client.move(id, { do: 'bid', card: 1 } as never, 0)
  hers.close()
  await before.close()

  const server = await startTestServer({ DATABASE_URL: await asOf(postgres, last, from) })
  const screens = players.map((player) => screen(server.url, player))
  for (const one of screens) one.client.watch(id)
  for (const one of screens) await one.until(() => one.update(id)?.n === 1)
  expect(await screens[1].client.move(id, { do: 'bid', card: 2 } as never, 1)).toMatchObject({
    type: 'done',
    n: 2,
  })
  expect(await players[0].ask(server.url, '/api/me/tables')).toMatchObject([{ id }])
  for (const one of screens) one.close()
  await server.close()
}
