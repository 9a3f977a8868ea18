import type { Seat } from '@meadhall/kernel/rules'
import { hasRule, rulesNamed } from './count.ts'
import { SWORD_VALUE, UPGRADE } from './data/tiles.ts'
import type { Move } from './moves.ts'
import type { Now } from './now.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Player, State } from './state.ts'
import { gain, pay } from './supply.ts'
import {
  type DiceAction,
  FIRST_BLUE,
  FIRST_GREEN,
  FIRST_SPECIAL,
  GOODS,
  ITEM_NUMBER,
  ITEMS,
  SPEAR,
  SPECIALS,
  STONE,
  SWORD,
} from './vocabulary.ts'

/** FO-13.9: what a raid or a pillage takes, and what is spent to reach it. */

type LootMove = Extract<Move, { do: 'loot' }>

/** The sword value that counts for the seat, or 0 for what cannot be taken now. */
export function lootValue(state: State, player: Player, what: number): number {
  if (what >= FIRST_SPECIAL) {
    if (state.oval[what - FIRST_SPECIAL] === 0) return 0
    // `lootHunter`: the special tiles with the highest value left are easier by 1.
    return (
      SWORD_VALUE[what] -
      (hasRule(player, 'topSpecialEasier') && SWORD_VALUE[what] === highest(state) ? 1 : 0)
    )
  }
  if (what >= FIRST_BLUE && what < GOODS.length) return SWORD_VALUE[what]
  // `robber`: a green good is worth 1 less than its other side.
  if (what >= FIRST_GREEN && what < FIRST_BLUE && hasRule(player, 'lootGreen'))
    return SWORD_VALUE[UPGRADE[what]] - 1
  return 0
}

function highest(state: State): number {
  let top = 0
  for (let s = 0; s < SPECIALS.length; s++)
    if (state.oval[s] === 1) top = Math.max(top, SWORD_VALUE[FIRST_SPECIAL + s])
  return top
}

interface Spending {
  readonly stone: number
  readonly swords: number
  readonly spears: number
}

function stoneValue(player: Player, action: DiceAction): number {
  const twice = rulesNamed(player, 'spendValue').some(
    (rule) => rule.good === 'stone' && rule.actions.includes(action),
  )
  return twice ? 2 : 1
}

/** Every way to raise a result by so much without giving more than is needed. */
function spendings(player: Player, missing: number, action: DiceAction): Spending[] {
  if (missing <= 0) return [{ stone: 0, swords: 0, spears: 0 }]
  const { supply } = player
  const each = stoneValue(player, action)
  const spearsToo = hasRule(player, 'spearsAsSwords') ? supply[SPEAR] : 0
  const found: Spending[] = []
  for (let stone = 0; stone <= supply[STONE] && (stone - 1) * each < missing; stone++) {
    const rest = Math.max(0, missing - stone * each)
    for (let spears = 0; spears <= Math.min(spearsToo, rest); spears++) {
      const swords = rest - spears
      if (swords <= supply[SWORD]) found.push({ stone, swords, spears })
    }
  }
  return found
}

/** The lowest value among what can be taken now. */
export function leastLoot(state: State, player: Player): number {
  return Math.min(...lootable(state, player).map((what) => lootValue(state, player, what)))
}

/** By how much a result can be raised at most. */
export function lootMeans(player: Player, action: DiceAction): number {
  const { supply } = player
  const spears = hasRule(player, 'spearsAsSwords') ? supply[SPEAR] : 0
  return supply[STONE] * stoneValue(player, action) + supply[SWORD] + spears
}

export function lootable(state: State, player: Player): number[] {
  const found: number[] = []
  for (let what = FIRST_GREEN; what < ITEMS.length; what++)
    if (lootValue(state, player, what) > 0) found.push(what)
  return found
}

export function legalLoot(state: State, seat: Seat, result: number, action: DiceAction): Move[] {
  const player = state.players[seat]
  const goods = lootable(state, player)
  const moves: Move[] = []
  // What every missing point costs is the same for all goods that miss as many.
  const ways: Spending[][] = []
  const waysFor = (missing: number): Spending[] => {
    const n = Math.max(0, missing)
    ways[n] ??= spendings(player, n, action)
    return ways[n]
  }
  for (const what of goods)
    for (const spent of waysFor(lootValue(state, player, what) - result))
      moves.push({ do: 'loot', good: ITEMS[what], ...spent })
  if (hasRule(player, 'splitLoot'))
    for (let i = 0; i < goods.length; i++)
      for (let j = i; j < goods.length; j++) {
        if (i === j && goods[i] >= FIRST_SPECIAL) continue
        const both = lootValue(state, player, goods[i]) + lootValue(state, player, goods[j])
        for (const spent of waysFor(both - result))
          moves.push({ do: 'loot', good: ITEMS[goods[i]], also: ITEMS[goods[j]], ...spent })
      }
  return moves
}

export function lootRefusal(
  state: State,
  seat: Seat,
  move: LootMove,
  result: number,
  action: DiceAction,
): Refusal | undefined {
  const player = state.players[seat]
  let needed = 0
  for (const name of move.also === undefined ? [move.good] : [move.good, move.also]) {
    const what = ITEM_NUMBER[name]
    const value = what === undefined ? 0 : lootValue(state, player, what)
    if (value === 0) return refuse('FO-13.9', 'notToLoot', { good: name })
    needed += value
  }
  if (move.also !== undefined) {
    if (!hasRule(player, 'splitLoot')) return refuse('FO-13.9', 'oneGoodOnly')
    if (move.also === move.good && ITEM_NUMBER[move.good] >= FIRST_SPECIAL)
      return refuse('FO-3.4', 'notToLoot', { good: move.good })
  }
  const { supply } = player
  if (move.stone > supply[STONE] || move.swords > supply[SWORD] || move.spears > supply[SPEAR])
    return refuse('FO-13.9', 'cannotPay')
  const fits = spendings(player, needed - result, action).some(
    ({ stone, swords, spears }) => stone === move.stone && swords === move.swords && spears === move.spears,
  )
  return fits ? undefined : refuse('FO-13.9', 'wrongPayment', { needed, result })
}

export function takeLoot(now: Now, seat: Seat, move: LootMove): void {
  pay(now, seat, STONE, move.stone)
  pay(now, seat, SWORD, move.swords)
  pay(now, seat, SPEAR, move.spears)
  gain(now, seat, ITEM_NUMBER[move.good], 1)
  if (move.also !== undefined) gain(now, seat, ITEM_NUMBER[move.also], 1)
}
