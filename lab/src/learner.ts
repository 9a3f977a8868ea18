import type { Inputs } from '@meadhall/bots/inputs'
import { type Net, OUTPUTS } from '@meadhall/bots/net'

/** What a position turned out to be worth. */
export interface Target {
  readonly points: number
  readonly win: number
  /** Whether there was anything to win: alone there may not be. */
  readonly rivals: boolean
}

/** How much a wrong chance to win weighs beside wrong points. */
const WIN_WEIGHT = 0.5

/** Adam on weights that other threads change as well, with moments of its own. */
export interface Learner {
  /** Adds what one position teaches; gives the squared error of its points. */
  study(position: Inputs, stage: number, target: Target): number
  /** Changes the weights by all that was studied since the last step. */
  step(rate: number, studied: number, decay: number): void
}

export function learnerOf(net: Net): Learner {
  const { weights, units, units2, at, shape } = net
  const { first: width, second: width2, inputs: all } = shape
  const gradient = new Float32Array(weights.length)
  const mean = new Float32Array(weights.length)
  const square = new Float32Array(weights.length)
  const errors = new Float32Array(width)
  const errors2 = new Float32Array(width2)
  let steps = 0

  function study(position: Inputs, stage: number, target: Target): number {
    net.look(position, stage)
    const off = net.points - target.points
    const points = Math.max(-1, Math.min(1, off))
    const win = target.rivals ? WIN_WEIGHT * (net.win - target.win) : 0
    gradient[at.lastBias] += points
    gradient[at.lastBias + 1] += win
    for (let j = 0; j < width2; j++) {
      const unit = units2[j]
      const row = at.last + j * OUTPUTS
      if (unit <= 0) {
        errors2[j] = 0
        continue
      }
      gradient[row] += points * unit
      gradient[row + 1] += win * unit
      errors2[j] = points * weights[row] + win * weights[row + 1]
      gradient[at.secondBias + j] += errors2[j]
    }
    for (let i = 0; i < width; i++) {
      const unit = units[i]
      if (unit <= 0) {
        errors[i] = 0
        continue
      }
      const row = at.second + i * width2
      let sum = 0
      for (let j = 0; j < width2; j++) {
        sum += errors2[j] * weights[row + j]
        gradient[row + j] += errors2[j] * unit
      }
      errors[i] = sum
      gradient[at.firstBias + i] += sum
    }
    const skip = at.linear + stage * all * OUTPUTS
    for (let k = 0; k < position.n; k++) {
      const id = position.ids[k]
      const value = position.values[k]
      gradient[skip + id * OUTPUTS] += points * value
      gradient[skip + id * OUTPUTS + 1] += win * value
      const row = id * width
      for (let j = 0; j < width; j++) gradient[row + j] += errors[j] * value
    }
    return off * off
  }

  function step(rate: number, studied: number, decay: number): void {
    steps++
    const pace = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps)
    for (let i = 0; i < gradient.length; i++) {
      const slope = gradient[i] / studied
      const m = (mean[i] = 0.9 * mean[i] + 0.1 * slope)
      const v = (square[i] = 0.999 * square[i] + 0.001 * slope * slope)
      if (m !== 0) weights[i] -= (pace * m) / (Math.sqrt(v) + 1e-7) + rate * decay * weights[i]
      gradient[i] = 0
    }
  }

  return { study, step }
}

/** Weights from which learning begins: small ones by chance, and what is known. */
export function begin(
  net: Net,
  known: readonly (readonly [input: number, points: number, win: number])[],
  share: () => number,
): void {
  const { weights, at, shape } = net
  const normal = () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share())
  for (let i = at.first; i < at.firstBias; i++) weights[i] = normal() * 0.08
  for (let i = at.second; i < at.secondBias; i++) weights[i] = normal() * Math.sqrt(2 / shape.first)
  for (let i = at.last; i < at.lastBias; i++) weights[i] = normal() * 0.05
  for (let stage = 0; stage < shape.stages; stage++)
    for (const [input, points, win] of known) {
      const row = at.linear + (stage * shape.inputs + input) * OUTPUTS
      weights[row] = points
      weights[row + 1] = win
    }
}
