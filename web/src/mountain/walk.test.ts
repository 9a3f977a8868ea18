import { quickChance } from '@meadhall/kernel/chance'
import { mountain } from '@meadhall/mountain/rules'
import { expect, test } from 'vitest'
import type { Point } from '../art/ink.ts'
import { mountainOf } from './people.ts'
import { nearest } from './walk.ts'

const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

/** Everywhere that arrows lead to from a place. */
function reached(spots: ReadonlyMap<string, Point>, among: readonly string[], from: string): Set<string> {
  const found = new Set([from])
  for (const name of found)
    for (const way of WAYS) {
      const next = nearest(spots, among, name, way)
      if (next !== undefined) found.add(next)
    }
  return found
}

test.each([1, 3, 5])('arrows lead from every open place to every other, at %i players', (players) => {
  const { rules } = mountain
  const { swarms, caverns, lairs, halls } = mountainOf(
    rules.setup(rules.readOptions({}), players, quickChance(3), () => {}),
  )
  const spots = new Map<string, Point>([
    ...swarms.map(({ clan, plaque }) => [clan, plaque] as const),
    ...[...caverns].map(([id, { stand }]) => [id, stand] as const),
    ...[...lairs].map(([id, { at }]) => [id, at] as const),
    ...[...halls].map(([id, { at }]) => [id, at] as const),
  ])
  const all = [...spots.keys()]
  const chance = quickChance(7)
  const sets = [all, [...caverns.keys()], [...lairs.keys()]]
  for (let i = 0; i < 300; i++) sets.push(all.filter(() => chance.pick('place', [0, 1, 2]) === 0))
  for (const among of sets)
    for (const from of among) expect([...reached(spots, among, from)].length).toBe(among.length)
})
