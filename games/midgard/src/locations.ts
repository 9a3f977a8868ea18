import { plan } from '@meadhall/kernel/agenda'
import { draw } from '@meadhall/kernel/chance'
import type { Seat } from '@meadhall/kernel/rules'
import { STAVE_CHURCH, WORKER_HUTS } from './data/certain.ts'
import { giftsOf } from './gifts.ts'
import type { Move } from './moves.ts'
import type { Now } from './now.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { RuleId } from './rulebook/ids.ts'
import { inPlay } from './shores.ts'
import { cardSet, NONE, type State } from './state.ts'
import { gain, pay } from './stores.ts'
import {
  COINS,
  FAVOR,
  FOOD,
  LARGE,
  PRIVATE,
  RUNES,
  SHORES,
  SMALL,
  SMOKEHOUSE_STOCK,
  type Space,
  WOOD,
} from './vocabulary.ts'
import { gainWarriors } from './warriors.ts'

export type Place = Extract<Move, { do: 'place' }>

/** What a space asks and does. Whether it is free is the same for all and stands in workers.ts. */
export interface SpaceRule {
  readonly rule: RuleId
  /** Adds the ways to take the space; none where it cannot be paid. */
  offer(state: State, seat: Seat, ways: Move[]): void
  /** Why this way is closed to the seat. */
  check(state: State, seat: Seat, move: Place): Refusal | undefined
  effect(now: Now, seat: Seat, move: Place): void
}

/** A space that asks for nothing. */
function free(at: Space, rule: RuleId, effect: SpaceRule['effect']): SpaceRule {
  const way: Place = { do: 'place', at }
  return { rule, offer: (_state, _seat, ways) => ways.push(way), check: () => undefined, effect }
}

/** CM-5.14 to CM-5.16, CM-5.6: red spaces only reserve a fight or a hunt for later. */
const reserve = (): void => {}

/** CM-5.1 to CM-5.3 */
function takeDice(at: Space, rule: RuleId, kind: number): SpaceRule {
  return free(at, rule, (now, seat) => {
    const { state } = now
    const dice = [0, 0, 0]
    dice[kind] = state.stock[kind]
    state.supply[kind] += state.stock[kind]
    state.stock[kind] = 0
    gainWarriors(now, seat, dice)
  })
}

/** CM-5.4 */
const smokehouse = free('smokehouse', 'CM-5.4', (now, seat) => {
  const { state } = now
  gain(now, seat, FOOD, state.stock[SMOKEHOUSE_STOCK])
  state.stock[SMOKEHOUSE_STOCK] = 0
})

/** CM-5.5 */
const jarlsLonghouse = free('jarlsLonghouse', 'CM-5.5', (now, seat) => {
  const { state, tell } = now
  state.first = state.first === seat ? (seat + 1) % state.players.length : seat
  tell({ what: 'tookFirstPlayer', seat: state.first })
  gainWarriors(now, seat, [1, 0, 0])
})

/** CM-5.7: each good is exchanged at most once, which loses nothing and makes an end of it. */
const market = free('market', 'CM-5.7', ({ state }, seat) => {
  plan(state, { do: 'trade', seat, fresh: [0, 0, 0] })
})

/** CM-5.8 */
const merchantShip: SpaceRule = {
  rule: 'CM-5.8',
  offer(state, seat, ways) {
    if (state.players[seat].stores[COINS] >= merchantPrice(state, seat))
      ways.push({ do: 'place', at: 'merchantShip' })
  },
  check(state, seat) {
    const coins = merchantPrice(state, seat)
    return state.players[seat].stores[COINS] < coins ? refuse('CM-5.8', 'cannotPay', { coins }) : undefined
  },
  effect(now, seat) {
    const { state } = now
    const ship = cardSet(state).merchants[state.merchant]
    pay(now, seat, COINS, merchantPrice(state, seat))
    gain(now, seat, FOOD, ship.food)
    gain(now, seat, WOOD, ship.wood)
    gainWarriors(now, seat, ship.warriors)
  },
}

/** CM-5.8; CM-13.3: a leader may make it free. */
export function merchantPrice(state: State, seat: Seat): number {
  return 1 - giftsOf(state.players[seat]).merchantDiscount
}

