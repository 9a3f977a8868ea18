import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import type { Statement, ToWriter, WriterSays } from './sqlite-writer.ts'
import { Conflict, NoStore, type Store, type Write } from './store.ts'

/**
 * The embedded database. Reads happen here; writes go to a thread of their own, which commits all that came in
 * meanwhile with one write to the disk, so that waiting for the disk delays nobody.
 */
export async function openSqlite(folder: string, threadArguments: readonly string[]): Promise<Store> {
  const path = resolve(folder)
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new NoStore(`cannot use the folder ${path}: ${(error as Error).message}`)
  }
  const lock = lockFolder(path)
  const file = join(path, 'meadhall.db')
  const reader = connect(file)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: reader }) })
  await migrate(db)
  reader.pragma('user_version = 1') // a change, so that there is a log
  makeRoom(`${file}-wal`)

  const settings = { workerData: { file }, execArgv: [...threadArguments] }
  const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), settings)
  const checkpoints = new Worker(new URL('./sqlite-checkpoints.ts', import.meta.url), settings)
  const numbered = statementNumbers()
  let gathered: Asked[] = []
  let underWay: Asked[] = []
  let broken: Error | undefined
  /** One commit is under way at a time. All that is asked for meanwhile makes the next. */
  const send = () => {
    if (underWay.length > 0 || gathered.length === 0) return
    underWay = gathered
    gathered = []
    writer.postMessage(numbered(underWay))
  }
  writer.on('message', (failures: WriterSays) => {
    const asked = underWay
    underWay = []
    send()
    asked.forEach(({ done, failed }, i) => {
      const failure = failures[i]
      if (!failure) done()
      else failed(failure.conflict ? new Conflict(failure.text) : new Error(failure.text))
    })
  })
  const fail = (error: Error) => {
    broken = error
    const asked = [...underWay, ...gathered]
    underWay = []
    gathered = []
    for (const { failed } of asked) failed(error)
  }
  writer.on('error', fail)
  checkpoints.on('error', fail)
  writer.on('exit', () => fail(new Error('the database is closed')))

  return {
    db,
    shared: false,
    write(writes) {
      if (broken) return Promise.reject(broken)
      return new Promise((done, failed) => {
        gathered.push({ writes, done, failed })
        if (gathered.length === 1) setImmediate(send)
      })
    },
    announce() {},
    listen() {},
    async ping() {
      if (broken) throw broken
      reader.prepare('select 1').get()
    },
    waiting: () => underWay.length + gathered.length,
    async close() {
      while (underWay.length + gathered.length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
      if (!broken) await Promise.all([ended(checkpoints), ended(writer)])
      await db.destroy()
      lock.close()
    },
  }
}

/** A change that somebody waits for. */
interface Asked {
  readonly writes: readonly Write[]
  readonly done: () => void
  readonly failed: (error: Error) => void
}

/** So many statements are known by number; should there be more, they are sent as they are. */
const MOST_NUMBERED = 200

/** The same few statements are sent again and again: their text once, after that a number. */
function statementNumbers() {
  const numbers = new Map<string, number>()
  let fresh: string[] = []
  const numbered = ({ query: { sql, parameters }, rows: must }: Write): Statement => {
    const rows = must ?? null
    const known = numbers.get(sql)
    if (known !== undefined) return [known, rows, parameters]
    if (numbers.size === MOST_NUMBERED) return [sql, rows, parameters]
    numbers.set(sql, numbers.size)
    fresh.push(sql)
    return [numbers.size - 1, rows, parameters]
  }
  return (changes: readonly Asked[]): ToWriter => {
    fresh = []
    return { changes: changes.map(({ writes }) => writes.map(numbered)), sql: fresh }
  }
}

/** Asks a thread to close its connection, and waits until it has. */
async function ended(thread: Worker): Promise<void> {
  const exit = new Promise((resolve) => thread.once('exit', resolve))
  thread.postMessage('close')
  await exit
}

function connect(file: string): Database.Database {
  const database = new Database(file, { timeout: 5000 })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return database
}

/** Bytes of the log of changes that are made ready beforehand. */
const LOG_BYTES = 24 * 2 ** 20

/**
 * Makes the log of changes as long as it will become. A file that grows with every commit makes the file system write
 * its own log too, and wait for whatever else is in that: of commits beside a busy disk, the slowest hundredth took four
 * times as long. What lies behind the last change is not read.
 */
function makeRoom(log: string): void {
  const file = openSync(log, 'r+')
  try {
    const zeros = Buffer.alloc(2 ** 20)
    for (let at = fstatSync(file).size; at < LOG_BYTES; at += zeros.length)
      writeSync(file, zeros, 0, zeros.length, at)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** One process at a time. The lock is the operating system's: it goes with the process, however that ends. */
function lockFolder(path: string): Database.Database {
  const lock = new Database(join(path, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch {
    lock.close()
    throw new NoStore(`another server is using the folder ${path}`)
  }
}
