import { type Chance, type Seat, silent } from '@meadhall/kernel/rules'
import { giveBonuses } from './bonus.ts'
import { earned, hasRule, matches } from './count.ts'
import { ALERTS, BOXES_ON, CARD_TEXT } from './data/occupations/cards.ts'
import { DRAWING_COLUMN, PLAYING_COLUMN, SPACE_IDS, SPACES } from './data/spaces.ts'
import type { Bundle, Effect, Rule } from './effects.ts'
import { affordable } from './exchange.ts'
import { applyMountain, checkMountain, itemsOf, legalMountain, mountainSeats } from './mountain.ts'
import type { Move } from './moves.ts'
import { type DecisionOf, NOTHING, type Now } from './now.ts'
import { canDo, doable, doableWithItem, forPrice, usableAsItIs } from './possible.ts'
import { type Refusal, refuse } from './refusal.ts'
import { clone, type State, since } from './state.ts'
import { gainAll, payAll } from './supply.ts'
import type { Offer, TaskOf } from './tasks.ts'
import { item, ORE, thing } from './vocabulary.ts'

/**
 * FO-2.9: what comes before the action may be what the action needs: a card that the column lets one play (FO-8.1,
 * FO-8.2), or an item that a played card lets one take. Whoever occupies a space that only this makes usable must then
 * take it; nobody blocks a space without using it.
 */

/** FO-2.9: whether at least one part of the space can be carried out by Vikings that are placed there. */
export function usable(state: State, seat: Seat, space: number, tried: Tried = new Map()): boolean {
  if (usableAsItIs(state, seat, space)) return true
  for (const card of columnPlays(state, seat, space)) if (helps(state, seat, space, card, tried)) return true
  return false
}

/** The cards in hand that may be played before the action: in column 4, and in column 3 by `preceptor` instead of drawing. */
function columnPlays(state: State, seat: Seat, space: number): readonly number[] {
  const { hand } = state.players[seat]
  const { column } = SPACES[space]
  if (column === PLAYING_COLUMN) return hand
  return column === DRAWING_COLUMN &&
    state.occupations.length > 0 &&
    hasRule(state.players[seat], 'playInsteadOfDraw')
    ? hand
    : NO_CARDS
}
const NO_CARDS: readonly number[] = []

const HELPING_RULES: readonly Rule['rule'][] = [
  'spaceDiscount',
  'stoneDiscount',
  'emigrationDiscount',
  'knarrAsLongship',
  'exploreAnything',
]

/** What the spaces of columns 3 and 4 ask for. */
const ASKED: readonly number[] = [
  ...(['silver', 'wood', 'stone', 'ore', 'sheep', 'cattle'] as const).map(item),
  ...(['whalingBoat', 'knarr', 'longship', 'armedLongship'] as const).map(thing),
]

function bringsAsked(effect: Effect): boolean {
  const asked = (get: Bundle): boolean => get.some(([what]) => ASKED.includes(what))
  switch (effect.op) {
    case 'exchange':
      return effect.choices.length === 1 && asked(effect.choices[0].get)
    case 'gainBy':
      return asked(effect.each ?? []) || (effect.steps ?? []).some(([, get]) => asked(get))
    case 'buy':
      return ASKED.includes(thing(effect.what))
    case 'phase':
      return effect.phase === 'houseBonuses' || effect.phase === 'homeBonuses'
    case 'sequence':
      return effect.effects.some(bringsAsked)
    default:
      return false
  }
}

/** Whether a card brings anything at all that a space could ask for. It only saves trying. */
const MAY_HELP: readonly boolean[] = CARD_TEXT.map(
  ({ boxes = [], rules = [] }) =>
    boxes.some(({ on, do: effect }) => (on === 'play' || on === 'state') && bringsAsked(effect)) ||
    rules.some(({ rule }) => HELPING_RULES.includes(rule)),
)

/** Those of the cards that make the space usable when they are played first. */
function helpfulCards(state: State, seat: Seat, space: number, cards: readonly number[]): number[] {
  return cards.filter((card) => helps(state, seat, space, card))
}

const anything: Chance = { pick: (_what, among) => among[0] }

/** Positions as if a card had been played, by card, for who asks about one space after the other. */
type Tried = Map<number, State>

/** Looks at the space again as if the card had been played. */
function helps(state: State, seat: Seat, space: number, card: number, tried: Tried = new Map()): boolean {
  if (card <= 0 || !MAY_HELP[card]) return false
  const after = tried.get(card) ?? played(state, seat, card)
  tried.set(card, after)
  return doable(after, seat, space)
}

/** Plays the card on a copy, with what it brings for certain. */
function played(state: State, seat: Seat, card: number): State {
  const now: Now = { state: clone(state), chance: anything, tell: silent }
  const player = now.state.players[seat]
  player.hand.splice(player.hand.indexOf(card), 1)
  player.played.push(card)
  player.alerts |= ALERTS[card]
  for (const event of ['state', 'play'] as const)
    for (const box of BOXES_ON[event][card])
      if (!box.if || matches(now.state, seat, box.if, NOTHING)) bring(now, seat, card, box.do)
  return now.state
}

