import { total } from '@meadhall/kernel/rules'
import { BLAME_COST, DESTINY_ROWS } from '@meadhall/midgard/data/certain'
import { score } from '@meadhall/midgard/score'
import {
  cardSet,
  enemyOf,
  hasRune,
  NONE,
  type Player,
  type State,
  type Task,
  warriorsInAll,
} from '@meadhall/midgard/state'
import { crewSent, enemyAt, FOOD_SENT, inPlan, isReserved } from '@meadhall/midgard/targets'
import {
  BLAME,
  COINS,
  COLOURS,
  DESTINIES,
  ENEMY_KINDS,
  FAVOR,
  FOOD,
  JOURNEYS,
  LEADERS,
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
  WOOD,
} from '@meadhall/midgard/vocabulary'
import { inputs, layOut, put, putOne, putSteps } from '../inputs.ts'
import { bestAssignment, pendingFights, prospects } from './fights.ts'
import { oddsOf } from './odds.ts'
import {
  blameCost,
  type Outlook,
  oneBlame,
  outlook,
  runesWorth,
  setsWorth,
  shipWorth,
  storesWorth,
  warriorsWorth,
} from './outlook.ts'

/** How a seat stands in Champions of Midgard, as inputs of about 0 to 1. */

const DECISIONS: readonly Task['do'][] = [
  'chooseLeader',
  'placeWorker',
  'keepWarriors',
  'trade',
  'lookAtJourney',
  'offerRune',
  'keepDestiny',
  'assign',
  'assignInTurnOrder',
  'chooseLost',
  'rollAgain',
  'chooseFallen',
  'passBlame',
  'chooseBlamed',
  'runeWindow',
]
const DECISION_NUMBER = new Map<string, number>(DECISIONS.map((name, number) => [name, number]))
const SHIPS = 8
const MERCHANTS = 10
const PER_ENEMY = 8
const PER_RIVAL = 22
const MOST_RIVALS = 3
const STORE_STEPS = 8

const { at: F, size } = layOut({
  one: 1,
  round: ROUNDS,
  phase: 4,
  seats: 3,
  options: 5,
  order: 4,
  points: 1,
  outlook: 1,
  worths: 12,
  glory: 1,
  stores: STORES.length * STORE_STEPS,
  storesAll: STORES.length,
  blame: 10,
  warriors: WARRIORS.length * 8,
  warriorsAll: 9,
  workers: 8,
  clan: 7,
  leader: LEADERS.length,
  runes: RUNES.length,
  runesReady: RUNES.length,
  destinies: DESTINIES.length,
  destinyNow: DESTINIES.length,
  destinyLead: DESTINIES.length,
  ship: SHIPS,
  shipsLeft: SHIPS,
  colours: COLOURS.length * 3,
  kinds: ENEMY_KINDS.length * 3,
  taken: SPACES.length,
  mine: SPACES.length,
  stalls: STALLS.length,
  stock: STOCKS.length * 3,
  merchant: MERCHANTS,
  runesOpen: RUNES.length,
  huts: 2,
  enemies: (3 + SHORES) * PER_ENEMY,
  journeys: JOURNEYS.length,
  targets: TARGETS.length * 4,
  hunting: 2,
  decision: DECISIONS.length,
  fight: 10,
  lead: 6,
  rivals: MOST_RIVALS * PER_RIVAL,
})

export const INPUTS = size
export const KNOWN = { own: F.outlook, lead: F.lead + 3 } as const

export const STAGES = 17
/** By rounds left and whether workers are still to be placed; leaders are chosen before all of them. */
export function stage(state: State): number {
  if (state.round === 0) return 16
  return 2 * (ROUNDS - state.round) + (isPlacing(state) ? 0 : 1)
}

function isPlacing({ agenda }: State): boolean {
  for (const task of agenda) if (task.do === 'placeWorker') return true
  return false
}

