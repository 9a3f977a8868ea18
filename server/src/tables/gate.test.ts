import { expect, test } from 'vitest'
import { gate } from './gate.ts'

test('so many are inside at once, in the order in which they came, whatever becomes of them', async () => {
  const through = gate(2)
  const went: number[] = []
  let inside = 0
  let most = 0
  const all = Array.from({ length: 9 }, (_, i) =>
    through(async () => {
      went.push(i)
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setImmediate(resolve))
      inside--
      if (i % 3 === 0) throw new Error(`${i} fell`)
      return i
    }),
  )
  const ended = await Promise.allSettled(all)
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual(went.map((i) => i % 3 !== 0))
  expect(went).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect([inside, most]).toEqual([0, 2])
  expect(await through(async () => 'open')).toBe('open')
})
