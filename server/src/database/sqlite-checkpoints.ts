import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/**
 * Moves what has been committed from the log of changes into the database file, every second and in a thread of its
 * own: it takes two waits for the disk, and whoever commits need not wait for them.
 */
const EVERY = 1000

const database = new Database((workerData as { file: string }).file, { timeout: 5000 })
database.pragma('synchronous = FULL')

const timer = setInterval(() => {
  database.pragma('wal_checkpoint(PASSIVE)')
}, EVERY)

parentPort!.once('message', () => {
  clearInterval(timer)
  database.close()
  parentPort!.close()
})
