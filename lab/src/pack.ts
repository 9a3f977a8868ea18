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

/** Makes the file that `bots` reads of a checkpoint, with what made it. */
export function pack(checkpoint: string, commit: string, file: string): void {
  const {
    game,
    rules,
    shape: learnt,
    games,
    settings,
    measures,
  } = JSON.parse(readFileSync(checkpoint.replace(/\.weights$/, '.json'), 'utf8')) as Story
  const { craft } = SUBJECTS[game]
  const shape = { ...learnt, inputs: craft.inputs }
  const weights = new Float32Array(offsets(shape).size)
  readCheckpoint(checkpoint, weights, shape)
  const given = Object.entries(settings).flatMap(([name, value]) =>
    ['game', 'out', 'from'].includes(name) ? [] : [`--${name} ${value}`],
  )
  const origin = {
    commit,
    games,
    seed: settings.seed,
    command: `train ${game} ${given.join(' ')}`,
    points: Object.fromEntries(Object.entries(measures).map(([name, { mean }]) => [name, mean])),
  }
  writeFileSync(
    file,
    `${JSON.stringify({ game, rules, edition: craft.edition, origin, shape, weights: packed(weights) }, null, 1)}\n`,
  )
}
