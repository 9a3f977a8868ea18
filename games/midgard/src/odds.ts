/**
 * What a fight promises, exactly: the chance to win and the warriors it costs, from the very dice and rules of the
 * table. Nobody re-rolls and no rune is used unless it is said; whoever must fall is chosen so that the chance to win
 * is greatest, and among equals so that the fewest fall. Nothing here is drawn by chance.
 */

import type { CardSet } from './cards.ts'
import { caughtBy, fallenTo, hitsOfFace, MOST_FOOD } from './dice.ts'
import { giftsOf } from './gifts.ts'
import { fedBy } from './shores.ts'
import { cardSet, enemyOf, type Fight, HUNT, type State } from './state.ts'
import { crewSent, enemyAt, sentTo, shoreOf } from './targets.ts'
import { FIRST_SHIP, HIT2, LONGHOUSE, SHIELD, TARGETS } from './vocabulary.ts'
import { choices } from './warriors.ts'

export interface Odds {
  /** Chance that the enemy is defeated in the end. */
  readonly win: number
  /** Chance that it is defeated by the next roll, or by this one once it lies on the table. */
  readonly now: number
  /** How many warriors are lost on average, win or not. */
  readonly losses: number
}

export interface HuntOdds {
  /** Food on average. */
  readonly food: number
  /** Chance of each amount, from none to the most there is. */
  readonly chances: readonly number[]
}

/** What one die does: hits and shields with their chance. Equal dice share an entry. */
type Side = readonly [hits: number, shields: number, chance: number]

/** How the seat's dice count: faces, Svanhildr, edition, Reaction. */
interface Fighting {
  readonly key: string
  /** By warrior. */
  readonly sides: readonly (readonly Side[])[]
  readonly memo: Map<string, Odds>
  readonly rolls: Map<string, Roll>
}

/** Chance of so many hits and shields together, as `[shields][hits]`. */
type Roll = readonly (readonly number[])[]

const known = new WeakMap<CardSet, Map<string, Fighting>>()

function fightingOf(state: State, seat: number, reaction = false): Fighting {
  const { swordHits } = giftsOf(state.players[seat])
  const first = state.table.edition === 'first'
  const key = `${swordHits} ${first} ${reaction}`
  const cards = cardSet(state)
  const ofCards = known.get(cards) ?? new Map<string, Fighting>()
  known.set(cards, ofCards)
  const found = ofCards.get(key)
  if (found) return found
  const sides = cards.dice.map((faces, kind) => {
    const counted = new Map<string, Side>()
    for (const face of faces) {
      const hits = hitsOfFace(state, seat, kind, face, reaction)
      const shields = face === SHIELD ? 1 : 0
      const before = counted.get(`${hits} ${shields}`)?.[2] ?? 0
      counted.set(`${hits} ${shields}`, [hits, shields, before + 1 / faces.length])
    }
    return Array.from(counted.values())
  })
  const made: Fighting = { key, sides, memo: new Map(), rolls: new Map() }
  ofCards.set(key, made)
  return made
}

/** The joint chances of hits and shields when these dice are rolled. */
function rollOf(fighting: Fighting, crew: readonly number[]): Roll {
  const key = crew.join()
  const found = fighting.rolls.get(key)
  if (found) return found
  const kind = crew.findIndex((count) => count > 0)
  const made =
    kind < 0
      ? [[1]]
      : addDie(
          rollOf(
            fighting,
            crew.map((count, i) => (i === kind ? count - 1 : count)),
          ),
          fighting.sides[kind],
        )
  fighting.rolls.set(key, made)
  return made
}

function addDie(roll: Roll, sides: readonly Side[]): Roll {
  const most = Math.max(...sides.map(([hits]) => hits))
  const sum = Array.from({ length: roll.length + 1 }, () => Array<number>(roll[0].length + most).fill(0))
  roll.forEach((row, s) => {
    row.forEach((chance, h) => {
      if (chance > 0) for (const [hits, shields, p] of sides) sum[s + shields][h + hits] += chance * p
    })
  })
  return sum
}

const NO_CHANCE: Odds = { win: 0, now: 0, losses: 0 }

function crewSize(crew: readonly number[]): number {
  return crew[0] + crew[1] + crew[2]
}

