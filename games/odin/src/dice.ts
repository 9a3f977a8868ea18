import { seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { hasRule, longshipsFor, rulesNamed } from './count.ts'
import { RULES_BIT } from './data/occupations/cards.ts'
import { SPACES } from './data/spaces.ts'
import type { Effect, UpgradeEffect } from './effects.ts'
import { fire } from './events.ts'
import { leastLoot, legalLoot, lootMeans, lootRefusal, takeLoot } from './loot.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import type { RuleId } from './rulebook/ids.ts'
import type { Player, State } from './state.ts'
import { gain, pay, putAboard } from './supply.ts'
import type { DiceTask, StartDiceTask } from './tasks.ts'
import { bringBack } from './vikings.ts'
import { BOW, type DiceAction, item, SNARE, SPEAR, STONE, SWORD, WOOD } from './vocabulary.ts'

/** FO-13: hunting game, laying a snare, whaling, raiding and pillaging. */

interface DiceRow {
  readonly sides: 8 | 12
  /** A high roll is wanted, for loot; else a low one, to be paid. */
  readonly high: boolean
  readonly weapon: number
  readonly reward: readonly number[]
  readonly back: number
  readonly rule: RuleId
}
export const DICE_ROW: Readonly<Record<DiceAction, DiceRow>> = {
  huntingGame: {
    sides: 8,
    high: false,
    weapon: BOW,
    reward: [item('hide'), item('gameMeat')],
    back: 0,
    rule: 'FO-13.3',
  },
  layingASnare: {
    sides: 8,
    high: false,
    weapon: SNARE,
    reward: [item('fur'), SNARE],
    back: 1,
    rule: 'FO-13.4',
  },
  whaling: {
    sides: 12,
    high: false,
    weapon: SPEAR,
    reward: [item('oil'), item('skinAndBones'), item('whaleMeat')],
    back: 2,
    rule: 'FO-13.5',
  },
  raiding: { sides: 8, high: true, weapon: SWORD, reward: [], back: 0, rule: 'FO-13.7' },
  pillaging: { sides: 12, high: true, weapon: SWORD, reward: [], back: 1, rule: 'FO-13.8' },
}
const FACES: Readonly<Record<number, readonly number[]>> = {
  8: [1, 2, 3, 4, 5, 6, 7, 8],
  12: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
}

export function canStartDice(player: Player, action: DiceAction): boolean {
  if (action === 'whaling') return player.boats.length > 0
  return !DICE_ROW[action].high || longshipsFor(player) > 0
}

const TWO_UPGRADES: UpgradeEffect = { op: 'upgrade', count: 2, steps: 1 }

/** Cards before the action come first; `dorestadTraveller` lets a raid be left for two upgrades. */
export function planDice(now: Now, seat: Seat, card: number, effect: Extract<Effect, { op: 'dice' }>): void {
  const { state } = now
  const { action } = effect
  if (action === 'raiding' && !effect.plain && hasRule(state.players[seat], 'upgradeInsteadOfRaid')) {
    const raid: Effect = { op: 'dice', action, plain: true }
    state.agenda.push({ do: 'either', seat, card, effects: [raid, TWO_UPGRADES] })
    return
  }
  const onSpace = card === 0
  const plus = rollModifier(state.players[seat], action)
  state.agenda.push({ do: 'startDice', seat, action, onSpace, oneBoat: effect.oneBoat === true, plus })
  fire(now.state, seat, 'beforeAction', { action })
}

function rollModifier(player: Player, action: DiceAction): number {
  if ((player.alerts & RULES_BIT) === 0) return 0
  let plus = 0
  for (const rule of rulesNamed(player, 'rollModifier')) if (rule.actions.includes(action)) plus += rule.plus
  return plus
}

/** `swordFighter` and `berserker`: an ore of the longship in use for a bonus on every roll of this action. */
export function offerOreForRolls({ state }: Now, seat: Seat, plus: number): void {
  const { agenda } = state
  for (let at = agenda.length - 1; at >= 0; at--) {
    const task = agenda[at]
    if (task.do !== 'startDice' || task.seat !== seat) continue
    const ships = state.players[seat].longships
    // A pillage uses the ship with the most ore; for a raid the one that can best spare it.
    let ship = 0
    if (task.action === 'raiding') for (let s = 0; s < ships.length; s++) if (ships[s] > 0) ship = s
    const [ore] = ships.splice(ship, 1)
    putAboard(ships, ore - 1)
    agenda[at] = { ...task, plus: task.plus + plus }
    return
  }
}

export function startDice({ state }: Now, task: StartDiceTask): void {
  const { seat, action, onSpace, oneBoat } = task
  const player = state.players[seat]
  // A card played before the action may have cost the ship.
  if (!canStartDice(player, action)) return
  let { plus } = task
  let boats = 0
  if (action === 'pillaging') plus += oreOnRaider(player)
  if (action === 'whaling') {
    boats = player.boats.length === 1 ? 1 : -1
    if (boats === 1) plus -= 1 + player.boats[0]
  }
  state.agenda.push({ do: 'dice', seat, action, onSpace, oneBoat, plus, boats, rolls: 0, result: 0 })
}

/** FO-13.8: the ore on the longship with the most of it. */
const oreOnRaider = (player: Player): number => player.longships[0] ?? 0

export function maxRolls(player: Player): number {
  return hasRule(player, 'rolls') ? 4 : 3
}

/** What a weapon pays: 1, a spear of `tridentHunter` two. */
function weaponValue(player: Player, action: DiceAction): number {
  for (const rule of rulesNamed(player, 'spendValue'))
    if (rule.good === 'spear' && rule.actions.includes(action)) return rule.value
  return 1
}

function payments(player: Player, { action, result }: DiceTask): { wood: number; weapons: number }[] {
  const value = weaponValue(player, action)
  const most = player.supply[DICE_ROW[action].weapon]
  const found: { wood: number; weapons: number }[] = []
  for (let weapons = 0; weapons <= most && (weapons - 1) * value < result; weapons++) {
    const wood = Math.max(0, result - weapons * value)
    if (wood <= player.supply[WOOD] && !(weapons > 0 && (weapons - 1) * value + wood >= result))
      found.push({ wood, weapons })
  }
  return found
}

/** What wood and weapons, or stone and swords, are worth together for the action. */
export function meansFor(player: Player, action: DiceAction): number {
  const { high, weapon } = DICE_ROW[action]
  return high
    ? lootMeans(player, action)
    : player.supply[WOOD] + weaponValue(player, action) * player.supply[weapon]
}

export interface DiceOdds {
  readonly rolls: number
  /** How likely a single roll is good enough: it can be paid, or something can be taken. */
  readonly once: number
  /** How likely at least one of the rolls is. */
  readonly within: number
  /** What the best of the rolls reaches every other time. */
  readonly even: number
}

/** The odds of a dice action with so many rolls left and this added to each of them. */
export function diceOdds(
  state: State,
  seat: Seat,
  action: DiceAction,
  plus: number,
  rolls: number,
): DiceOdds {
  const player = state.players[seat]
  const { sides, high } = DICE_ROW[action]
  const means = meansFor(player, action)
  const least = high ? leastLoot(state, player) : 0
  const faces = FACES[sides]
  const good = faces.filter((face) => (high ? face + plus + means >= least : face + plus <= means))
  const once = good.length / sides
  // Low rolls are the good ones of a hunt.
  const ranked = high ? faces : faces.toReversed()
  const even = ranked.findLast((_, i) => 1 - (i / sides) ** rolls >= 0.5) ?? ranked[0]
  return {
    rolls,
    once,
    within: 1 - (1 - once) ** rolls,
    even: high ? even + plus : Math.max(0, even + plus),
  }
}

/** The odds before Vikings are placed on a space, with all boats that may go out; undefined where no die is rolled. */
export function oddsOnSpace(state: State, seat: Seat, space: number): DiceOdds | undefined {
  const effect = SPACES[space].effects[0]
  const player = state.players[seat]
  if (effect.op !== 'dice' || !canStartDice(player, effect.action)) return undefined
  let plus = rollModifier(player, effect.action)
  if (effect.action === 'pillaging') plus += oreOnRaider(player)
  if (effect.action === 'whaling') {
    const ore = player.boats.map((aboard) => aboard + 1)
    plus -= effect.oneBoat ? Math.max(...ore) : ore.reduce((sum, aboard) => sum + aboard, 0)
  }
  return diceOdds(state, seat, effect.action, plus, maxRolls(player))
}

export function legalDice(state: State, seat: Seat, task: DiceTask): Move[] {
  const player = state.players[seat]
  const moves: Move[] = []
  if (task.boats < 0) {
    const armed = player.boats.filter((ore) => ore > 0).length
    const plain = player.boats.length - armed
    for (let a = 0; a <= armed; a++)
      for (let p = 0; p <= plain; p++)
        if (a + p > 0 && (!task.oneBoat || a + p === 1)) moves.push({ do: 'sail', armed: a, plain: p })
    return moves
  }
  if (task.rolls < maxRolls(player)) moves.push({ do: 'roll' })
  if (task.rolls === 0) return moves
  if (DICE_ROW[task.action].high) moves.push(...legalLoot(state, seat, task.result, task.action))
  else for (const { wood, weapons } of payments(player, task)) moves.push({ do: 'succeed', wood, weapons })
  moves.push({ do: 'fail' })
  return moves
}

export const dice: DecisionOf<'dice'> = {
  seats: seatOf,

  legal: legalDice,

  check(state, seat, move, task) {
    const player = state.players[seat]
    const { rule, high } = DICE_ROW[task.action]
    if (task.boats < 0) {
      if (move.do !== 'sail') return refuse('FO-13.5', 'chooseBoatsFirst')
      const fits = legalDice(state, seat, task).some(
        (one) => one.do === 'sail' && one.armed === move.armed && one.plain === move.plain,
      )
      return fits ? undefined : refuse('FO-13.5', 'noSuchBoats')
    }
    switch (move.do) {
      case 'roll':
        return task.rolls < maxRolls(player) ? undefined : refuse('FO-13.1', 'noMoreRolls')
      case 'fail':
        return task.rolls > 0 ? undefined : refuse('FO-13.1', 'rollFirst')
      case 'succeed':
        if (high) return refuse(rule, 'notNow')
        if (task.rolls === 0) return refuse('FO-13.1', 'rollFirst')
        if (move.wood > player.supply[WOOD] || move.weapons > player.supply[DICE_ROW[task.action].weapon])
          return refuse('FO-13.2', 'cannotPay')
        return payments(player, task).some(
          ({ wood, weapons }) => wood === move.wood && weapons === move.weapons,
        )
          ? undefined
          : refuse('FO-13.2', 'wrongPayment', { result: task.result })
      case 'loot':
        if (!high) return refuse(rule, 'notNow')
        if (task.rolls === 0) return refuse('FO-13.1', 'rollFirst')
        return lootRefusal(state, seat, move, task.result, task.action)
      default:
        return refuse('FO-13.1', 'notNow')
    }
  },

  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    switch (move.do) {
      case 'sail':
        state.agenda.push({
          ...task,
          boats: move.armed + move.plain,
          plus: task.plus - 2 * move.armed - move.plain,
        })
        return
      case 'roll':
        return roll(now, seat, task)
      case 'succeed':
        return succeed(now, seat, task, move.wood, move.weapons)
      case 'loot':
        takeLoot(now, seat, move)
        return over(now, seat, task, true, 0, move.swords, move.spears)
      case 'fail':
        return fail(now, seat, task)
      default:
    }
  },
}

