import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import Database from 'libsql'
import { Pool } from 'pg'
import type { Config } from '../config.ts'
import type { Schema } from './schema.ts'
import { NoStore } from './store.ts'

/** Reads a database as it is at one moment, beside the servers that use it. */
export async function atOneMoment<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  read: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const db = databaseUrl === '' ? ofFolder(resolve(dataDir)) : ofServer(databaseUrl)
  try {
    return await db.connection().execute(async (one) => {
      const begin = databaseUrl === '' ? 'BEGIN' : 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'
      await sql.raw(begin).execute(one)
      try {
        return await read(one)
      } finally {
        await sql.raw('ROLLBACK').execute(one)
      }
    })
  } catch (error) {
    throw error instanceof NoStore
      ? error
      : new NoStore(`cannot read the database: ${(error as Error).message}`)
  } finally {
    await db.destroy()
  }
}

function ofFolder(folder: string): Kysely<Schema> {
  const file = join(folder, 'meadhall.db')
  if (!existsSync(file)) throw new NoStore(`there is no database in ${folder}`)
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: new Database(file, { timeout: 5000 }) }),
  })
}

function ofServer(url: string): Kysely<Schema> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 })
  pool.on('error', () => {})
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
