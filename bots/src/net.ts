import type { Inputs } from './inputs.ts'

/**
 * What a position is worth, as learnt: a part that is linear for each stage of the game, and two hidden layers; they give
 * the points at the end and the chance to win. Weights are one array of numbers, in the order of `offsets`.
 */
export interface Shape {
  readonly inputs: number
  readonly stages: number
  readonly first: number
  readonly second: number
}

/** Points, in units of the game's own, and the log odds of winning. */
export const OUTPUTS = 2

export interface Offsets {
  /** By input and unit of the first layer; its biases; by unit of the first and the second; biases; by unit and output. */
  readonly first: number
  readonly firstBias: number
  readonly second: number
  readonly secondBias: number
  readonly last: number
  readonly lastBias: number
  /** By stage, input and output. */
  readonly linear: number
  readonly size: number
}

export function offsets({ inputs, stages, first, second }: Shape): Offsets {
  const firstBias = inputs * first
  const secondLayer = firstBias + first
  const secondBias = secondLayer + first * second
  const last = secondBias + second
  const lastBias = last + second * OUTPUTS
  const linear = lastBias + OUTPUTS
  const size = linear + stages * inputs * OUTPUTS
  return { first: 0, firstBias, second: secondLayer, secondBias, last, lastBias, linear, size }
}

export interface Net {
  readonly shape: Shape
  readonly at: Offsets
  readonly weights: Float32Array
  /** The units of both layers as the last position left them: who learns needs them. */
  readonly units: Float32Array
  readonly units2: Float32Array
  /** What the last position looked at is worth. */
  points: number
  win: number
  look(position: Inputs, stage: number): void
  /** Makes a position, at this stage, the one that others are reckoned from. */
  settle(position: Inputs, stage: number): void
  /** The same as `look`, by what differs from the settled position. */
  lookFrom(position: Inputs, stage: number): void
}

const ROWS_AT_ONCE = 4

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

export function netOf(shape: Shape, weights: Float32Array): Net {
  const { first: width, second: width2, inputs: all } = shape
  const at = offsets(shape)
  const { firstBias, second, secondBias, last, lastBias, linear } = at
  const units = new Float32Array(width)
  const units2 = new Float32Array(width2)
  const values = new Float32Array(all)
  const seen = new Uint32Array(all)
  let looks = 0
  // The settled position: its inputs, what they make of the first layer, and what its stage makes of them.
  let ids = new Uint16Array(0)
  const settled = new Float32Array(width)
  let settledStage = -1
  const settledSums = new Float64Array(OUTPUTS)
  // Rows of weights that are to be added to a layer, and how often each.
  const rows = new Int32Array(Math.max(2 * all, width) + ROWS_AT_ONCE)
  const times = new Float64Array(rows.length)
  // What the linear part comes to.
  const sums = new Float64Array(OUTPUTS)

  const net: Net = { shape, at, weights, units, units2, points: 0, win: 0, look, settle, lookFrom }
  return net

  function look(position: Inputs, stage: number): void {
    for (let j = 0; j < width; j++) units[j] = weights[firstBias + j]
    addAll(units, position)
    reckon(position, stage)
    finish()
  }

  function settle(position: Inputs, stage: number): void {
    for (let k = 0; k < ids.length; k++) values[ids[k]] = 0
    ids = position.ids.slice(0, position.n)
    for (let k = 0; k < ids.length; k++) values[ids[k]] = position.values[k]
    for (let j = 0; j < width; j++) settled[j] = weights[firstBias + j]
    addAll(settled, position)
    reckon(position, stage)
    settledStage = stage
    settledSums.set(sums)
  }

  function lookFrom(position: Inputs, stage: number): void {
    const { n, ids: now, values: nowValues } = position
    looks++
    let marked = 0
    for (let k = 0; k < n; k++) {
      const id = now[k]
      seen[id] = looks
      const difference = nowValues[k] - values[id]
      if (difference === 0) continue
      rows[marked] = id
      times[marked++] = difference
    }
    for (let k = 0; k < ids.length; k++) {
      const id = ids[k]
      if (seen[id] === looks) continue
      rows[marked] = id
      times[marked++] = -values[id]
    }
    if (stage === settledStage) {
      let points = settledSums[0]
      let win = settledSums[1]
      const skip = linear + stage * all * OUTPUTS
      for (let k = 0; k < marked; k++) {
        const row = skip + rows[k] * OUTPUTS
        points += times[k] * weights[row]
        win += times[k] * weights[row + 1]
      }
      sums[0] = points
      sums[1] = win
    } else reckon(position, stage)
    for (let k = 0; k < marked; k++) rows[k] *= width
    units.set(settled)
    addRows(units, marked)
    finish()
  }

  function addAll(to: Float32Array, { n, ids: now, values: nowValues }: Inputs): void {
    for (let k = 0; k < n; k++) {
      rows[k] = now[k] * width
      times[k] = nowValues[k]
    }
    addRows(to, n)
  }

  /** Several rows at once, so that a unit is read and written less often. */
  function addRows(to: Float32Array, n: number): void {
    for (let k = n; k % ROWS_AT_ONCE !== 0; k++) {
      rows[k] = 0
      times[k] = 0
    }
    for (let k = 0; k < n; k += ROWS_AT_ONCE) {
      const a = rows[k]
      const b = rows[k + 1]
      const c = rows[k + 2]
      const d = rows[k + 3]
      const timesA = times[k]
      const timesB = times[k + 1]
      const timesC = times[k + 2]
      const timesD = times[k + 3]
      for (let j = 0; j < to.length; j++)
        to[j] +=
          timesA * weights[a + j] +
          timesB * weights[b + j] +
          timesC * weights[c + j] +
          timesD * weights[d + j]
    }
  }

  /** The part that is linear for this stage. */
  function reckon({ n, ids: now, values: nowValues }: Inputs, stage: number): void {
    let points = weights[lastBias]
    let win = weights[lastBias + 1]
    const skip = linear + stage * all * OUTPUTS
    for (let k = 0; k < n; k++) {
      const value = nowValues[k]
      const row = skip + now[k] * OUTPUTS
      points += value * weights[row]
      win += value * weights[row + 1]
    }
    sums[0] = points
    sums[1] = win
  }

  /** From the first layer's units to what comes of them. */
  function finish(): void {
    for (let j = 0; j < width2; j++) units2[j] = weights[secondBias + j]
    let n = 0
    for (let i = 0; i < width; i++) {
      const unit = units[i]
      if (unit <= 0) continue
      rows[n] = second + i * width2
      times[n++] = unit
    }
    addRows(units2, n)
    let points = sums[0]
    let win = sums[1]
    for (let j = 0; j < width2; j++) {
      const unit = units2[j]
      if (unit <= 0) continue
      points += unit * weights[last + j * OUTPUTS]
      win += unit * weights[last + j * OUTPUTS + 1]
    }
    net.points = points
    net.win = chanceOf(win)
  }
}

