import { describe, expect, test } from 'vitest'
import { de } from './de.ts'
import { en, type WordKey } from './en.ts'
import { ja } from './ja.ts'
import { used } from './used-params.ts'

const KEYS = Object.keys(en) as WordKey[]

describe.each([
  ['German', de],
  ['Japanese', ja],
])('%s', (_, words) => {
  test('has no message but those of English', () => {
    expect(Object.keys(words).sort()).toEqual([...KEYS].sort())
  })

  test('uses what English uses in each message', () => {
    for (const key of KEYS) expect({ key, params: used(words[key]) }).toEqual({ key, params: used(en[key]) })
  })

  test('leaves no message in English by mistake', () => {
    const same = KEYS.filter(
      (key) => words[key] === en[key] && /[a-z]{4}/.test(en[key].replace(/\{[^}]*\}/g, '')),
    )
    expect(same.filter((key) => !/^(game\.|level\.)/.test(key))).toEqual([])
  })
})
