import type { Seat } from '@meadhall/kernel/rules'
import { hasShip, longshipsFor } from './count.ts'
import { LARGE_BERTHS, SMALL_BERTHS } from './data/rounds.ts'
import { SPACES } from './data/spaces.ts'
import type { Bundle, Choice, Effect } from './effects.ts'
import { onSpace } from './exchange.ts'
import { NOTHING } from './now.ts'
import { canDo } from './possible.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { RuleId } from './rulebook/ids.ts'
import type { Player, State } from './state.ts'
import { canGet } from './supply.ts'
import { FIRST_BUILDING, FIRST_SHIP, SILVER, THINGS, thing } from './vocabulary.ts'
import { boardsToExplore, cheapestForSale, emigrationLack } from './voyages.ts'

/** What a seat lacks for a space that it cannot use, with the rule that asks for it. */

export function lackFor(state: State, seat: Seat, number: number): Refusal {
  const player = state.players[seat]
  const { id: at, rule, knarr, longships, effects, need } = SPACES[number]
  if (knarr && player.knarrs === 0) return refuse(rule, 'needsShip', { ship: 'knarr', n: 1, at })
  if (longships && longshipsFor(player) < longships)
    return refuse(rule, 'needsShip', { ship: 'longship', n: longships, at })
  // Of parts that belong together the one that is missing; else the first says what the space is about.
  const part =
    need === 'all' ? effects.find((effect) => !canDo(state, seat, effect, NOTHING, 0, number)) : effects[0]
  const lack = part && ofEffect(state, seat, part, number, rule)
  return { ...(lack ?? refuse('FO-2.9', 'cannotUse')), at }
}

function ofEffect(
  state: State,
  seat: Seat,
  effect: Effect,
  space: number,
  rule: RuleId,
): Refusal | undefined {
  const player = state.players[seat]
  switch (effect.op) {
    case 'exchange':
      return ofExchange(state, seat, onSpace(state, seat, effect.choices, space), rule)
    case 'gainBy':
      return refuse(rule, 'needsAnimal', { animal: effect.of === 'anyCattle' ? 'cattle' : 'sheep' })
    case 'upgrade':
      return refuse(rule, 'nothingToUpgrade')
    case 'mountain':
      return refuse('FO-12.1', 'stripsEmpty')
    case 'dice':
      return refuse(rule, 'needsShip', {
        ship: effect.action === 'whaling' ? 'whalingBoat' : 'longship',
        n: 1,
      })
    case 'explore':
      if (!effect.ships.some((ship) => hasShip(player, ship)))
        return effect.ships.length === 1
          ? refuse('FO-14.2', 'needsShip', { ship: effect.ships[0], n: 1 })
          : refuse('FO-14.2', 'needsOneShip', { ships: effect.ships })
      return boardsToExplore(state, seat, effect, space).length === 0
        ? refuse('FO-14.1', 'noIsleLeft')
        : undefined
    case 'emigrate':
      return emigrationLack(state, seat, effect, space)
    case 'play':
      return refuse('FO-15.3', 'noCardInHand')
    case 'sale': {
      const price = cheapestForSale(state, seat, space)
      return price === undefined
        ? refuse(rule, 'nothingForSale')
        : refuse(rule, 'lacks', { missing: { silver: price - player.supply[SILVER] } })
    }
    case 'either':
      return ofEffect(state, seat, effect.effects[0], space, rule)
    default:
      return undefined
  }
}

/** FO-8.4: what the price lacks; or what is bought cannot be had. */
function ofExchange(state: State, seat: Seat, choices: readonly Choice[], rule: RuleId): Refusal | undefined {
  const player = state.players[seat]
  const ways = choices.map((choice) => ({ choice, missing: missingFor(player, choice.pay) }))
  const payable = ways.find(({ missing }) => Object.keys(missing).length === 0)
  if (payable) return notToBeHad(state, seat, payable.choice.get)
  const [first, ...others] = ways
  const other = others.find(({ missing }) => JSON.stringify(missing) !== JSON.stringify(first.missing))
  return other
    ? refuse(rule, 'lacksEither', { missing: first.missing, other: other.missing })
    : refuse(rule, 'lacks', { missing: first.missing })
}

function missingFor({ supply }: Player, pay: Bundle): Record<string, number> {
  const missing: Record<string, number> = {}
  for (const [what, n] of pay) if (supply[what] < n) missing[THINGS[what]] = n - supply[what]
  return missing
}

const BOAT = thing('whalingBoat')

function notToBeHad(state: State, seat: Seat, get: Bundle): Refusal | undefined {
  for (const [what, n] of get) {
    if (canGet(state, seat, [[what, n]])) continue
    if (what >= FIRST_BUILDING) return refuse('FO-16.1', 'noneLeft', { what: THINGS[what] })
    if (what >= FIRST_SHIP)
      return refuse('FO-7.2', 'noBerth', { berths: what === BOAT ? SMALL_BERTHS : LARGE_BERTHS })
    return refuse('FO-11.2', 'notOnOvalBoard', { good: THINGS[what] })
  }
  return undefined
}