// Weights as bytes: each so many share a scale, so that a byte tells them apart well enough.

const SHARE = 64

export function packed(weights: Float32Array): string {
  const chunks = Math.ceil(weights.length / SHARE)
  const bytes = new Uint8Array(chunks * 4 + weights.length)
  const scales = new DataView(bytes.buffer)
  for (let chunk = 0; chunk < chunks; chunk++) {
    const end = Math.min(weights.length, (chunk + 1) * SHARE)
    let most = 0
    for (let i = chunk * SHARE; i < end; i++) most = Math.max(most, Math.abs(weights[i]))
    const scale = Math.fround(most / 127)
    scales.setFloat32(chunk * 4, scale, true)
    for (let i = chunk * SHARE; i < end; i++)
      bytes[chunks * 4 + i] = scale === 0 ? 128 : Math.round(weights[i] / scale) + 128
  }
  return toBase64(bytes)
}

export function unpacked(text: string, size: number): Float32Array {
  const bytes = fromBase64(text)
  const chunks = Math.ceil(size / SHARE)
  if (bytes.length !== chunks * 4 + size) throw new Error('these weights are of another shape')
  const scales = new DataView(bytes.buffer)
  const weights = new Float32Array(size)
  for (let i = 0; i < size; i++)
    weights[i] = (bytes[chunks * 4 + i] - 128) * scales.getFloat32(Math.floor(i / SHARE) * 4, true)
  return weights
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (let k = 0; k < 4; k++) parts.push(i + k > bytes.length ? '=' : LETTERS[(three >> (18 - 6 * k)) & 63])
  }
  return parts.join('')
}

function fromBase64(text: string): Uint8Array {
  const codes = new Uint8Array(128)
  for (let i = 0; i < 64; i++) codes[LETTERS.charCodeAt(i)] = i
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let four = 0
    for (let k = 0; k < 4; k++) four = (four << 6) | codes[text.charCodeAt(i + k)]
    for (let k = 16; k >= 0 && at < bytes.length; k -= 8) bytes[at++] = (four >> k) & 255
  }
  return bytes
}
