import { noChance, quickChance } from '@meadhall/kernel/chance'
import { isRecord } from '@meadhall/kernel/plain'
import { type Seat, silent } from '@meadhall/kernel/rules'
import { assignWarriors } from './assign.ts'
import { addCards, type MoreCards } from './cards.ts'
import { JOURNEY_COPIES } from './data/certain.ts'
import { flow } from './flow.ts'
import { cardNamed } from './position.ts'
import { cardSet, NONE, type Player, type State, warriorsInAll } from './state.ts'
import {
  DESTINIES,
  DICE_IN_ALL,
  ENEMY_KINDS,
  JOURNEYS,
  LEADERS,
  LONGHOUSE,
  ROUNDS,
  RUNES,
  SHORES,
  SPACE_INDEX,
  SPACES,
  STALLS,
  STOCKS,
  STORES,
  TARGETS,
  WARRIORS,
} from './vocabulary.ts'

/** Changes a fresh game into a given position: leaders chosen, round set up, then whatever is given. */
export function arrange(state: State, given: Record<string, unknown>, names: readonly string[]): void {
  const rest = { ...given }
  const take = (key: string): unknown => {
    const value = rest[key]
    delete rest[key]
    return value
  }
  const phase = take('phase') ?? 'placement'
  const round = amount(take('round') ?? 1, 'round')
  if (round < 1 || round > ROUNDS) throw new Error(`given: round is 1 to ${ROUNDS}`)
  if (phase !== 'leaders') beginRound(state, round)
  const first = take('first')
  if (first !== undefined) state.first = state.turn = seatNamed(first, names)
  const turn = take('turn')
  if (turn !== undefined) state.turn = seatNamed(turn, names)
  arrangeBoard(state, take, names)
  names.forEach((name, seat) => {
    const own = take(name)
    if (own !== undefined) arrangePlayer(state, seat, record(own, name))
  })
  const under = take('destiniesUnderDeck')
  if (under !== undefined) layUnder(state, words(under, 'destiniesUnderDeck'), names)
  const unknown = Object.keys(rest)[0]
  if (unknown !== undefined) throw new Error(`given: "${unknown}" is not known`)
  refuseTooMuch(state, names)
  if (phase === 'assigning') {
    for (const player of state.players) player.workers = 0
    state.agenda = [{ do: 'cleanUp' }, { do: 'resolveCombat' }]
    assignWarriors({ state, chance: noChance, tell: silent })
  } else if (phase === 'end') state.agenda = []
  else if (phase !== 'placement' && phase !== 'leaders')
    throw new Error('given: phase is one of leaders, placement, assigning, end')
}

/** What the box does not hold cannot be given. */
function refuseTooMuch(state: State, names: readonly string[]): void {
  WARRIORS.forEach((kind, i) => {
    if (state.supply[i] < 0)
      throw new Error(`given: there are only ${DICE_IN_ALL[i]} dice of the kind ${kind}`)
  })
  state.players.forEach((player, seat) => {
    if (warriorsInAll(player) > LONGHOUSE)
      throw new Error(`given: ${names[seat]} has more than ${LONGHOUSE} warriors`)
    for (const rune of player.runes)
      if (state.players.some((other, i) => i !== seat && other.runes.includes(rune)))
        throw new Error(`given: the rune ${RUNES[rune]} is given to two players`)
  })
  const leaders = state.players.map(({ leader }) => leader).filter((leader) => leader !== NONE)
  const twice = leaders.find((leader, i) => leaders.indexOf(leader) < i)
  if (twice !== undefined) throw new Error(`given: two players have the leader ${LEADERS[twice]}`)
  const laid = [...state.journeys, ...state.journeyDiscard]
  JOURNEYS.forEach((journey, card) => {
    if (laid.filter((other) => other === card).length > JOURNEY_COPIES[card])
      throw new Error(`given: there are only ${JOURNEY_COPIES[card]} of the Journey ${journey}`)
  })
}

/** Leaders that change nothing unless their moment comes, so that a scenario need not name any. */
const QUIET_LEADERS = [2, 1, 4, 0]