/** CM-9: a fight from a fresh roll, with `left` hits still to land. */
function fromRoll(fighting: Fighting, crew: readonly number[], attack: number, left: number): Odds {
  if (crewSize(crew) === 0) return NO_CHANCE
  const key = `${crew.join()} ${attack} ${left}`
  const found = fighting.memo.get(key)
  if (found) return found
  let win = 0
  let now = 0
  let losses = 0
  let again = 0 // nothing landed and nobody fell: the same fight once more
  rollOf(fighting, crew).forEach((row, shields) => {
    row.forEach((chance, hits) => {
      if (chance === 0) return
      if (hits === 0 && shields >= attack) {
        again += chance
        return
      }
      const after = afterStrike(fighting, crew, attack, left, hits, shields)
      win += chance * after.win
      now += chance * after.now
      losses += chance * after.losses
    })
  })
  // A fight that can only repeat itself for ever is never won.
  const share = again < 1 ? 1 / (1 - again) : 0
  const made = { win: win * share, now, losses: losses * share }
  fighting.memo.set(key, made)
  return made
}

/** CM-9.4 to CM-9.10: what follows once hits and shields lie on the table. */
function afterStrike(
  fighting: Fighting,
  crew: readonly number[],
  attack: number,
  left: number,
  hits: number,
  shields: number,
  next: Fighting = fighting,
): Odds {
  const size = crewSize(crew)
  const fallen = fallenTo(attack, shields, size)
  if (hits >= left) return { win: 1, now: 1, losses: fallen } // CM-9.8: also those who fall strike first
  if (fallen === 0 && hits === 0) return { ...fromRoll(next, crew, attack, left), now: 0 }
  if (fallen === size) return { win: 0, now: 0, losses: fallen }
  let best = NO_CHANCE
  let least = Number.POSITIVE_INFINITY
  for (const dice of choices(crew, fallen)) {
    const rest = [crew[0] - dice[0], crew[1] - dice[1], crew[2] - dice[2]]
    const odds = fromRoll(next, rest, attack, left - hits)
    const better = odds.win - best.win
    if (least < Number.POSITIVE_INFINITY && (better < -1e-12 || (better < 1e-12 && odds.losses >= least)))
      continue
    best = odds
    least = odds.losses
  }
  return { win: best.win, now: 0, losses: fallen + best.losses }
}

/** A fight on land, or at sea once everyone is fed. `damage` is what the enemy has taken already. */
export function fightOdds(
  state: State,
  seat: number,
  crew: readonly number[],
  enemy: number,
  damage = 0,
): Odds {
  const { attack, defense, forbids } = enemyOf(state, enemy)
  const able = crew.map((count, kind) => (kind === forbids ? 0 : count))
  const odds = fromRoll(fightingOf(state, seat), able, attack, defense - damage)
  return { ...odds, losses: odds.losses + crewSize(crew) - crewSize(able) }
}

/** A voyage without its Journey: who goes hungry starves (CM-8.10), who is forbidden dies (CM-9.13), the rest fight. */
export function voyageOdds(
  state: State,
  seat: number,
  crew: readonly number[],
  food: number,
  shore: number,
): Odds {
  const hungry = crewSize(crew) - fedBy(state, shore, food, crewSize(crew))
  let best: Odds = { win: 0, now: 0, losses: Number.POSITIVE_INFINITY }
  for (const dice of choices(crew, hungry)) {
    const fed = crew.map((count, kind) => count - dice[kind])
    const odds = fightOdds(state, seat, fed, state.monsters[shore])
    const losses = odds.losses + hungry
    if (odds.win > best.win + 1e-12 || (odds.win > best.win - 1e-12 && losses < best.losses))
      best = { ...odds, losses }
  }
  return best
}

/** What the seat's own plan promises at a target; `pieces` are swordsmen, spearmen, axemen, food. */
export function targetOdds(
  state: State,
  seat: number,
  target: number,
  pieces: readonly number[] = sentTo(state.players[seat].plan, target),
): Odds {
  const crew = pieces.slice(0, 3)
  if (crewSize(crew) === 0) return NO_CHANCE
  if (target < FIRST_SHIP) return fightOdds(state, seat, crew, enemyAt(state, seat, target))
  const shore = shoreOf(state, seat, target)
  return shore < 0 ? NO_CHANCE : voyageOdds(state, seat, crew, pieces[3], shore)
}

/**
 * The roll on the table: let it stand, or roll the given dice again (3 × 4 counts by warrior and face). With `reaction`
 * the rune holds for this roll and no longer.
 */
