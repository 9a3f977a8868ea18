import { cardSet, NONE, type State, warriorsInAll } from '../state.ts'
import { DESTINIES, DICE_IN_ALL, LONGHOUSE, RUNES } from '../vocabulary.ts'

/** What must be true in every position: nothing is lost, doubled or below zero. */
export function holds(state: State): void {
  const { players } = state
  for (let kind = 0; kind < 3; kind++) {
    let dice = state.supply[kind] + state.stock[kind]
    for (const player of players) {
      dice += player.warriors[kind]
      for (let at = kind; at < player.plan.length; at += 4) dice += player.plan[at]
    }
    must(dice === DICE_IN_ALL[kind], 'dice are conserved')
  }
  for (const player of players) {
    must(warriorsInAll(player) <= LONGHOUSE, 'nobody has more than eight warriors')
    for (const amounts of [player.stores, player.warriors, player.plan]) notNegative(amounts)
    must(player.workers >= 0, 'workers are not below zero')
  }
  for (const amounts of [state.supply, state.stock, state.monsterCoins]) notNegative(amounts)
  // What is lost once stays lost, so cards need not be counted in every position.
  if (positions++ % 10 === 0) cardsAreConserved(state)
}

let positions = 0

function cardsAreConserved(state: State): void {
  const { players } = state
  eachOnce(
    [...state.runeDeck, ...state.runesOpen, ...players.flatMap((player) => player.runes)],
    RUNES.length,
    'runes',
  )
  const waiting = state.agenda.flatMap((task) => (task.do === 'keepDestiny' ? task.cards : []))
  eachOnce(
    [
      ...state.destinyDeck,
      ...state.destinyBottom,
      ...waiting,
      ...players.flatMap((player) => player.destinies),
    ],
    DESTINIES.length,
    'destinies',
  )
  eachOnce(
    [
      ...state.trollDeck,
      ...state.draugrDeck,
      ...state.monsterDeck,
      ...state.discard,
      ...state.draugr,
      ...state.monsters,
      state.troll,
      ...players.flatMap((player) => player.defeated),
    ],
    cardSet(state).enemies.length,
    'enemies',
  )
  const journeys = state.journeyDeck.length + state.journeyDiscard.length
  must(journeys + state.journeys.filter((journey) => journey >= 0).length === 18, 'journeys are conserved')
}

function must(held: boolean, what: string): void {
  if (!held) throw new Error(`not true: ${what}`)
}

function notNegative(amounts: readonly number[]): void {
  for (const amount of amounts) must(amount >= 0, 'amounts are not below zero')
}

function eachOnce(cards: readonly number[], count: number, what: string): void {
  const there = cards.filter((card) => card !== NONE)
  must(new Set(there).size === there.length && there.length === count, `${what} are conserved`)
}