/** CM-5.9 */
const runesmith: SpaceRule = {
  rule: 'CM-5.9',
  offer(state, seat, ways) {
    if (state.players[seat].stores[WOOD] < 1) return
    for (const rune of state.runesOpen)
      if (rune !== NONE) ways.push({ do: 'place', at: 'runesmith', rune: RUNES[rune] })
    if (state.runeDeck.length > 0) ways.push({ do: 'place', at: 'runesmith', rune: 'deck' })
  },
  check(state, seat, { rune }) {
    if (state.players[seat].stores[WOOD] < 1) return refuse('CM-5.9', 'cannotPay', { wood: 1 })
    if (rune === undefined) return refuse('CM-5.9', 'chooseRune')
    const there =
      rune === 'deck'
        ? state.runeDeck.length > 0
        : RUNES.includes(rune) && state.runesOpen.includes(RUNES.indexOf(rune))
    return there ? undefined : refuse('CM-5.9', 'runeNotThere')
  },
  effect(now, seat, move) {
    const { state, chance, tell } = now
    pay(now, seat, WOOD, 1)
    let rune: number
    if (move.rune === 'deck') rune = draw(chance, 'rune', state.runeDeck)
    else {
      rune = RUNES.indexOf(move.rune!)
      state.runesOpen[state.runesOpen.indexOf(rune)] = NONE
    }
    state.players[seat].runes.push(rune)
    tell({ what: 'tookRune', seat, rune: RUNES[rune], from: move.rune === 'deck' ? 'deck' : 'open' })
  },
}

/** CM-5.10: the look first, then the rune True Vision if its owner likes (CM-14.11), then the Destiny. */
const sagesHouse: SpaceRule = {
  rule: 'CM-5.10',
  offer(state, _seat, ways) {
    for (let shore = 0; shore < SHORES; shore++)
      if (state.journeys[shore] !== NONE) ways.push({ do: 'place', at: 'sagesHouse', look: shore })
  },
  check: (state, _seat, { look }) =>
    typeof look === 'number' && (state.journeys[look] ?? NONE) !== NONE
      ? undefined
      : refuse('CM-5.10', 'chooseJourney'),
  effect({ state }, seat, { look }) {
    plan(
      state,
      { do: 'lookAtJourney', seat, shore: look! },
      { do: 'offerRune', seat, rune: 'trueVision' },
      { do: 'drawDestinies', seat, count: 1 },
    )
  },
}

/** CM-5.11 */
const shipwright: SpaceRule = {
  rule: 'CM-5.11',
  offer(state, seat, ways) {
    const { ship, stores } = state.players[seat]
    if (ship !== NONE) return
    for (const id of state.shipsForSale) {
      const row = cardSet(state).ships[id]
      if (stores[WOOD] >= row.wood && stores[COINS] >= row.coins)
        ways.push({ do: 'place', at: 'shipwright', ship: row.id })
    }
  },
  check(state, seat, move) {
    const { ship, stores } = state.players[seat]
    if (ship !== NONE) return refuse('CM-5.11', 'haveShip')
    if (move.ship === undefined) return refuse('CM-5.11', 'chooseShip')
    const id = shipNamed(state, move.ship)
    if (!state.shipsForSale.includes(id)) return refuse('CM-5.11', 'shipNotForSale')
    const { wood, coins } = cardSet(state).ships[id]
    return stores[WOOD] < wood || stores[COINS] < coins
      ? refuse('CM-5.11', 'cannotPay', { wood, coins })
      : undefined
  },
  effect(now, seat, move) {
    const { state, tell } = now
    const id = shipNamed(state, move.ship!)
    const { wood, coins } = cardSet(state).ships[id]
    pay(now, seat, WOOD, wood)
    pay(now, seat, COINS, coins)
    state.shipsForSale.splice(state.shipsForSale.indexOf(id), 1)
    state.players[seat].ship = id
    tell({ what: 'builtShip', seat, ship: move.ship! })
  },
}

function shipNamed(state: State, name: string): number {
  return cardSet(state).ships.findIndex((ship) => ship.id === name)
}

/** CM-5.12 */
const staveChurch: SpaceRule = {
  rule: 'CM-5.12',
  offer(state, seat, ways) {
    for (const coins of STAVE_CHURCH)
      if (state.players[seat].stores[COINS] >= coins) ways.push({ do: 'place', at: 'staveChurch', coins })
  },
  check(state, seat, { coins }) {
    if (coins === undefined || !STAVE_CHURCH.includes(coins)) return refuse('CM-5.12', 'choosePrice')
    return state.players[seat].stores[COINS] < coins ? refuse('CM-5.12', 'cannotPay', { coins }) : undefined
  },
  effect(now, seat, { coins }) {
    pay(now, seat, COINS, coins!)
    gain(now, seat, FAVOR, favorFor(coins!))
  },
}

