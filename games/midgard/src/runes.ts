import { plan } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { destinyGlory, mustKnow } from './destinies.ts'
import { lookUnder, replaceJourney } from './journeys.ts'
import type { Move } from './moves.ts'
import type { Anytimes, DecisionOf, Now } from './now.ts'
import { isCounts, type Refusal, refuse, sum } from './refusal.ts'
import { shapeRunes } from './shape.ts'
import { enemyOf, hasRune, NONE, type Player, type State, type TaskOf } from './state.ts'
import { gain, gainGlory } from './stores.ts'
import { ANYTIME_RUNES, COINS, DESTINIES, GIFTS, RUNE, RUNES, SHORES } from './vocabulary.ts'
import { revealJourney } from './voyage.ts'
import { couldUseRune, setWaiting, waits } from './waiting.ts'

/** CM-14.12 */
const MOST_WEALTH = 5

type RuneMove = Extract<Move, { do: 'rune' }>

const WEALTH: RuneMove = { do: 'rune', rune: 'wealth' }
const KNOWLEDGE: RuneMove = { do: 'rune', rune: 'knowledge' }
const WAIT: Move = { do: 'waitForMe', on: true }
const WAIT_NO_MORE: Move = { do: 'waitForMe', on: false }
const GIFT_MOVES: readonly RuneMove[] = everyGift()

/** Every mix of four goods. */
function everyGift(): RuneMove[] {
  const moves: RuneMove[] = []
  for (let food = GIFTS; food >= 0; food--)
    for (let wood = GIFTS - food; wood >= 0; wood--)
      moves.push({ do: 'rune', rune: 'gifts', goods: [food, wood, GIFTS - food - wood] })
  return moves
}

/** CM-14.2: the runes whose moment is any time, in one's own turn and in those of others. */
export const anytimeRunes: Anytimes = {
  owns: (move) =>
    move.do === 'waitForMe' || (move.do === 'rune' && ANYTIME_RUNES.includes(move.rune as never)),

  legal(state, seat) {
    const player = state.players[seat]
    if (player.runes.length === 0) return []
    const moves: Move[] = []
    if (hasRune(player, RUNE.gifts)) moves.push(...GIFT_MOVES)
    if (hasRune(player, RUNE.wealth)) moves.push(WEALTH)
    if (hasRune(player, RUNE.knowledge) && facesDown(state)) moves.push(KNOWLEDGE)
    if (hasRune(player, RUNE.success))
      for (const destiny of unshown(player))
        moves.push({ do: 'rune', rune: 'success', destiny: DESTINIES[destiny] })
    if (waits(state, seat)) moves.push(WAIT_NO_MORE)
    else if (couldUseRune(state, seat)) moves.push(WAIT)
    return moves
  },

  shaped: shapeRunes,

  check(state, seat, move) {
    if (move.do === 'waitForMe') return checkWaiting(state, seat, move.on)
    if (move.do !== 'rune') return refuse('CM-14.2', 'notNow')
    const player = state.players[seat]
    const rune = RUNES.indexOf(move.rune)
    if (!player.runes.includes(rune)) return refuse('CM-14.1', 'noRune')
    if (!hasRune(player, rune)) return refuse('CM-14.1', 'runeUsed')
    return checkDetail(state, player, move)
  },

  apply(now, seat, move) {
    if (move.do === 'rune') useRune(now, seat, move)
    else if (move.do === 'waitForMe') setWaiting(now, seat, move.on)
  },
}

/** CM-14.13 */
function checkWaiting(state: State, seat: Seat, on: unknown): Refusal | undefined {
  if (on !== true) return on === false && waits(state, seat) ? undefined : refuse('CM-14.13', 'doesNotWait')
  if (!couldUseRune(state, seat)) return refuse('CM-14.13', 'noRune')
  return waits(state, seat) ? refuse('CM-14.13', 'waitsAlready') : undefined
}

function checkDetail(state: State, player: Player, move: RuneMove): Refusal | undefined {
  switch (move.rune) {
    case 'gifts':
      return isCounts(move.goods, 3) && sum(move.goods) === GIFTS
        ? undefined
        : refuse('CM-14.3', 'chooseGoods', { amount: GIFTS })
    case 'knowledge':
      return facesDown(state) ? undefined : refuse('CM-14.7', 'notItsMoment')
    case 'success': {
      const destiny = DESTINIES.indexOf(move.destiny!)
      if (!player.destinies.includes(destiny)) return refuse('CM-14.10', 'noDestiny')
      return unshown(player).includes(destiny) ? undefined : refuse('CM-14.10', 'destinyShown')
    }
    default:
      return undefined
  }
}