/** What an effect brings when nothing is left to choose. */
function bring(now: Now, seat: Seat, card: number, effect: Effect): void {
  const { state } = now
  if (effect.op === 'gainBy') gainAll(now, seat, earned(state, seat, effect, NOTHING))
  else if (effect.op === 'sequence') for (const part of effect.effects) bring(now, seat, card, part)
  else if (effect.op === 'phase' && (effect.phase === 'houseBonuses' || effect.phase === 'homeBonuses'))
    giveBonuses(now, seat, effect.phase)
  else if (effect.op === 'exchange' || effect.op === 'buy') {
    const choices = effect.op === 'buy' ? [forPrice(state, seat, effect)] : effect.choices
    const open = affordable(state, seat, card, choices)
    if (choices.length !== 1 || open.length === 0) return
    payAll(now, seat, open[0].pay)
    gainAll(now, seat, open[0].get)
  }
}

/** The space that the seat has occupied and cannot use yet as things stand; -1 where there is none. */
function waitingFor(state: State, seat: Seat): number {
  const { space } = state.action
  if (state.action.seat !== seat || space < 0 || !since(state, 2)) return -1
  const isAhead = state.agenda.some((task) => task.do === 'act' && task.seat === seat && task.space === space)
  return isAhead && !doable(state, seat, space) ? space : -1
}

/** Whether a card that may still be played before the action helps. */
function cardAhead(state: State, seat: Seat, space: number): boolean {
  const ahead = state.agenda.some(
    (task) => task.do === 'fourthColumn' && task.seat === seat && task.when === 'before',
  )
  return ahead && helpfulCards(state, seat, space, state.players[seat].hand).length > 0
}

const needed = (space: number): Refusal => refuse('FO-2.9', 'spaceNeedsIt', { at: SPACE_IDS[space] })

/** Which of these cards may be played now, and whether one may play none of them. */
export function playsNow(
  state: State,
  seat: Seat,
  cards: readonly number[],
): { cards: readonly number[]; none: boolean } {
  const space = waitingFor(state, seat)
  if (space < 0 || usableAsItIs(state, seat, space)) return { cards, none: true }
  const helpful = helpfulCards(state, seat, space, cards)
  return helpful.length > 0 ? { cards: helpful, none: false } : { cards, none: true }
}

export function refusePlay(state: State, seat: Seat, card: number | undefined): Refusal | undefined {
  const { hand } = state.players[seat]
  const { cards, none } = playsNow(state, seat, hand)
  if (card === undefined ? none : cards.includes(card)) return undefined
  return needed(state.action.space)
}

/** Whether the offer brings what the space lacks. */
function offerHelps(state: State, seat: Seat, space: number, { card, effect }: Offer): boolean {
  if (!canDo(state, seat, effect, NOTHING, card)) return false
  if (effect.op === 'mountain') return doableWithItem(state, seat, space, effect.only?.map(item))
  const now: Now = { state: clone(state), chance: anything, tell: silent }
  bring(now, seat, card, effect)
  return doable(now.state, seat, space)
}

/** Why these offers may not all be left. */
export function refuseLeaving(state: State, seat: Seat, offers: readonly Offer[]): Refusal | undefined {
  const space = waitingFor(state, seat)
  if (space < 0 || cardAhead(state, seat, space)) return undefined
  return offers.some((one) => offerHelps(state, seat, space, one)) ? needed(space) : undefined
}

type MountainTask = TaskOf<'mountain'>

export function legalTaking(state: State, seat: Seat, task: MountainTask): Move[] {
  return legalMountain(state, task).filter((move) => !refuseTaking(state, seat, move, task))
}

export const mountain: DecisionOf<'mountain'> = {
  seats: mountainSeats,

  legal: legalTaking,

  check(state, seat, move, task) {
    return checkMountain(state, move, task) ?? refuseTaking(state, seat, move, task)
  },

  apply: applyMountain,
}

/** Why a card's item may not be left, or not be this one, before an action that needs another. */
function refuseTaking(state: State, seat: Seat, move: Move, task: MountainTask): Refusal | undefined {
  if (task.card === 0 || !since(state, 2)) return undefined
  const items = move.do === 'mountain' ? itemsOf(state, move.strip, move.n) : []
  // `forestBlacksmith`: whoever takes pays with ore.
  const isOreNeeded = task.oreOnly && state.players[seat].supply[ORE] === 0
  if (isOreNeeded && items.length > 0 && !items.some(([what]) => what === ORE))
    return needed(state.action.space)
  const space = waitingFor(state, seat)
  if (space < 0 || cardAhead(state, seat, space)) return undefined
  if (doableWith(state, seat, space, items)) return undefined
  return doableWithItem(state, seat, space, isOreNeeded ? [ORE] : task.only) ? needed(space) : undefined
}

function doableWith(
  state: State,
  seat: Seat,
  space: number,
  items: readonly (readonly [what: number, n: number])[],
): boolean {
  const { supply } = state.players[seat]
  for (const [what, n] of items) supply[what] += n
  const found = doable(state, seat, space)
  for (const [what, n] of items) supply[what] -= n
  return found
}
