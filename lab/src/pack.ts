import { readFileSync, writeFileSync } from 'node:fs'
import { offsets, packed, type Shape } from '@meadhall/bots/net'
import { readCheckpoint } from './checkpoint.ts'
import type { Settings } from './settings.ts'
import { SUBJECTS } from './subjects.ts'

type Measures = Readonly<Record<string, { readonly mean: number }>>

interface Story {
  readonly game: string
  readonly rules: number
  readonly shape: Shape
  readonly games: number
  readonly settings: Settings
  readonly measures: Measures
}

/**
 * Makes the file that `bots` reads of a checkpoint, with what made it. Of several checkpoints, separated by commas, that
 * went on from the same one, it takes the mean: such nets are near enough to be averaged.
 */
export function pack(checkpoints: string, commit: string, file: string): void {
  const all = checkpoints.split(',')
  const stories = all.map(
    (one) => JSON.parse(readFileSync(one.replace(/\.weights$/, '.json'), 'utf8')) as Story,
  )
  const [{ game, rules, shape: learnt, measures }] = stories
  const { craft } = SUBJECTS[game]
  const shape = { ...learnt, inputs: craft.inputs }
  const weights = new Float32Array(offsets(shape).size)
  for (const one of all) {
    const own = new Float32Array(weights.length)
    readCheckpoint(one, own, shape)
    for (let i = 0; i < weights.length; i++) weights[i] += own[i] / all.length
  }
  const origin = {
    commit,
    games: stories.map(({ games }) => games),
    seeds: stories.map(({ settings }) => settings.seed),
    commands: stories.map(commandOf),
    points: Object.fromEntries(Object.entries(measures).map(([name, { mean }]) => [name, mean])),
  }
  writeFileSync(
    file,
    `${JSON.stringify({ game, rules, edition: craft.edition, origin, shape, weights: packed(weights) }, null, 1)}\n`,
  )
}

function commandOf({ game, settings }: Story): string {
  const given = Object.entries(settings).flatMap(([name, value]) =>
    ['game', 'out', 'from'].includes(name) || value === '' ? [] : [`--${name} ${value}`],
  )
  return `train ${game} ${given.join(' ')}`
}
