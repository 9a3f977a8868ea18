import type { Seat } from '@meadhall/kernel/rules'
import { countOf, earned, hasRule, longshipsFor, matches, stepReached } from './count.ts'
import { BOXES_ON, EVENT_BIT } from './data/occupations/cards.ts'
import { STRIPS } from './data/rounds.ts'
import { IMITATION, SPACES, type Space } from './data/spaces.ts'
import { canStartDice } from './dice.ts'
import { type Bundle, bundle, type Choice, type Effect, type Filter } from './effects.ts'
import { canAfford } from './exchange.ts'
import { canTake, POSITION } from './mountain.ts'
import { type About, NOTHING } from './now.ts'
import { whoHasPlaced } from './placing.ts'
import { LAST_ROUND, type State, since } from './state.ts'
import { canGet, canPay } from './supply.ts'
import { canUpgrade } from './upgrade.ts'
import { canReturn } from './vikings.ts'
import {
  BOW,
  CATTLE,
  GOODS,
  item,
  ORE,
  PREGNANT_CATTLE,
  PREGNANT_SHEEP,
  SHED,
  SHEEP,
  SILVER,
  SPEAR,
  STONE,
  SWORD,
  WOOD,
} from './vocabulary.ts'
import { canExplore, canSale, mayEmigrate } from './voyages.ts'

/** What can be done: whether an effect would do anything for a seat, and whether it can use a space. */

/** Whether an effect would do anything at all for the seat. */
export function canDo(
  state: State,
  seat: Seat,
  effect: Effect,
  about: About,
  card = 1,
  space = state.action.space,
): boolean {
  const player = state.players[seat]
  switch (effect.op) {
    case 'exchange':
      return canAfford(state, seat, card, effect.choices, space)
    case 'gainBy':
      return earned(state, seat, effect, about).length > 0
    case 'upgrade':
      return canUpgrade(state, seat, effect)
    case 'flip':
      return stepReached(effect.steps, countOf(state, seat, effect.of, about)) > 0
    case 'mountain':
      // `forestBlacksmith`: whoever takes pays with ore, so there must be one.
      if (effect.oreOnly && player.supply[ORE] === 0 && since(state, 2)) return canTake(state, [ORE])
      return canTake(state, effect.only?.map(item))
    case 'dice':
      return (!effect.pay || canPay(player, effect.pay)) && canStartDice(player, effect.action)
    case 'explore':
      return canExplore(state, seat, effect, space)
    case 'emigrate':
      return mayEmigrate(state, seat, card, effect, space)
    case 'play':
      return player.hand.length > 0 && (!effect.pay || canPay(player, effect.pay))
    case 'drawOccupation':
      return true
    case 'sale':
      return canSale(state, seat, space)
    case 'phase':
      return true
    case 'returnVikings':
      return canReturn(state, seat, effect)
    case 'useSpace':
      return (!effect.pay || canPay(player, effect.pay)) && spacesToUse(state, seat, effect).length > 0
    case 'fillWeapons':
      return true
    case 'takePlaced':
      return whoHasPlaced(state, effect.tile) >= 0
    case 'buy': {
      const { pay, get } = forPrice(state, seat, effect)
      return canPay(player, pay) && canGet(state, seat, get)
    }
    case 'fourthOfThree':
      return fourths(state, seat).length > 0
    case 'doublePeas':
      return true
    case 'moreOf':
      return moreOf(state, seat, effect.goods.map(item)).length > 0
    case 'oreAtOnce':
      return player.longships.length > 0
    case 'storeFor':
      return canStore(state, seat)
    case 'fishIntoHouses':
      return (about.served?.[item('stockfish')] ?? effect.n ?? 0) > 0 && player.boards.length > 1
    case 'oreForRolls':
      return player.longships.some((ore) => ore > 0)
    default:
      for (const one of effect.effects) if (canDo(state, seat, one, about, card, space)) return true
      return false
  }
}

/** Whether a shed has an empty spot for wood or stone in the supply. */
function canStore(state: State, seat: Seat): boolean {
  const { boards, stored, supply } = state.players[seat]
  return boards.some(
    (kind, slot) =>
      kind === SHED &&
      ((supply[WOOD] > 0 && stored[2 * slot] < 3) || (supply[STONE] > 0 && stored[2 * slot + 1] < 3)),
  )
}

const EMPTY: Bundle = []

/** FO-15.5, `earl`, `quartermaster` and `longshipBuilder`: what something costs depends on the round, on weapons or on knarrs. */
export function forPrice(state: State, seat: Seat, effect: Extract<Effect, { op: 'buy' }>): Choice {
  const player = state.players[seat]
  const { supply } = player
  const price =
    effect.price === 'round'
      ? state.round
      : effect.price === 'byWeapons'
        ? Math.max(0, Math.floor(8 - supply[SWORD] - (supply[BOW] + supply[SPEAR]) / 2))
        : [8, 6, 3, 1, 1][player.knarrs]
  const get = bundle({ [effect.what]: 1 })
  return { pay: price > 0 ? [[SILVER, price]] : [], get }
}

const ANIMALS = [SHEEP, PREGNANT_SHEEP, CATTLE, PREGNANT_CATTLE]

