import { plan } from '@meadhall/kernel/agenda'
import { draw } from '@meadhall/kernel/chance'
import type { Chance, Seat, Tell } from '@meadhall/kernel/rules'
import { registerCards } from './cards.ts'
import { JOURNEY_COPIES } from './data/certain.ts'
import type { Happening } from './moves.ts'
import type { Now } from './now.ts'
import { blameGrows, type Options } from './options.ts'
import { cardSet, NONE, type Player, type State } from './state.ts'
import { inPlan } from './targets.ts'
import {
  BLAME,
  COINS,
  DESTINIES,
  DICE_IN_ALL,
  ECONOMIC_STALLS,
  FAVOR,
  FOOD,
  LEADERS,
  MILITARY_STALLS,
  RUNES,
  SHORES,
  SPACES,
  STALLS,
  STOCKS,
  TARGETS,
  WOOD,
} from './vocabulary.ts'

/** How many military and economic stalls there are with 2, 3 and 4 players (CM-2.1). */
const STALL_COUNTS = [
  [1, 1],
  [1, 2],
  [2, 2],
]

/** CM-2: set-up in the rulebook's order; choosing leaders is the first decision of the game. */
export function setup(
  options: Options,
  seats: number,
  version: number,
  chance: Chance,
  tell: Tell<Happening>,
): State {
  const state = emptyTable(options, seats, version)
  const now = { state, chance, tell }
  layStalls(now, seats)
  layShips(state, seats)
  state.first = chance.pick('firstPlayer', indices(seats)) // CM-2.4
  tell({ what: 'firstPlayer', seat: state.first })
  for (const player of state.players) giveStartGoods(player, seats, options.mistrustfulVillagers)
  if (options.leaders === 'dealt') dealLeaders(now)
  for (let seat = 0; seat < seats; seat++) dealDestiny(now, seat)
  const choices = options.leaders === 'dealt' ? [] : leaderOrder(state.first, seats)
  plan(state, ...choices.map((seat) => ({ do: 'chooseLeader' as const, seat })), { do: 'playRound' })
  return state
}

function emptyTable(options: Options, seats: number, version: number): State {
  return {
    agenda: [],
    table: {
      edition: options.edition,
      blameGrows: blameGrows(options),
      dealtLeaders: options.leaders === 'dealt',
      hallOfRecords: options.hallOfRecords,
      mistrustfulVillagers: options.mistrustfulVillagers,
      cards: registerCards(options.cards),
      ...(version > 1 && { version }),
    },
    round: 0,
    first: 0,
    turn: 0,
    supply: DICE_IN_ALL.slice(),
    stock: STOCKS.map(() => 0),
    spaces: SPACES.map(() => NONE),
    stalls: [],
    shipsForSale: [],
    hutsSold: 0,
    runesOpen: [NONE, NONE],
    runeDeck: indices(RUNES.length),
    destinyDeck: indices(DESTINIES.length),
    destinyBottom: [],
    destinyBottomBy: [],
    merchantDeck: [],
    merchant: NONE,
    trollDeck: [],
    draugrDeck: [],
    monsterDeck: [],
    discard: [],
    troll: NONE,
    draugr: [NONE, NONE],
    monsters: shores(NONE),
    monsterCoins: shores(0),
    journeys: shores(NONE),
    journeySeen: shores(0),
    shoreSeat: shores(NONE),
    shoreShip: shores(NONE),
    journeyDeck: JOURNEY_COPIES.flatMap((copies, journey) => Array<number>(copies).fill(journey)),
    journeyDiscard: [],
    inTurnOrder: false,
    fight: null,
    players: indices(seats).map(newPlayer),
  }
}

function newPlayer(): Player {
  return {
    leader: NONE,
    workers: 0,
    clan: 0,
    stores: [0, 0, 0, 0, 0],
    warriors: [0, 0, 0],
    glory: 0,
    runes: [],
    runesUsed: 0,
    destinies: [],
    destiniesShown: 0,
    defeated: [],
    ship: NONE,
    hunting: 0,
    sailing: 0,
    begging: 0,
    plan: Array<number>(inPlan(TARGETS.length, 0)).fill(0),
    confirmed: false,
  }
}

/** CM-2.1 */
function layStalls({ state, chance, tell }: Now, seats: number): void {
  const [military, economic] = STALL_COUNTS[seats - 2]
  const decks = [
    { bag: MILITARY_STALLS.slice(), count: military },
    { bag: ECONOMIC_STALLS.slice(), count: economic },
  ]
  for (const { bag, count } of decks)
    for (let i = 0; i < count; i++) {
      const stall = draw(chance, 'stall', bag)
      state.stalls.push(stall)
      tell({ what: 'stallLaid', stall: STALLS[stall] })
    }
}

/** CM-2.2; CM-2.3: the decks are bags, so shuffling is drawing. */
function layShips(state: State, seats: number): void {
  const { ships, decks, merchants } = cardSet(state)
  state.shipsForSale = ships.flatMap((ship, i) => (ship.minPlayers <= seats ? [i] : []))
  state.trollDeck = decks[0].slice()
  state.draugrDeck = decks[1].slice()
  state.monsterDeck = decks[2].slice()
  state.merchantDeck = indices(merchants.length)
}

/** CM-2.6, CM-2.7, CM-16.2 */
function giveStartGoods(player: Player, seats: number, mistrusted: boolean): void {
  for (const store of [FOOD, WOOD, COINS, FAVOR]) player.stores[store] = 1
  player.stores[BLAME] = mistrusted ? 1 : 0
  player.clan = seats === 2 ? 4 : 3
}

/** CM-2.5: from the right of the first player counter-clockwise, who so chooses last. */
function leaderOrder(first: Seat, seats: number): Seat[] {
  return indices(seats).map((i) => (first - 1 - i + 2 * seats) % seats)
}

/** CM-16.4 */
function dealLeaders({ state, chance, tell }: Now): void {
  const leaders = indices(LEADERS.length)
  state.players.forEach((player, seat) => {
    player.leader = draw(chance, 'leader', leaders)
    tell({ what: 'leaderDealt', seat, leader: LEADERS[player.leader] })
  })
}

/** CM-2.8; the swordsman of CM-2.6 comes from the supply. */
function dealDestiny({ state, chance, tell }: Now, seat: Seat): void {
  const player = state.players[seat]
  player.warriors[0]++
  state.supply[0]--
  const destiny = draw(chance, 'destiny', state.destinyDeck)
  player.destinies.push(destiny)
  tell({ what: 'destinyDealt', seat })
  tell({ what: 'sawDestiny', seat, destiny: DESTINIES[destiny], only: seat })
}

function shores(value: number): number[] {
  return Array<number>(SHORES).fill(value)
}

function indices(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}
