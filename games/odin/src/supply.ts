import { draw, putIn } from '@meadhall/kernel/chance'
import type { Seat } from '@meadhall/kernel/rules'
import { largeShips } from './count.ts'
import { EVENT_BIT } from './data/occupations/cards.ts'
import { LARGE_BERTHS, LONGSHIP_ORE, SMALL_BERTHS } from './data/rounds.ts'
import type { Bundle } from './effects.ts'
import { fire } from './events.ts'
import type { Now } from './now.ts'
import { addBoard, type Player, type State } from './state.ts'
import {
  BUILDINGS,
  DRAWN_WEAPON,
  FIRST_BUILDING,
  FIRST_SHIP,
  FIRST_SPECIAL,
  FIRST_WEAPON,
  item,
  ORE,
  PREGNANT_CATTLE,
  PREGNANT_SHEEP,
  SHED,
  SILVER,
  STONE,
  THINGS,
  thing,
  WEAPONS,
  WOOD,
} from './vocabulary.ts'

/** Receiving and giving: goods, resources, weapons, special tiles, ships and buildings. */

const STOCKFISH = item('stockfish')
const BOAT = thing('whalingBoat')
const KNARR = thing('knarr')
const LONGSHIP = thing('longship')
const ARMED_LONGSHIP = thing('armedLongship')
const WEAPON_END = FIRST_SPECIAL

export function gainAll(now: Now, seat: Seat, get: Bundle): void {
  for (let i = 0; i < get.length; i++) gain(now, seat, get[i][0], get[i][1])
}

/** Gives a seat something from the general supply, as far as it is there. */
export function gain(now: Now, seat: Seat, what: number, n: number): void {
  if (n <= 0) return
  const { state } = now
  if (what >= FIRST_WEAPON && what < WEAPON_END) {
    for (let i = 0; i < n; i++) searchWeapon(now, seat, what - FIRST_WEAPON)
  } else if (what < FIRST_WEAPON) {
    state.players[seat].supply[what] += n
    if (state.action.seat === seat) {
      if (what === WOOD) state.action.wood += n
      else if (what === STONE) state.action.stone += n
      else if (what === STOCKFISH) state.action.stockfish += n
    }
    now.tell({ what: 'gained', seat, good: THINGS[what], n })
    // A pregnant animal is never a new one: it was turned over.
    if (state.players[seat].alerts & EVENT_BIT.gained && what !== PREGNANT_SHEEP && what !== PREGNANT_CATTLE)
      fire(now.state, seat, 'gained', { good: what, n })
  } else if (what < FIRST_SHIP) {
    takeSpecial(now, seat, what)
  } else if (what < FIRST_BUILDING) {
    for (let i = 0; i < n; i++) gainShip(now, seat, what, 0)
  } else if (what < DRAWN_WEAPON) {
    for (let i = 0; i < n; i++) gainBuilding(now, seat, what - FIRST_BUILDING)
  } else if (what === DRAWN_WEAPON) {
    for (let i = 0; i < n; i++) drawWeapon(now, seat)
  } else if (what === ARMED_LONGSHIP) {
    gainShip(now, seat, LONGSHIP, LONGSHIP_ORE)
  }
}

/** FO-3.4: a special tile comes from the oval board, if it still lies there. */
function takeSpecial(now: Now, seat: Seat, what: number): void {
  const { state } = now
  if (state.oval[what - FIRST_SPECIAL] === 0) return
  state.oval[what - FIRST_SPECIAL] = 0
  state.players[seat].supply[what] = 1
  now.tell({ what: 'gained', seat, good: THINGS[what], n: 1 })
}

export function hasBerth(player: Player, ship: number): boolean {
  return ship === BOAT ? player.boats.length < SMALL_BERTHS : largeShips(player) < LARGE_BERTHS
}

/** FO-7.2: a ship needs a berth. */
export function gainShip(now: Now, seat: Seat, ship: number, ore: number): void {
  const player = now.state.players[seat]
  if (!hasBerth(player, ship)) return
  if (ship === BOAT) player.boats.push(ore)
  else if (ship === KNARR) player.knarrs++
  else putAboard(player.longships, ore)
  now.tell({ what: 'gained', seat, good: THINGS[ship], n: 1 })
  fire(now.state, seat, 'shipGained', { good: ship })
  fire(now.state, seat, 'state', { good: ship })
}

/** Keeps ships sorted by the ore aboard, the most first: equal fleets are equal lists. */
export function putAboard(ships: number[], ore: number): void {
  let at = ships.length
  while (at > 0 && ships[at - 1] < ore) at--
  ships.splice(at, 0, ore)
}