export function write(state: State, seat: number): void {
  inputs.n = 0
  const { players, table } = state
  const n = players.length
  const player = players[seat]
  put(F.one, 1)
  putOne(F.round, ROUNDS, Math.max(1, state.round) - 1)
  putOne(F.seats, 3, n - 2)
  if (table.edition === 'first') put(F.options, 1)
  if (table.blameGrows) put(F.options + 1, 1)
  if (table.hallOfRecords) put(F.options + 2, 1)
  if (table.mistrustfulVillagers) put(F.options + 3, 1)
  putOne(F.order, 4, (seat - state.first + n) % n)
  writeOwn(state, player)
  writeDestinies(state, player, seat)
  writeVillage(state, seat)
  writeEnemies(state, seat)
  writeDecision(state, seat)
  const now = ownPoints(state, seat)
  put(F.points, now / 40)
  writeRivals(state, seat, now, state.round > 0 ? writeWorths(state, seat) : now)
}

/** Destinies apart: what they give hangs on piles that are hidden. */
const ownPoints = (state: State, seat: number): number =>
  total(score(state, seat).filter(({ line }) => line !== 'destiny'))

/** What is worked out rather than learnt: odds of fights, and what things may still bring. */
function writeWorths(state: State, seat: number): number {
  const view = outlook(state, seat)
  const { phase, player } = view
  const fighting = phase === 'fighting' || (phase === 'assigning' && player.confirmed)
  putOne(F.phase, 4, phase === 'placing' ? 0 : phase === 'assigning' ? (player.confirmed ? 2 : 1) : 3)
  const fights = fighting ? pendingFights(view) : bestAssignment(view).worth
  const at = F.worths
  const stores = storesWorth(view)
  const warriors = warriorsWorth(view)
  const sets = setsWorth(view)
  const runes = runesWorth(view)
  const voyage = prospects(view)
  const blame = blameCost(view, player.stores[BLAME])
  const troll = trollThreat(view)
  put(at, stores / 20)
  put(at + 1, warriors / 20)
  put(at + 2, sets / 10)
  put(at + 3, runes / 10)
  put(at + 4, fights / 20)
  put(at + 5, voyage / 10)
  put(at + 6, blame / 20)
  put(at + 7, troll / 5)
  put(at + 8, oneBlame(view) / 5)
  writeTargets(view, fighting)
  const workers = 2.2 * player.clan * view.rounds + 2 * player.workers
  const first = state.first === seat ? 0.8 * Math.min(1, view.rounds) : 0
  const expected =
    player.glory +
    stores +
    warriors +
    sets +
    runes +
    shipWorth(view) +
    workers +
    first +
    fights +
    voyage -
    blame -
    troll
  put(F.outlook, expected / 40)
  return expected
}

function trollThreat(view: Outlook): number {
  const { state, seat, phase } = view
  if (state.troll === NONE) return 0
  const fighter = state.spaces[SPACE_INDEX.troll]
  if (fighter === seat) return oneBlame(view)
  return (fighter !== NONE ? 0.3 : phase === 'placing' ? 0.5 : 1) * oneBlame(view)
}

/** Where the seat goes, and its chance to win there with whom it has sent. */
function writeTargets(view: Outlook, sent: boolean): void {
  const { state, seat, player, lore } = view
  for (let target = 0; target < TARGETS.length; target++) {
    if (!isReserved(state, seat, target)) continue
    const at = F.targets + target * 4
    put(at, 1)
    const card = enemyAt(state, seat, target)
    if (card < 0) continue
    const enemy = enemyOf(state, card)
    put(at + 1, enemy.glory / 15)
    if (!sent) continue
    const crew = crewSent(player.plan, target)
    const { win } = oddsOf(lore, crew, enemy.attack, enemy.defense)
    put(at + 2, win)
    put(at + 3, (win * enemy.glory) / 15)
  }
}

