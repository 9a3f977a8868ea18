import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/**
 * Moves what has been committed from the log of changes into the database file, every second and in a thread of its
 * own: it takes two waits for the disk, and whoever commits need not wait for them.
 */
const EVERY = 1000
/** Pages of the log after which it is to begin anew. Nobody can commit meanwhile, so little may be left to move then. */
const LONG = 4000
/** Milliseconds to wait for others for that. Who reads for long, as a backup does, must not hold up those who commit. */
const PATIENCE = 10

const database = new Database((workerData as { file: string }).file, { timeout: PATIENCE })
database.pragma('synchronous = FULL')

const timer = setInterval(() => {
  const [{ log }] = database.pragma('wal_checkpoint(PASSIVE)') as [{ log: number }]
  if (log < LONG) return
  database.pragma('wal_checkpoint(PASSIVE)')
  database.pragma('wal_checkpoint(RESTART)')
}, EVERY)

parentPort!.once('message', () => {
  clearInterval(timer)
  database.close()
  parentPort!.close()
})
