import type { Seat } from '@meadhall/kernel/rules'
import { giveBonuses } from './bonus.ts'
import { breed } from './breeding.ts'
import { countOf, hasRule } from './count.ts'
import { choice } from './data/occupations/boxes.ts'
import { CARD } from './data/occupations/list.ts'
import { SPACES } from './data/spaces.ts'
import { canStartDice, offerOreForRolls, planDice } from './dice.ts'
import { type Bundle, bundle, type Choice, type Effect } from './effects.ts'
import { fire } from './events.ts'
import { affordable, canAfford, settle } from './exchange.ts'
import { canTake } from './mountain.ts'
import { type About, NOTHING, type Now } from './now.ts'
import { takePlaced, whoHasPlaced } from './placing.ts'
import type { State } from './state.ts'
import { canGet, canPay, gain, gainAll, payAll } from './supply.ts'
import type { Task } from './tasks.ts'
import { beginUpgrade, canUpgrade } from './upgrade.ts'
import { canReturn, returnFromFourthColumn, returnOne, spacesToUse } from './vikings.ts'
import {
  BOW,
  CATTLE,
  GOODS,
  item,
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
import { boardsToExplore, canExplore, canSale, emigrationDiscount, mayEmigrate } from './voyages.ts'

/**
 * What the effects of spaces and cards do. `card` 0 is an action space; `must` means that the seat has already agreed
 * (or has no choice), so an exchange with one choice left is made at once.
 */
export function perform(
  now: Now,
  seat: Seat,
  card: number,
  effect: Effect,
  must: boolean,
  about: About,
): void {
  const { state } = now
  const player = state.players[seat]
  if (effect.op === 'gainBy') {
    const get = earned(state, seat, effect, about)
    if (get.length === 0) return
    used(now, seat, card)
    return gainAll(now, seat, get)
  }
  used(now, seat, card)
  switch (effect.op) {
    case 'exchange':
      return exchange(now, seat, card, must, effect.choices)
    case 'upgrade':
      if (card === 0 && !effect.plain && isUpgradeOne(state) && hasRule(player, 'furInsteadOfUpgrade'))
        return push(state, { do: 'either', seat, card, effects: [{ ...effect, plain: true }, FUR] })
      return beginUpgrade(now, seat, card, effect)
    case 'flip': {
      const left = step(effect.steps, countOf(state, seat, effect.of, about))
      return left > 0 ? push(state, { do: 'flip', seat, left, moved: [] }) : undefined
    }
    case 'mountain': {
      const { take, only, oreOnly } = effect
      return push(state, {
        do: 'mountain',
        seat,
        card,
        take,
        used: [],
        ...(only ? { only: only.map(item) } : {}),
        ...(oreOnly ? { oreOnly } : {}),
      })
    }
    case 'dice':
      if (effect.pay) payAll(now, seat, effect.pay)
      return planDice(now, seat, card, effect)
    case 'explore':
      return push(state, { do: 'explore', seat, boards: boardsToExplore(state, seat, effect) })
    case 'emigrate':
      return push(state, {
        do: 'emigrate',
        seat,
        discount: emigrationDiscount(state, seat, card, effect),
        swap: effect.swap === true,
      })
    case 'play':
      if (effect.pay) payAll(now, seat, effect.pay)
      return push(state, { do: 'playCards', seat, left: effect.max, must: true })
    case 'drawOccupation':
      return push(state, { do: 'drawOccupation', seat })
    case 'sale':
      return push(state, { do: 'sale', seat, left: effect.max, spent: 0 })
    case 'phase':
      return extraPhase(now, seat, effect.phase)
    case 'returnVikings':
      if (effect.from === 'oneSpace') return push(state, { do: 'returnVikings', seat })
      if (effect.from === 'fourthColumn') return returnFromFourthColumn(now, seat)
      payAll(now, seat, effect.pay!)
      return returnOne(now, seat, state.action.at, 1)
    case 'useSpace':
      return push(state, {
        do: 'useSpace',
        seat,
        spaces: spacesToUse(state, seat, effect.which),
        price: effect.pay ? effect.pay[0][1] : 0,
      })
    case 'fillWeapons':
      for (let weapon = BOW; weapon <= SWORD; weapon++)
        gain(now, seat, weapon, effect.to - player.supply[weapon])
      return undefined
    case 'takePlaced':
      return takePlaced(now, seat, effect.tile, effect.fill)
    case 'buy':
      return exchange(now, seat, card, must, [forPrice(state, seat, effect)])
    case 'fourthOfThree':
      return exchange(now, seat, card, must, fourths(state, seat))
    case 'doublePeas': {
      const peas = player.supply[item('peas')]
      return gain(now, seat, item('peas'), Math.min(peas, 8 - peas))
    }
    case 'moreOf':
      return exchange(now, seat, card, must, moreOf(state, seat, effect.goods.map(item)))
    case 'oreAtOnce':
      return push(state, { do: 'oreAtOnce', seat, left: player.longships.length })
    case 'storeFor':
      return push(state, { do: 'storeFor', seat, get: effect.get })
    case 'fishIntoHouses':
      return push(state, { do: 'fishIntoHouses', seat, left: effect.n ?? 0 })
    case 'oreForRolls':
      return offerOreForRolls(now, seat, effect.plus)
    case 'either':
      return push(state, { do: 'either', seat, card, effects: effect.effects })
    case 'sequence':
      // Each part in its turn, and each as one likes.
      for (let i = effect.effects.length - 1; i >= 0; i--) {
        const part = effect.effects[i]
        if (part.op === 'exchange' && part.choices[0].pay.length === 0)
          push(state, { do: 'effect', seat, card, must: true, effect: part })
        else push(state, { do: 'offers', seat, offers: [{ card, effect: part }] })
      }
      return undefined
  }
}

const FUR: Effect = {
  op: 'exchange',
  choices: [choice({ gameMeat: 1 }, { fur: 1 }), choice({ silk: 1 }, { fur: 1 })],
}

function used({ tell }: Now, seat: Seat, card: number): void {
  if (card > 0) tell({ what: 'usedOccupation', seat, card: CARD[card].id })
}

function push(state: State, task: Task): void {
  state.agenda.push(task)
}

function isUpgradeOne(state: State): boolean {
  const { space } = state.action
  return space >= 0 && (SPACES[space].id === 'mountain1Upgrade1' || SPACES[space].id === 'mountain3Upgrade1')
}

function exchange(now: Now, seat: Seat, card: number, must: boolean, choices: readonly Choice[]): void {
  const open = affordable(now.state, seat, card, choices)
  if (open.length === 0) return
  if (open.length === 1 && must) settle(now, seat, card, open[0])
  else push(now.state, { do: 'exchange', seat, card, must, choices })
}

/** The step reached by a count: the last one that is not above it. */
function step(steps: readonly (readonly [number, number])[], count: number): number {
  let reached = 0
  for (const [from, value] of steps) if (count >= from) reached = value
  return reached
}

const EMPTY: Bundle = []

/** What a count brings. */
function earned(state: State, seat: Seat, effect: Extract<Effect, { op: 'gainBy' }>, about: About): Bundle {
  const count = countOf(state, seat, effect.of, about)
  if (effect.each) {
    const times = effect.cap === undefined ? count : Math.min(count, effect.cap)
    return times === 1
      ? effect.each
      : times === 0
        ? EMPTY
        : effect.each.map(([what, n]) => [what, n * times] as const)
  }
  let reached = EMPTY
  for (const [from, get] of effect.steps!) {
    if (effect.mode === 'ceiling') {
      if (count <= from) return get
    } else if (effect.mode === 'exact') {
      if (count === from) return get
    } else if (count >= from) {
      reached = effect.mode === 'together' ? [...reached, ...get] : get
    }
  }
  return reached
}

/** Cards 20, 21, 5 and 35: a phase for oneself. */
function extraPhase(now: Now, seat: Seat, phase: Extract<Effect, { op: 'phase' }>['phase']): void {
  if (phase === 'feast') {
    push(now.state, { do: 'feasting', seats: [seat], extra: true })
    fire(now, seat, 'feastStart', NOTHING)
  } else if (phase === 'breeding') breed(now, seat)
  else giveBonuses(now, seat, phase)
}

/** FO-15.5, cards 72, 81 and 82: what something costs depends on the round, on weapons or on knarrs. */
function forPrice(state: State, seat: Seat, effect: Extract<Effect, { op: 'buy' }>): Choice {
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

/** Card 31: a fourth of a good of which there are exactly three. */
function fourths(state: State, seat: Seat): Choice[] {
  const { supply } = state.players[seat]
  const found: Choice[] = []
  for (let what = 0; what < GOODS.length; what++)
    if (supply[what] === 3 && !ANIMALS.includes(what)) found.push({ pay: EMPTY, get: [[what, 1]] })
  return found
}

function moreOf(state: State, seat: Seat, goods: readonly number[]): Choice[] {
  return goods
    .filter((what) => state.players[seat].supply[what] > 0)
    .map((what) => ({ pay: EMPTY, get: [[what, 1]] }))
}

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
      return step(effect.steps, countOf(state, seat, effect.of, about)) > 0
    case 'mountain':
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
      return (!effect.pay || canPay(player, effect.pay)) && spacesToUse(state, seat, effect.which).length > 0
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
      return effect.effects.some((one) => canDo(state, seat, one, about, card, space))
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
