import { plan, seatOf } from '@meadhall/kernel/agenda'
import { draw } from '@meadhall/kernel/chance'
import type { Seat } from '@meadhall/kernel/rules'
import { giftsOf } from './gifts.ts'
import { lookUnder } from './journeys.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import type { State, TaskOf } from './state.ts'
import { DESTINIES } from './vocabulary.ts'

/** CM-5.10: first a look under a Journey ... */
export function lookAtJourney(now: Now, { seat, shore }: TaskOf<'lookAtJourney'>): void {
  const { tell } = now
  tell({ what: 'lookedAtJourney', seat, shore })
  lookUnder(now, seat, shore)
}

/** ... then a Destiny; CM-13.2: a leader may draw one more and keeps one of them. */
export function drawDestinies(now: Now, { seat, count }: TaskOf<'drawDestinies'>): void {
  const { state, tell } = now
  const wanted = count + giftsOf(state.players[seat]).destinies
  const cards: number[] = []
  while (cards.length < wanted && state.destinyDeck.length + state.destinyBottom.length > 0)
    cards.push(drawDestiny(now))
  tell({ what: 'drewDestinies', seat, amount: cards.length })
  // Cards from under the deck come without chance, so looking at them is news all the same.
  for (const card of cards)
    tell({ what: 'sawDestiny', seat, destiny: DESTINIES[card], only: seat, reveals: true })
  if (cards.length === 1) state.players[seat].destinies.push(cards[0])
  else if (cards.length > 1) plan(state, { do: 'keepDestiny', seat, cards })
}

function drawDestiny({ state, chance }: Now): number {
  if (state.destinyDeck.length > 0) return draw(chance, 'destiny', state.destinyDeck)
  state.destinyBottomBy.shift()
  return state.destinyBottom.shift()!
}

/** CM-13.2, CM-14.11: one is kept, the others go under the deck. */
export const keepDestiny: DecisionOf<'keepDestiny'> = {
  seats: seatOf,

  legal: (_state, _seat, task) => task.cards.map((card) => ({ do: 'keepDestiny', destiny: DESTINIES[card] })),

  check(_state, _seat, move, task) {
    if (move.do !== 'keepDestiny') return refuse('CM-13.2', 'notNow')
    return task.cards.includes(DESTINIES.indexOf(move.destiny))
      ? undefined
      : refuse('CM-13.2', 'notAmongThem')
  },

  apply({ state, tell }, seat, move, task) {
    if (move.do !== 'keepDestiny') return
    state.agenda.pop()
    const kept = DESTINIES.indexOf(move.destiny)
    state.players[seat].destinies.push(kept)
    putUnder(
      state,
      seat,
      task.cards.filter((card) => card !== kept),
    )
    tell({ what: 'keptDestiny', seat, returned: task.cards.length - 1 })
  },
}

function putUnder(state: State, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) {
    state.destinyBottom.push(card)
    state.destinyBottomBy.push(seat)
  }
}
