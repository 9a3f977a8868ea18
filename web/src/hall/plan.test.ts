import { expect, test } from 'vitest'
import { PRESETS, presetPlan, swapped } from './plan.ts'

const names = { you: 'Ada', guest: (n: number) => `Guest ${n}` }

test.each(PRESETS)('%s seats at least as many as the game needs, and you first', (preset) => {
  for (const bounds of [
    { min: 2, max: 4 },
    { min: 1, max: 4 },
    { min: 1, max: 5 },
  ]) {
    const { seats } = presetPlan(preset, bounds, names)
    expect(seats).toHaveLength(bounds.max)
    expect(seats[0]).toMatchObject({ kind: 'here', name: 'Ada' })
    expect(seats.filter(({ kind }) => kind !== 'empty').length).toBeGreaterThanOrEqual(bounds.min)
    expect(new Set(seats.map(({ name }) => name)).size).toBe(bounds.max)
  }
})

test('two seats change places, the others stay', () => {
  expect(swapped(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['c', 'b', 'a', 'd'])
})
