import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { RULE_IDS } from './ids.ts'
import { ja } from './ja.ts'

test.each([
  ['English', en],
  ['German', de],
  ['Japanese', ja],
])('the rulebook in %s has exactly the entries of the list, in its order', (_, book) => {
  expect(Object.keys(book)).toEqual(RULE_IDS)
})
