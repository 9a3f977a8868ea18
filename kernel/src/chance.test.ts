import { describe, expect, it } from 'vitest'
import { below, draw, keyedChance, putIn, quickChance, quickWords } from './chance.ts'

const seed = Uint8Array.from({ length: 32 }, (_, i) => i)

describe('chance', () => {
  it('draws again where a remainder would favour small numbers', () => {
    const words = [0xffffffff, 0xfffffffe, 7]
    expect(below(6, () => words.shift()!)).toBe(1) // 2^32 is no multiple of 6: the last four words are not used
    expect(words).toEqual([])
  })

  it('says so where there is nothing to choose from', () => {
    expect(() => below(0, () => 1)).toThrow(RangeError)
  })

  it('is even: every face of a die comes about as often', () => {
    const word = quickWords(5)
    const seen = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) seen[below(6, word)]++
    for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it('gives each entry a stream of its own that depends on seed and entry alone', () => {
    const faces = Array.from({ length: 1000 }, (_, i) => i)
    const stream = (n: number) => {
      const chance = keyedChance(seed, n)
      return [chance.pick('die', faces), chance.pick('die', faces), chance.pick('die', faces)]
    }
    expect(stream(4)).toEqual(stream(4))
    expect(stream(4)).not.toEqual(stream(5))
  })

  it('keeps bags sorted, so that equal knowledge is equal state', () => {
    const bag = [1, 2, 2, 5]
    const card = draw(quickChance(1), 'card', bag)
    putIn(bag, card)
    expect(bag).toEqual([1, 2, 2, 5])
  })
})
