import { expect, test } from 'vitest'
import { marksOf, pieces } from './marks.ts'

const terms = [
  { rule: 'X-1', en: 'blame', de: 'Schuld', ja: '非難' },
  { rule: 'X-2', en: 'trolls?', de: 'Trolle?', ja: 'トロール' },
]

test('a word is marked where it first stands', () => {
  expect(pieces('Trolls bring blame. A troll.', marksOf(terms, 'en'))).toEqual([
    { text: 'Trolls', rule: 'X-2' },
    { text: ' bring ' },
    { text: 'blame', rule: 'X-1' },
    { text: '. A troll.' },
  ])
})

test('an entry does not point at itself', () => {
  expect(pieces('Schuld und Troll', marksOf(terms, 'de'), new Set(['X-1']))).toEqual([
    { text: 'Schuld und ' },
    { text: 'Troll', rule: 'X-2' },
  ])
})

test('a part of a longer word is not marked, but in Japanese there are no spaces', () => {
  expect(pieces('Unschuld', marksOf(terms, 'de'))).toEqual([{ text: 'Unschuld' }])
  expect(pieces('非難を得る', marksOf(terms, 'ja'))).toEqual([
    { text: '非難', rule: 'X-1' },
    { text: 'を得る' },
  ])
})
