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
const database = new Database((workerData as { file: string }).file, { timeout: 0 })
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.pragma('foreign_keys = ON')
// Another thread moves changes into the database file. Should it not keep up, it is done here.
database.pragma('wal_autocheckpoint = 20000')

const texts: string[] = []
const prepared: Database.Statement[] = []
const [begin, commit, rollback, save, release, rollbackToSaved] = [
  'BEGIN IMMEDIATE',
  'COMMIT',
  'ROLLBACK',
  'SAVEPOINT change',
  'RELEASE change',
  'ROLLBACK TO change',
].map((sql) => database.prepare(sql))

type Changes = ToWriter['changes']

/** Milliseconds to wait for whoever else writes: the thread that begins the log anew, for a few of them. */
const PATIENCE = 5000
const nothing = new Int32Array(new SharedArrayBuffer(4))

/** Looks every millisecond whether it may begin; left to itself, the database would look after 1, 3, 8, 18 and 33. */
function beginSoon(): void {
  for (const last = Date.now() + PATIENCE; ; )
    try {
      begin.run()
      return
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY' || Date.now() > last) throw error
      Atomics.wait(nothing, 0, 0, 1)
    }
}

/** Changes seldom fail; when one does, all are done again, each so that it can be taken back alone. */
const write = (changes: Changes): WriterSays => (together(changes) ? [] : oneByOne(changes))

function together(changes: Changes): boolean {
  try {
    beginSoon()
    for (const change of changes) carryOut(change)
    commit.run()
    return true
  } catch {
    if (database.inTransaction) rollback.run()
    return false
  }
}

function oneByOne(changes: Changes): WriterSays {
  try {
    beginSoon()
    const said = changes.map(tried)
    commit.run()
    return said
  } catch (error) {
    if (database.inTransaction) rollback.run()
    const failure = { conflict: false, text: (error as Error).message }
    return changes.map(() => failure)
  }
}

function tried(change: readonly Statement[]): Failure | undefined {
  save.run()
  try {
    carryOut(change)
    release.run()
    return undefined
  } catch (error) {
    rollbackToSaved.run()
    release.run()
    const { code = '', message } = error as { code?: string; message: string }
    const isConflict = error instanceof WrongRows || /CONSTRAINT_(PRIMARYKEY|UNIQUE)/.test(code)
    return { conflict: isConflict || /UNIQUE constraint/.test(message), text: message }
  }
}

function statement(which: number | string): Database.Statement {
  if (typeof which === 'string') return database.prepare(which)
  return (prepared[which] ??= database.prepare(texts[which]))
}

function carryOut(change: readonly Statement[]): void {
  for (const [which, rows, parameters] of change) {
    const { changes } = statement(which).run(parameters)
    if (rows !== null && changes !== rows) throw new WrongRows(`${changes} rows instead of ${rows}`)
  }
}

port.on('message', (asked: ToWriter | 'close') => {
  if (asked === 'close') {
    database.close()
    port.close()
    return
  }
  texts.push(...asked.sql)
  port.postMessage(write(asked.changes))
})
