import { proveKinds } from '@meadhall/kernel/proof'
import { expect, test } from 'vitest'
import { odin } from './rules.ts'

test('the game says what is a roll, what a draw, and what its end', () => {
  const asked = new Set<string>()
  for (const seats of [1, 3, 4])
    for (const what of proveKinds(odin, { options: odin.rules.readOptions({}), seats, seed: seats }))
      asked.add(what)
  expect([...asked].sort()).toEqual(Object.keys(odin.kinds.chance).sort())
  expect(odin.kinds.chance.d8).toBe('roll')
  expect(odin.kinds.chance.weapon).toBe('draw')
})
