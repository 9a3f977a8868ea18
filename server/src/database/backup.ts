import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import { NoStore } from './store.ts'

/** Every table with what its rows are ordered by; those that others refer to come first. */
const TABLES = [
  ['people', ['id']],
  ['sessions', ['id']],
  ['tables', ['id']],
  ['seats', ['table_id', 'seat']],
  ['entries', ['table_id', 'n']],
  ['snapshots', ['table_id', 'n']],
  ['archives', ['table_id']],
  ['reviews', ['table_id']],
  ['chat', ['table_id', 'id']],
  ['sets', ['person', 'id']],
  ['keys', ['id']],
  ['callings', ['person']],
  ['subscriptions', ['session']],
  ['addresses', ['person']],
  ['calls', ['person', 'table_id']],
  ['outbox', ['id']],
  ['days', ['id']],
] as const satisfies readonly (readonly [keyof Schema, readonly string[]])[]
type Row = Record<string, unknown>

const PAGE = 500
const FORMAT = 1

/** How many rows of each table there are. */
export type Counts = Record<string, number>

interface Head {
  readonly meadhall: 'backup'
  readonly format: number
  /** The last migration of the database that it was made of. */
  readonly migration: string
}

/**
 * All that a database holds, as lines of JSON that either kind of database can take up again: a head, a row a line, and
 * an end that counts them. It is all of one moment if `db` reads in one transaction.
 */
export async function* backupLines(db: Kysely<Schema>): AsyncGenerator<string, Counts> {
  yield JSON.stringify({
    meadhall: 'backup',
    format: FORMAT,
    migration: await lastMigration(db),
  } satisfies Head)
  const counts: Counts = {}
  for (const [table, keys] of TABLES) {
    counts[table] = 0
    for (let after: unknown[] | undefined; ; ) {
      const rows = await pageOf(db, table, keys, after)
      for (const row of rows) yield JSON.stringify([table, row])
      counts[table] += rows.length
      if (rows.length < PAGE) break
      after = keys.map((key) => rows[rows.length - 1][key])
    }
  }
  yield JSON.stringify({ end: counts })
  return counts
}

async function pageOf(
  db: Kysely<Schema>,
  table: string,
  keys: readonly string[],
  after: readonly unknown[] | undefined,
): Promise<Row[]> {
  const names = sql.join(keys.map((key) => sql.ref(key)))
  const behind = after === undefined ? sql`` : sql`where (${names}) > (${sql.join(after)})`
  const query = sql<Row>`select * from ${sql.table(table)} ${behind} order by ${names} limit ${sql.lit(PAGE)}`
  return (await query.execute(db)).rows
}

async function lastMigration(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0].name
}

/** Takes up a backup in an empty database, all of it or nothing. Throws `NoStore` with one line where it cannot. */
export async function restoreLines(db: Kysely<Schema>, lines: AsyncIterable<string>): Promise<Counts> {
  const known = await lastMigration(db)
  return db.transaction().execute(async (all) => {
    if (!(await isEmpty(all))) throw new NoStore('the database is not empty')
    // A server that was started on it once has made keys; those of the backup are the ones that browsers know.
    await all.deleteFrom('keys').execute()
    const counts: Counts = Object.fromEntries(TABLES.map(([table]) => [table, 0]))
    let gathered: Row[] = []
    let into = ''
    let isWhole = false
    let number = 0
    const flush = async () => {
      try {
        if (gathered.length > 0)
          await all
            .insertInto(into as 'people')
            .values(gathered as never[])
            .execute()
      } catch (error) {
        throw new NoStore(`the backup does not fit before line ${number}: ${(error as Error).message}`)
      }
      gathered = []
    }
    for await (const line of lines) {
      const given = parsed(line, ++number)
      if (number === 1) checkHead(given as Partial<Head>, known)
      else if (Array.isArray(given)) {
        const [table, row] = given as [string, Row]
        if (!Object.hasOwn(counts, table)) throw new NoStore(`line ${number}: there is no table "${table}"`)
        if (table !== into || gathered.length === 100) await flush()
        into = table
        gathered.push(row)
        counts[table]++
      } else {
        await flush()
        // One of an older version does not know all tables.
        const { end = {} } = given as { end?: Counts }
        isWhole = 'people' in end && TABLES.every(([table]) => (end[table] ?? 0) === counts[table])
      }
    }
    if (!isWhole) throw new NoStore('the backup is not whole')
    return counts
  })
}

function parsed(line: string, number: number): unknown {
  try {
    const given = JSON.parse(line) as unknown
    if (typeof given === 'object' && given !== null) return given
  } catch {
    // It is told below.
  }
  throw new NoStore(number === 1 ? 'this is no backup' : `line ${number} cannot be read`)
}

function checkHead({ meadhall, format, migration = '' }: Partial<Head>, known: string): void {
  if (meadhall !== 'backup') throw new NoStore('this is no backup')
  if (format !== FORMAT || migration > known) throw new NoStore('it was made by a newer version of Meadhall')
}

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('people').select('id').limit(1).execute(),
    db.selectFrom('tables').select('id').limit(1).execute(),
  ])
  return found.every((rows) => rows.length === 0)
}
