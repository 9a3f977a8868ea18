import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { readConfig } from '@meadhall/server/config'
import { restoreLines } from '@meadhall/server/database/backup'
import { openStore } from '@meadhall/server/server'
import type { Given, Takes } from '../arguments.ts'
import { asServerUsage } from '../server-usage.ts'
import { threadArguments } from '../threads.ts'

export const takes: Takes = {
  more: [
    'Into an empty database: DATABASE_URL, or the folder DATA_DIR. All of the backup is taken up, or nothing.',
  ],
}

/** `meadhall restore`: a backup taken up again. */
export async function run(given: Given): Promise<number> {
  const [file] = given.positionals
  const counts = await asServerUsage('restore', async () => {
    const packed = createReadStream(file)
    await new Promise((resolve, reject) => packed.once('open', resolve).once('error', reject))
    const store = await openStore(readConfig(process.env), 'restore', threadArguments, () => {})
    try {
      const unpacked = packed.pipe(createGunzip())
      return await restoreLines(
        store.db,
        createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY }),
      )
    } finally {
      await store.close()
    }
  })
  console.log(`restored ${counts.people} people, ${counts.tables} tables, ${counts.entries} entries`)
  return 0
}
