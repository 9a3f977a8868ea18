import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** A statement, how many rows it must touch if that matters, and its values. */
export type Statement = readonly [sql: string, rows: number | null, parameters: readonly unknown[]]

/** What one commit writes: of each change all statements or none. */
export type Changes = readonly (readonly Statement[])[]

/** Which changes failed, by their place; none if all went well. */
export type WriterSays = readonly (Failure | undefined)[]

interface Failure {
  readonly conflict: boolean
  readonly text: string
}

class WrongRows extends Error {}

const port = parentPort!

/** Milliseconds to wait for whoever else writes: a server that is being closed, or a tool. */
const PATIENCE = 5000
/** So many statements are kept prepared; the few that moves need come first. */
const MOST_PREPARED = 200

/** A connection with its statements. One that met a full disk is not used again. */
function connect() {
  const database = new Database((workerData as { file: string }).file, { timeout: PATIENCE })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  const prepared = new Map<string, Database.Statement>()
  const [begin, commit, rollback, save, release, rollbackToSaved] = [
    'BEGIN IMMEDIATE',
    'COMMIT',
    'ROLLBACK',
    'SAVEPOINT change',
    'RELEASE change',
    'ROLLBACK TO change',
  ].map((sql) => database.prepare(sql))
  const statement = (sql: string): Database.Statement => {
    const known = prepared.get(sql) ?? database.prepare(sql)
    if (prepared.size < MOST_PREPARED) prepared.set(sql, known)
    return known
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

/** Changes seldom fail; when one does, all are done again, each so that it can be taken back alone. */
const write = (changes: Changes): WriterSays => (together(changes) ? [] : oneByOne(changes))

function together(changes: Changes): boolean {
  try {
    connected().begin.run()
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
    connected().begin.run()
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
  for (const [sql, rows, parameters] of change) {
    const { changes } = statement(sql).run(parameters)
    if (rows !== null && changes !== rows) throw new WrongRows(`${changes} rows instead of ${rows}`)
  }
}

connected() // what cannot be opened is found now
port.on('message', (asked: Changes | 'close') => {
  if (asked === 'close') {
    disconnect()
    port.close()
    return
  }
  port.postMessage(write(asked))
})
