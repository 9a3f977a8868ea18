import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/**
 * Moves what has been committed from the log of changes into the database file, in a thread of its own: it takes two
 * waits for the disk, and whoever commits need not wait for them. The disk itself has to take turns, so it is given
 * little at a time: on a busy server this happens more often.
 */
const SELDOM = 1000
const OFTEN = 50
/** Pages to be moved at a time. */
const HANDFUL = 400
/** Pages of the log after which it is to begin anew. Nobody can commit meanwhile, so little may be left to move then. */
const LONG = 5000
/** Milliseconds to wait for others for that. Who reads for long, as a backup does, must not hold up those who commit. */
const PATIENCE = 10

const { file } = workerData as { file: string }
let database: Database.Database | undefined

function connected(): Database.Database {
  if (database) return database
  database = new Database(file, { timeout: PATIENCE })
  database.pragma('synchronous = FULL')
  return database
}

function disconnect(): void {
  try {
    database?.close()
  } catch {
    // Its files may be gone or full; it is let go all the same.
  }
  database = undefined
}

/** Moves what there is, and tells how many pages the log has. */
function move(how: 'PASSIVE' | 'RESTART'): number {
  const [{ log }] = connected().pragma(`wal_checkpoint(${how})`) as [{ log: number }]
  return log
}

let wait = SELDOM
let before = 0
let timer = setTimeout(work, wait)

/** What the disk does not take stays in the log and is moved later. */
function work(): void {
  try {
    moveOn()
  } catch {
    disconnect()
    wait = SELDOM
  }
  timer = setTimeout(work, wait)
}

function moveOn(): void {
  const log = move('PASSIVE')
  const moved = log < before ? log : log - before
  before = log
  if (log >= LONG) {
    move('PASSIVE')
    move('RESTART')
  }
  wait = Math.min(SELDOM, Math.max(OFTEN, (wait * HANDFUL) / Math.max(1, moved)))
}

parentPort!.once('message', () => {
  clearTimeout(timer)
  disconnect()
  parentPort!.close()
})