/** CM-5.13: each worker costs more than the one before; 0 once all are sold. */
export function workerPrice(state: State): number {
  return WORKER_HUTS[state.hutsSold] ?? 0
}

/** CM-5.12 */
export function favorFor(coins: number): number {
  return STAVE_CHURCH.indexOf(coins) + 1
}

/** CM-5.13 */
const workerHuts: SpaceRule = {
  rule: 'CM-5.13',
  offer(state, seat, ways) {
    if (!hasExtraWorker(state, seat) && state.players[seat].stores[COINS] >= workerPrice(state))
      ways.push({ do: 'place', at: 'workerHuts' })
  },
  check(state, seat) {
    if (hasExtraWorker(state, seat)) return refuse('CM-5.13', 'haveExtraWorker')
    const coins = workerPrice(state)
    return state.players[seat].stores[COINS] < coins ? refuse('CM-5.13', 'cannotPay', { coins }) : undefined
  },
  effect(now, seat) {
    const { state, tell } = now
    const coins = workerPrice(state)
    state.hutsSold++
    pay(now, seat, COINS, coins)
    state.players[seat].clan++
    state.players[seat].workers++
    tell({ what: 'hiredWorker', seat, coins })
  },
}

function hasExtraWorker(state: State, seat: Seat): boolean {
  return state.players[seat].clan > (state.players.length === 2 ? 4 : 3)
}

/** CM-5.17 to CM-5.20 */
function longship(at: Space, rule: RuleId, ship: number): SpaceRule {
  const payable = (state: State, seat: Seat) =>
    state.players[seat].stores[COINS] >= longshipPrice(state, ship)
  const owned = (state: State, seat: Seat) => ship !== PRIVATE || state.players[seat].ship !== NONE
  return {
    rule,
    offer(state, seat, ways) {
      if (!payable(state, seat) || !owned(state, seat)) return
      for (let shore = 0; shore < SHORES; shore++)
        if (isFree(state, shore)) ways.push({ do: 'place', at, shore })
    },
    check(state, seat, { shore }) {
      if (!owned(state, seat)) return refuse(rule, 'noShip')
      if (!payable(state, seat)) return refuse(rule, 'cannotPay', { coins: longshipPrice(state, ship) })
      if (typeof shore !== 'number' || !(shore in state.shoreSeat)) return refuse(rule, 'chooseShore')
      if (!inPlay(state, shore)) return refuse('CM-3.7', 'shoreNotInPlay')
      return isFree(state, shore) ? undefined : refuse('CM-5.20', 'shoreTaken')
    },
    effect(now, seat, { shore }) {
      const { state } = now
      pay(now, seat, COINS, longshipPrice(state, ship))
      state.shoreSeat[shore!] = seat
      state.shoreShip[shore!] = ship
    },
  }
}

/** CM-5.18; CM-16.8: in the first edition the small longship costs a Coin too. */
export function longshipPrice(state: State, ship: number): number {
  return ship === LARGE || (ship === SMALL && state.table.edition === 'first') ? 1 : 0
}

function isFree(state: State, shore: number): boolean {
  return inPlay(state, shore) && state.shoreSeat[shore] === NONE
}

export const LOCATION_RULES = {
  blacksmith: takeDice('blacksmith', 'CM-5.1', 2),
  hafter: takeDice('hafter', 'CM-5.2', 1),
  swordsmith: takeDice('swordsmith', 'CM-5.3', 0),
  smokehouse,
  jarlsLonghouse,
  huntingGrounds: free('huntingGrounds', 'CM-5.6', reserve),
  market,
  merchantShip,
  runesmith,
  sagesHouse,
  shipwright,
  staveChurch,
  workerHuts,
  troll: free('troll', 'CM-5.14', reserve),
  draugrLeft: free('draugrLeft', 'CM-5.15', reserve),
  draugrRight: free('draugrRight', 'CM-5.16', reserve),
  smallLongship: longship('smallLongship', 'CM-5.17', SMALL),
  largeLongship: longship('largeLongship', 'CM-5.18', LARGE),
  privateLongship: longship('privateLongship', 'CM-5.19', PRIVATE),
}