function gainBuilding(now: Now, seat: Seat, building: number): void {
  const { state } = now
  if (state.buildings[building] === 0) return
  state.buildings[building]--
  addBoard(state.players[seat], SHED + building)
  now.tell({ what: 'built', seat, building: BUILDINGS[building] })
}

/** FO-16.3: a weapon from the face-down deck, which is made anew from the discarded ones when it is empty. */
export function drawWeapon(now: Now, seat: Seat): void {
  const { state } = now
  if (state.weaponDeck.length === 0) {
    for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
      for (let n = state.weaponDiscard[weapon]; n > 0; n--) state.weaponDeck.push(weapon)
      state.weaponDiscard[weapon] = 0
    }
    if (state.weaponDeck.length === 0) return
  }
  const weapon = draw(now.chance, 'weapon', state.weaponDeck)
  state.players[seat].supply[FIRST_WEAPON + weapon]++
  now.tell({ what: 'drewWeapon', seat, weapon: WEAPONS[weapon], reveals: true })
}

/** FO-13.12: a certain weapon from the discarded ones, else from the deck, else a token in its place. */
function searchWeapon(now: Now, seat: Seat, weapon: number): void {
  const { state } = now
  const inDeck = state.weaponDiscard[weapon] > 0 ? -1 : state.weaponDeck.indexOf(weapon)
  if (state.weaponDiscard[weapon] > 0) state.weaponDiscard[weapon]--
  else if (inDeck >= 0) state.weaponDeck.splice(inDeck, 1)
  else state.weaponTokens[weapon]++
  state.players[seat].supply[FIRST_WEAPON + weapon]++
  now.tell({ what: 'gained', seat, good: WEAPONS[weapon], n: 1 })
}

export function payAll(now: Now, seat: Seat, bundle: Bundle): void {
  for (let i = 0; i < bundle.length; i++) pay(now, seat, bundle[i][0], bundle[i][1])
}

export function pay(now: Now, seat: Seat, what: number, n: number): void {
  if (n <= 0) return
  const { state } = now
  const player = state.players[seat]
  if (what < FIRST_SHIP) {
    player.supply[what] -= n
    if (what >= FIRST_WEAPON && what < WEAPON_END) discardWeapons(state, what - FIRST_WEAPON, n)
    if (state.action.seat === seat) {
      if (what === WOOD) state.action.paidWood += n
      else if (what === STONE) state.action.paidStone += n
      else if (what === ORE) state.action.paidOre += n
    }
  } else if (what === BOAT) {
    // FO-7.4: the ore aboard is lost, so the ship with the least goes.
    for (let i = 0; i < n; i++) player.boats.pop()
  } else if (what === LONGSHIP) {
    for (let i = 0; i < n; i++) player.longships.pop()
  } else if (what === KNARR) {
    player.knarrs -= n
  }
  now.tell({ what: 'paid', seat, good: THINGS[what], n })
}

function discardWeapons(state: State, weapon: number, n: number): void {
  for (let i = 0; i < n; i++) {
    if (state.weaponTokens[weapon] > 0) state.weaponTokens[weapon]--
    else state.weaponDiscard[weapon]++
  }
}

export function canPay(player: Player, bundle: Bundle): boolean {
  for (let i = 0; i < bundle.length; i++) {
    const [what, n] = bundle[i]
    const has =
      what < FIRST_SHIP
        ? player.supply[what]
        : what === BOAT
          ? player.boats.length
          : what === KNARR
            ? player.knarrs
            : player.longships.length
    if (has < n) return false
  }
  return true
}

/** Whether what is limited is there, and whether there are berths for ships. */
export function canGet(state: State, seat: Seat, get: Bundle): boolean {
  for (let i = 0; i < get.length; i++) {
    const what = get[i][0]
    if (what < FIRST_SPECIAL || what === DRAWN_WEAPON) continue
    if (what < FIRST_SHIP) {
      if (state.oval[what - FIRST_SPECIAL] === 0) return false
    } else if (what >= FIRST_BUILDING && what < DRAWN_WEAPON) {
      if (state.buildings[what - FIRST_BUILDING] === 0) return false
    } else if (!hasBerth(state.players[seat], what === BOAT ? BOAT : LONGSHIP)) return false
  }
  return true
}

/** Silver that a space itself gives, for the cards that ask about it. */
export function noteSilver(now: Now, seat: Seat, get: Bundle): void {
  if (now.state.action.seat !== seat) return
  for (const [what, n] of get) if (what === SILVER) now.state.action.silver += n
}

/** FO-2.2, FO-13.11: Vikings come to the Thing Square or leave it. */
export function moveVikings(now: Now, seat: Seat, n: number): void {
  now.state.players[seat].vikings += n
  fire(now.state, seat, 'thingCount', {})
}

/** A card from the hand, kept sorted. */
export function putInHand(player: Player, card: number): void {
  putIn(player.hand, card)
}
