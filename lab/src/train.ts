import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { netOf, offsets, type Shape } from '@meadhall/bots/net'
import { quickWords } from '@meadhall/kernel/chance'
import { readCheckpoint } from './checkpoint.ts'
import { begin } from './learner.ts'
import type { Settings } from './settings.ts'
import { SUBJECTS } from './subjects.ts'
import type { Assignment } from './worker.ts'

type Message =
  | { kind: 'game'; seats: number; points: number[]; squares: number; studied: number }
  | { kind: 'learnt' }
  | { kind: 'measured'; name: string; values: number[]; milliseconds: number }
  | { kind: 'done' }

const round = (value: number, digits = 2): number => Number(value.toFixed(digits))
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Trains one population; its files are `GAME.weights` (a checkpoint to go on from) and `GAME.json` (what made it). */
export function train(settings: Settings, start: readonly string[]): void {
  const { game, workers, out } = settings
  const subject = SUBJECTS[game]
  if (!subject) throw new Error(`there is no game "${game}"`)
  mkdirSync(out, { recursive: true })
  const shape: Shape = {
    inputs: subject.craft.inputs,
    stages: subject.craft.stages,
    first: settings.first,
    second: settings.second,
  }
  const { size } = offsets(shape)
  const shared = new SharedArrayBuffer(size * 4)
  const elder = new SharedArrayBuffer(size * 4)
  const weights = new Float32Array(shared)
  const word = quickWords(settings.seed)
  begin(netOf(shape, weights), subject.known, () => word() / 0x1_0000_0000)
  const before = settings.from === '' ? 0 : readCheckpoint(settings.from, weights, shape)
  new Float32Array(elder).set(weights)
  const average = weights.slice()
  const started = Date.now()
  const seconds = () => (Date.now() - started) / 1000
  const lines: unknown[] = []
  const all: { games: number; positions: number } = { games: before, positions: 0 }
  let lately = fresh()

  function fresh() {
    return { games: 0, squares: 0, studied: 0, since: seconds(), points: new Map<number, number[]>() }
  }

  const averaging = setInterval(() => {
    const share = Math.min(0.5, 1 / Math.max(2, 0.1 * seconds()))
    for (let i = 0; i < size; i++) average[i] += share * (weights[i] - average[i])
  }, 1000)
  const aging = setInterval(() => new Float32Array(elder).set(average), 90_000)
  const telling = setInterval(report, 20_000)

  function report(): void {
    const points = [...lately.points].toSorted(([a], [b]) => a - b)
    const line = {
      seconds: Math.round(seconds()),
      games: all.games,
      gamesPerSecond: round(lately.games / (seconds() - lately.since)),
      points: Object.fromEntries(points.map(([seats, values]) => [seats, round(mean(values))])),
      error: round(subject.craft.scale * Math.sqrt(lately.squares / Math.max(1, lately.studied))),
    }
    lately = fresh()
    lines.push(line)
    console.log(game, out, JSON.stringify(line))
    save(average)
  }

  const measured = new Map<string, { values: number[]; milliseconds: number; games: number }>()

  function save(kept: Float32Array): void {
    writeFileSync(`${out}/${game}.weights`, new Uint8Array(kept.slice().buffer))
    const measures = Object.fromEntries(
      [...measured].map(([name, { values, milliseconds, games }]) => {
        const middle = mean(values)
        const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
        return [
          name,
          {
            mean: round(middle, 3),
            error: round(spread / Math.sqrt(values.length), 3),
            games,
            millisecondsAGame: Math.round(milliseconds / games),
          },
        ]
      }),
    )
    const { edition } = subject.craft
    const { version } = subject.craft.game.rules
    const story = { game, rules: version, edition, shape, games: all.games, settings, measures, lines }
    writeFileSync(`${out}/${game}.json`, JSON.stringify(story, null, 1))
  }

  let learnt = 0
  let done = 0
  const crew = Array.from({ length: workers }, (_, id) => {
    const workerData: Assignment = { settings, shape, weights: shared, elder, id, started }
    const worker = new Worker(fileURLToPath(import.meta.url), {
      workerData,
      execArgv: [...start],
      resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 1500 },
    })
    worker.on('message', hear)
    worker.on('error', (error) => {
      console.error(game, 'worker', id, error)
      process.exit(1)
    })
    return worker
  })

  function hear(message: Message): void {
    if (message.kind === 'game') {
      all.games++
      lately.games++
      lately.squares += message.squares
      lately.studied += message.studied
      const points = lately.points.get(message.seats) ?? []
      points.push(...message.points)
      lately.points.set(message.seats, points)
    } else if (message.kind === 'learnt') {
      if (++learnt < workers) return
      clearInterval(averaging)
      clearInterval(aging)
      clearInterval(telling)
      report()
      weights.set(average)
      for (const worker of crew) worker.postMessage('measure')
    } else if (message.kind === 'measured') {
      const tally = measured.get(message.name) ?? { values: [], milliseconds: 0, games: 0 }
      tally.values.push(...message.values)
      tally.milliseconds += message.milliseconds
      tally.games++
      measured.set(message.name, tally)
    } else if (++done === workers) {
      save(weights)
      const story = JSON.parse(readFileSync(`${out}/${game}.json`, 'utf8')) as { measures: unknown }
      console.log(game, out, JSON.stringify(story.measures))
      for (const worker of crew) worker.unref()
    }
  }
}
