import { existsSync, readFileSync } from 'node:fs'
import { OUTPUTS, offsets, type Shape } from '@meadhall/bots/net'

/** Goes on from a checkpoint: gives the games that went into it. Inputs that were added since begin with no worth. */
export function readCheckpoint(from: string, weights: Float32Array, shape: Shape): number {
  const story = from.replace(/\.weights$/, '.json')
  if (!existsSync(from) || !existsSync(story)) throw new Error(`there is no checkpoint ${from}`)
  const bytes = readFileSync(from)
  const before = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const { games, shape: old } = JSON.parse(readFileSync(story, 'utf8')) as { games: number; shape: Shape }
  if (old.first !== shape.first || old.second !== shape.second || old.stages !== shape.stages)
    throw new Error(`the checkpoint ${from} is of another shape`)
  const was = offsets(old)
  const is = offsets(shape)
  weights.fill(0)
  weights.set(before.subarray(0, was.firstBias))
  weights.set(before.subarray(was.firstBias, was.linear), is.firstBias)
  const row = old.inputs * OUTPUTS
  for (let stage = 0; stage < shape.stages; stage++)
    weights.set(
      before.subarray(was.linear + stage * row, was.linear + (stage + 1) * row),
      is.linear + stage * shape.inputs * OUTPUTS,
    )
  return games
}
