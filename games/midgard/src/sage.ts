import { type Decision, plan } from '@meadhall/kernel/agenda'
import { draw } from '@meadhall/kernel/chance'
import type { Chance, Seat, Tell } from '@meadhall/kernel/rules'
import { lookUnder } from './journeys.ts'
import { no } from './refusal.ts'
import type { Happening, Move, State, Task } from './state.ts'
import { DAGRUN, DESTINIES } from './vocabulary.ts'

/** CM-5.10: first a look under a Journey ... */
export function lookAtJourney(
  state: State,
  { seat, shore }: Extract<Task, { do: 'lookAtJourney' }>,
  chance: Chance,
  tell: Tell<Happening>,
): void {
  tell({ what: 'lookedAtJourney', seat, shore })
  lookUnder(state, seat, shore, chance, tell)
}

/** ... then a Destiny; CM-13.2: Dagrun draws one more and keeps one of them. */
export function drawDestinies(
  state: State,
  { seat, count }: Extract<Task, { do: 'drawDestinies' }>,
  chance: Chance,
  tell: Tell<Happening>,
): void {
  const wanted = count + (state.players[seat].leader === DAGRUN ? 1 : 0)
  const cards: number[] = []
  while (cards.length < wanted && state.destinyDeck.length + state.destinyBottom.length > 0)
    cards.push(drawDestiny(state, chance))
  tell({ what: 'drewDestinies', seat, amount: cards.length })
  // Cards from under the deck come without chance, so looking at them is news all the same.
  for (const card of cards)
    tell({ what: 'sawDestiny', seat, destiny: DESTINIES[card], only: seat, reveals: true })
  if (cards.length === 1) state.players[seat].destinies.push(cards[0])
  else if (cards.length > 1) plan(state, { do: 'keepDestiny', seat, cards })
}

function drawDestiny(state: State, chance: Chance): number {
  if (state.destinyDeck.length > 0) return draw(chance, 'destiny', state.destinyDeck)
  state.destinyBottomBy.shift()
  return state.destinyBottom.shift()!
}

/** CM-13.2, CM-14.11: one is kept, the others go under the deck. */
export const keepDestiny: Decision<State, Extract<Task, { do: 'keepDestiny' }>, Move, Happening> = {
  seats: (_state, task) => [task.seat],

  legal: (_state, _seat, task) => task.cards.map((card) => ({ do: 'keepDestiny', destiny: DESTINIES[card] })),

  check(_state, _seat, move, task) {
    if (move.do !== 'keepDestiny') return no('CM-13.2', 'notNow')
    return task.cards.includes(DESTINIES.indexOf(move.destiny)) ? undefined : no('CM-13.2', 'notAmongThem')
  },

  apply(state, seat, move, task, _chance, tell) {
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
