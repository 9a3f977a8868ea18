import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Given, Takes } from '../arguments.ts'
import { writeText } from '../files.ts'
import { playGolden, writeGolden } from '../golden.ts'
import { progressBar } from '../progress.ts'
import { findBots, findGame, seedFrom } from '../tables.ts'
import { UsageError } from '../usage.ts'

export const takes: Takes = {
  options: {
    games: { value: 'N', help: 'how many (50)' },
    bots: { value: 'A,B,...', help: 'bots that take turns deciding (greedy,random)' },
    seed: { value: 'TEXT', help: 'other games (golden)' },
    out: { value: 'DIR', help: 'the folder to write to' },
  },
}

/** `meadhall golden`: what must stay as it is. */
export async function run(given: Given): Promise<number> {
  const listed = findGame(given.positionals[0])
  const folder = given.text('out')
  if (folder === undefined) throw new UsageError('golden: --out DIR is missing')
  const count = given.count('games', 50, 1, 1000)
  const names = (given.text('bots') ?? 'greedy,random').split(',')
  const bots = await findBots(listed, names, names.length)
  const game = await listed.load()
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(`cannot make the folder ${folder}: ${(error as Error).message}`)
  }
  const progress = progressBar(count)
  for (let number = 1; number <= count; number++) {
    const golden = playGolden(game, bots, seedFrom(`${given.text('seed') ?? 'golden'} ${number}`), number)
    writeText(join(folder, `${String(number).padStart(3, '0')}.json`), writeGolden(golden))
    progress(number)
  }
  console.log(`${count} games written to ${folder}`)
  return 0
}