function beginRound(state: State, round: number): void {
  state.players.forEach((player, seat) => {
    if (player.leader === NONE) player.leader = QUIET_LEADERS[seat]
  })
  state.agenda = []
  state.round = round - 1
  const setUp = flow.roundSetUp
  if (typeof setUp === 'function')
    setUp({ state, chance: quickChance(1), tell: silent }, { do: 'roundSetUp' })
  state.agenda = [{ do: 'cleanUp' }, { do: 'resolveCombat' }, { do: 'assignWarriors' }, { do: 'placeWorker' }]
}

function arrangeBoard(state: State, take: (key: string) => unknown, names: readonly string[]): void {
  STOCKS.forEach((place, kind) => {
    const wanted = take(place)
    if (wanted === undefined) return
    const count = amount(wanted, place)
    if (kind < 3) state.supply[kind] += state.stock[kind] - count
    state.stock[kind] = count
  })
  const stalls = take('stalls')
  if (stalls !== undefined) state.stalls = words(stalls, 'stalls').map((stall) => index(STALLS, stall))
  const runes = take('runesOpen')
  if (runes !== undefined) {
    for (const rune of state.runesOpen) if (rune !== NONE) state.runeDeck.push(rune)
    const open = words(runes, 'runesOpen').map((rune) => index(RUNES, rune))
    for (const rune of open) removeRune(state, rune)
    state.runesOpen = [open[0] ?? NONE, open[1] ?? NONE]
    state.runeDeck.sort((a, b) => a - b)
  }
  const glory = take('runeGlory')
  if (glory !== undefined) {
    const rows = Object.entries(record(glory, 'runeGlory'))
    for (const [rune] of rows) index(RUNES, rune)
    useCards(state, { runes: Object.fromEntries(rows.map(([rune, n]) => [rune, amount(n, rune)])) })
  }
  const huts = take('hutsSold')
  if (huts !== undefined) state.hutsSold = amount(huts, 'hutsSold')
  const merchant = take('merchant')
  if (merchant !== undefined) useCards(state, { merchantShip: merchant })
  const supply = take('supply')
  if (supply !== undefined)
    for (const [kind, count] of Object.entries(record(supply, 'supply')))
      state.supply[index(WARRIORS, kind)] = amount(count, `supply.${kind}`)
  const troll = take('troll')
  if (troll !== undefined) state.troll = putEnemy(state, state.troll, troll, 0)
  for (const [side, key] of ['draugrLeft', 'draugrRight'].entries()) {
    const draugr = take(key)
    if (draugr !== undefined) state.draugr[side] = putEnemy(state, state.draugr[side], draugr, 1)
  }
  const discard = take('journeyDiscard')
  if (discard !== undefined)
    for (const journey of words(discard, 'journeyDiscard')) {
      state.journeyDiscard.push(takeJourney(state, journey))
    }
  for (let shore = 0; shore < SHORES; shore++) {
    const wanted = take(`shore${shore + 1}`)
    if (wanted !== undefined) arrangeShore(state, shore, record(wanted, `shore${shore + 1}`), names)
  }
}

/** A Journey out of the deck. */
function takeJourney(state: State, name: unknown): number {
  const journey = index(JOURNEYS, name)
  const at = state.journeyDeck.indexOf(journey)
  if (at < 0)
    throw new Error(`given: there are only ${JOURNEY_COPIES[journey]} of the Journey ${String(name)}`)
  state.journeyDeck.splice(at, 1)
  return journey
}

function arrangeShore(
  state: State,
  shore: number,
  given: Record<string, unknown>,
  names: readonly string[],
): void {
  for (const [key, value] of Object.entries(given)) {
    if (key === 'monster') state.monsters[shore] = putEnemy(state, state.monsters[shore], value, 2)
    else if (key === 'coins') state.monsterCoins[shore] = amount(value, 'coins')
    else if (key === 'journey') {
      state.journeys[shore] = takeJourney(state, value)
    } else if (key === 'seenBy')
      for (const name of words(value, 'seenBy')) state.journeySeen[shore] |= 1 << seatNamed(name, names)
    else throw new Error(`given: shore${shore + 1}.${key} is not known`)
  }
}

