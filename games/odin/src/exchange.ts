import { seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { hasRule, rulesNamed } from './count.ts'
import { choice } from './data/occupations/boxes.ts'
import { RULES_BIT } from './data/occupations/cards.ts'
import { SPACES } from './data/spaces.ts'
import type { Bundle, Choice } from './effects.ts'
import { fire } from './events.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'
import { canGet, canPay, gainAll, noteSilver, payAll } from './supply.ts'
import {
  DRAWN_WEAPON,
  FIRST_BUILDING,
  FIRST_SHIP,
  ORE,
  SILVER,
  STONE,
  THINGS,
  thing,
  WOOD,
} from './vocabulary.ts'

/** Exchanges: what is given for what, on spaces and by cards. A gain is an exchange for nothing. */

/** How a choice is called in moves: `2silver>hide`, `3wood+linen>longship`, `sheep`. */
export function choiceName({ pay, get }: Choice): string {
  if (pay.length === 0) return namesOf(get)
  return `${namesOf(pay)}>${namesOf(get)}`
}

function namesOf(bundle: Bundle): string {
  return bundle.map(([what, n]) => (n === 1 ? THINGS[what] : `${n}${THINGS[what]}`)).join('+')
}

/** The choices that a seat can afford now. */
export function affordable(state: State, seat: Seat, card: number, choices: readonly Choice[]): Choice[] {
  const priced = card === 0 ? onSpace(state, seat, choices) : choices
  const player = state.players[seat]
  const open = priced.filter(({ pay, get }) => canPay(player, pay) && canGet(state, seat, get))
  if (open.length > 0 || card !== 0) return open
  return priced.filter(({ pay, get }) => canPay(player, pay) && hasRunOut(state, seat, get))
}

/** FO-2.9: on a space the price may be paid alone where the house or shed for it has run out. */
function hasRunOut(state: State, seat: Seat, get: Bundle): boolean {
  const rest = get.filter(([what]) => what < FIRST_BUILDING || what >= DRAWN_WEAPON)
  return rest.length < get.length && canGet(state, seat, rest)
}

export function canAfford(
  state: State,
  seat: Seat,
  card: number,
  choices: readonly Choice[],
  space = state.action.space,
): boolean {
  const priced = card === 0 ? onSpace(state, seat, choices, space) : choices
  const player = state.players[seat]
  for (const { pay, get } of priced)
    if (canPay(player, pay) && (canGet(state, seat, get) || (card === 0 && hasRunOut(state, seat, get))))
      return true
  return false
}

const KNARR_FOR_WOOD = choice({ wood: 3 }, { knarr: 1 })

/** What cards change about the exchange of a space: prices, and what may be built. */
export function onSpace(
  state: State,
  seat: Seat,
  choices: readonly Choice[],
  number = state.action.space,
): readonly Choice[] {
  const oreOnly = state.action.oreOnly === 1 && state.action.seat === seat
  if (((state.players[seat].alerts & RULES_BIT) === 0 && !oreOnly) || number < 0) return choices
  return repriced(state, seat, choices, number, oreOnly)
}

function repriced(
  state: State,
  seat: Seat,
  choices: readonly Choice[],
  number: number,
  oreOnly: boolean,
): readonly Choice[] {
  const player = state.players[seat]
  const knarrToo = SPACES[number].id === 'buildWhalingBoat' && hasRule(player, 'knarrForThreeWood')
  const cheaper = hasRule(player, 'spaceDiscount') || hasRule(player, 'stoneDiscount')
  if (!oreOnly && !knarrToo && !cheaper) return choices
  let priced = choices.map(({ pay, get }) => ({ pay: discounted(state, seat, number, pay, get), get }))
  if (oreOnly) priced = priced.filter(({ pay }) => pay.some(([what]) => what === ORE))
  if (knarrToo) priced.push(KNARR_FOR_WOOD)
  return priced
}

function discounted(state: State, seat: Seat, space: number, pay: Bundle, get: Bundle): Bundle {
  if (pay.length === 0) return pay
  const stone = buildsHouse(get) ? rulesNamed(state.players[seat], 'stoneDiscount').length : 0
  const silver = silverDiscount(state, seat, space, amountIn(pay, SILVER))
  if (stone === 0 && silver === 0) return pay
  return pay
    .map(([what, n]) => [what, n - (what === SILVER ? silver : what === STONE ? stone : 0)] as const)
    .filter(([, n]) => n > 0)
}

const STONE_HOUSE = thing('stoneHouse')
const LONG_HOUSE = thing('longHouse')

function buildsHouse(get: Bundle): boolean {
  return get.some(([what]) => what === STONE_HOUSE || what === LONG_HOUSE)
}

/** How much less a space asks than the printed silver. */
export function silverDiscount(state: State, seat: Seat, space: number, printed: number): number {
  if (printed === 0 || space < 0) return 0
  let less = 0
  for (const { groups, from } of rulesNamed(state.players[seat], 'spaceDiscount')) {
    const fits = groups ? groups.some((group) => SPACES[space].groups.includes(group)) : printed >= from!
    if (fits) less++
  }
  return Math.min(less, printed)
}

function amountIn(bundle: Bundle, wanted: number): number {
  for (const [what, n] of bundle) if (what === wanted) return n
  return 0
}

/** Carries out an exchange. What is built on a space for its price counts as built. */
export function settle(now: Now, seat: Seat, card: number, { pay, get }: Choice): void {
  payAll(now, seat, pay)
  if (card === 0) noteSilver(now, seat, get)
  gainAll(now, seat, get)
  if (card !== 0) return
  for (const [what] of get)
    if (what >= FIRST_SHIP && what < FIRST_BUILDING + 3)
      fire(now.state, seat, 'built', { good: what, withWood: amountIn(pay, WOOD) > 0 })
}

export const exchange: DecisionOf<'exchange'> = {
  seats: seatOf,

  legal(state, seat, { card, choices, must }) {
    const moves: Move[] = affordable(state, seat, card, choices).map((one) => ({
      do: 'choose',
      option: choiceName(one),
    }))
    if (!must || moves.length === 0) moves.push({ do: 'done' })
    return moves
  },

  check(state, seat, move, task) {
    const open = affordable(state, seat, task.card, task.choices)
    if (move.do === 'done') return task.must && open.length > 0 ? refuse('FO-8.4', 'mustChoose') : undefined
    if (move.do !== 'choose') return refuse('FO-8.4', 'notNow')
    if (open.some((one) => choiceName(one) === move.option)) return undefined
    return refuse('FO-8.4', 'cannotAfford', { option: move.option })
  },

  apply(now, seat, move, task) {
    now.state.agenda.pop()
    if (move.do !== 'choose') return
    const chosen = affordable(now.state, seat, task.card, task.choices).find(
      (one) => choiceName(one) === move.option,
    )!
    settle(now, seat, task.card, chosen)
  },
}
