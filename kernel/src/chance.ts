import { chacha20 } from './chacha.ts'
import type { Chance } from './rules.ts'

/** Takes one card out of a bag. Equal cards are one another's twins, so which of them goes does not matter. */
export function draw(chance: Chance, what: string, bag: number[]): number {
  const card = chance.pick(what, bag)
  bag.splice(bag.indexOf(card), 1)
  return card
}

/** Puts a card into a bag and keeps the bag sorted, so that equal knowledge means equal state. */
export function putIn(bag: number[], card: number): void {
  let at = bag.length
  while (at > 0 && bag[at - 1] > card) at--
  bag.splice(at, 0, card)
}

/** A uniform index below `n` from 32-bit words, without modulo bias. */
export function below(n: number, word: () => number): number {
  if (!(n > 0)) throw new RangeError(`there is nothing below ${n}`) // it would be sought for ever
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  for (;;) {
    const drawn = word()
    if (drawn < limit) return drawn % n
  }
}

/** The table's chance: entry `n` of a game has a stream of its own, so what it draws depends on seed and `n` alone. */
export function keyedChance(seed: Uint8Array, n: number): Chance {
  const word = chacha20(seed, n)
  return { pick: (_what, among) => among[below(among.length, word)] }
}

/** A quick generator (sfc32) for bots and simulations: repeatable, not secret. */
export function quickWords(seed: number): () => number {
  let a = seed | 0
  let b = (seed ^ 0x9e3779b9) | 0
  let c = 0x243f6a88 | 0
  let count = 1
  const word = () => {
    const t = (a + b + count++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) word()
  return word
}

export function quickChance(seed: number): Chance {
  const word = quickWords(seed)
  return { pick: (_what, among) => among[below(among.length, word)] }
}

/** A replay's chance: the record says what came. */
export function recordedChance(values: readonly number[]): Chance {
  let next = 0
  return {
    pick(what, among) {
      if (next === values.length) throw new Error(`the record holds no chance for ${what}`)
      const value = values[next++]
      if (!among.includes(value)) throw new Error(`the record gives ${value} for ${what}, which cannot be`)
      return value
    },
  }
}

/** Passes chance through and keeps what it gave. */
export function recording(chance: Chance, values: number[], asked?: string[]): Chance {
  return {
    pick(what, among) {
      const value = chance.pick(what, among)
      values.push(value)
      asked?.push(what)
      return value
    },
  }
}

/** Thrown by `noChance`: here the dice decide. */
export class Undecided extends Error {
  readonly what: string

  constructor(what: string) {
    super(`${what} is not decided yet`)
    this.what = what
  }
}

/** A preview's chance: stops at the first unknown. */
export const noChance: Chance = {
  pick(what, among) {
    // One outcome only is no chance at all, unless it is a hidden one.
    if (among.length === 1 && among[0] >= 0) return among[0]
    throw new Undecided(what)
  },
}
