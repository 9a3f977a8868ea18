import { seatOf } from '@meadhall/kernel/agenda'
import { draw } from '@meadhall/kernel/chance'
import type { Seat } from '@meadhall/kernel/rules'
import { hasRule } from './count.ts'
import { ALERTS, EVENT_BIT } from './data/occupations/cards.ts'
import { CARD, cardNumber } from './data/occupations/list.ts'
import { fire, fireCard } from './events.ts'
import { playsNow, refusePlay } from './helped.ts'
import type { Move } from './moves.ts'
import { type DecisionOf, NOTHING, type Now } from './now.ts'
import { type Refusal, refuse } from './refusal.ts'
import { type State, since } from './state.ts'
import { putInHand } from './supply.ts'
import type { TaskOf } from './tasks.ts'
import { item } from './vocabulary.ts'

const STOCKFISH = item('stockfish')

/** FO-8.1, FO-8.2, FO-15.1 to FO-15.4: drawing occupations and playing them. */

export function drawOccupation(now: Now, seat: Seat): void {
  const { state } = now
  if (state.occupations.length === 0) return
  // `preceptor`: instead of receiving a card one may play one.
  if (state.players[seat].hand.length > 0 && hasRule(state.players[seat], 'playInsteadOfDraw'))
    state.agenda.push({ do: 'drawOrPlay', seat })
  else takeCard(now, seat)
}

function takeCard(now: Now, seat: Seat): void {
  const { state } = now
  const card = draw(now.chance, 'occupation', state.occupations)
  putInHand(state.players[seat], card)
  now.tell({ what: 'drewOccupation', seat })
  if (card > 0) now.tell({ what: 'sawOccupation', seat, card: CARD[card].id, only: seat, reveals: true })
}

/** Puts a card of the hand into force. */
export function playCard(now: Now, seat: Seat, card: number): void {
  const { state } = now
  const player = state.players[seat]
  player.hand.splice(player.hand.indexOf(card), 1)
  player.played.push(card)
  player.alerts |= ALERTS[card]
  now.tell({ what: 'playedOccupation', seat, card: CARD[card].id, reveals: true })
  const inAction = state.action.seat === seat
  if (inAction) state.action.occupations++
  else {
    fire(now.state, seat, 'actionDone', { occupations: 1, stockfish: 0 })
    // `codliverOilPresser`: fish that the card brings counts, as it does when an anytime card brings it.
    if (since(state, 2) && (player.alerts & EVENT_BIT.actionDone) !== 0)
      state.agenda.push({ do: 'cardDone', seat, stockfish: player.supply[STOCKFISH] })
  }
  fireCard(now.state, seat, card, 'state', NOTHING)
  fireCard(now.state, seat, card, 'play', NOTHING)
}

/** A card played outside an action is done with. */
export function cardDone(now: Now, { seat, stockfish }: TaskOf<'cardDone'>): void {
  const came = now.state.players[seat].supply[STOCKFISH] - stockfish
  if (came > 0) fire(now.state, seat, 'actionDone', { stockfish: came, occupations: 0 })
}

function plays(state: State, seat: Seat, cards: readonly number[] = state.players[seat].hand): Move[] {
  return cards.map((card) => ({ do: 'play', card: card > 0 ? CARD[card].id : 'unknown' }))
}

function cannotPlay(state: State, seat: Seat, card: string): Refusal | undefined {
  const number = cardNumber(card)
  return number !== undefined && state.players[seat].hand.includes(number)
    ? undefined
    : refuse('FO-15.1', 'notInHand', { card })
}

export const playCards: DecisionOf<'playCards'> = {
  seats: (state, { seat }) => (state.players[seat].hand.length > 0 ? [seat] : []),

  legal(state, seat, { must }) {
    const moves = plays(state, seat)
    if (!must) moves.push({ do: 'done' })
    return moves
  },

  check(state, seat, move, { must }) {
    if (move.do === 'done') return must ? refuse('FO-15.3', 'mustChoose') : undefined
    return move.do === 'play' ? cannotPlay(state, seat, move.card) : refuse('FO-15.3', 'notNow')
  },

  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    if (move.do !== 'play') return
    if (task.left > 1) state.agenda.push({ ...task, left: task.left - 1, must: false })
    playCard(now, seat, cardNumber(move.card)!)
  },
}

/** FO-8.2: an occupation before or after the action of the fourth column. */
export const fourthColumn: DecisionOf<'fourthColumn'> = {
  seats: ({ action, players }, { seat }) =>
    action.fourth === 0 && players[seat].hand.length > 0 ? [seat] : [],

  legal(state, seat) {
    const { cards, none } = playsNow(state, seat, state.players[seat].hand)
    const moves = plays(state, seat, cards)
    if (none) moves.push({ do: 'done' })
    return moves
  },

  check(state, seat, move) {
    if (move.do === 'done') return refusePlay(state, seat, undefined)
    if (move.do !== 'play') return refuse('FO-8.2', 'notNow')
    return cannotPlay(state, seat, move.card) ?? refusePlay(state, seat, cardNumber(move.card))
  },

  apply(now, seat, move) {
    now.state.agenda.pop()
    if (move.do !== 'play') return
    now.state.action.fourth = 1
    playCard(now, seat, cardNumber(move.card)!)
  },
}

/** `preceptor`. */
export const drawOrPlay: DecisionOf<'drawOrPlay'> = {
  seats: seatOf,

  legal(state, seat) {
    const { cards, none } = playsNow(state, seat, state.players[seat].hand)
    const moves = plays(state, seat, cards)
    if (none) moves.unshift({ do: 'choose', option: 'draw' })
    return moves
  },

  check(state, seat, move) {
    if (move.do === 'choose' && move.option === 'draw') return refusePlay(state, seat, undefined)
    if (move.do !== 'play') return refuse('FO-15.7', 'notNow')
    return cannotPlay(state, seat, move.card) ?? refusePlay(state, seat, cardNumber(move.card))
  },

  apply(now, seat, move) {
    now.state.agenda.pop()
    if (move.do === 'play') playCard(now, seat, cardNumber(move.card)!)
    else takeCard(now, seat)
  },
}

/** FO-18.4: the solo player picks the start occupation. */
export const chooseStart: DecisionOf<'chooseStart'> = {
  seats: () => [0],

  legal(state) {
    return state.lightCards.map((card) => ({ do: 'choose', option: CARD[card].id }))
  },

  check(state, _seat, move) {
    if (move.do !== 'choose') return refuse('FO-18.4', 'notNow')
    const card = cardNumber(move.option)
    return card !== undefined && state.lightCards.includes(card)
      ? undefined
      : refuse('FO-18.4', 'noSuchCard', { card: move.option })
  },

  apply(now, seat, move) {
    now.state.agenda.pop()
    if (move.do === 'choose') putInHand(now.state.players[seat], cardNumber(move.option)!)
    now.state.lightCards = []
  },
}
