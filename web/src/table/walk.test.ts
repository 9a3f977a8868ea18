import { quickChance } from '@meadhall/kernel/chance'
import { mountain } from '@meadhall/mountain/rules'
import { describe, expect, test } from 'vitest'
import type { Point } from '../art/ink.ts'
import { mountainOf } from '../mountain/people.ts'
import { ARROWS, nearest } from './walk.ts'

/** Everywhere that arrows lead to from a place. */
function reached(places: readonly Point[], from: number): Set<number> {
  const found = new Set([from])
  for (const at of found)
    for (const way of Object.values(ARROWS)) {
      const next = nearest(places, places[at], way)
      if (next !== undefined) found.add(next)
    }
  return found
}

function expectAllReached(places: readonly Point[]): void {
  for (const from of places.keys()) expect(reached(places, from).size).toBe(places.length)
}

function somePlaces(all: readonly Point[], seed: number): Point[][] {
  const chance = quickChance(seed)
  return Array.from({ length: 300 }, (_, i) =>
    all.filter(() => chance.pick('place', [0, 1, 2, 3, 4, 5]) <= i % 5),
  )
}

describe('arrows lead from every place to every other', () => {
  test.each([1, 3, 5])('on the mountain of %i players, whichever are open', (players) => {
    const { rules } = mountain
    const { swarms, caverns, lairs, halls } = mountainOf(
      rules.setup(rules.readOptions({}), players, quickChance(3), () => {}),
    )
    const spots = (of: typeof lairs | typeof halls) => [...of.values()].map(({ at }) => at)
    const stands = [...caverns.values()].map(({ stand }) => stand)
    const all = [...swarms.map(({ plaque }) => plaque), ...stands, ...spots(lairs), ...spots(halls)]
    for (const places of [all, stands, ...somePlaces(all, 7)]) expectAllReached(places)
  })

  test.each<Point>([
    [44, 28],
    [60, 60],
    [110, 35],
  ])('on shelves and frames of cells of %i by %i, whichever are filled', (width, height) => {
    const cells = Array.from({ length: 32 }, (_, i): Point => [(i % 8) * width, Math.floor(i / 8) * height])
    for (const places of somePlaces(cells, 9)) expectAllReached(places)
  })
})
