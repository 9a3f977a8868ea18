import { expect, test } from 'vitest'
import { firings } from './firings.ts'

test('an occupation shows what it gave and took, until the next thing came about', () => {
  const found = firings([
    { what: 'placedVikings', seat: 1, at: 'shed', vikings: 1 },
    { what: 'gained', seat: 1, good: 'shed', n: 1 },
    { what: 'usedOccupation', seat: 1, card: 'carpenter' },
    { what: 'paid', seat: 1, good: 'wood', n: 2 },
    { what: 'gained', seat: 1, good: 'silver', n: 3 },
    { what: 'passed', seat: 2 },
    { what: 'gained', seat: 1, good: 'milk', n: 1 },
  ])
  expect(found).toEqual([
    {
      seat: 1,
      card: 'carpenter',
      things: [
        { thing: 'wood', n: -2 },
        { thing: 'silver', n: 3 },
      ],
    },
  ])
})
