import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool, types } from 'pg'
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

/** The shared database: any number of servers and bot workers, side by side. */
export async function openPostgres({ url, connections, self, onTrouble }: Options): Promise<Store> {
  types.setTypeParser(EIGHT_BYTE_INTEGER, Number)
  const pool = new Pool({ connectionString: url, max: connections })
  pool.on('error', onTrouble)
  // One that is in use when it breaks tells nobody but itself.
  pool.on('connect', (client) => client.on('error', onTrouble))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)

  let waiting = 0
  let isClosed = false
  let ear: Client | undefined
  let heard: (announcement: Announcement, from: string) => void = () => {}
  let missed: () => void = () => {}

  /** Listens on a connection of its own, and again when that is lost. */
  async function listen(): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true })
    client.on('error', onTrouble)
    client.on('end', () => {
      ear = undefined
      if (!isClosed) setTimeout(() => void relisten(), 200)
    })
    client.on('notification', ({ payload }) => {
      const { from, ...announcement } = JSON.parse(payload ?? '{}') as Announcement & { from: string }
      if (from !== self) heard(announcement, from)
    })
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    ear = client
  }

  async function relisten(): Promise<void> {
    try {
      await listen()
      missed()
    } catch (error) {
      onTrouble(error as Error)
      if (!isClosed) setTimeout(() => void relisten(), 1000)
    }
  }

  await listen()

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
    async ping() {
      await pool.query('SELECT 1')
      if (!ear) throw new Error('not listening to the database')
    },
    waiting: () => waiting,
    async close() {
      isClosed = true
      await ear?.end()
      await db.destroy()
    },
  }
}
