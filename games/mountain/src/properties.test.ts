import { prove } from '@meadhall/kernel/proof'
import { describe, expect, test } from 'vitest'
import { componentsOf } from './components.ts'
import { SAGA_ROWS, type SagaRow } from './data/sagas.ts'
import type { Move } from './moves.ts'
import { rules } from './rules.ts'
import { sagaProgress } from './score.ts'
import { holds } from './testing/sound.ts'
import { SAGAS } from './vocabulary.ts'

/** Some moves carry out in one what `legal` offers as a sequence. */
const isWhole = (move: Move): boolean =>
  (move.do === 'act' && (move.cells !== undefined || move.bridge !== undefined)) ||
  (move.do === 'advance' && (move.from !== undefined || move.champions !== undefined)) ||
  move.do === 'bolster'

describe('what holds for every game', () => {
  for (const way of ['legal', 'shaped'] as const)
    for (const seats of [1, 2, 3, 4, 5])
      test(`${way} moves, ${seats} seats`, () => {
        for (let seed = 1; seed <= 4; seed++) {
          const { state } = prove(rules, {
            options: rules.readOptions({}),
            seats,
            seed: seed * 100 + seats,
            way,
            every: 11,
            holds,
            mayBeMore: isWhole,
          })
          expect(rules.pending(state)).toEqual([])
        }
      })

  test('a solo game in which every stand holds, to the last wave', () => {
    // Random play loses critical domains at once, so here there are none.
    const { waves: _, ...flat } = componentsOf({ set: 'base' }).rows.solo
    const solo = { ...flat, criticalDomains: 0 }
    for (let seed = 1; seed <= 4; seed++) {
      const { state } = prove(rules, {
        options: rules.readOptions({ cards: { solo } }),
        seats: 1,
        seed,
        way: 'shaped',
        every: 11,
        holds,
        mayBeMore: isWhole,
      })
      expect(state.wave).toBe(2)
      expect(state.lost).toBe(false)
    }
  })

  test.each(SAGAS.slice(1))('the saga %s, to its end', (saga) => {
    const { waves } = SAGA_ROWS.find(({ id }) => id === saga) as SagaRow
    const { waves: _, ...flat } = componentsOf({ set: 'base' }).rows.solo
    const { state } = prove(rules, {
      options: rules.readOptions({ saga, cards: { solo: { ...flat, criticalDomains: 0 } } }),
      seats: 1,
      seed: 7,
      way: 'shaped',
      every: 11,
      holds,
      mayBeMore: isWhole,
    })
    expect(state.wave).toBe(waves[1])
    expect(sagaProgress(state)).toBeDefined()
  })
})

test('an action that a card grants has some strength', () => {
  const champions = structuredClone(componentsOf({ set: 'base' }).rows.champions)
  for (const { ability } of champions) if (ability.is === 'acts') Object.assign(ability, { strength: 0 })
  expect(() => rules.readOptions({ cards: { champions } })).toThrow(
    /^cards: champions \d+: ability: acts: strength: must be [^\n]+$/,
  )
})
