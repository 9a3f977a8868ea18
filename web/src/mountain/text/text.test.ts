import { valuesOf } from '@meadhall/hall/testing/message-values'
import { describe, expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

const KEYS = Object.keys(en) as (keyof typeof en)[]

describe.each([
  ['German', de],
  ['Japanese', ja],
])('%s at the mountain', (_, words) => {
  test('has every message, with the parameters of English', () => {
    expect(Object.keys(words).sort()).toEqual([...KEYS].sort())
    for (const key of KEYS)
      expect({ key, params: valuesOf(words[key]) }).toEqual({ key, params: valuesOf(en[key]) })
  })
})
