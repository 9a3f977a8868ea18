import { quickChance } from '@meadhall/kernel/chance'
import { silent } from '@meadhall/kernel/rules'
import { describe, expect, it } from 'vitest'
import { arrange } from './arrange.ts'
import type { Happening, Move } from './moves.ts'
import { odin } from './rules.ts'
import type { State } from './state.ts'

const { rules, notation } = odin
const names = ['Ada', 'Bo']

function given(position: Record<string, unknown>): State {
  const state = rules.setup(rules.readOptions({}), 2, quickChance(1), silent)
  arrange(state, position, names)
  return state
}

function play(state: State, seat: number, text: string): string[] {
  const move: Move = notation.read(text, state, seat)
  expect(rules.check(state, seat, move)).toBeUndefined()
  const told: Happening[] = []
  rules.apply(state, seat, move, quickChance(2), (one) => told.push(one))
  return told.map(({ what }) => what)
}

const lastTurn = { start: 'Ada', round: 1, Bo: { vikings: 0, silver: 0, mead: 0 } }

describe('an order to lay the feast', () => {
  it('is carried out with silver for the rest', () => {
    const state = given({ ...lastTurn, Ada: { vikings: 1, peas: 1, beans: 1, mead: 1, silver: 9 } })
    play(state, 0, 'order feast peas mead beans')
    play(state, 0, 'order restOfRound on')
    play(state, 0, 'pass')
    // Six cells: peas 2, mead 2, beans 2.
    expect(state.players[0].penalties).toBe(0)
    expect(rules.pending(state)).not.toContain(0)
  })

  it('lapses when a good of the plan is gone, and the seat is asked', () => {
    const state = given({ ...lastTurn, Ada: { vikings: 2, stone: 1, peas: 1, mead: 1, silver: 9 } })
    play(state, 0, 'order feast peas mead')
    play(state, 0, 'order restOfRound on')
    play(state, 0, 'place upgrade2')
    play(state, 0, 'upgrade peas mead')
    play(state, 0, 'done')
    const told = play(state, 0, 'pass')
    expect(told).toContain('orderLapsed')
    expect(rules.pending(state)).toContain(0)
  })

  it('is refused with a good that is not there', () => {
    const state = given({ ...lastTurn, Ada: { fruits: 0 } })
    const move = notation.read('order feast fruits', state, 0)
    expect(rules.check(state, 0, move)?.rule).toBe('FO-6.2')
  })
})

describe('an order to place nothing more this round', () => {
  const wealthy = { vikings: 2, silver: 20, wood: 0 }
  it('lets the windows pass', () => {
    const state = given({ ...lastTurn, Ada: wealthy })
    play(state, 0, 'order restOfRound on')
    play(state, 0, 'pass')
    expect(state.agenda.at(-1)?.do).toBe('feasting')
  })
  it('does not, without it', () => {
    const state = given({ ...lastTurn, Ada: wealthy })
    play(state, 0, 'pass')
    expect(state.agenda.at(-1)).toMatchObject({ do: 'window', before: 'income' })
  })
  it('lapses when there is a new good to place', () => {
    const state = given({ ...lastTurn, Ada: { ...wealthy, stone: 1 } })
    play(state, 0, 'order restOfRound on')
    play(state, 0, 'place craftRuneStone')
    const told = play(state, 0, 'pass')
    expect(told).toContain('orderLapsed')
    expect(state.agenda.at(-1)).toMatchObject({ do: 'window', before: 'income' })
  })
  it('is hidden from the others', () => {
    const state = given({ ...lastTurn, Ada: wealthy })
    play(state, 0, 'order restOfRound on')
    expect(rules.view(state, 1).players[0].orders).toEqual({ feast: null, restOfRound: 0, takeBonuses: 0 })
    expect(rules.view(state, 0).players[0].orders.restOfRound).toBeGreaterThan(0)
  })
})
