import type { Seat } from '@meadhall/kernel/rules'
import { earned, matches } from './count.ts'
import { BOXES_ON, EVENT_BIT } from './data/occupations/cards.ts'
import type { Box, Effect, Event } from './effects.ts'
import type { About } from './now.ts'
import { type State, since } from './state.ts'
import type { Offer, Task } from './tasks.ts'
import { item, PER_TILE } from './vocabulary.ts'

const STOCKFISH = item('stockfish')

/**
 * FO-15.7, FO-15.11: an event sets off the boxes that wait for it. What costs nothing and leaves no choice is taken
 * next; the rest is then offered to the owner, who takes it in any order.
 */
export function fire(state: State, seat: Seat, event: Event, about: About): void {
  const player = state.players[seat]
  if ((player.alerts & EVENT_BIT[event]) === 0) return
  const boxesOf = BOXES_ON[event]
  const free: Task[] = []
  const offers: Offer[] = []
  for (const card of player.played)
    for (const box of boxesOf[card])
      if (setOff(state, seat, card, box, about)) collect(state, seat, card, box, about, free, offers)
  lineUp(state, seat, free, offers)
}

/** The same for one card alone: its own playing. */
export function fireCard(state: State, seat: Seat, card: number, event: Event, about: About): void {
  const free: Task[] = []
  const offers: Offer[] = []
  for (const box of BOXES_ON[event][card])
    if (setOff(state, seat, card, box, about)) collect(state, seat, card, box, about, free, offers)
  lineUp(state, seat, free, offers)
}

/** Whether an event would set off any card of the seat. */
export function wouldFire(state: State, seat: Seat, event: Event, about: About): boolean {
  const { played } = state.players[seat]
  return played.some((card) => BOXES_ON[event][card].some((box) => setOff(state, seat, card, box, about)))
}

function setOff(state: State, seat: Seat, card: number, box: Box, about: About): boolean {
  if (box.once && state.players[seat].spent.includes(card)) return false
  return !box.if || matches(state, seat, box.if, about)
}

function collect(
  state: State,
  seat: Seat,
  card: number,
  box: Box,
  about: About,
  free: Task[],
  offers: Offer[],
): void {
  // Each item of a kind that came is an occasion of its own; a pair is one.
  const times = box.on === 'gained' && !box.if?.pair ? about.n! : 1
  const effect = settled(state, seat, box.do, about)
  if (!effect) return
  for (let time = 0; time < times; time++) {
    if (isAutomatic(effect)) {
      if (box.once) state.players[seat].spent.push(card)
      free.push({ do: 'effect', seat, card, must: true, effect })
    } else
      offers.push({ card, effect, ...(box.must ? { must: true } : {}), ...(box.once ? { once: true } : {}) })
  }
}

/** What depends on the event is counted now, for later it is gone; nothing where it comes to nothing. */
function settled(state: State, seat: Seat, effect: Effect, about: About): Effect | undefined {
  if (effect.op === 'fishIntoHouses') return { ...effect, n: about.served![STOCKFISH] }
  if (effect.op === 'moreOf' && since(state, 2)) {
    // FO-15.18: what lies in the supply when the phase begins.
    const goods = effect.goods.filter((good) => state.players[seat].supply[item(good)] > 0)
    return goods.length > 0 ? { ...effect, goods } : undefined
  }
  if (effect.op !== 'gainBy') return effect
  // FO-4.14: tiles whose income is counted stand.
  if (effect.of === 'income') state.players[seat].standing = state.players[seat].placed.length / PER_TILE
  const get = earned(state, seat, effect, about)
  return get.length > 0 ? { op: 'exchange', choices: [{ pay: [], get }] } : undefined
}

/** FO-15.5: a free gain is taken. */
function isAutomatic(effect: Effect): boolean {
  switch (effect.op) {
    case 'exchange':
      return effect.choices.length === 1 && effect.choices[0].pay.length === 0
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

/** FO-15.11: offers of the same moment come together; what is free comes before them, also what came up before. */
function lineUp(state: State, seat: Seat, free: readonly Task[], offers: readonly Offer[]): void {
  const { agenda } = state
  if (offers.length > 0) {
    let at = agenda.length
    if (since(state, 2)) while (at > 0 && isFreeGain(agenda[at - 1], seat)) at--
    const top = agenda[at - 1]
    if (top?.do === 'offers' && top.seat === seat)
      agenda[at - 1] = { ...top, offers: [...top.offers, ...offers] }
    else agenda.splice(at, 0, { do: 'offers', seat, offers })
  }
  for (let i = free.length - 1; i >= 0; i--) agenda.push(free[i])
}

const isFreeGain = (task: Task, seat: Seat): boolean =>
  task.do === 'effect' && task.seat === seat && task.card > 0 && isAutomatic(task.effect)
