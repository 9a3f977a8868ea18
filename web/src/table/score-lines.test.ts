import { expect, test } from 'vitest'
import { sheetOf, whatCarried } from './ScoreLines.tsx'

const line = (name: string, points: number, rule = 'X-1') => ({ line: name, points, rule })
const scores = [
  [line('won', 9), line('ship', 4), line('blame', -1)],
  [line('won', 5), line('rune', 3), line('oath', 2, 'X-7'), line('blame', -3)],
]
const rows = sheetOf(
  scores,
  (name) => name,
  ({ line }) => line,
  { order: ['won', 'oath', 'rune', 'ship', 'blame'], rules: { oath: 'X-2' } },
)

test('rows stand in one order, whoever has them, and open the rule of the row', () => {
  expect(rows.map(({ line }) => line)).toEqual(['won', 'oath', 'rune', 'ship', 'blame'])
  expect(rows[1].rule).toBe('X-2')
  expect(rows.map(({ cells }) => cells[0].points)).toEqual([9, 0, 0, 4, -1])
})

test('says what carried one past another, and what the other had more of', () => {
  expect(whatCarried(rows, 0, 1)).toEqual({
    most: { name: 'won', own: '9', other: '5' },
    least: { name: 'rune', own: '0', other: '3' },
  })
  expect(whatCarried([rows[4]], 0, 1)).toEqual({ most: { name: 'blame', own: '−1', other: '−3' } })
  expect(whatCarried([rows[4]], 1, 0)).toBeUndefined()
})
