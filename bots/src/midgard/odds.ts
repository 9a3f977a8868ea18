import type { CardSet } from '@meadhall/midgard/cards'
import { SHIELD, WARRIORS } from '@meadhall/midgard/vocabulary'

/**
 * Exact odds of a fight to the end, without re-rolls, when the weakest warriors fall first. The game's own `odds.ts`
 * tells people what a crew promises; this one is asked a hundred thousand times a second and tells who falls.
 */
export interface Odds {
  /** The chance to win. */
  readonly win: number
  /** How many of each kind are lost on average. */
  readonly lost: readonly [number, number, number]
}

const NOTHING: Odds = { win: 0, lost: [0, 0, 0] }
const MOST_SHIELDS = 9

/** What the dice of one leader do, with everything that has been worked out about them. */
export interface DiceLore {
  /** Mean hits of one die. */
  readonly hits: readonly number[]
  /** The kinds from weakest to strongest. */
  readonly order: readonly number[]
  /** By warriors: the chances of each number of hits and shields, as [hits, shields, chance]. */
  readonly rolls: Map<number, readonly Roll[]>
  readonly odds: Map<number, Odds>
}

interface Roll {
  readonly hits: number
  readonly shields: number
  readonly chance: number
}

const lores = new WeakMap<CardSet, Map<boolean, DiceLore>>()

/** `strongSwords`: each hit of a swordsman counts one more, as for Svanhildr. */
export function loreOf(cards: CardSet, strongSwords: boolean): DiceLore {
  let known = lores.get(cards)
  if (!known) {
    known = new Map()
    lores.set(cards, known)
  }
  let lore = known.get(strongSwords)
  if (!lore) {
    lore = learn(cards, strongSwords)
    known.set(strongSwords, lore)
  }
  return lore
}

function learn(cards: CardSet, strongSwords: boolean): DiceLore {
  const dice = cards.dice.map((faces, kind) =>
    faces.map((face) => ({
      hits: face === 1 || face === 2 ? face + (strongSwords && kind === 0 ? 1 : 0) : 0,
      shields: face === SHIELD ? 1 : 0,
    })),
  )
  const mean = (kind: number, of: (side: { hits: number; shields: number }) => number) =>
    dice[kind].reduce((sum, side) => sum + of(side), 0) / dice[kind].length
  const rolls = new Map<number, readonly Roll[]>([[0, [{ hits: 0, shields: 0, chance: 1 }]]])
  const add = (crew: number, before: readonly Roll[], kind: number) => {
    const sums = new Map<number, number>()
    for (const roll of before)
      for (const side of dice[kind]) {
        const key = (roll.hits + side.hits) * MOST_SHIELDS + roll.shields + side.shields
        sums.set(key, (sums.get(key) ?? 0) + roll.chance / dice[kind].length)
      }
    rolls.set(
      crew,
      Array.from(sums, ([key, chance]) => ({
        hits: Math.floor(key / MOST_SHIELDS),
        shields: key % MOST_SHIELDS,
        chance,
      })),
    )
  }
  for (let a = 0; a <= 8; a++)
    for (let b = 0; a + b <= 8; b++)
      for (let c = 0; a + b + c <= 8; c++) {
        if (c > 0) add(crewKey(a, b, c), rolls.get(crewKey(a, b, c - 1))!, 2)
        else if (b > 0) add(crewKey(a, b, 0), rolls.get(crewKey(a, b - 1, 0))!, 1)
        else if (a > 0) add(crewKey(a, 0, 0), rolls.get(crewKey(a - 1, 0, 0))!, 0)
      }
  return {
    hits: WARRIORS.map((_, kind) => mean(kind, (side) => side.hits)),
    order: [0, 1, 2].sort(
      (a, b) =>
        mean(a, (side) => side.hits + 0.6 * side.shields) - mean(b, (side) => side.hits + 0.6 * side.shields),
    ),
    rolls,
    odds: new Map(),
  }
}

export function crewKey(a: number, b: number, c: number): number {
  return (a * 9 + b) * 9 + c
}

/** What becomes of a crew against an enemy of this attack that still stands so much damage. */
export function oddsOf(lore: DiceLore, crew: readonly number[], attack: number, defense: number): Odds {
  const [a, b, c] = crew
  if (a + b + c === 0) return NOTHING
  // More than this defense or attack cannot be told apart by eight dice.
  const key = (crewKey(a, b, c) * 16 + Math.min(attack, 15)) * 32 + Math.min(defense, 31)
  const known = lore.odds.get(key)
  if (known) return known
  const found = fight(lore, crew, attack, defense)
  lore.odds.set(key, found)
  return found
}

function fight(lore: DiceLore, crew: readonly number[], attack: number, defense: number): Odds {
  let win = 0
  const lost: [number, number, number] = [0, 0, 0]
  // A round that changes nothing (no hit, no loss) is rolled again: the rest is scaled up.
  let same = 0
  for (const { hits, shields, chance } of lore.rolls.get(crewKey(crew[0], crew[1], crew[2]))!) {
    const losses = Math.max(0, attack - shields)
    const left = withoutWeakest(lore, crew, losses)
    const wins = hits >= defense
    if (!wins && hits === 0 && losses === 0) {
      same += chance
      continue
    }
    const on = wins ? NOTHING : oddsOf(lore, left, attack, defense - hits)
    win += chance * (wins ? 1 : on.win)
    for (let kind = 0; kind < 3; kind++) lost[kind] += chance * (crew[kind] - left[kind] + on.lost[kind])
  }
  const scale = same < 1 ? 1 / (1 - same) : 0
  return { win: win * scale, lost: [lost[0] * scale, lost[1] * scale, lost[2] * scale] }
}

/** Who is left when so many fall, the weakest first. */
export function withoutWeakest({ order }: DiceLore, crew: readonly number[], count: number): number[] {
  const left = [crew[0], crew[1], crew[2]]
  for (const kind of order) {
    const fallen = Math.min(left[kind], count)
    left[kind] -= fallen
    count -= fallen
  }
  return left
}
