import { proveKinds } from '@meadhall/kernel/proof'
import { expect, test } from 'vitest'
import { midgard } from './rules.ts'

test('the game says what is a roll, what a draw, and what its end', () => {
  const asked = new Set<string>()
  for (const [seats, leaders] of [
    [2, 'chosen'],
    [4, 'dealt'],
  ] as const)
    for (const what of proveKinds(midgard, {
      options: midgard.rules.readOptions({ leaders }),
      seats,
      seed: seats,
    }))
      asked.add(what)
  expect([...asked].sort()).toEqual(Object.keys(midgard.kinds.chance).sort())
  expect(midgard.kinds.chance.axeman).toBe('roll')
  expect(midgard.kinds.chance.troll).toBe('draw')
})
