import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { type ClientConfig, Pool, types } from 'pg'
import { openListening } from './listening.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { type Announcement, Conflict, type Store, type Write } from './store.ts'

const CHANNEL = 'meadhall'
const UNIQUE_VIOLATION = '23505'
const EIGHT_BYTE_INTEGER = 20

interface Options {
  readonly url: string
  readonly connections: number
  /** Tells this process's announcements from others'. */
  readonly self: string
  readonly onTrouble: (error: Error) => void
}

/** Milliseconds for a connection to be made or to become free, for the database to do one statement, for its answer. */
const CONNECT_WITHIN = 5000
const STATEMENT_WITHIN = 10_000
const ANSWER_WITHIN = 12_000
/** How long closing waits for connections to end in good order. */
const CLOSE_WITHIN = 2000

/** The shared database: any number of servers and bot workers, side by side. */
export async function openPostgres({ url, connections, self, onTrouble }: Options): Promise<Store> {
  types.setTypeParser(EIGHT_BYTE_INTEGER, Number)
  await bringUpToDate(url)
  const client: ClientConfig = {
    connectionString: url,
    application_name: 'meadhall',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_WITHIN,
    statement_timeout: STATEMENT_WITHIN,
    idle_in_transaction_session_timeout: ANSWER_WITHIN,
    query_timeout: ANSWER_WITHIN,
  }
  const pool = new Pool({ ...client, max: connections })
  pool.on('error', onTrouble)
  // One that is in use when it breaks tells nobody but itself.
  pool.on('connect', (made) => made.on('error', onTrouble))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: careful(pool) }) })

  let waiting = 0
  let heard: (announcement: Announcement, from: string) => void = () => {}
  let missed: () => void = () => {}
  const listening = await openListening({
    client: { ...client, application_name: 'meadhall listening' },
    channel: CHANNEL,
    heard(payload) {
      const { from, ...announcement } = JSON.parse(payload) as Announcement & { from: string }
      if (from !== self) heard(announcement, from)
    },
    missed: () => missed(),
    onTrouble,
  })

  async function transact(writes: readonly Write[], announcement?: Announcement): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      for (const { query, rows } of writes) {
        const { rowCount } = await client.query(query.sql, [...query.parameters])
        if (rows !== undefined && rowCount !== rows)
          throw new Conflict(`${rowCount ?? 0} rows instead of ${rows}`)
      }
      // Delivered when, and only if, the transaction commits.
      if (announcement) await client.query('SELECT pg_notify($1, $2)', [CHANNEL, payload(announcement)])
      await client.query('COMMIT')
      client.release()
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => client.release(),
        (broken: unknown) => client.release(broken as Error),
      )
      if ((error as { code?: string }).code === UNIQUE_VIOLATION)
        throw new Conflict((error as Error).message, { cause: error })
      throw error
    }
  }

  const payload = (announcement: Announcement) => JSON.stringify({ ...announcement, from: self })

  return {
    db,
    shared: true,
    async write(writes, announcement) {
      waiting++
      try {
        await transact(writes, announcement)
      } finally {
        waiting--
      }
    },
    announce(announcement) {
      pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload(announcement)]).catch(onTrouble)
    },
    listen(hear, miss) {
      heard = hear
      missed = miss
    },
    whenBroken() {}, // connections come and go
    async ping() {
      await pool.query('SELECT 1')
      if (!listening.isListening()) throw new Error('not listening to the database')
    },
    waiting: () => waiting,
    async close() {
      await listening.close()
      // A database that hangs does not say goodbye.
      await Promise.race([db.destroy(), new Promise((resolve) => setTimeout(resolve, CLOSE_WITHIN).unref())])
    },
  }
}

/** Migrations may take as long as they need, but not to reach the database. */
async function bringUpToDate(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN, max: 1 })
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

/** The pool as the query builder uses it: a connection that did not answer, or broke, is not used again. */
function careful(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      let broken: Error | undefined
      const query = async (sql: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(sql, [...parameters])
        } catch (error) {
          // What the database itself refuses has a code, and leaves the connection as it was.
          if (!/^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')) broken = error as Error
          throw error
        }
      }
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) }
    },
    end: () => pool.end(),
  }
}
