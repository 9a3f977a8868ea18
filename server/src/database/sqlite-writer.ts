import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** A statement by its number or as it is, how many rows it must touch if that matters, and its values. */
export type Statement = readonly [which: number | string, rows: number | null, parameters: readonly unknown[]]

/** What one commit writes: of each change all statements or none. */
export interface ToWriter {
  readonly changes: readonly (readonly Statement[])[]
  /** The statements that get the next numbers. */
  readonly sql: readonly string[]
}

/** Which changes failed, by their place; none if all went well. */
export type WriterSays = readonly (Failure | undefined)[]

interface Failure {
  readonly conflict: boolean
  readonly text: string
}

class WrongRows extends Error {}

const port = parentPort!
const texts: string[] = []

/** A connection with its statements. One that met a full disk is not used again. */
function connect() {
  const database = new Database((workerData as { file: string }).file, { timeout: 0 })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Another thread moves changes into the database file. Should it not keep up, it is done here.
  database.pragma('wal_autocheckpoint = 20000')
  const prepared: Database.Statement[] = []
  const [begin, commit, rollback, save, release, rollbackToSaved] = [
    'BEGIN IMMEDIATE',
    'COMMIT',
    'ROLLBACK',
    'SAVEPOINT change',
    'RELEASE change',
    'ROLLBACK TO change',
  ].map((sql) => database.prepare(sql))
  const statement = (which: number | string): Database.Statement => {
    if (typeof which === 'string') return database.prepare(which)
    return (prepared[which] ??= database.prepare(texts[which]))
  }
  return { database, statement, begin, commit, rollback, save, release, rollbackToSaved }
}

let connection: ReturnType<typeof connect> | undefined
const connected = () => (connection ??= connect())

function disconnect(): void {
  try {
    connection?.database.close()
  } catch {
    // Its files may be gone or full; it is let go all the same.
  }
  connection = undefined
}

type Changes = ToWriter['changes']

/** Milliseconds to wait for whoever else writes: the thread that begins the log anew, for a few of them. */
const PATIENCE = 5000
const nothing = new Int32Array(new SharedArrayBuffer(4))

/** Looks every millisecond whether it may begin; left to itself, the database would look after 1, 3, 8, 18 and 33. */
function beginSoon(): void {
  for (const last = performance.now() + PATIENCE; ; )
    try {
      connected().begin.run()
      return
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY' || performance.now() > last) throw error
      Atomics.wait(nothing, 0, 0, 1)
    }
}

/** Changes seldom fail; when one does, all are done again, each so that it can be taken back alone. */
const write = (changes: Changes): WriterSays => (together(changes) ? [] : oneByOne(changes))

function together(changes: Changes): boolean {
  try {
    beginSoon()
    for (const change of changes) carryOut(change)
    connected().commit.run()
    return true
  } catch {
    takeBack()
    return false
  }
}

/** What the disk does not take is tried again on a new connection with the next commit. */
function oneByOne(changes: Changes): WriterSays {
  try {
    beginSoon()
    const said = changes.map(tried)
    connected().commit.run()
    return said
  } catch (error) {
    disconnect()
    const failure = { conflict: false, text: textOf(error) }
    return changes.map(() => failure)
  }
}

function takeBack(): void {
  try {
    if (connection?.database.inTransaction) connection.rollback.run()
  } catch {
    disconnect()
  }
}

function tried(change: readonly Statement[]): Failure | undefined {
  const { save, release, rollbackToSaved } = connected()
  save.run()
  try {
    carryOut(change)
    release.run()
    return undefined
  } catch (error) {
    rollbackToSaved.run()
    release.run()
    const { code = '' } = error as { code?: string }
    const isConflict = error instanceof WrongRows || /CONSTRAINT_(PRIMARYKEY|UNIQUE)/.test(code)
    const text = textOf(error)
    return { conflict: isConflict || /UNIQUE constraint/.test(text), text }
  }
}

function textOf(error: unknown): string {
  const { code = '', message = 'the database failed' } = error as { code?: string; message?: string }
  return code === '' ? message : `${message} (${code})`
}

function carryOut(change: readonly Statement[]): void {
  const { statement } = connected()
  for (const [which, rows, parameters] of change) {
    const { changes } = statement(which).run(parameters)
    if (rows !== null && changes !== rows) throw new WrongRows(`${changes} rows instead of ${rows}`)
  }
}

connected() // what cannot be opened is found now
port.on('message', (asked: ToWriter | 'close') => {
  if (asked === 'close') {
    disconnect()
    port.close()
    return
  }
  texts.push(...asked.sql)
  port.postMessage(write(asked.changes))
})