function arrangePlayer(state: State, seat: Seat, given: Record<string, unknown>): void {
  const player = state.players[seat]
  // Whatever the order in the file: a ship before it sails, and workers last, for they are those left to place.
  const late = ['shownDestinies', 'placed', 'workers']
  const keys = Object.keys(given).sort((a, b) => late.indexOf(a) - late.indexOf(b))
  for (const key of keys) {
    const value = given[key]
    const store = STORES.indexOf(key as never)
    const kind = WARRIORS.indexOf(key as never)
    if (store >= 0) player.stores[store] = amount(value, key)
    else if (kind >= 0) {
      state.supply[kind] += player.warriors[kind] - amount(value, key)
      player.warriors[kind] = amount(value, key)
    } else if (key === 'leader') giveLeader(state, seat, index(LEADERS, value))
    else if (key === 'workers') player.workers = amount(value, key)
    else if (key === 'clan') player.clan = amount(value, key)
    else if (key === 'glory') player.glory = amount(value, key)
    else if (key === 'runes' || key === 'usedRunes')
      for (const name of words(value, key)) {
        const rune = index(RUNES, name)
        if (!player.runes.includes(rune)) {
          removeRune(state, rune)
          player.runes.push(rune)
        }
        if (key === 'usedRunes') player.runesUsed |= 1 << rune
      }
    else if (key === 'destinies') giveDestinies(state, player, words(value, key))
    else if (key === 'shownDestinies')
      for (const destiny of words(value, key)) player.destiniesShown |= 1 << index(DESTINIES, destiny)
    else if (key === 'defeated')
      for (const enemy of list(value, key)) player.defeated.push(putEnemy(state, NONE, enemy, -1))
    else if (key === 'ship') giveShip(state, player, value)
    else if (key === 'placed') for (const place of words(value, key)) placeFor(state, seat, place)
    else throw new Error(`given: ${key} of a player is not known`)
  }
}

/** Whoever has the leader without having been given it takes the other's. */
function giveLeader(state: State, seat: Seat, leader: number): void {
  const holder = state.players.find((other, i) => i > seat && other.leader === leader)
  if (holder) holder.leader = state.players[seat].leader
  state.players[seat].leader = leader
}

/** `troll`, `huntingGrounds` or `smallLongship 2`: a worker already stands there. */
function placeFor(state: State, seat: Seat, text: string): void {
  const [space, shore] = text.split(' ')
  const player = state.players[seat]
  player.workers = Math.max(0, player.workers - 1)
  if (space === 'huntingGrounds') player.hunting++
  else if (space === 'privateLongship') {
    if (player.ship === NONE) throw new Error('given: a worker stands on a private longship that nobody has')
    if (player.sailing > 0) throw new Error('given: two workers stand on one private longship')
    player.sailing++
  } else {
    const at = SPACE_INDEX[SPACES[index(SPACES, space)]]
    if (state.spaces[at] !== NONE) throw new Error(`given: two workers stand on ${space}`)
    state.spaces[at] = seat
  }
  if (shore === undefined) return
  const to = Number(shore) - 1
  if (!(to >= 0 && to < SHORES)) throw new Error(`given: there is no shore "${shore}"; shores are 1 to 4`)
  if (state.shoreSeat[to] !== NONE) throw new Error(`given: two ships lie at shore ${shore}`)
  state.shoreSeat[to] = seat
  state.shoreShip[to] = index(TARGETS, space)
}

/** Lays an enemy by name, or one whose row is given; the one that lay there goes back into its deck. */
function putEnemy(state: State, before: number, given: unknown, kind: number): number {
  const decks = [state.trollDeck, state.draugrDeck, state.monsterDeck]
  if (before !== NONE) {
    const deck = decks[cardSet(state).enemies[before].kind]
    deck.push(before)
    deck.sort((a, b) => a - b)
  }
  if (isRecord(given)) {
    const of = kind >= 0 ? kind : ENEMY_KINDS.indexOf(given.kind as never)
    if (of < 0) throw new Error('a row of "defeated" needs kind: troll, draugr or monster')
    const { kind: _, ...row } = given
    return useCards(state, {
      enemy: { id: 'given', glory: 0, wood: 0, coins: 0, favor: 0, ...row },
      kind: of,
    })
  }
  const id = cardNamed(state.table.cards, String(given))
  const deck = decks[cardSet(state).enemies[id].kind]
  clearFromBoard(state, id, deck)
  const twin = deck.find((card) => sameEnemy(state, card, id))
  if (twin === undefined) throw new Error(`given: every ${String(given)} is in use already`)
  deck.splice(deck.indexOf(twin), 1)
  return twin
}

