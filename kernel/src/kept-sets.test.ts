import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { keptSets } from './kept-sets.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test('a set goes with the rows that it was made of', async () => {
  const sets = keptSets<{ cards: number }>()
  const held = { name: 'held' }
  sets.add('held', held, () => ({ cards: 1 }))
  for (let i = 0; i < 100; i++) sets.add(`set ${i}`, { name: i }, () => ({ cards: i }))
  await setImmediate() // what was looked at stays until then
  collect()
  expect(sets.get('held')).toEqual({ cards: 1 })
  expect(sets.get('set 0')).toBeUndefined()
  expect(sets.get('set 99')).toEqual({ cards: 99 }) // of the last few
  expect(held.name).toBe('held')
})

test('the same rows are one set, and others under the same name are refused', () => {
  const sets = keptSets<object>()
  sets.add('id', { a: 1, b: 2 }, () => ({}))
  const first = sets.get('id')
  sets.add('id', { b: 2, a: 1 }, () => ({}))
  expect(sets.get('id')).toBe(first)
  expect(() => sets.add('id', { a: 2 }, () => ({}))).toThrow('the same name')
})
