import { plan } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { blanksOf, caughtBy, countFace, dieAt, facesOf, fallenTo, hitsOf } from './dice.ts'
import { giftsOf } from './gifts.ts'
import { loseWarriors } from './losses.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { isCounts, refuse, sum } from './refusal.ts'
import { shapeRolling } from './shape.ts'
import { cardSet, enemyOf, type Fight, HUNT, hasRune, KRAKEN, NONE, type State } from './state.ts'
import { gain, gainGlory, pay } from './stores.ts'
import { crewOf, inPlan } from './targets.ts'
import {
  COINS,
  FACES,
  FAVOR,
  FOOD,
  HIT2,
  LEADERS,
  RUNE,
  RUNES,
  SHIELD,
  WARRIORS,
  WOOD,
} from './vocabulary.ts'

/** What a re-roll still gives Asmundr (CM-13.1). */

export function startFight(
  { state, tell }: Now,
  seat: Seat,
  target: number,
  enemy: number,
  shore: number,
): void {
  state.fight = {
    seat,
    target,
    enemy,
    shore,
    damage: 0,
    round: 0,
    faces: noDice(),
    picked: noDice(),
    reaction: false,
    losses: 0,
  }
  if (enemy !== HUNT) tell({ what: 'fightBegan', seat, enemy: enemyOf(state, enemy).id, card: enemy, shore })
  plan(state, { do: 'rollDice' })
}

/** By warrior and face: 3 × 4 counts. */
function noDice(): number[] {
  return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
}

/** CM-9.2 */
export function rollDice(now: Now): void {
  const { state, tell } = now
  const fight = state.fight!
  const crew = crewOf(state, fight.seat, fight.target)
  fight.round++
  fight.reaction = false
  fight.faces.fill(0)
  for (let kind = 0; kind < 3; kind++) roll(now, fight, kind, crew[kind])
  tell({ what: 'rolled', seat: fight.seat, faces: fight.faces.slice(), again: false })
  plan(state, { do: 'rollAgain' }, { do: 'strike' })
}

function roll({ state, chance }: Now, fight: Fight, kind: number, count: number): void {
  const faces = cardSet(state).dice[kind]
  for (let i = 0; i < count; i++) fight.faces[dieAt(kind, chance.pick(WARRIORS[kind], faces))]++
}

const STAND: Move = { do: 'stand' }
const REROLL: Move = { do: 'reroll' }
const PICK = eachDie('pick')
const UNPICK = eachDie('unpick')

function eachDie(verb: 'pick' | 'unpick'): Move[] {
  return WARRIORS.flatMap((die) => FACES.map((face) => ({ do: verb, die, face })))
}

/** CM-9.3, CM-14.8, CM-14.9: after a roll its owner may change it, in any order, or let it stand. */
export const rollAgain: DecisionOf<'rollAgain'> = {
  seats(state) {
    const { seat } = state.fight!
    const canChange = state.players[seat].stores[FAVOR] > 0 || rollRunes(state).length > 0
    return canChange ? [seat] : []
  },

  legal(state, seat) {
    const { faces, picked } = state.fight!
    const moves: Move[] = [STAND]
    for (const rune of rollRunes(state)) moves.push({ do: 'rune', rune: RUNES[rune] })
    if (state.players[seat].stores[FAVOR] > 0) {
      for (let i = 0; i < faces.length; i++) {
        if (faces[i] > picked[i]) moves.push(PICK[i])
        if (picked[i] > 0) moves.push(UNPICK[i])
      }
      if (sum(picked) > 0) moves.push(REROLL)
    }
    return moves
  },

  shaped: (state, seat, task) => shapeRolling(rollAgain.legal(state, seat, task), state, seat),

  check(state, seat, move) {
    const { faces, picked } = state.fight!
    switch (move.do) {
      case 'stand':
        return undefined
      case 'pick':
      case 'unpick': {
        if (state.players[seat].stores[FAVOR] === 0) return refuse('CM-9.3', 'noFavor')
        const i = dieIndex(move)
        const there = i >= 0 && (move.do === 'pick' ? faces[i] > picked[i] : picked[i] > 0)
        return there ? undefined : refuse('CM-9.3', 'noSuchDie')
      }
      case 'reroll': {
        if (state.players[seat].stores[FAVOR] === 0) return refuse('CM-9.3', 'noFavor')
        const dice: unknown = 'dice' in move ? move.dice : picked
        if (!isCounts(dice, faces.length) || dice.some((count, i) => count > faces[i]))
          return refuse('CM-9.3', 'noSuchDie')
        return sum(dice) === 0 ? refuse('CM-9.3', 'nothingPicked') : undefined
      }
      case 'rune': {
        const rune = RUNES.indexOf(move.rune)
        if (rune !== RUNE.potential && rune !== RUNE.reaction) return refuse('CM-14.2', 'notItsMoment')
        if (!hasRune(state.players[seat], rune)) return refuse('CM-14.1', 'noRune')
        return rollRunes(state).includes(rune) ? undefined : refuse('CM-14.2', 'notItsMoment')
      }
      default:
        return refuse('CM-9.3', 'notNow')
    }
  },

  apply(now, seat, move) {
    const { state, tell } = now
    const fight = state.fight!
    switch (move.do) {
      case 'pick':
      case 'unpick':
        fight.picked[dieIndex(move)] += move.do === 'pick' ? 1 : -1
        tell({ what: 'planned', seat, only: seat })
        break
      case 'reroll':
        pay(now, seat, FAVOR, 1)
        gainLeadersGlory(now, seat, giftsOf(state.players[seat]).gloryForReroll)
        rollThese(now, move.dice ?? fight.picked.slice())
        break
      case 'rune':
        state.players[seat].runesUsed |= 1 << RUNES.indexOf(move.rune)
        tell({ what: 'runeUsed', seat, rune: move.rune })
        if (move.rune === 'reaction') fight.reaction = true
        else rollThese(now, blanksOf(fight.faces))
        break
      default:
        state.agenda.pop()
        fight.picked.fill(0)
    }
  },
}

