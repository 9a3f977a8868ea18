import type { Seat } from '@meadhall/kernel/rules'
import { matches } from './count.ts'
import { BOXES_ON, EVENT_BIT } from './data/occupations/cards.ts'
import type { Box, Effect, Event } from './effects.ts'
import type { About, Now } from './now.ts'
import { canDo, perform } from './perform.ts'
import type { State } from './state.ts'
import type { Offer } from './tasks.ts'
import { item } from './vocabulary.ts'

const STOCKFISH = item('stockfish')

/**
 * FO-15.7, FO-15.11: an event sets off the boxes that wait for it. What costs nothing and leaves no choice is taken at
 * once; the rest is offered to the owner, who takes it in any order.
 */
export function fire(now: Now, seat: Seat, event: Event, about: About): void {
  const player = now.state.players[seat]
  if ((player.alerts & EVENT_BIT[event]) === 0) return
  const boxesOf = BOXES_ON[event]
  const offers: Offer[] = []
  for (const card of player.played) {
    for (const box of boxesOf[card])
      if (setOff(now, seat, card, box, about)) collect(now, seat, card, box, about, offers)
  }
  if (offers.length > 0) offer(now.state, seat, offers)
}

/** The same for one card alone: its own playing. */
export function fireCard(now: Now, seat: Seat, card: number, event: Event, about: About): void {
  const offers: Offer[] = []
  for (const box of BOXES_ON[event][card])
    if (setOff(now, seat, card, box, about)) collect(now, seat, card, box, about, offers)
  if (offers.length > 0) offer(now.state, seat, offers)
}

/** Whether an event would set off any card of the seat. */
export function wouldFire(state: State, seat: Seat, event: Event, about: About): boolean {
  const { played } = state.players[seat]
  return played.some((card) => BOXES_ON[event][card].some((box) => setOff({ state }, seat, card, box, about)))
}

function setOff({ state }: Pick<Now, 'state'>, seat: Seat, card: number, box: Box, about: About): boolean {
  if (box.once && state.players[seat].spent.includes(card)) return false
  return !box.if || matches(state, seat, box.if, about)
}

function collect(now: Now, seat: Seat, card: number, box: Box, about: About, offers: Offer[]): void {
  // Each item of a kind that came is an occasion of its own; a pair is one.
  const times = box.on === 'gained' && !box.if?.pair ? about.n! : 1
  for (let time = 0; time < times; time++) {
    if (isAutomatic(box.do)) {
      if (box.once) now.state.players[seat].spent.push(card)
      perform(now, seat, card, box.do, true, about)
    } else if (box.on === 'gained' || canDo(now.state, seat, box.do, about)) {
      // With a good may come the silver to pay for what it offers, so that is asked later.
      // What lay on the banquet table is gone later: the offer keeps how much it was.
      const effect = box.do.op === 'fishIntoHouses' ? { ...box.do, n: about.served![STOCKFISH] } : box.do
      offers.push({ card, effect, ...(box.must ? { must: true } : {}), ...(box.once ? { once: true } : {}) })
    }
  }
}

/** FO-15.5: a free gain is taken. */
function isAutomatic(effect: Effect): boolean {
  switch (effect.op) {
    case 'exchange':
      return effect.choices.length === 1 && effect.choices[0].pay.length === 0
    case 'gainBy':
    case 'doublePeas':
    case 'fillWeapons':
      return true
    case 'phase':
      return effect.phase !== 'breeding'
    case 'sequence':
      return effect.effects.every(isAutomatic)
    default:
      return false
  }
}

/** Holds offers out to a seat; those of the same moment come together. */
function offer(state: State, seat: Seat, offers: readonly Offer[]): void {
  const top = state.agenda[state.agenda.length - 1]
  if (top?.do === 'offers' && top.seat === seat)
    state.agenda[state.agenda.length - 1] = { ...top, offers: [...top.offers, ...offers] }
  else state.agenda.push({ do: 'offers', seat, offers })
}
