/**
 * A seat's position as a net takes it: a list of inputs that are not zero. A game lays its inputs out in named blocks and
 * writes a position block by block.
 */
export interface Inputs {
  readonly ids: Uint16Array
  readonly values: Float32Array
  n: number
}

/** More inputs than any position of any game has at a time. */
const MOST = 2048

const ids = new Uint16Array(MOST)
const values = new Float32Array(MOST)

/** The position that is being looked at: one a thread is enough, since looking never waits. */
export const inputs: Inputs = { ids, values, n: 0 }

export function put(id: number, value: number): void {
  if (value === 0) return
  ids[inputs.n] = id
  values[inputs.n++] = value
}

/** One input of a block that says which of several it is; those beyond the last count as the last. */
export function putOne(first: number, size: number, which: number): void {
  put(first + Math.max(0, Math.min(size - 1, which)), 1)
}

/** As many inputs of a block as the count has reached: the net can give each further one a worth of its own. */
export function putSteps(first: number, size: number, count: number): void {
  for (let i = 0; i < size && i < count; i++) put(first + i, 1)
}

/** Gives each block its first input, in order. */
export function layOut<Names extends string>(
  sizes: Readonly<Record<Names, number>>,
): { at: Readonly<Record<Names, number>>; size: number } {
  let size = 0
  const at = {} as Record<Names, number>
  for (const name of Object.keys(sizes) as Names[]) {
    at[name] = size
    size += sizes[name]
  }
  return { at, size }
}
