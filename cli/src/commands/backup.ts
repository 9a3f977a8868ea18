import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readConfig } from '@meadhall/server/config'
import { backupLines, type Counts } from '@meadhall/server/database/backup'
import { atOneMoment } from '@meadhall/server/database/snapshot'
import type { Given, Takes } from '../arguments.ts'
import { asServerUsage } from '../server-usage.ts'

export const takes: Takes = {
  more: [
    'All that the hall keeps, as it is at one moment, while servers run: accounts, tables, games, talk. The database is',
    'the one that `serve` would use: DATABASE_URL, or the folder DATA_DIR. The file is for both kinds of database, so it',
    'also carries a hall from one to the other. It holds password hashes and the seeds of running games: keep it safe.',
  ],
}

/** `meadhall backup`: everything in one file. */
export async function run(given: Given): Promise<number> {
  const [file] = given.positionals
  const counts = await asServerUsage('backup', () =>
    atOneMoment(readConfig(process.env), async (db) => {
      let counted: Counts = {}
      const lines = async function* () {
        const all = backupLines(db)
        for (;;) {
          const { value, done } = await all.next()
          if (done) {
            counted = value
            return
          }
          yield `${value}\n`
        }
      }
      await pipeline(
        Readable.from(lines()),
        createGzip(),
        createWriteStream(file, { mode: 0o600, flags: 'wx' }),
      )
      return counted
    }),
  )
  console.log(`${file}: ${counts.people} people, ${counts.tables} tables, ${counts.entries} entries`)
  return 0
}
