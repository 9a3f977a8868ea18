import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@meadhall/hall/games'
import { below, quickWords } from '@meadhall/kernel/chance'
import { archive } from '@meadhall/kernel/replay'
import { readArguments } from '../arguments.ts'
import * as replay from '../commands/replay.ts'
import * as scenario from '../commands/scenario.ts'
import * as simulate from '../commands/simulate.ts'
import * as verify from '../commands/verify.ts'
import { filesBelow, readText } from '../files.ts'
import { playGolden } from '../golden.ts'
import { seedFrom } from '../tables.ts'
import { UsageError } from '../usage.ts'
import { mutated, mutatedText } from './mutate.ts'
import { breathe, type Found, faultList, type Part, type Time } from './part.ts'

/** Milliseconds of a core within which a file has been read and its one line said. */
const WITHIN = 3000

/** A file as it should be, and the command that reads it. */
interface Sample {
  readonly command: readonly string[]
  readonly text: string
  readonly name: string
}

/** Files of strangers: records, cards and scenarios, changed as values and as text. */
export const files: Part = {
  name: 'files',
  what: 'fuzzed records, card files, scenarios',
  aim: 1_000_000,
  unit: 'files',
  async run(time: Time, done: number): Promise<Found> {
    const { faults, add } = faultList()
    const word = quickWords(done + 3)
    const samples = await gather()
    const folder = mkdtempSync(join(tmpdir(), 'meadhall-torture-'))
    let count = 0
    let slowest = 0
    while (!time.isUp()) {
      const { command, text, name } = samples[below(samples.length, word)]
      const file = join(folder, name)
      const given = spoilt(text, word)
      writeFileSync(file, given)
      const started = process.cpuUsage()
      const fault = await quietly([...command, file])
      const { user, system } = process.cpuUsage(started)
      const took = (user + system) / 1000
      slowest = Math.max(slowest, took)
      if (fault !== undefined) add(`${command[0]}: ${fault}`)
      if (took > WITHIN) add(`${command[0]}: took ${Math.round(took)} ms`)
      if (Object.keys(Object.prototype).length > 0) add(`${command[0]}: Object.prototype was reached`)
      if (++count % 20 === 0) await breathe()
    }
    rmSync(folder, { recursive: true, force: true })
    return { count, faults, note: `the slowest took ${Math.round(slowest)} ms` }
  },
}

async function gather(): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const [i, listed] of games.entries()) {
    const { id } = listed
    const game = await listed.load()
    const { random } = await listed.bots()
    const { record } = playGolden(game, [random], seedFrom(id), i)
    const text = JSON.stringify({ ...record, entries: record.entries.slice(0, 40) })
    const short = { ...record, entries: record.entries.slice(0, 25) }
    const whole = JSON.stringify({ ...archive(game.rules, short), seed: '00'.repeat(32) })
    samples.push({ command: ['replay'], text, name: 'record.json' })
    samples.push({ command: ['verify', '--seed', '00'.repeat(32)], text, name: 'record.json' })
    samples.push({ command: ['replay'], text: whole, name: 'archive.json' })
    samples.push({ command: ['verify'], text: whole, name: 'archive.json' })
    const scenarios = filesBelow(
      new URL(`../../../games/${id}/scenarios`, import.meta.url).pathname,
      /\.ya?ml$/,
    )
    for (const file of scenarios.slice(0, 8))
      samples.push({ command: ['scenario', '--quiet'], text: readText(file), name: 'scenario.yaml' })
  }
  const cards = readText(new URL('../../../games/midgard/src/data/cards.json', import.meta.url).pathname)
  const command = ['simulate', 'midgard', '--games', '1', '--bots', 'random', '--cards']
  samples.push({ command, text: cards, name: 'cards.json' })
  return samples
}

function spoilt(text: string, word: () => number): string {
  if (below(2, word) === 0 || !text.startsWith('{')) {
    let given = text
    for (let times = 1 + below(4, word); times > 0; times--) given = mutatedText(given, word)
    return given
  }
  return JSON.stringify(mutated(JSON.parse(text), word))
}

const COMMANDS = {
  replay: { ...replay, usage: 'FILE' },
  verify: { ...verify, usage: 'FILE' },
  scenario: { ...scenario, usage: 'FILE...' },
  simulate: { ...simulate, usage: 'GAME' },
}

/** Runs a command without its output. What it threw that is no word to its caller. */
async function quietly(args: readonly string[]): Promise<string | undefined> {
  const { log, error } = console
  console.log = () => {}
  console.error = () => {}
  const [command, ...rest] = args
  const { run, takes, usage } = COMMANDS[command as keyof typeof COMMANDS]
  try {
    const given = readArguments({ command, usage, summary: '', ...takes }, rest)
    if (given) await run(given)
    return undefined
  } catch (thrown) {
    return thrown instanceof UsageError ? undefined : `throws ${(thrown as Error).message}`
  } finally {
    console.log = log
    console.error = error
  }
}