function writeOwn(state: State, player: Player): void {
  put(F.glory, player.glory / 40)
  for (let store = 0; store < STORES.length; store++) {
    let amount = player.stores[store]
    if (store === FOOD)
      for (let target = 0; target < TARGETS.length; target++) amount += player.plan[inPlan(target, FOOD_SENT)]
    putSteps(F.stores + store * STORE_STEPS, STORE_STEPS, amount)
    put(F.storesAll + store, amount / 8)
  }
  putOne(F.blame, 10, player.stores[BLAME])
  for (let kind = 0; kind < WARRIORS.length; kind++) {
    let count = player.warriors[kind]
    for (let target = 0; target < TARGETS.length; target++) count += player.plan[inPlan(target, kind)]
    putSteps(F.warriors + kind * 8, 8, count)
  }
  putSteps(F.warriorsAll, 9, warriorsInAll(player))
  putSteps(F.workers, 8, player.workers)
  putOne(F.clan, 7, player.clan - 2)
  if (player.leader >= 0) put(F.leader + player.leader, 1)
  for (const rune of player.runes) {
    put(F.runes + rune, 1)
    if (hasRune(player, rune)) put(F.runesReady + rune, 1)
  }
  if (player.ship !== NONE) putOne(F.ship, SHIPS, player.ship)
  const { enemies } = cardSet(state)
  const colours = [0, 0, 0]
  const kinds = [0, 0, 0]
  for (const card of player.defeated) {
    if (card < 0) continue
    if (enemies[card].colour >= 0) colours[enemies[card].colour]++
    kinds[enemies[card].kind]++
  }
  for (let i = 0; i < 3; i++) {
    putSteps(F.colours + 3 * i, 3, colours[i])
    putSteps(F.kinds + 3 * i, 3, kinds[i])
  }
  put(F.hunting, player.hunting)
  put(F.hunting + 1, player.sailing)
}

/** By how far one leads in what a Destiny counts, as far as the others' piles are open. */
function writeDestinies(state: State, player: Player, seat: number): void {
  for (const destiny of player.destinies) {
    if (destiny < 0) continue
    const { alone, counts } = DESTINY_ROWS[destiny]
    let rival = 0
    state.players.forEach((other, at) => {
      if (at !== seat) rival = Math.max(rival, amountOf(state, other, counts, false))
    })
    const lead = amountOf(state, player, counts, true) - rival
    put(F.destinies + destiny, 1)
    if (lead > 0) put(F.destinyNow + destiny, alone / 10)
    put(F.destinyLead + destiny, Math.max(-3, Math.min(3, lead)) / 3)
  }
}

function amountOf(
  state: State,
  player: Player,
  counts: (typeof DESTINY_ROWS)[number]['counts'],
  own: boolean,
): number {
  if ('store' in counts) return player.stores[counts.store] + (counts.store === FOOD ? planned(player) : 0)
  if ('warriors' in counts) return warriorsInAll(player)
  if ('runes' in counts) return player.runes.length
  // CM-1.6: piles of defeated enemies are hidden unless all agreed to show them.
  if (!own && !state.table.hallOfRecords) return 0.35 * player.defeated.length
  const { enemies } = cardSet(state)
  let found = 0
  for (const card of player.defeated)
    if (
      card >= 0 &&
      ('colour' in counts ? enemies[card].colour === counts.colour : enemies[card].kind === counts.kind)
    )
      found++
  return found
}

/** Food that is aboard: to the others it looks as if it were still at home. */
function planned({ plan }: Player): number {
  let food = 0
  for (let target = 0; target < TARGETS.length; target++) food += plan[inPlan(target, FOOD_SENT)]
  return food
}

function writeVillage(state: State, seat: number): void {
  for (let space = 0; space < SPACES.length; space++) {
    if (state.spaces[space] === NONE) continue
    put(F.taken + space, 1)
    if (state.spaces[space] === seat) put(F.mine + space, 1)
  }
  for (const stall of state.stalls) put(F.stalls + stall, 1)
  for (let stock = 0; stock < STOCKS.length; stock++) putSteps(F.stock + stock * 3, 3, state.stock[stock])
  if (state.merchant >= 0) putOne(F.merchant, MERCHANTS, state.merchant)
  for (const rune of state.runesOpen) if (rune >= 0) put(F.runesOpen + rune, 1)
  for (const ship of state.shipsForSale) putOne(F.shipsLeft, SHIPS, ship)
  put(F.huts, state.hutsSold / 3)
}