export function rollOdds(
  state: State,
  fight: Fight,
  again: readonly number[] = [],
  reaction = fight.reaction,
): Odds {
  const { attack, defense } = enemyOf(state, fight.enemy)
  const later = fightingOf(state, fight.seat)
  const here = fightingOf(state, fight.seat, reaction)
  const crew = [0, 0, 0]
  const rolled = [0, 0, 0]
  let hits = 0
  let shields = 0
  fight.faces.forEach((count, i) => {
    const kind = i >> 2
    const kept = count - (again[i] ?? 0)
    crew[kind] += count
    rolled[kind] += again[i] ?? 0
    hits += kept * hitsOfFace(state, fight.seat, kind, i % 4, reaction)
    if (i % 4 === SHIELD) shields += kept
  })
  const left = defense - fight.damage
  let win = 0
  let now = 0
  let losses = 0
  rollOf(here, rolled).forEach((row, s) => {
    row.forEach((chance, h) => {
      if (chance === 0) return
      const after = afterStrike(here, crew, attack, left, hits + h, shields + s, later)
      win += chance * after.win
      now += chance * after.now
      losses += chance * after.losses
    })
  })
  return { win, now, losses }
}

/** CM-8.2: what the hunt brings, from these dice or from the roll on the table with some of it rolled again. */
export function huntOdds(state: State, seat: number, crew: readonly number[]): HuntOdds {
  return huntFrom(rollOf(fightingOf(state, seat), crew), 0)
}

export function huntRollOdds(
  state: State,
  fight: Fight,
  again: readonly number[] = [],
  reaction = fight.reaction,
): HuntOdds {
  if (fight.enemy !== HUNT) throw new Error('this is no hunt')
  const rolled = [0, 0, 0]
  let hits = 0
  fight.faces.forEach((count, i) => {
    rolled[i >> 2] += again[i] ?? 0
    hits += (count - (again[i] ?? 0)) * hitsOfFace(state, fight.seat, i >> 2, i % 4, reaction)
  })
  return huntFrom(rollOf(fightingOf(state, fight.seat, reaction), rolled), hits)
}

/** A chance that is better by less is not worth a Favor. */
const WORTH_A_FAVOR = { win: 0.01, food: 1 }

/**
 * CM-9.3: the dice whose second roll raises the chance to win (in the hunt: the Food) most, where that is worth a Favor.
 * Dice that show the same are rolled again together.
 */
export function bestAgain(state: State, fight: Fight): number[] | undefined {
  const hunt = fight.enemy === HUNT
  const worth = (again: readonly number[]) =>
    hunt ? huntRollOdds(state, fight, again).food : rollOdds(state, fight, again).win
  const there = fight.faces.flatMap((count, i) => (count > 0 && i % 4 !== HIT2 ? [i] : []))
  let best = worth([]) + (hunt ? WORTH_A_FAVOR.food : WORTH_A_FAVOR.win)
  let dice: number[] | undefined
  for (let among = 1; among < 1 << there.length; among++) {
    const again = fight.faces.map((count, i) =>
      (among >> there.indexOf(i)) & 1 && there.includes(i) ? count : 0,
    )
    const found = worth(again)
    if (found < best - 1e-9 || (dice && found < best + 1e-9)) continue
    best = found
    dice = again
  }
  return dice
}

function huntFrom(roll: Roll, hits: number): HuntOdds {
  const chances = Array<number>(MOST_FOOD + 1).fill(0)
  for (const row of roll)
    row.forEach((chance, h) => {
      chances[caughtBy(hits + h)] += chance
    })
  return { food: chances.reduce((sum, chance, food) => sum + chance * food, 0), chances }
}

/** Everything the plan of a seat promises together. */
export function planOdds(state: State, seat: number): { glory: number; home: number; all: number } {
  const { plan, warriors } = state.players[seat]
  let glory = 0
  let all = crewSize(warriors)
  let home = all
  TARGETS.forEach((_, target) => {
    const sent = crewSize(crewSent(plan, target))
    if (sent === 0) return
    const odds = targetOdds(state, seat, target)
    glory += odds.win * enemyOf(state, enemyAt(state, seat, target)).glory
    all += sent
    home += sent - odds.losses
  })
  return { glory, home, all: Math.min(all, LONGHOUSE) }
}
