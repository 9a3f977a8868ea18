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
import type { Tries } from './part.ts'
import { filePath } from './root.ts'
import { grouped } from './tables.ts'

/** Milliseconds of a core within which a file has been read and its one line said. */
const WITHIN = 3000

/** A file as it should be, and the command that reads it. */
interface Sample {
  readonly command: readonly string[]
  readonly text: string
  readonly name: string
}

/** Files of strangers: records, cards and scenarios, changed as values and as text. */
export const files: Tries = {
  name: 'files',
  what: 'fuzzed records, card files, scenarios',
  aim: 1_000_000,
  unit: 'files',
  block: 300,
  async open() {
    const samples = await gather()
    const folder = mkdtempSync(join(tmpdir(), 'meadhall-torture-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    return async (number, findings) => {
      const word = quickWords(number)
      const { command, text, name } = samples[number % samples.length]
      const file = join(folder, name)
      writeFileSync(file, spoilt(text, word))
      const started = process.cpuUsage()
      const fault = await quietly([...command, file])
      const { user, system } = process.cpuUsage(started)
      const took = (user + system) / 1000
      const what = `file ${number}, ${command[0]}`
      findings.count()
      findings.times(`${command[0]} ${name}`)
      findings.most('ms', took)
      if (fault !== undefined) findings.fault(`${what}: ${fault}`)
      if (took > WITHIN) findings.fault(`${what}: took ${Math.round(took)} ms`)
      if (Object.keys(Object.prototype).length > 0) findings.fault(`${what}: Object.prototype was reached`)
    }
  },
  note: ({ times = {}, most = {} }) =>
    `the slowest took ${Math.round(most.ms ?? 0)} ms; ${Object.entries(times)
      .map(([what, n]) => `${what} ${grouped(n)}`)
      .join(', ')}`,
}

/** Entries of a record that is to be changed: enough for something to depend on them. */
const ENTRIES = 24
const ENTRIES_WITH_MOMENTS = 8

async function gather(): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const [i, listed] of games.entries()) {
    const { id } = listed
    const game = await listed.load()
    const { random } = await listed.bots()
    const { record } = playGolden(game, [random], seedFrom(id), i)
    const first = (entries: number) => ({ ...record, entries: record.entries.slice(0, entries) })
    const text = JSON.stringify(first(ENTRIES))
    const whole = JSON.stringify({
      ...archive(game.rules, first(ENTRIES_WITH_MOMENTS)),
      seed: '00'.repeat(32),
    })
    samples.push({ command: ['replay'], text, name: 'record.json' })
    samples.push({ command: ['verify', '--seed', '00'.repeat(32)], text, name: 'record.json' })
    samples.push({ command: ['replay'], text: whole, name: 'archive.json' })
    samples.push({ command: ['verify'], text: whole, name: 'archive.json' })
    const { ours } = (await listed.box?.()) ?? { ours: {} }
    if (Object.keys(ours).length > 0) {
      const command = ['simulate', id, '--games', '1', '--bots', 'random', '--cards']
      samples.push({ command, text: JSON.stringify(ours), name: 'cards.json' })
    }
    for (const file of filesBelow(filePath(`games/${id}/scenarios`), /\.ya?ml$/))
      for (const part of readText(file).split(/^---$/m))
        samples.push({ command: ['scenario', '--quiet'], text: part, name: 'scenario.yaml' })
  }
  return evenly(samples)
}

/** As many samples of each kind: there are many more scenarios than records. */
function evenly(samples: readonly Sample[]): Sample[] {
  const scenarios = samples.filter(({ name }) => name === 'scenario.yaml')
  const others = samples.filter(({ name }) => name !== 'scenario.yaml')
  return scenarios.flatMap((sample, i) => [sample, others[i % others.length]])
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
