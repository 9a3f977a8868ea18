import { valuesOf } from '@meadhall/hall/testing/message-values'
import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en, type Key } from './en.ts'
import { ja } from './ja.ts'

/** Where a reason is only known in English, other languages say what can be done instead. */
const REASONED: readonly Key[] = ['notUnderstood', 'notSaved', 'notLoaded']

test.each([
  ['German', de],
  ['Japanese', ja],
])('the terminal asks for the same values in %s', (_, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(en))
  for (const key of (Object.keys(en) as Key[]).filter((one) => !REASONED.includes(one)))
    expect([key, valuesOf(words[key])]).toEqual([key, valuesOf(en[key])])
})

test.each([en, de, ja])('what is typed is the same in every language', (words) => {
  for (const [key, usage] of Object.entries(words).filter(([one]) => one.startsWith('usage.')))
    expect(usage.split(' ')[0]).toBe(key.slice('usage.'.length))
})
