import { availableParallelism } from 'node:os'
import type { Given, Takes } from '../arguments.ts'
import { readText } from '../files.ts'
import { UsageError } from '../usage.ts'
import { type Found, type Part, type Siege, type Tries, timeOf, together } from './part.ts'
import { makeShare, spread } from './spread.ts'
import { keepTallies, onPage, printed, readTallies, type Tallies, type Tally, writePage } from './table.ts'

export const takesOf = (parts: readonly Part[]): Takes => ({
  options: {
    minutes: { value: 'N', help: 'how long, all parts together (10)' },
    only: { value: 'PARTS', help: `some of ${parts.map(({ name }) => name).join(',')}` },
    workers: { value: 'N', help: 'processes at a time, for parts that can be spread (as many as cores)' },
    take: { value: 'FILE', help: 'take over the parts that went further in the tallies of another machine' },
    mended: { value: 'PARTS', help: 'count what these have found so far as mended, and do nothing else' },
    json: { help: 'print what was done as JSON' },
    write: { help: 'put the table into docs/reliability.md, as npm run torture does' },
    share: { value: 'PART', help: 'make the tries that another process asks for (used by itself)' },
  },
  more: [
    'It goes on where it was the last time: what was done is kept in .cache/torture.',
    'A part ends when its aim is reached; one that has reached it goes on for its time.',
  ],
})

/** A part after the other, each for its share of the time that is left. */
export async function torture(parts: readonly Part[], given: Given): Promise<number> {
  const shared = given.text('share')
  if (shared !== undefined) return share(parts, shared)
  const elsewhere = given.text('take')
  if (elsewhere !== undefined) takeOver(JSON.parse(readText(elsewhere)) as Tallies)
  const mended = given.text('mended')
  if (mended !== undefined) markMended(chosen(parts, mended))
  const idle = elsewhere !== undefined || mended !== undefined
  const found = idle ? 0 : await runParts(chosen(parts, given.text('only')), given)
  const tallies = readTallies()
  if (given.on('write')) writePage(parts, tallies)
  console.log(given.on('json') ? JSON.stringify(tallies, null, 1) : printed(parts, tallies))
  return found === 0 ? 0 : 1
}

function chosen(parts: readonly Part[], only: string | undefined): readonly Part[] {
  if (only === undefined) return parts
  return only.split(',').map((name) => {
    const part = parts.find((one) => one.name === name)
    if (!part) throw new UsageError(`torture: there is no part '${name}'`)
    return part
  })
}

async function share(parts: readonly Part[], name: string): Promise<number> {
  const [part] = chosen(parts, name)
  if (!('open' in part)) throw new UsageError(`torture: ${name} cannot be spread`)
  await makeShare(part)
  return 0
}

async function runParts(parts: readonly Part[], given: Given): Promise<number> {
  const end = performance.now() + given.count('minutes', 10, 1, 10_000) * 60_000
  const workers = given.count('workers', availableParallelism(), 1, 1000)
  let found = 0
  for (const [i, part] of parts.entries()) {
    const seconds = (end - performance.now()) / 1000 / (parts.length - i)
    const before = readTallies()[part.name]?.faults.length ?? 0
    await ('open' in part ? runTries(part, seconds, workers) : runSiege(part, seconds))
    const faults = readTallies()[part.name]?.faults.slice(before) ?? []
    found += faults.length
    for (const fault of faults) console.error(`FAULT  ${part.name}: ${fault}`)
  }
  return found
}

const NOTHING: Tally = { count: 0, seconds: 0, faults: [] }

async function runTries(part: Tries, seconds: number, workers: number): Promise<void> {
  const before = readTallies()[part.name] ?? NOTHING
  const started = performance.now()
  await spread({
    part,
    seconds,
    workers,
    from: before.next ?? 0,
    most: before.count < part.aim ? part.aim - before.count : Infinity,
    keep: (found, next) => keepTally(part, { ...tallied(before, found, started), next, workers }),
  })
}

async function runSiege(part: Siege, seconds: number): Promise<void> {
  const before = readTallies()[part.name] ?? onPage(part.name) ?? NOTHING
  const started = performance.now()
  const found = await part.run(timeOf(seconds), before.count)
  keepTally(part, tallied(before, found, started))
}

function tallied(before: Tally, found: Found, started: number): Tally {
  const seconds = before.seconds + (performance.now() - started) / 1000
  const { mended = 0 } = before
  return { ...together(before, found), mended, seconds, last: new Date().toISOString().slice(0, 10) }
}

/** Another part may be run beside it. */
function keepTally({ name }: Part, tally: Tally): void {
  keepTallies({ ...readTallies(), [name]: tally })
}

function markMended(parts: readonly Part[]): void {
  const all = readTallies()
  for (const { name } of parts) {
    const tally = all[name]
    if (tally) all[name] = { ...tally, faults: [], mended: (tally.mended ?? 0) + tally.faults.length }
  }
  keepTallies(all)
}

/** Parts that were carried on with on another machine. */
function takeOver(from: Tallies): void {
  const all = readTallies()
  for (const [name, tally] of Object.entries(from))
    if (tally.count > (all[name]?.count ?? 0)) all[name] = tally
  keepTallies(all)
}
