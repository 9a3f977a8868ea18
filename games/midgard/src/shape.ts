import { canonical } from '@meadhall/kernel/plain'
import type { Seat } from '@meadhall/kernel/rules'
import { destinyGlory } from './destinies.ts'
import { giftsOf } from './gifts.ts'
import type { Move } from './moves.ts'
import { fedByOne } from './shores.ts'
import { cardSet, enemyOf, hasRune, type State } from './state.ts'
import { capacity, enemyAt, FOOD_SENT, inPlan, isReserved, shoreOf } from './targets.ts'
import {
  BLANK,
  COINS,
  DESTINIES,
  FAVOR,
  FIRST_SHIP,
  FOOD,
  GOODS,
  HIT2,
  ROUNDS,
  RUNE,
  SHIELD,
  TARGETS,
  type Target,
} from './vocabulary.ts'

/** What bots consider: the same game with choices reduced to the sensible ones. */

/** Begging only when nothing else is open; one look at an unknown Journey instead of all. */
export function shapePlacing(legal: readonly Move[], state: State, seat: Seat): Move[] {
  let looked = false
  const moves = legal.filter((move) => {
    if (move.do === 'beg') return legal.length === 1
    if (move.do !== 'place' || move.look === undefined) return true
    const known = (state.journeySeen[move.look] & (1 << seat)) !== 0
    if (looked || known) return false
    looked = true
    return true
  })
  return moves.length > 0 ? moves : legal.slice()
}

/** Once is enough: what was taken in exchange (`fresh`) is not traded on, or a bot would never leave the Market. */
export function shapeTrading(
  legal: readonly Move[],
  state: State,
  seat: Seat,
  fresh: readonly number[],
): Move[] {
  const { stores } = state.players[seat]
  return legal.filter((move) => {
    if (move.do !== 'trade') return true
    const good = GOODS.indexOf(move.give)
    return stores[good] > fresh[good]
  })
}

/** Keep the best dice: axemen, then spearmen, then swordsmen; stronger swords come first. */
function byWorth(state: State, seat: Seat): number[] {
  return giftsOf(state.players[seat]).swordHits > 0 ? [0, 2, 1] : [2, 1, 0]
}

/** Among ways to give up dice, the one that gives up the least worth. */
export function shapeLosing<M extends Move & { dice: readonly number[] }>(
  ways: readonly M[],
  state: State,
  seat: Seat,
): M[] {
  return bestBy(ways, (way) => -worth(way.dice, state, seat))
}

export function shapeKeeping<M extends Move & { dice: readonly number[] }>(
  ways: readonly M[],
  state: State,
  seat: Seat,
): M[] {
  return bestBy(ways, (way) => worth(way.dice, state, seat))
}

function worth(dice: readonly number[], state: State, seat: Seat): number {
  const order = byWorth(state, seat)
  return dice.reduce((sum, count, kind) => sum + count * (3 - order.indexOf(kind)), 0)
}

function bestBy<M>(ways: readonly M[], value: (way: M) => number): M[] {
  let best = ways[0]
  for (const way of ways) if (value(way) > value(best)) best = way
  return [best]
}

/** Let it stand, roll the blanks again, or all that is not a double hit; and whatever rune helps. */
export function shapeRolling(legal: readonly Move[], state: State, seat: Seat): Move[] {
  const moves: Move[] = legal.filter((move) => move.do === 'stand' || move.do === 'rune')
  if (state.players[seat].stores[FAVOR] === 0) return moves
  const { faces } = state.fight!
  const blanks = faces.map((count, i) => (i % 4 === BLANK ? count : 0))
  const weak = faces.map((count, i) => (i % 4 === HIT2 ? 0 : count))
  const weakNoShield = faces.map((count, i) => (i % 4 === HIT2 || i % 4 === SHIELD ? 0 : count))
  for (const dice of [blanks, weak, weakNoShield])
    if (dice.some((count) => count > 0)) moves.push({ do: 'reroll', dice })
  return unlike(moves)
}

