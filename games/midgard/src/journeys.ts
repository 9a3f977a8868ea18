import { draw, putIn } from '@meadhall/kernel/chance'
import type { Seat } from '@meadhall/kernel/rules'
import type { Now } from './now.ts'
import { NONE, type State, UNDRAWN } from './state.ts'
import { JOURNEYS, SHORES } from './vocabulary.ts'

/** CM-3.4: laid face down. Which it is stays undecided until someone looks. */
export function layJourney(now: Now, shore: number): void {
  const { state, tell } = now
  if (state.journeys[shore] !== NONE) return
  refillJourneys(now)
  state.journeys[shore] = UNDRAWN
  state.journeySeen[shore] = 0
  tell({ what: 'journeyLaid', shore })
}

/**
 * CM-3.4: the deck is what is left after the cards that lie undecided on the shores. When it is empty, those are
 * decided first, since they came from the old deck, and then the discards make a new one.
 */
function refillJourneys({ state, chance, tell }: Now): void {
  const undecided = state.journeys.filter((journey) => journey === UNDRAWN).length
  if (state.journeyDeck.length > undecided) return
  for (let shore = 0; shore < SHORES; shore++)
    if (state.journeys[shore] === UNDRAWN) state.journeys[shore] = draw(chance, 'journey', state.journeyDeck)
  for (const journey of state.journeyDiscard) putIn(state.journeyDeck, journey)
  state.journeyDiscard.length = 0
  tell({ what: 'journeysShuffled' })
}

/** A seat looks under a face-down Journey, alone (CM-5.10, CM-14.7). */
export function lookUnder(now: Now, seat: Seat, shore: number): void {
  const { state, tell } = now
  const journey = decide(now, shore)
  state.journeySeen[shore] |= 1 << seat
  tell({ what: 'sawJourney', seat, shore, journey: JOURNEYS[journey], only: seat, reveals: true })
}

/** Chance says which Journey lies here, if nobody has looked before. */
export function decide({ state, chance }: Now, shore: number): number {
  if (state.journeys[shore] === UNDRAWN) state.journeys[shore] = draw(chance, 'journey', state.journeyDeck)
  return state.journeys[shore]
}

/** The revealed Journey goes to the discards (CM-10.4). */
export function discardJourney(state: State, shore: number): void {
  putIn(state.journeyDiscard, state.journeys[shore])
  state.journeys[shore] = NONE
  state.journeySeen[shore] = 0
}

/** CM-14.6: the next one of the deck takes the place of the one revealed. */
export function replaceJourney(now: Now, shore: number): void {
  const { state, chance } = now
  discardJourney(state, shore)
  refillJourneys(now)
  state.journeys[shore] = draw(chance, 'journey', state.journeyDeck)
}
