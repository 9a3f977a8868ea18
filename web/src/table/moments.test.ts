import { expect, test } from 'vitest'
import type { Mark } from '../worker/marks.ts'
import { decidingMoments } from './moments.ts'

const mark = (n: number, points: number[], ...told: Mark['told']): Mark => ({ n, seat: 0, told, points })

test('a deciding moment is told of whom it is about, by its most telling happening', () => {
  const marks = [
    mark(0, [0, 0]),
    mark(1, [2, 0], { what: 'slain', seat: 0 }),
    mark(2, [2, 9], { what: 'gained', seat: 1 }, { what: 'slain', seat: 1 }),
    mark(3, [2, 3], { what: 'rampaged' }),
  ]
  const found = decidingMoments(marks, { telling: ['slain', 'rampaged'] })
  expect(found.map(({ n, seat, swing, happening }) => [n, seat, swing, happening.what])).toEqual([
    [2, 1, 9, 'slain'],
    [3, 0, 6, 'rampaged'],
  ])
})

test('alone, what brought most decided it, whatever it is', () => {
  const marks = [
    mark(0, [0]),
    mark(1, [2], { what: 'gained', seat: 0 }),
    mark(2, [12], { what: 'noted' }, { what: 'gained', seat: 0 }),
  ]
  const found = decidingMoments(marks, { telling: ['slain'], untold: ['noted'] })
  expect(found.map(({ n, swing, happening }) => [n, swing, happening.what])).toEqual([[2, 10, 'gained']])
})

test('what nobody would tell of is no moment', () => {
  const marks = [mark(0, [0, 0]), mark(1, [20, 0], { what: 'gained', seat: 0 })]
  expect(decidingMoments(marks, { telling: ['slain'] })).toEqual([])
})

test('a gain is not told of a moment that cost more than it brought, where the game knows losses', () => {
  const marks: Mark[] = [
    { n: 0, seat: null, told: [], points: [0, 0] },
    {
      n: 1,
      seat: 1,
      told: [
        { what: 'fell', seat: 0 },
        { what: 'scored', seat: 1 },
      ],
      points: [2, 12],
    },
  ]
  const told = decidingMoments(marks, { telling: ['fell', 'scored'], losses: ['repulsed'] })
  expect(told.map(({ happening, seat, swing }) => [happening.what, seat, swing])).toEqual([['scored', 1, 10]])
})