/** At any time, but only where it leads somewhere. */
export function shapeRunes(state: State, seat: Seat): Move[] {
  const player = state.players[seat]
  if (player.runes.length === 0) return []
  const moves: Move[] = []
  const late = state.round === ROUNDS
  const own = state.turn === seat
  if (hasRune(player, RUNE.gifts) && (own || late))
    for (const goods of [
      [4, 0, 0],
      [1, 2, 1],
      [0, 1, 3],
    ])
      moves.push({ do: 'rune', rune: 'gifts', goods })
  if (hasRune(player, RUNE.wealth) && (player.stores[COINS] >= 4 || late))
    moves.push({ do: 'rune', rune: 'wealth' })
  if (hasRune(player, RUNE.success))
    for (const destiny of player.destinies)
      if ((player.destiniesShown & (1 << destiny)) === 0 && destinyGlory(state, seat, destiny) > 0)
        moves.push({ do: 'rune', rune: 'success', destiny: DESTINIES[destiny] })
  return moves
}

/** How hard an enemy is, in the worth of dice it takes to beat it about four times in five. */
function need(attack: number, defense: number): number {
  return 0.8 * defense + 0.9 * attack
}

/** What a die of each kind brings to a fight, on the same scale. */
function strengths(state: State, seat: Seat): number[] {
  return cardSet(state).dice.map((faces, kind) => {
    const stronger = kind === 0 ? giftsOf(state.players[seat]).swordHits : 0
    let sum = 0
    for (const face of faces) sum += face === SHIELD ? 1 : face === BLANK ? 0 : 1.6 * (face + stronger)
    return sum / 6
  })
}

/** How sure a plan wants to be: just enough, safe, or all that fits. */
const CAUTION = [1, 1.4, 9]

/**
 * Whole plans instead of single dice: the targets are served in every order, each with enough strength or not at all;
 * the rest stays at home or hunts.
 */
export function shapeAssigning(state: State, seat: Seat): Move[] {
  const targets = TARGETS.flatMap((_, target) => (isReserved(state, seat, target) ? [target] : []))
  const moves: Move[] = []
  for (const order of permutations(targets))
    for (const caution of CAUTION) moves.push({ do: 'assignAll', plan: serve(state, seat, order, caution) })
  return unlike(moves)
}

function serve(
  state: State,
  seat: Seat,
  order: readonly number[],
  caution: number,
): Partial<Record<Target, readonly number[]>> {
  const player = state.players[seat]
  const dice = player.warriors.slice()
  let food = player.stores[FOOD]
  for (let target = 0; target < TARGETS.length; target++) {
    for (let kind = 0; kind < 3; kind++) dice[kind] += player.plan[inPlan(target, kind)]
    food += player.plan[inPlan(target, FOOD_SENT)]
  }
  const strength = strengths(state, seat)
  const kinds = byWorth(state, seat)
  const plan: Partial<Record<Target, readonly number[]>> = {}
  for (const target of order) {
    const enemy = enemyOf(state, enemyAt(state, seat, target))
    const wanted = caution * need(enemy.attack, enemy.defense)
    const ship = target >= FIRST_SHIP
    const fed = ship ? fedByOne(state, shoreOf(state, seat, target)) : 0
    const room = ship ? capacity(state, seat, target) : 99
    const sent = [0, 0, 0, 0]
    let reached = 0
    let count = 0
    for (const kind of kinds) {
      if (kind === enemy.forbids) continue
      while (sent[kind] < dice[kind] && reached < wanted) {
        const hungry = ship ? Math.ceil((count + 1) / fed) : 0
        if (hungry > food || count + 1 + hungry > room) break
        sent[kind]++
        count++
        reached += strength[kind]
      }
    }
    // Too few to win are better off at home.
    if (reached < 0.75 * need(enemy.attack, enemy.defense)) continue
    if (ship) {
      const hungry = Math.ceil(count / fed)
      sent[3] = Math.min(food, room - count, caution > 1 ? hungry + 1 : hungry)
      food -= sent[3]
    }
    for (let kind = 0; kind < 3; kind++) dice[kind] -= sent[kind]
    plan[TARGETS[target]] = sent
  }
  return plan
}

/** Every order of a few things. */
function permutations(things: readonly number[]): number[][] {
  if (things.length <= 1) return [things.slice()]
  if (things.length > 3) return [things.slice(), things.toReversed()]
  const all: number[][] = []
  for (const first of things)
    for (const rest of permutations(things.filter((thing) => thing !== first))) {
      rest.unshift(first)
      all.push(rest)
    }
  return all
}

function unlike(moves: readonly Move[]): Move[] {
  const seen = new Set<string>()
  return moves.filter((move) => {
    const text = canonical(move)
    return !seen.has(text) && seen.add(text)
  })
}
