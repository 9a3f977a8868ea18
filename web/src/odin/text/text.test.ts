import { valuesOf } from '@meadhall/hall/testing/message-values'
import { describe, expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

const KEYS = Object.keys(en) as (keyof typeof en)[]

describe.each([
  ['German', de],
  ['Japanese', ja],
])('%s at the table of A Feast for Odin', (_, words) => {
  test('has every message, with no parameter that English lacks', () => {
    expect(Object.keys(words).sort()).toEqual([...KEYS].sort())
    // Japanese has no plurals, so a number that only chooses one may be missing.
    const unknown = KEYS.filter((key) =>
      valuesOf(words[key]).some((name) => !valuesOf(en[key]).includes(name)),
    )
    expect(unknown).toEqual([])
  })
})