function writeEnemies(state: State, seat: number): void {
  const cards = [state.troll, state.draugr[0], state.draugr[1], ...state.monsters]
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] < 0) continue
    const enemy = enemyOf(state, cards[i])
    const at = F.enemies + i * PER_ENEMY
    put(at, 1)
    put(at + 1, enemy.attack / 4)
    put(at + 2, enemy.defense / 8)
    put(at + 3, enemy.glory / 15)
    put(at + 4, (enemy.coins + enemy.wood + 2 * enemy.favor) / 5)
    if (enemy.colour >= 0) put(at + 5, (enemy.colour + 1) / 3)
    if (i < 3) continue
    const shore = i - 3
    put(at + 6, state.monsterCoins[shore] / 3)
    if (state.shoreSeat[shore] === seat) {
      put(at + 7, 1)
      const known = (state.journeySeen[shore] & (1 << seat)) !== 0 ? state.journeys[shore] : NONE
      if (known >= 0) put(F.journeys + known, 1)
    } else if (state.shoreSeat[shore] !== NONE) put(at + 7, -1)
  }
}

function writeDecision(state: State, seat: number): void {
  const task = state.agenda[state.agenda.length - 1]
  if (!task) return
  const own =
    'seat' in task
      ? task.seat === seat
      : task.do === 'placeWorker'
        ? state.turn === seat
        : task.do === 'assign'
          ? !state.players[seat].confirmed
          : task.do === 'assignInTurnOrder'
            ? task.order[0] === seat
            : state.fight?.seat === seat
  const number = DECISION_NUMBER.get(task.do)
  if (own && number !== undefined) put(F.decision + number, 1)
  const { fight } = state
  if (!fight || fight.seat !== seat) return
  put(F.fight, 1)
  if (fight.enemy < 0 || fight.target < 0) return
  const enemy = enemyOf(state, fight.enemy)
  put(F.fight + 1, Math.max(0, enemy.defense - fight.damage) / 8)
  put(F.fight + 2, enemy.attack / 4)
  put(F.fight + 3, enemy.glory / 15)
  const hits = [0, 0, 0, 0]
  for (let i = 0; i < 12; i++) hits[i % 4] += fight.faces[i]
  for (let face = 0; face < 4; face++) put(F.fight + 4 + face, hits[face] / 5)
  put(F.fight + 8, fight.losses / 4)
}

function blameNow(state: State, blame: number): number {
  return BLAME_COST[Math.min(blame, 6)] + (state.table.blameGrows ? 6 * Math.max(0, blame - 6) : 0)
}

function writeRivals(state: State, seat: number, own: number, expected: number): void {
  const { players } = state
  const n = players.length
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let i = 1; i < n; i++) {
    const other = (seat + i) % n
    const rival = players[other]
    const { stores } = rival
    const open =
      rival.glory +
      2 * stores[FAVOR] +
      stores[COINS] / 3 +
      2 * rival.runes.length -
      blameNow(state, stores[BLAME])
    best = Math.max(best, open)
    sum += open
    const at = F.rivals + (i - 1) * PER_RIVAL
    put(at, 1)
    put(at + 1, open / 40)
    put(at + 2, rival.glory / 40)
    put(at + 3, rival.workers / 4)
    put(at + 4, rival.clan / 6)
    put(at + 5, warriorsInAll(rival) / 8)
    put(at + 6, (stores[FOOD] + planned(rival)) / 6)
    put(at + 7, stores[WOOD] / 4)
    put(at + 8, stores[COINS] / 6)
    put(at + 9, stores[FAVOR] / 4)
    put(at + 10, stores[BLAME] / 6)
    put(at + 11, rival.runes.length / 3)
    put(at + 12, rival.destinies.length / 3)
    put(at + 13, rival.defeated.length / 6)
    if (rival.ship !== NONE) put(at + 14, 1)
    for (let target = 0; target < TARGETS.length; target++)
      if (isReserved(state, other, target)) put(at + 15 + target, 1)
  }
  put(F.lead, best / 40)
  put(F.lead + 1, (own - best) / 20)
  put(F.lead + 2, sum / (n - 1) / 40)
  put(F.lead + 3, (expected - best - 15) / 20)
}
