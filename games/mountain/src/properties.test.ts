import { prove } from '@meadhall/kernel/proof'
import { describe, expect, test } from 'vitest'
import { boardOf, componentsOf } from './components.ts'
import { SAGA_ROWS, type SagaRow } from './data/sagas.ts'
import { GNOME_MARKERS } from './data/tables.ts'
import type { Move } from './moves.ts'
import { rules } from './rules.ts'
import { sagaProgress } from './score.ts'
import type { State } from './state.ts'
import { allTrollsAt, gnomesAt } from './status.ts'
import { SAGAS, SEATS, TROLLS } from './vocabulary.ts'

/** Some moves carry out in one what `legal` offers as a sequence. */
const isWhole = (move: Move): boolean =>
  (move.do === 'act' && (move.cells !== undefined || move.bridge !== undefined)) ||
  (move.do === 'advance' && (move.from !== undefined || move.champions !== undefined)) ||
  move.do === 'bolster'

function holds(state: State, markers = 30): void {
  const board = boardOf(state)
  let gnomes = state.pool + state.beside.length
  // MK-13.3: those with the swarm, and the one that somebody leads
  for (const task of state.agenda)
    if (task.do === 'invade') gnomes += task.left
    else if (task.do === 'leadGnome') gnomes++
  for (let cavern = 0; cavern < board.caverns; cavern++) gnomes += gnomesAt(state, cavern)
  if (gnomes !== markers) throw new Error(`there are ${gnomes} gnomes`)
  for (let s = 1; s <= 3; s++) {
    const known = [...state.beside, ...state.gnomes].filter((strength) => strength === s).length
    if (known + state.unseen[s - 1] !== (markers === 30 ? GNOME_MARKERS[s - 1] : markers / 3))
      throw new Error(`gnomes of strength ${s} got lost`)
  }
  state.players.forEach((player, seat) => {
    let trolls = player.reserve
    for (let place = 0; place < board.places; place++) trolls += state.trolls[place * SEATS + seat]
    for (const champion of player.champions) if (state.figures[champion] >= 0) trolls--
    if (trolls !== TROLLS) throw new Error(`seat ${seat} has ${trolls} trolls`)
    for (let i = 0; i < state.lairs.length; i++)
      if (state.lairs[i] !== seat && state.trolls[(board.caverns + i) * SEATS + seat] > 0)
        throw new Error(`seat ${seat} is in a lair that is not its own`)
  })
  if (state.trolls.some((n) => n < 0)) throw new Error('fewer than no trolls')
  // Only those who have just been beaten back stand among gnomes until they choose a lair.
  const beaten = state.agenda.find((task) => task.do === 'repulse')
  for (let cavern = 0; cavern < board.caverns; cavern++)
    if (gnomesAt(state, cavern) > 0 && allTrollsAt(state, cavern) > 0 && beaten?.at !== cavern)
      throw new Error(`trolls and gnomes share ${board.names[cavern]}`)
}

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
            holds: (now) => holds(now),
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
        holds: (now) => holds(now),
        mayBeMore: isWhole,
      })
      expect(state.wave).toBe(2)
      expect(state.lost).toBe(false)
    }
  })

  test.each(SAGAS.slice(1))('the saga %s, to its end', (saga) => {
    const { waves, markers = 10 } = SAGA_ROWS.find(({ id }) => id === saga) as SagaRow
    const { waves: _, ...flat } = componentsOf({ set: 'base' }).rows.solo
    const { state } = prove(rules, {
      options: rules.readOptions({ saga, cards: { solo: { ...flat, criticalDomains: 0 } } }),
      seats: 1,
      seed: 7,
      way: 'shaped',
      every: 11,
      holds: (now) => holds(now, 3 * markers),
      mayBeMore: isWhole,
    })
    expect(state.wave).toBe(waves[1])
    expect(sagaProgress(state)).toBeDefined()
  })
})