function roll(now: Now, seat: Seat, task: DiceTask): void {
  const { sides, high } = DICE_ROW[task.action]
  const die = now.chance.pick(`d${sides}`, FACES[sides])
  const result = high ? die + task.plus : Math.max(0, die + task.plus)
  now.tell({ what: 'rolled', seat, action: task.action, die, result, reveals: true })
  const rolled = { ...task, rolls: task.rolls + 1, result }
  // FO-13.6: at 0 the hunt succeeds at once.
  if (!high && result === 0) succeed(now, seat, rolled, 0, 0)
  else now.state.agenda.push(rolled)
}

function succeed(now: Now, seat: Seat, task: DiceTask, wood: number, weapons: number): void {
  const { weapon, reward } = DICE_ROW[task.action]
  pay(now, seat, WOOD, wood)
  pay(now, seat, weapon, weapons)
  for (const what of reward) gain(now, seat, what, 1)
  over(now, seat, task, true, wood, 0, weapon === SPEAR ? weapons : 0)
}

/** FO-13.10, FO-13.11: nothing is paid, and there is a consolation. */
function fail(now: Now, seat: Seat, task: DiceTask): void {
  const { high, weapon, back } = DICE_ROW[task.action]
  gain(now, seat, high ? STONE : WOOD, 1)
  gain(now, seat, weapon, 1)
  if (task.onSpace) bringBack(now, seat, now.state.action.at, back)
  over(now, seat, task, false, 0, 0, 0)
}

function over(
  now: Now,
  seat: Seat,
  { action, onSpace, boats, rolls }: DiceTask,
  success: boolean,
  wood: number,
  swords: number,
  spears: number,
): void {
  now.tell({ what: success ? 'succeeded' : 'failed', seat, action })
  now.state.agenda.push({ do: 'diceOver', seat, action })
  const space = now.state.action.seat === seat ? now.state.action.space : -1
  fire(now.state, seat, success ? 'diceSuccess' : 'diceFail', {
    action,
    onSpace,
    boats,
    rolls,
    wood,
    swords,
    spears,
    ...(onSpace || space < 0 ? { space } : {}),
  })
}

export function diceOver(now: Now, seat: Seat, action: DiceAction): void {
  const longship = DICE_ROW[action].high && now.state.players[seat].longships.length > 0
  fire(now.state, seat, 'afterAction', { action, longship })
}