/** Where round set-up happened to lay the wanted card, the next one of the deck takes its place. */
function clearFromBoard(state: State, wanted: number, deck: number[]): void {
  const swap = (laid: number): number => {
    if (laid === NONE || !sameEnemy(state, laid, wanted)) return laid
    deck.push(laid)
    return deck.splice(
      deck.findIndex((card) => !sameEnemy(state, card, wanted)),
      1,
    )[0]
  }
  if (deck.some((card) => sameEnemy(state, card, wanted))) return
  state.troll = swap(state.troll)
  state.draugr = state.draugr.map(swap)
  state.monsters = state.monsters.map(swap)
  deck.sort((a, b) => a - b)
}

function sameEnemy(state: State, a: number, b: number): boolean {
  const { enemies } = cardSet(state)
  return enemies[a].id === enemies[b].id && enemies[a].colour === enemies[b].colour
}

function useCards(state: State, more: MoreCards): number {
  const { set, enemy, merchant } = addCards(state.table.cards, more)
  ;(state as { table: State['table'] }).table = { ...state.table, cards: set }
  if (more.merchantShip !== undefined) state.merchant = merchant
  return enemy
}

function giveDestinies(state: State, player: Player, names: readonly string[]): void {
  state.destinyDeck.push(...player.destinies)
  player.destinies = []
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (twice !== undefined) throw new Error(`given: there is only one Destiny ${twice}`)
  for (const name of names) {
    const destiny = index(DESTINIES, name)
    let at = state.destinyDeck.indexOf(destiny)
    if (at < 0) {
      // Another player was dealt it by chance: that one gets the card that lies on top instead.
      const holder = state.players.find((other) => other.destinies.includes(destiny))!
      holder.destinies[holder.destinies.indexOf(destiny)] = state.destinyDeck.pop()!
      state.destinyDeck.push(destiny)
      at = state.destinyDeck.length - 1
    }
    state.destinyDeck.splice(at, 1)
    player.destinies.push(destiny)
  }
  state.destinyDeck.sort((a, b) => a - b)
}

/** Destinies under the deck, the next one first, each by itself or with who laid it there: `craftsman Ada`. */
function layUnder(state: State, cards: readonly string[], names: readonly string[]): void {
  for (const card of cards) {
    const [name, who] = card.split(' ')
    const at = state.destinyDeck.indexOf(index(DESTINIES, name))
    if (at < 0) throw new Error(`given: the Destiny ${name} is in use already`)
    state.destinyBottom.push(...state.destinyDeck.splice(at, 1))
    state.destinyBottomBy.push(who === undefined ? state.first : seatNamed(who, names))
  }
}

function giveShip(state: State, player: Player, name: unknown): void {
  const ship = cardSet(state).ships.findIndex((row) => row.id === name)
  if (ship < 0) throw new Error(`given: there is no private longship called "${String(name)}"`)
  if (state.players.some((other) => other !== player && other.ship === ship))
    throw new Error(`given: two players have the longship ${String(name)}`)
  state.shipsForSale = state.shipsForSale.filter((other) => other !== ship)
  player.ship = ship
}

function removeRune(state: State, rune: number): void {
  state.runeDeck = state.runeDeck.filter((other) => other !== rune)
  state.runesOpen = state.runesOpen.map((other) => (other === rune ? NONE : other))
}

function seatNamed(name: unknown, names: readonly string[]): Seat {
  const seat = names.indexOf(String(name))
  if (seat < 0) throw new Error(`given: nobody is called "${String(name)}"`)
  return seat
}

function record(value: unknown, where: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`given: ${where} must be a map`)
  return value
}

function list(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`given: ${where} must be a list`)
  return value
}

function words(value: unknown, where: string): string[] {
  return list(value, where).map(String)
}

function amount(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new Error(`given: ${where} must be a whole number from 0 up`)
  return value
}

function index(known: readonly string[], word: unknown): number {
  const found = known.indexOf(String(word))
  if (found < 0) throw new Error(`given: "${String(word)}" is not one of ${known.join(', ')}`)
  return found
}
