import { describe, expect, it } from 'vitest'
import { spoils } from './example.ts'
import { prove, proveKinds } from './proof.ts'

const { rules } = spoils

describe('a game', () => {
  it('holds every promise of the contract over random play', () => {
    for (let game = 0; game < 60; game++)
      prove(rules, { options: {}, seats: 2 + (game % 3), seed: game, every: 2 })
  })

  it('tells what its codes are', () => {
    expect(proveKinds(spoils, { options: {}, seats: 3, seed: 1 })).toEqual(new Set(['prize']))
    const unnamed = { ...spoils, kinds: { ...spoils.kinds, chance: {} } }
    expect(() => proveKinds(unnamed, { options: {}, seats: 3, seed: 1 })).toThrow('has no kind')
  })
})
