import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { CompiledQuery, Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import type { Changes, Statement, WriterSays } from './sqlite-writer.ts'
import { Conflict, NoStore, type Store, type Write } from './store.ts'

/**
 * The embedded database. Reads happen here; writes go to a thread of their own, which commits all that came in
 * meanwhile with one write to the disk, so that waiting for the disk delays nobody. What the disk does not take fails,
 * and the next is tried again: a disk that was full serves again when there is room.
 */
export async function openSqlite(folder: string, threadArguments: readonly string[]): Promise<Store> {
  const { file, reader, lock } = openFiles(resolve(folder))
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: reader }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    lock.close()
    throw new NoStore(`cannot use ${file}: ${oneLine(error)}`, { cause: error })
  }

  const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), {
    workerData: { file },
    execArgv: [...threadArguments],
  })
  let gathered: QueuedChange[] = []
  let underWay: QueuedChange[] = []
  /** Set for good when the thread has died: nothing more can be written. */
  let broken: Error | undefined
  /** Whether the last commit was not taken by the disk. */
  let isRefused = false
  let isClosing = false
  let onBroken = (_error: Error) => {}
  /** One commit is under way at a time. All that is asked for meanwhile makes the next. */
  const send = () => {
    if (underWay.length > 0 || gathered.length === 0) return
    underWay = gathered
    gathered = []
    writer.postMessage(underWay.map(({ writes }) => writes.map(statementOf)) satisfies Changes)
  }
  writer.on('message', (failures: WriterSays) => {
    const asked = underWay
    underWay = []
    isRefused = failures.length > 0 && failures.every((failure) => failure && !failure.conflict)
    send()
    asked.forEach(({ done, failed }, i) => {
      const failure = failures[i]
      if (!failure) done()
      else failed(failure.conflict ? new Conflict(failure.text) : new Error(failure.text))
    })
  })
  const fail = (error: Error) => {
    if (!broken && !isClosing) onBroken(error)
    broken ??= error
    const asked = [...underWay, ...gathered]
    underWay = []
    gathered = []
    for (const { failed } of asked) failed(error)
  }
  writer.on('error', (error) => fail(new Error(`the thread of the database died: ${oneLine(error)}`)))
  writer.on('exit', () => fail(new Error('the database is closed')))

  function write(writes: readonly Write[]): Promise<void> {
    if (broken) return Promise.reject(broken)
    return new Promise((done, failed) => {
      gathered.push({ writes, done, failed })
      if (gathered.length === 1) setImmediate(send)
    })
  }

  return {
    db,
    shared: false,
    write,
    announce() {},
    listen() {},
    whenBroken(tell) {
      onBroken = tell
    },
    async ping() {
      if (broken) throw broken
      reader.prepare('select 1').get()
      if (isRefused) await write([{ query: CompiledQuery.raw('PRAGMA user_version = 1') }])
    },
    waiting: () => underWay.length + gathered.length,
    async close() {
      while (underWay.length + gathered.length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
      isClosing = true
      if (!broken) await ended(writer)
      putAway(reader)
      await db.destroy()
      lock.close()
    },
  }
}

/** A checkpoint: brings all that is in the write-ahead log (WAL) into the database file, so that it is whole by itself. */
function putAway(reader: Database.Database): void {
  try {
    reader.pragma('wal_checkpoint(TRUNCATE)')
  } catch {
    // On a full disk it stays in the log, where it is found again.
  }
}

const OWNER_ONLY = 0o600

/** Opens the folder and the file in it, readable by nobody else: it holds the seeds of games that go on. */
function openFiles(path: string) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new NoStore(`cannot use the folder ${path}: ${oneLine(error)}`)
  }
  const lock = lockFolder(path)
  const file = join(path, 'meadhall.db')
  try {
    closeSync(openSync(file, 'a', OWNER_ONLY))
    for (const name of [file, `${file}-wal`, `${file}-shm`, join(path, 'lock.db')])
      if (existsSync(name)) chmodSync(name, OWNER_ONLY)
    const reader = connect(file)
    checkPages(reader, file)
    return { file, reader, lock }
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code?.startsWith('SQLITE_CORRUPT')) throw damaged(file, oneLine(error))
    throw error instanceof NoStore ? error : new NoStore(`cannot use ${file}: ${oneLine(error)}`)
  }
}

const damaged = (file: string, how: string) =>
  new NoStore(`${file} is damaged (${oneLine(how)}); restore a backup`)

/** Up to this size all pages are looked at before anybody comes in; more would take too long. */
const CHECKED_BYTES = 512 * 2 ** 20

function checkPages(reader: Database.Database, file: string): void {
  if (statSync(file).size > CHECKED_BYTES) return
  const [{ quick_check: said }] = reader.pragma('quick_check(1)') as { quick_check: string }[]
  if (said !== 'ok') throw damaged(file, said)
}

function oneLine(error: unknown): string {
  const text = typeof error === 'string' ? error : ((error as Error).message ?? 'it failed')
  return text.split('\n').join(' ').slice(0, 300)
}

/** A change that somebody waits for. */
interface QueuedChange {
  readonly writes: readonly Write[]
  readonly done: () => void
  readonly failed: (error: Error) => void
}

const statementOf = ({ query: { sql, parameters }, rows }: Write): Statement => [
  sql,
  rows ?? null,
  parameters,
]

/** Asks the thread to close its connection, and waits until it has. */
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

/** One process at a time. The lock is the operating system's: it goes with the process, however that ends. */
function lockFolder(path: string): Database.Database {
  let lock: Database.Database | undefined
  try {
    lock = new Database(join(path, 'lock.db'), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    const { code = '' } = error as { code?: string }
    if (code.startsWith('SQLITE_BUSY')) throw new NoStore(`another server is using the folder ${path}`)
    throw new NoStore(`cannot use the folder ${path}: ${oneLine(error)}`)
  }
}