function dieIndex({ die, face }: { die: string; face: string }): number {
  const kind = WARRIORS.indexOf(die as never)
  const side = FACES.indexOf(face as never)
  return kind < 0 || side < 0 ? -1 : dieAt(kind, side)
}

/** Which runes would change this roll. */
function rollRunes(state: State): number[] {
  const fight = state.fight!
  const player = state.players[fight.seat]
  const found: number[] = []
  if (hasRune(player, RUNE.potential) && sum(blanksOf(fight.faces)) > 0) found.push(RUNE.potential)
  if (hasRune(player, RUNE.reaction) && !fight.reaction) found.push(RUNE.reaction)
  return found
}

function rollThese(now: Now, dice: readonly number[]): void {
  const { state, tell } = now
  const fight = state.fight!
  for (let i = 0; i < dice.length; i++) fight.faces[i] -= dice[i]
  fight.picked.fill(0)
  for (let kind = 0; kind < 3; kind++) roll(now, fight, kind, sum(facesOf(dice, kind)))
  tell({ what: 'rolled', seat: fight.seat, faces: fight.faces.slice(), again: true })
}

/** CM-9.4 to CM-9.6: damage and losses come together. */
export function strike(now: Now): void {
  const { state, tell } = now
  const fight = state.fight!
  const { seat } = fight
  const hits = hitsOf(state, fight)
  if (fight.enemy === HUNT) {
    const food = caughtBy(hits)
    state.fight = null
    tell({ what: 'huntEnded', seat, food })
    gain(now, seat, FOOD, food)
    return
  }
  const enemy = enemyOf(state, fight.enemy)
  const shields = countFace(fight.faces, SHIELD)
  const crew = sum(crewOf(state, seat, fight.target))
  fight.damage += hits
  fight.losses = fallenTo(enemy.attack, shields, crew) // CM-9.5
  const { damage, losses } = fight
  tell({ what: 'struck', seat, hits, damage, defense: enemy.defense, losses, shields })
  // CM-13.5: once a round, whatever the outcome
  if (countFace(fight.faces, HIT2) > 0)
    gainLeadersGlory(now, seat, giftsOf(state.players[seat]).gloryForDoubleHit)
  plan(state, { do: 'offerRune', seat, rune: 'healing' }, { do: 'sufferLosses' }, { do: 'endCombatRound' })
}

function gainLeadersGlory(now: Now, seat: Seat, glory: number): void {
  gainGlory(now, seat, glory, LEADERS[now.state.players[seat].leader])
}

export function sufferLosses(now: Now): void {
  const { state } = now
  const { seat, target, losses } = state.fight!
  loseWarriors(now, seat, target, losses, 'fell')
}

/** CM-9.8 to CM-9.10 */
export function endCombatRound(now: Now): void {
  const { state, tell } = now
  const fight = state.fight!
  const enemy = enemyOf(state, fight.enemy)
  if (fight.damage >= enemy.defense) win(now, fight)
  else if (sum(crewOf(state, fight.seat, fight.target)) > 0) plan(state, { do: 'rollDice' })
  else {
    state.fight = null
    tell({ what: 'beaten', seat: fight.seat, enemy: enemy.id, card: fight.enemy })
  }
}

/** CM-9.11 */
function win(now: Now, fight: Fight): void {
  const { state, tell } = now
  const { seat, target, enemy: card, shore } = fight
  const enemy = enemyOf(state, card)
  state.fight = null
  // CM-16.12: in the first edition the Kraken gives nothing
  const glory = card === KRAKEN && state.table.edition === 'first' ? 0 : enemy.glory
  tell({ what: 'defeated', seat, enemy: enemy.id, card, glory })
  gainGlory(now, seat, glory, enemy.id)
  if (target === 0) plan(state, { do: 'passBlame', seat })
  plan(state, { do: 'offerRune', seat, rune: 'glory', enemy: card })
  if (card === KRAKEN) return // CM-12.2: discarded, and the survivors sail on
  state.players[seat].defeated.push(card)
  gain(now, seat, WOOD, enemy.wood)
  gain(now, seat, COINS, enemy.coins)
  gain(now, seat, FAVOR, enemy.favor)
  comeHome(state, seat, target)
  if (target === 0) state.troll = NONE
  else if (shore === NONE) state.draugr[target - 1] = NONE
  else {
    state.monsters[shore] = NONE
    gain(now, seat, COINS, state.monsterCoins[shore]) // CM-9.12
    state.monsterCoins[shore] = 0
  }
}

function comeHome(state: State, seat: Seat, target: number): void {
  const { warriors, plan: assigned } = state.players[seat]
  for (let kind = 0; kind < 3; kind++) {
    warriors[kind] += assigned[inPlan(target, kind)]
    assigned[inPlan(target, kind)] = 0
  }
}
