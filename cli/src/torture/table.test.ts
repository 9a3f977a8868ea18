import { expect, test } from 'vitest'
import type { Siege } from './part.ts'
import { toldTally, written } from './table.ts'

const part = (name: string): Siege => ({
  name,
  what: 'something',
  aim: 1000,
  unit: 'tries',
  run: async () => ({ count: 0, faults: [] }),
})
const PAGE = `before
<!-- written by npm run torture -->

| part | what | aim | done | faults | in |  |
| --- | --- | --- | --- | --- | --- | --- |
| one | something | 1,000 tries | 37 tries | 1; 3 mended | 332 s | the longest: 12 ms |
| two | something | 1,000 tries | not yet run |  |  |  |

<!-- until here -->
after`

test('a checkout in which nothing was done keeps what the page tells, and goes on from there', () => {
  expect(written(PAGE, [part('one'), part('two')], {})).toBe(PAGE)
  expect(toldTally(PAGE, 'one')).toEqual({
    count: 37,
    seconds: 332,
    faults: ['told on the page'],
    mended: 3,
    note: 'the longest: 12 ms',
  })
  expect(toldTally(PAGE, 'two')).toBeUndefined()
})

test('what went further here is told instead', () => {
  const tally = { count: 1200, seconds: 60, faults: [] }
  expect(written(PAGE, [part('one'), part('two')], { one: tally, two: tally })).toContain(
    '| one | something | 1,000 tries | 1,200 tries | none | 60 s |  |',
  )
})
