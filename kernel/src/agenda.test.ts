import { describe, expect, it } from 'vitest'
import { plan, playedByAgenda, seatOf } from './agenda.ts'
import { quickChance } from './chance.ts'
import { type AnyHappening, type AnyMove, type Seat, silent } from './rules.ts'

type Task = { readonly do: 'ask'; readonly seat: Seat } | { readonly do: 'note'; readonly n: number }
interface State {
  agenda: Task[]
  noted: number[]
  shouts: number
}

/** A question is answered; anybody may shout at any time. Bots answer by one way alone, and do not shout. */
const table = playedByAgenda<State, Task, AnyMove, AnyHappening>({
  turnRule: 'T-1',
  flow: {
    ask: {
      seats: seatOf,
      legal: () => [{ do: 'yes' }, { do: 'no' }],
      shaped: () => [{ do: 'yes' }],
      check: (_state, _seat, { do: what }) =>
        what === 'yes' || what === 'no' ? undefined : { rule: 'T-2', why: 'yesOrNo' },
      apply({ state }, _seat, { do: what }) {
        state.agenda.pop()
        if (what === 'yes') plan(state, { do: 'note', n: 1 }, { do: 'note', n: 2 })
      },
    },
    note: ({ state }, { n }) => void state.noted.push(n),
  },
  anytime: {
    owns: ({ do: what }) => what === 'shout',
    legal: ({ shouts }) => (shouts < 2 ? [{ do: 'shout' }] : []),
    shaped: () => [],
    check: ({ shouts }) => (shouts < 2 ? undefined : { rule: 'T-3', why: 'quiet' }),
    apply({ state }) {
      state.shouts++
    },
  },
})

const asked = (...seats: Seat[]): State => ({
  agenda: seats.map((seat) => ({ do: 'ask', seat })),
  noted: [],
  shouts: 0,
})
const move = (state: State, seat: Seat, what: string) =>
  table.apply(state, seat, { do: what }, quickChance(1), silent)

describe('an agenda', () => {
  it('asks the last task first, and carries out what follows in the order written', () => {
    const state = asked(1, 0)
    expect(table.pending(state)).toEqual([0])
    move(state, 0, 'yes')
    expect(state.noted).toEqual([1, 2])
    expect(table.pending(state)).toEqual([1])
    move(state, 1, 'no')
    expect(table.pending(state)).toEqual([])
  })

  it('opens everything to people, and to bots what is shaped for them', () => {
    const state = asked(0)
    expect(table.legal(state, 0)).toEqual([{ do: 'yes' }, { do: 'no' }, { do: 'shout' }])
    expect(table.legal(state, 1)).toEqual([{ do: 'shout' }])
    expect(table.shaped(state, 0)).toEqual([{ do: 'yes' }])
    expect(table.shaped(state, 1)).toEqual([])
  })

  it('says whose turn it is, what the question refuses, and when all is over', () => {
    const state = asked(0)
    expect(table.check(state, 1, { do: 'yes' })).toEqual({ rule: 'T-1', why: 'notYourTurn' })
    expect(table.check(state, 0, { do: 'perhaps' })).toEqual({ rule: 'T-2', why: 'yesOrNo' })
    expect(table.check(state, 1, { do: 'shout' })).toBe(undefined)
    move(state, 1, 'shout')
    move(state, 1, 'shout')
    expect(table.check(state, 1, { do: 'shout' })).toEqual({ rule: 'T-3', why: 'quiet' })
    expect(table.pending(state)).toEqual([0])
    expect(table.check(asked(), 0, { do: 'shout' })).toEqual({ rule: 'T-1', why: 'gameOver' })
    expect(table.legal(asked(), 0)).toEqual([])
  })
})
