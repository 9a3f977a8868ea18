import { proveKinds } from '@meadhall/kernel/proof'
import { expect, test } from 'vitest'
import { mountain } from './rules.ts'

test('the game says that all its chance is drawn, and what its end is', () => {
  const asked = new Set<string>()
  for (const seats of [1, 3, 5])
    for (let seed = 1; seed <= 3; seed++)
      for (const what of proveKinds(mountain, { options: mountain.rules.readOptions({}), seats, seed }))
        asked.add(what)
  expect([...asked].sort()).toEqual(Object.keys(mountain.kinds.chance).sort())
})
