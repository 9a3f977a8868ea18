import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** A change to write: all statements or none. */
export interface ToWriter {
  readonly id: number
  readonly statements: readonly {
    readonly sql: string
    readonly parameters: readonly unknown[]
    readonly rows?: number
  }[]
}

/** What became of the changes of one commit. */
export type WriterSays = readonly {
  readonly id: number
  readonly failure?: { readonly conflict: boolean; readonly text: string }
}[]

class WrongRows extends Error {}

const port = parentPort!
const database = new Database((workerData as { file: string }).file, { timeout: 5000 })
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.pragma('foreign_keys = ON')
// Another thread moves changes into the database file. Should it not keep up, it is done here.
database.pragma('wal_autocheckpoint = 20000')

const prepared = new Map<string, Database.Statement>()

function statement(sql: string): Database.Statement {
  const known = prepared.get(sql)
  if (known) return known
  if (prepared.size > 200) prepared.clear()
  const made = database.prepare(sql)
  prepared.set(sql, made)
  return made
}

const run = (sql: string) => statement(sql).run()

/** Changes seldom fail; when one does, all are done again, each so that it can be taken back alone. */
const commit = (batch: readonly ToWriter[]): WriterSays => together(batch) ?? oneByOne(batch)

function together(batch: readonly ToWriter[]): WriterSays | undefined {
  try {
    run('BEGIN IMMEDIATE')
    for (const change of batch) carryOut(change)
    run('COMMIT')
    return batch.map(({ id }) => ({ id }))
  } catch {
    if (database.inTransaction) run('ROLLBACK')
    return undefined
  }
}

function oneByOne(batch: readonly ToWriter[]): WriterSays {
  try {
    run('BEGIN IMMEDIATE')
    const said = batch.map(tried)
    run('COMMIT')
    return said
  } catch (error) {
    if (database.inTransaction) run('ROLLBACK')
    const failure = { conflict: false, text: (error as Error).message }
    return batch.map(({ id }) => ({ id, failure }))
  }
}

function tried(change: ToWriter): WriterSays[number] {
  const { id } = change
  run('SAVEPOINT change')
  try {
    carryOut(change)
    run('RELEASE change')
    return { id }
  } catch (error) {
    run('ROLLBACK TO change')
    run('RELEASE change')
    const { code = '', message } = error as { code?: string; message: string }
    const isConflict = error instanceof WrongRows || /CONSTRAINT_(PRIMARYKEY|UNIQUE)/.test(code)
    return { id, failure: { conflict: isConflict || /UNIQUE constraint/.test(message), text: message } }
  }
}

function carryOut({ statements }: ToWriter): void {
  for (const { sql, parameters, rows } of statements) {
    const { changes } = statement(sql).run([...parameters])
    if (rows !== undefined && changes !== rows) throw new WrongRows(`${changes} rows instead of ${rows}`)
  }
}

port.on('message', (asked: readonly ToWriter[] | 'close') => {
  if (asked === 'close') {
    database.close()
    port.close()
    return
  }
  port.postMessage(commit(asked))
})