function facesDown(state: State): boolean {
  return state.journeys.some((journey) => journey !== NONE)
}

/** Destinies that Success could still show. */
function unshown(player: Player): number[] {
  return player.destinies.filter((destiny) => (player.destiniesShown & (1 << destiny)) === 0)
}

/** CM-14.1: turned over, but kept. */
function useRune(now: Now, seat: Seat, move: RuneMove): void {
  const { state, tell } = now
  const player = state.players[seat]
  player.runesUsed |= 1 << RUNES.indexOf(move.rune)
  tell({ what: 'runeUsed', seat, rune: move.rune })
  switch (move.rune) {
    case 'gifts':
      move.goods!.forEach((amount, good) => gain(now, seat, good, amount))
      break
    case 'wealth':
      gain(now, seat, COINS, Math.min(player.stores[COINS], MOST_WEALTH))
      break
    case 'knowledge':
      for (let shore = 0; shore < SHORES; shore++)
        if (state.journeys[shore] !== NONE) lookUnder(now, seat, shore)
      break
    case 'success': {
      const destiny = DESTINIES.indexOf(move.destiny!)
      mustKnow(state, seat, destiny)
      const glory = destinyGlory(state, seat, destiny)
      player.destiniesShown |= 1 << destiny
      tell({ what: 'destinyShown', seat, destiny: move.destiny!, glory, reveals: true })
      gainGlory(now, seat, glory, 'success')
      break
    }
    default:
  }
}

type Offer = TaskOf<'offerRune'>

/** CM-14.2: a rune whose moment has come. Nobody is asked who could not use it now. */
export const offerRune: DecisionOf<'offerRune'> = {
  seats: (state, task) =>
    hasRune(state.players[task.seat], RUNE[task.rune]) && helps(state, task) ? [task.seat] : [],

  legal: (_state, _seat, { rune }) => [
    { do: 'rune', rune },
    { do: 'declineRune', rune },
  ],

  check(_state, _seat, move, { rune }) {
    if (move.do !== 'rune' && move.do !== 'declineRune') return refuse('CM-14.2', 'notNow')
    return move.rune === rune ? undefined : refuse('CM-14.2', 'notItsMoment')
  },

  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    if (move.do !== 'rune') return
    useRune(now, seat, move)
    switch (task.rune) {
      case 'healing': // CM-14.5
        state.fight!.losses = 0
        break
      case 'glory': // CM-14.4
        gainGlory(now, seat, halfGlory(state, task), 'glory')
        break
      case 'journey': // CM-14.6
        replaceJourney(now, task.shore!)
        revealJourney(now, { shore: task.shore! })
        break
      case 'trueVision': // CM-14.11: two more than the one that is drawn next
        state.agenda.pop()
        plan(state, { do: 'drawDestinies', seat, count: 3 })
        break
      default:
    }
  },
}

function helps(state: State, task: Offer): boolean {
  if (task.rune === 'healing') return state.fight!.losses > 0
  if (task.rune === 'glory') return halfGlory(state, task) > 0
  return true
}

/** CM-16.12: not from the Kraken in the first edition, which gives no Glory at all. */
function halfGlory(state: State, task: Offer): number {
  const enemy = enemyOf(state, task.enemy!)
  return enemy.kind < 0 && state.table.edition === 'first' ? 0 : Math.floor(enemy.glory / 2)
}

/** Who is asked at the end of combat; after the last round also those whose rune would go unused. */
export function openRuneWindow({ state }: Now, { last }: TaskOf<'openRuneWindow'>): void {
  const seats = state.players.flatMap((player, seat) => (couldUse(player, last) ? [seat] : []))
  if (seats.length > 0) plan(state, { do: 'runeWindow', seats, last })
}

/**
 * Success is worth what it is at this very moment, so its owner gets a moment of its own after each combat. Only what
 * everybody can see decides who is asked: the question must not give a Destiny away.
 */
function couldUse(player: Player, last: boolean): boolean {
  if (hasRune(player, RUNE.success) && unshown(player).length > 0) return true
  return last && (hasRune(player, RUNE.gifts) || hasRune(player, RUNE.wealth))
}

const PASS: Move = { do: 'pass' }

export const runeWindow: DecisionOf<'runeWindow'> = {
  seats: (state, { seats, last }) => seats.filter((seat) => couldUse(state.players[seat], last)),

  legal: () => [PASS],

  check: (_state, _seat, move) => (move.do === 'pass' ? undefined : refuse('CM-14.2', 'notNow')),

  apply({ state }, seat, _move, task) {
    state.agenda.pop()
    const seats = task.seats.filter((other) => other !== seat)
    if (seats.length > 0) plan(state, { ...task, seats })
  },
}
