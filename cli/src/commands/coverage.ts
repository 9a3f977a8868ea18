import { games } from '@meadhall/hall/games'
import type { Given, Takes } from '../arguments.ts'
import { coverageOf } from '../coverage.ts'
import { findGame } from '../tables.ts'

export const takes: Takes = {}

/** `meadhall coverage`: every rule is shown at work by a scenario. */
export async function run(given: Given): Promise<number> {
  let complete = true
  for (const listed of given.positionals.length > 0 ? given.positionals.map(findGame) : games) {
    const { game, entries, scenarios, uncited, unknown } = await coverageOf(listed)
    console.log(
      `${game}: ${entries - uncited.length} of ${entries} rule entries cited by ${scenarios} scenarios`,
    )
    for (const id of uncited) console.log(`  no scenario cites ${id}`)
    for (const where of unknown) console.log(`  no rule entry ${where}`)
    if (uncited.length + unknown.length > 0) complete = false
  }
  return complete ? 0 : 1
}
