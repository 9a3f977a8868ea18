import { describe, expect, it } from 'vitest'
import {
  below,
  draw,
  keyedChance,
  noChance,
  putIn,
  quickChance,
  quickWords,
  recordedChance,
} from './chance.ts'

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

  it('puts a card into a bag wherever it belongs', () => {
    const bag = [2, 5]
    for (const card of [1, 5, 9, 2]) putIn(bag, card)
    expect(bag).toEqual([1, 2, 2, 5, 5, 9])
  })

  it('gives what a record holds, and nothing that cannot be', () => {
    const chance = recordedChance([3, 7])
    expect(chance.pick('die', [1, 3])).toBe(3)
    expect(() => chance.pick('die', [1, 2])).toThrow('the record gives 7 for die, which cannot be')
    expect(() => chance.pick('card', [7])).toThrow('the record holds no chance for card')
  })

  it('is undecided in a preview, unless there is one known outcome', () => {
    expect(noChance.pick('card', [0])).toBe(0)
    expect(() => noChance.pick('card', [-1])).toThrow('card is not decided yet')
    expect(() => noChance.pick('die', [1, 2])).toThrow('die is not decided yet')
  })
})
