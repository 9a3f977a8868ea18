import { appendFileSync, existsSync } from 'node:fs'
import { canonical } from '@meadhall/kernel/plain'
import type { Plain } from '@meadhall/kernel/rules'
import { readText, writeText } from '../files.ts'
import { UsageError } from '../usage.ts'
import type { Played } from './play.ts'

/** Keeps games of an arena, one a line below what they are games of, so that it can be stopped and gone on with. */
export interface Keeper {
  readonly before: readonly Played[]
  keep(played: Played): void
}

export const keepNothing: Keeper = { before: [], keep: () => {} }

/** Takes up a file, or begins it. `arena` is what must be the same for its games to count. */
export function keepIn(file: string, arena: Plain): Keeper {
  const head = canonical(arena)
  if (!existsSync(file)) writeText(file, head)
  const [first, ...lines] = readText(file).split('\n')
  if (first !== head)
    throw new UsageError(
      `${file} holds another arena: other bots, options, rules or seed, or no arena at all`,
    )
  return {
    before: lines.flatMap((line) => read(line)),
    keep: (played) => appendFileSync(file, `\n${JSON.stringify(played)}`),
  }
}

/** The last line may have been cut off. */
function read(line: string): Played[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Played]
  } catch {
    return []
  }
}
