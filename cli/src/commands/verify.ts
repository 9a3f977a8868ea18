import { fitsRules } from '@meadhall/hall/record-file'
import { faults } from '@meadhall/kernel/replay'
import type { Given, Takes } from '../arguments.ts'
import { asUsage, readRecordFile, seedOf } from '../records.ts'
import { commitmentTo } from '../tables.ts'

export const takes: Takes = {
  options: { seed: { value: 'HEX', help: 'the seed, where the record does not tell it' } },
}

/** `meadhall verify`: fair dice, checked. */
export async function run(given: Given): Promise<number> {
  const [file] = given.positionals
  const { record, game } = await readRecordFile(file)
  const found = await asUsage(file, () => {
    const seed = seedOf(record, given.text('seed'))
    const wrong: string[] = []
    if (record.commitment !== undefined && record.commitment.toLowerCase() !== commitmentTo(seed))
      wrong.push('the hash shown at the start is not the hash of this seed')
    fitsRules(game, record)
    return [...wrong, ...faults(game.rules, record, seed)]
  })
  for (const fault of found) console.log(`FALSE  ${fault}`)
  if (found.length > 0) return 1
  const shown = record.commitment === undefined ? 'no hash was shown at the start' : 'the hash fits'
  console.log(`true: all ${record.entries.length} entries came from the seed; ${shown}`)
  return 0
}
