import type { Refusal, Seat } from '@meadhall/kernel/rules'
import { hasShip, longshipsFor } from './count.ts'
import { LARGE_BERTHS, SMALL_BERTHS } from './data/rounds.ts'
import { SPACES } from './data/spaces.ts'
import type { Bundle, Choice, Effect } from './effects.ts'
import { onSpace } from './exchange.ts'
import { NOTHING } from './now.ts'
import { canDo } from './possible.ts'
import type { Player, State } from './state.ts'
import { canGet } from './supply.ts'
import { FIRST_BUILDING, FIRST_SHIP, SILVER, THINGS, thing } from './vocabulary.ts'
import { boardsToExplore, cheapestForSale, emigrationLack } from './voyages.ts'

/** What a seat lacks for a space that it cannot use, with the rule that asks for it. */

type Lack = Readonly<Record<string, unknown>> & { readonly rule: string; readonly why: string }

export function lackFor(state: State, seat: Seat, number: number): Refusal {
  const player = state.players[seat]
  const { id: at, rule, knarr, longships, effects, need } = SPACES[number]
  if (knarr && player.knarrs === 0) return { rule, why: 'needsShip', ship: 'knarr', n: 1, at }
  if (longships && longshipsFor(player) < longships)
    return { rule, why: 'needsShip', ship: 'longship', n: longships, at }
  // Of parts that belong together the one that is missing; else the first says what the space is about.
  const part =
    need === 'all' ? effects.find((effect) => !canDo(state, seat, effect, NOTHING, 0, number)) : effects[0]
  const lack = part && ofEffect(state, seat, part, number, rule)
  return { ...(lack ?? { rule: 'FO-2.9', why: 'cannotUse' }), at }
}

function ofEffect(state: State, seat: Seat, effect: Effect, space: number, rule: string): Lack | undefined {
  const player = state.players[seat]
  switch (effect.op) {
    case 'exchange':
      return ofExchange(state, seat, onSpace(state, seat, effect.choices, space), rule)
    case 'gainBy':
      return { rule, why: 'needsAnimal', animal: effect.of === 'anyCattle' ? 'cattle' : 'sheep' }
    case 'upgrade':
      return { rule, why: 'nothingToUpgrade' }
    case 'mountain':
      return { rule: 'FO-12.1', why: 'stripsEmpty' }
    case 'dice':
      return { rule, why: 'needsShip', ship: effect.action === 'whaling' ? 'whalingBoat' : 'longship', n: 1 }
    case 'explore':
      if (!effect.ships.some((ship) => hasShip(player, ship)))
        return effect.ships.length === 1
          ? { rule: 'FO-14.2', why: 'needsShip', ship: effect.ships[0], n: 1 }
          : { rule: 'FO-14.2', why: 'needsOneShip', ships: effect.ships }
      return boardsToExplore(state, seat, effect, space).length === 0
        ? { rule: 'FO-14.1', why: 'noIsleLeft' }
        : undefined
    case 'emigrate':
      return emigrationLack(state, seat, effect, space)
    case 'play':
      return { rule: 'FO-15.3', why: 'noCardInHand' }
    case 'sale': {
      const price = cheapestForSale(state, seat, space)
      return price === undefined
        ? { rule, why: 'nothingForSale' }
        : { rule, why: 'lacks', missing: { silver: price - player.supply[SILVER] } }
    }
    case 'either':
      return ofEffect(state, seat, effect.effects[0], space, rule)
    default:
      return undefined
  }
}

/** FO-8.4: what the price lacks; or what is bought cannot be had. */
function ofExchange(state: State, seat: Seat, choices: readonly Choice[], rule: string): Lack | undefined {
  const player = state.players[seat]
  const ways = choices.map((choice) => ({ choice, missing: missingFor(player, choice.pay) }))
  const payable = ways.find(({ missing }) => Object.keys(missing).length === 0)
  if (payable) return notToBeHad(state, seat, payable.choice.get)
  const [first, ...others] = ways
  const other = others.find(({ missing }) => JSON.stringify(missing) !== JSON.stringify(first.missing))
  return other
    ? { rule, why: 'lacksEither', missing: first.missing, other: other.missing }
    : { rule, why: 'lacks', missing: first.missing }
}

function missingFor({ supply }: Player, pay: Bundle): Record<string, number> {
  const missing: Record<string, number> = {}
  for (const [what, n] of pay) if (supply[what] < n) missing[THINGS[what]] = n - supply[what]
  return missing
}

const BOAT = thing('whalingBoat')

function notToBeHad(state: State, seat: Seat, get: Bundle): Lack | undefined {
  for (const [what, n] of get) {
    if (canGet(state, seat, [[what, n]])) continue
    if (what >= FIRST_BUILDING) return { rule: 'FO-16.1', why: 'noneLeft', what: THINGS[what] }
    if (what >= FIRST_SHIP)
      return { rule: 'FO-7.2', why: 'noBerth', berths: what === BOAT ? SMALL_BERTHS : LARGE_BERTHS }
    return { rule: 'FO-11.2', why: 'notOnOvalBoard', good: THINGS[what] }
  }
  return undefined
}
