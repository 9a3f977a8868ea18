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

const database = new Database((workerData as { file: string }).file, { timeout: PATIENCE })
database.pragma('synchronous = FULL')

/** Moves what there is, and tells how many pages the log has. */
function move(how: 'PASSIVE' | 'RESTART'): number {
  const [{ log }] = database.pragma(`wal_checkpoint(${how})`) as [{ log: number }]
  return log
}

let wait = SELDOM
let before = 0
let timer = setTimeout(work, wait)

function work(): void {
  const log = move('PASSIVE')
  const moved = log < before ? log : log - before
  before = log
  if (log >= LONG) {
    move('PASSIVE')
    move('RESTART')
  }
  wait = Math.min(SELDOM, Math.max(OFTEN, (wait * HANDFUL) / Math.max(1, moved)))
  timer = setTimeout(work, wait)
}

parentPort!.once('message', () => {
  clearTimeout(timer)
  database.close()
  parentPort!.close()
})