/** `storeman`: a fourth of a good of which there are exactly three. */
export function fourths(state: State, seat: Seat): Choice[] {
  const { supply } = state.players[seat]
  const found: Choice[] = []
  for (let what = 0; what < GOODS.length; what++)
    if (supply[what] === 3 && !ANIMALS.includes(what)) found.push({ pay: EMPTY, get: [[what, 1]] })
  return found
}

export function moreOf(state: State, seat: Seat, goods: readonly number[]): Choice[] {
  return goods
    .filter((what) => state.players[seat].supply[what] > 0)
    .map((what) => ({ pay: EMPTY, get: [[what, 1]] }))
}

/** How many Vikings a space needs. */
export function crewFor(state: State, seat: Seat, space: number): number {
  const { column, id } = SPACES[space]
  // `warmonger`: plundering with three or four longships needs one or two Vikings less.
  if (id === 'plundering' && hasRule(state.players[seat], 'fewerForPlundering'))
    return column - Math.max(0, Math.min(2, state.players[seat].longships.length - 2))
  return column
}

/** FO-2.9: whether at least one part of the space can be carried out with what one has and what played cards bring. */
export function usableAsItIs(state: State, seat: Seat, space: number): boolean {
  return doable(state, seat, space) || doableWithTaking(state, seat, space) || playsWhatComes(state, space)
}

/** FO-15.3: under the first version of the rules the price alone was not enough. */
export function needOf(state: State, { id, need }: Space): Space['need'] {
  return id === 'playOccupationPaid' && !since(state, 2) ? 'all' : need
}

export function doable(state: State, seat: Seat, number: number): boolean {
  const player = state.players[seat]
  const space = SPACES[number]
  if (space.knarr && player.knarrs === 0) return false
  if (space.longships && longshipsFor(player) < space.longships) return false
  const { effects } = space
  const need = needOf(state, space)
  if (need === 'first') return canDo(state, seat, effects[0], NOTHING, 0, number)
  for (let i = 0; i < effects.length; i++) {
    const can = canDo(state, seat, effects[i], NOTHING, 0, number)
    if (need === 'any' && can) return true
    if (need === 'all' && !can) return false
  }
  return need === 'all'
}

/** FO-15.3: the occupation that the third column brings may be the one to play. */
function playsWhatComes({ occupations }: State, space: number): boolean {
  return SPACES[space].id === 'playOccupations4' && occupations.length > 0
}

/** What a card lets one take from a mountain strip before the action may be what the action needs. */
function doableWithTaking(state: State, seat: Seat, space: number): boolean {
  const player = state.players[seat]
  if ((player.alerts & EVENT_BIT.beforeSpace) === 0) return false
  for (const card of player.played)
    for (const { do: effect, if: filter } of BOXES_ON.beforeSpace[card])
      if (
        effect.op === 'mountain' &&
        (!filter || wouldMatch(state, seat, filter, space)) &&
        doableWithItem(state, seat, space, effect.only?.map(item))
      )
        return true
  return false
}

/** Whether the space can be used with one of the items at the ends of the strips. */
export function doableWithItem(
  state: State,
  seat: Seat,
  space: number,
  only: readonly number[] | undefined,
): boolean {
  const { supply } = state.players[seat]
  for (let at = 0; at < state.strips.length; at += 2) {
    const [what, n] = POSITION[STRIPS[state.strips[at]][state.strips[at + 1]]]
    // Under the first version of the rules wood was counted where only stone and ore may be taken.
    if (only && (since(state, 2) ? !only.includes(what) : what === SILVER)) continue
    supply[what] += n
    const found = doable(state, seat, space)
    supply[what] -= n
    if (found) return true
  }
  return false
}

/** Whether a card will be set off by the space once Vikings are placed there. */
function wouldMatch(state: State, seat: Seat, filter: Filter, space: number): boolean {
  const { fullCrew, ...rest } = filter
  return (
    matches(state, seat, rest, { space }) &&
    (!fullCrew || crewFor(state, seat, space) === SPACES[space].column)
  )
}

/** `follower` and `latecomer`: the spaces that can be used without Vikings, once the card's own price is paid. */
export function spacesToUse(
  state: State,
  seat: Seat,
  { which, pay = EMPTY }: Pick<Extract<Effect, { op: 'useSpace' }>, 'which' | 'pay'>,
): number[] {
  const found: number[] = []
  const { supply } = state.players[seat]
  const price = since(state, 2) ? pay : EMPTY
  for (const [what, n] of price) supply[what] -= n
  for (let at = 0; at < IMITATION; at++) {
    const { column } = SPACES[at]
    const fits =
      which === 'occupiedSecondColumn'
        ? column === 2 && state.spaces[at] >= 0
        : column === 1 &&
          state.spaces[at] < 0 &&
          (isOwnFirst(state, seat, at - 1) || isOwnFirst(state, seat, at + 1))
    if (fits && usableAsItIs(state, seat, at)) found.push(at)
  }
  for (const [what, n] of price) supply[what] += n
  return found
}

function isOwnFirst(state: State, seat: Seat, at: number): boolean {
  return at >= 0 && SPACES[at].column === 1 && state.spaces[at] === seat && state.spaces[at] !== LAST_ROUND
}
