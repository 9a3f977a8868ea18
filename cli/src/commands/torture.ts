import type { Given, Takes } from '../arguments.ts'
import { timeOf } from '../torture/part.ts'
import { PARTS } from '../torture/parts.ts'
import { added, keepTallies, printed, readTallies, writePage } from '../torture/table.ts'
import { UsageError } from '../usage.ts'

export const takes: Takes = {
  options: {
    minutes: { value: 'N', help: 'how long, all parts together (10)' },
    only: { value: 'PART', help: `one of ${PARTS.map(({ name }) => name).join(', ')}` },
    json: { help: 'print what was done as JSON' },
    write: { help: 'put the table into docs/reliability.md, as npm run torture does' },
  },
  more: ['It goes on where it was the last time: what was done is kept in .cache/torture.'],
}

/** `meadhall torture`: a part after the other, each for its share of the time. */
export async function run(given: Given): Promise<number> {
  const only = given.text('only')
  const parts = PARTS.filter(({ name }) => only === undefined || name === only)
  if (parts.length === 0) throw new UsageError(`torture: there is no part '${only}'`)
  const seconds = (given.count('minutes', 10, 1, 10_000) * 60) / parts.length
  let found = 0
  for (const part of parts) {
    const started = performance.now()
    const result = await part.run(timeOf(seconds), readTallies()[part.name]?.count ?? 0)
    const now = readTallies() // another part may have been run beside it
    keepTallies({ ...now, [part.name]: added(now[part.name], result, (performance.now() - started) / 1000) })
    found += result.faults.length
    for (const fault of result.faults) console.error(`FAULT  ${part.name}: ${fault}`)
  }
  const tallies = readTallies()
  if (given.on('write')) writePage(PARTS, tallies)
  console.log(given.on('json') ? JSON.stringify(tallies, null, 1) : printed(PARTS, tallies))
  return found === 0 ? 0 : 1
}
