import { expect, test } from 'vitest'
import { shownFor } from './shown.ts'

const midgard = { id: 'abc', game: 'midgard', names: ['Bo', 'Cleo'] }
const odin = { id: 'def', game: 'odin', names: [] }

test.each([
  [
    'one table leads there',
    { language: 'de', count: 1, tables: [midgard] },
    { title: 'Du bist am Zug', body: 'Champions of Midgard mit Bo und Cleo', url: '/#/g/abc' },
  ],
  [
    'several lead to the list',
    { language: 'en', count: 5, tables: [midgard, odin] },
    {
      title: '5 tables wait for you',
      body: 'Champions of Midgard with Bo and Cleo\nA Feast for Odin',
      url: '/#/online',
    },
  ],
  [
    'in Japanese',
    { language: 'ja', count: 1, tables: [odin] },
    { title: 'あなたの番です', body: 'オーディンの祝祭', url: '/#/g/def' },
  ],
  ['in a language that is not ours', { language: 'toString', count: 1, tables: [] }, { title: 'Your turn' }],
  ['what cannot be read still calls', {}, { title: 'Your turn', body: '', url: '/#/online', lang: 'en' }],
])('%s', (_, call, shown) => {
  expect(shownFor(call)).toMatchObject(shown)
})
