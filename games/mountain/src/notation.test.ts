import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { silent } from '@meadhall/kernel/rules'
import { runScenario } from '@meadhall/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { notation } from './notation.ts'
import { mountain, rules } from './rules.ts'

describe('notation', () => {
  test.each(['legal', 'shaped'] as const)('every %s move reads as it is written', (way) => {
    const word = quickWords(7)
    const chance = quickChance(8)
    const state = rules.setup(rules.readOptions({}), 4, chance, silent)
    const kinds = new Set<string>()
    for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
      const seat = pending[0]
      const moves = rules[way](state, seat)
      for (const move of moves) {
        kinds.add(move.do)
        expect(notation.read(notation.write(move), state, seat)).toEqual(move)
      }
      rules.apply(state, seat, moves[below(moves.length, word)], chance, silent)
    }
    expect(kinds.size).toBeGreaterThan(15)
  })

  test('a move that makes no sense says how it is written', () => {
    const state = rules.setup(rules.readOptions({}), 2, quickChance(1), silent)
    expect(() => notation.read('march north', state, 0)).toThrow('"march" is no move')
    expect(() => notation.read('bolster', state, 0)).toThrow('write bolster PLACE [N]')
  })

  test('a position can be given and is observed as given', () => {
    const result = runScenario(mountain, {
      scenario: 'An attack on a gnome of strength 2',
      game: 'mountain',
      players: ['Pink', 'Blue', 'Green', 'Yellow'],
      given: {
        board: 'empty',
        lairs: { sun: 'Pink' },
        caverns: { mud2: { gnomes: [2] }, mud3: { Pink: 1 } },
        beside: [1, 3],
        wheel: 2,
        acting: { player: 'Pink', action: 'advance', strength: 2, force: 'strong' },
      },
      play: [
        { expect: { caverns: { mud2: { gnomes: [2] } }, beside: [1, 3], pool: 27 } },
        { sees: { Pink: { caverns: { mud2: { gnomes: ['?'] } } } } },
        {
          Pink: 'advance mud2 from sunB 1 mud3 1',
          told: [{ what: 'attackWon', seat: 0, honour: 2 }],
          expect: { Pink: { honour: 2 }, votes: { mud: { Pink: 1 } }, beside: [1, 2, 3], wheel: 3 },
        },
      ],
    })
    expect(result.failures).toEqual([])
  })
})
