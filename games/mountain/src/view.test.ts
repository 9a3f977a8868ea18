import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { type Seat, UNKNOWN } from '@meadhall/kernel/rules'
import { expect, test } from 'vitest'
import type { Happening } from './moves.ts'
import { rules } from './rules.ts'
import type { State } from './state.ts'
import { eyesOf } from './status.ts'

/** What a seat has been shown, as told to it: gate cards and gnomes it scouted. */
function secretsIn(state: State, seat: Seat | null): string[] {
  const found: string[] = []
  const seen = rules.view(state, seat)
  const eyes = eyesOf(seat)
  seen.players.forEach((player, other) => {
    if (other !== seat && [...player.hand, ...player.choice].some((card) => card !== UNKNOWN))
      found.push(`the hand of seat ${other}`)
  })
  if (seen.deck.some((card) => card !== UNKNOWN)) found.push('the deck')
  if (seen.stacks[0].some((champion) => champion !== UNKNOWN)) found.push('start champions')
  seen.gates.forEach((clan, card) => {
    if (clan !== UNKNOWN && (state.gatesKnown[card] & eyes) === 0) found.push(`gate card ${card + 1}`)
  })
  let known = seen.beside.length
  seen.gnomes.forEach((strength, slot) => {
    if (strength <= 0) return
    known++
    if ((state.gnomesKnown[slot] & eyes) === 0) found.push(`a gnome in place ${slot >> 1}`)
  })
  // By elimination nothing can be learnt either: all markers the viewer does not know are counted together.
  if (seen.unseen.reduce((sum, n) => sum + n, 0) + known !== 30) found.push('markers by elimination')
  const task = seen.agenda.at(-1)
  if (task?.do === 'turn' && task.seat !== seat && task.cells.length > 0) found.push('cells not yet covered')
  return found
}

test('nobody sees what another seat holds, has scouted or has not yet committed', () => {
  for (const seats of [2, 4, 5]) {
    const word = quickWords(seats)
    const chance = quickChance(seats)
    const told: Happening[] = []
    const hear = (happening: Happening) => told.push(happening)
    const state = rules.setup(rules.readOptions({}), seats, chance, hear)
    let scouted = 0
    for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
      for (let seat = 0; seat < seats; seat++) expect(secretsIn(state, seat)).toEqual([])
      expect(secretsIn(state, null)).toEqual([])
      if (state.gnomesKnown.some((eyes) => eyes !== 0)) scouted++
      const seat = pending[below(pending.length, word)]
      const moves = below(2, word) === 0 ? rules.legal(state, seat) : rules.shaped(state, seat)
      rules.apply(state, seat, moves[below(moves.length, word)], chance, hear)
    }
    expect(scouted).toBeGreaterThan(50)
    // What a scout saw is told to the scout alone.
    const sights = told.filter(({ what }) => what === 'gnomeSeen' || what === 'gateSeen')
    expect(sights.filter(({ only }) => only === undefined)).toEqual([])
  }
})
