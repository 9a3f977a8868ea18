import type { Enemy } from '@meadhall/midgard/cards'
import { PUBLIC_CAPACITY } from '@meadhall/midgard/data/certain'
import { hitsOf } from '@meadhall/midgard/dice'
import { giftsOf } from '@meadhall/midgard/gifts'
import { fedByOne } from '@meadhall/midgard/shores'
import { cardSet, enemyOf, type Fight, HUNT, KRAKEN, NONE } from '@meadhall/midgard/state'
import {
  capacity,
  crewSent,
  enemyAt,
  FOOD_SENT,
  inPlan,
  isReserved,
  shoreOf,
} from '@meadhall/midgard/targets'
import { BLAME, FIRST_SHIP, FOOD, JOURNEYS, SHIELD, TARGETS, type Target } from '@meadhall/midgard/vocabulary'
import { crewKey, oddsOf, withoutWeakest } from './odds.ts'
import { blameCost, type Outlook, oneBlame, setsWorth } from './outlook.ts'

/** What beating an enemy brings. */
function reward(view: Outlook, enemy: Enemy, coins = 0): number {
  const { player, use } = view
  let worth =
    enemy.glory +
    (enemy.coins + coins) * (1 / 3 + 0.4 * use) +
    enemy.wood * 0.8 * use +
    enemy.favor * (2 + 0.4 * use)
  if (enemy.colour >= 0) worth += setsWorth(view, enemy.colour) - setsWorth(view) + 0.6
  if (enemy.kind === 0) {
    // CM-8.4: no Blame for anyone, one less for the victor, one more for another.
    const blame = player.stores[BLAME]
    worth += 0.9 + oneBlame(view)
    if (blame > 0) worth += blameCost(view, blame) - blameCost(view, blame - 1)
  }
  if (giftsOf(player).gloryForDoubleHit > 0) worth += 0.7
  return worth
}

/** A fight to the end: what may be won, less who may fall. */
function fightWorth(
  view: Outlook,
  crew: readonly number[],
  enemy: Enemy,
  prize: number,
  defense = enemy.defense,
): number {
  const { win, lost } = oddsOf(view.lore, crew, enemy.attack, defense)
  return win * prize - lossWorth(view, lost)
}

function lossWorth({ warriors }: Outlook, lost: readonly number[]): number {
  return lost[0] * warriors[0] + lost[1] * warriors[1] + lost[2] * warriors[2]
}

function fewer(
  view: Outlook,
  crew: readonly number[],
  count: number,
): { left: readonly number[]; cost: number } {
  if (count <= 0) return { left: crew, cost: 0 }
  const left = withoutWeakest(view.lore, crew, count)
  return { left, cost: lossWorth(view, [crew[0] - left[0], crew[1] - left[1], crew[2] - left[2]]) }
}

/** What waits on a shore. */
interface Landing {
  readonly shore: number
  readonly enemy: Enemy | null
  readonly prize: number
}

function landingAt(view: Outlook, shore: number): Landing {
  const { state } = view
  const card = state.monsters[shore]
  if (card < 0) return { shore, enemy: null, prize: 0 }
  const enemy = enemyOf(state, card)
  return { shore, enemy, prize: reward(view, enemy, state.monsterCoins[shore]) }
}

/** A crew that has arrived and been fed: those whom the monster forbids fall at once (CM-9.13). */
function land(view: Outlook, crew: readonly number[], { enemy, prize }: Landing): number {
  if (!enemy) return 0
  const { forbids } = enemy
  if (forbids < 0 || crew[forbids] === 0) return fightWorth(view, crew, enemy, prize)
  const able = [crew[0], crew[1], crew[2]]
  able[forbids] = 0
  return fightWorth(view, able, enemy, prize) - crew[forbids] * view.warriors[forbids]
}

/** Of 18 Journeys: nothing happens, a warrior is lost, food or a warrior, the Kraken. */
const QUIET = 8 / 18
const WHIRLPOOL = 2 / 18
const HUNGER = 6 / 18
const KRAKENS = 2 / 18

/** A voyage with so much food aboard, over what the Journey may bring (CM-12). */
function voyageWorth(view: Outlook, crew: readonly number[], food: number, landing: Landing): number {
  const { state, seat } = view
  const { shore } = landing
  const sailors = crew[0] + crew[1] + crew[2]
  if (sailors === 0) return 0
  const rate = fedByOne(state, shore)
  const arrive = (lostFood: number, lostCrew: number) => {
    const first = fewer(view, crew, lostCrew)
    const hungry = Math.max(0, sailors - lostCrew - Math.max(0, food - lostFood) * rate)
    const second = fewer(view, first.left, hungry)
    return land(view, second.left, landing) - first.cost - second.cost
  }
  const kraken = () => {
    const enemy = cardSet(state).kraken
    const glory = state.table.edition === 'first' ? 0 : enemy.glory
    const { win, lost } = oddsOf(view.lore, crew, enemy.attack, enemy.defense)
    return win * glory + arrive(0, Math.round(lost[0] + lost[1] + lost[2]))
  }
  const known = (state.journeySeen[shore] & (1 << seat)) !== 0 ? state.journeys[shore] : NONE
  if (JOURNEYS[known] === 'kraken') return kraken()
  if (known === 0) return arrive(0, 0)
  if (known > 0) return Math.max(arrive(1, 0), arrive(0, 1))
  const oneLost = arrive(0, 1)
  const spared = Math.max(arrive(1, 0), oneLost)
  return QUIET * arrive(0, 0) + WHIRLPOOL * oneLost + HUNGER * spared + KRAKENS * kraken()
}

/** CM-8.2: the hunt, where nobody is lost. */
function huntWorth({ lore, use, player }: Outlook, dice: readonly number[]): number {
  if (player.hunting === 0) return 0
  const hits = dice[0] * lore.hits[0] + dice[1] * lore.hits[1] + dice[2] * lore.hits[2]
  return Math.min(6, hits) * 0.7 * use
}

export interface Assignment {
  readonly worth: number
  readonly plan: Partial<Record<Target, readonly number[]>>
}

/** The best way to send all warriors and food of the seat, those already assigned included. */
export function bestAssignment(view: Outlook): Assignment {
  const { state, seat, player } = view
  const targets = TARGETS.flatMap((_, target) => (isReserved(state, seat, target) ? [target] : []))
  const own = [player.warriors[0], player.warriors[1], player.warriors[2], player.stores[FOOD]]
  for (let i = 0; i < player.plan.length; i++) own[i % 4] += player.plan[i]
  if (targets.length === 0) return { worth: huntWorth(view, own), plan: {} }
  const key = situation(view, targets, own)
  const known = remembered.get(key)
  if (known) return known
  const found = assign(view, targets, own)
  if (remembered.size > MOST_REMEMBERED) remembered.clear()
  remembered.set(key, found)
  return found
}

/** Most candidates for a move lead to the same question about the warriors, so its answer is kept. */
const remembered = new Map<string, Assignment>()
const MOST_REMEMBERED = 5000

/** Everything that the best assignment hangs on. */
function situation(view: Outlook, targets: readonly number[], own: readonly number[]): string {
  const { state, seat, player } = view
  const { cards, edition, blameGrows } = state.table
  const where = targets.map((target) => {
    if (target < FIRST_SHIP) return `${target}:${enemyAt(state, seat, target)}`
    const shore = shoreOf(state, seat, target)
    const seen = (state.journeySeen[shore] & (1 << seat)) !== 0 ? state.journeys[shore] : NONE
    return `${target}:${state.monsters[shore]}:${shore}:${state.monsterCoins[shore]}:${seen}`
  })
  const holds = [
    player.leader,
    player.ship,
    player.hunting > 0,
    player.stores[BLAME],
    player.defeated.join('.'),
  ]
  return [cards, edition, blameGrows, view.rounds, view.use, ...holds, ...own, ...where].join()
}

function assign(view: Outlook, targets: readonly number[], own: readonly number[]): Assignment {
  const { state, seat } = view
  const worth = targets.map((target) => keptBy(worthAt(view, target)))
  const known = new Map<number, Best>()
  const best = findBest(0, own[0], own[1], own[2], own[3])
  const plan: Assignment['plan'] = {}
  let step: Best | undefined = best
  for (const target of targets) {
    if (step?.send) plan[TARGETS[target]] = step.send
    step = step?.next
  }
  return { worth: best.worth, plan }

  interface Best {
    worth: number
    send?: readonly number[]
    next?: Best
  }

  function findBest(i: number, a: number, b: number, c: number, food: number): Best {
    if (i === targets.length) return { worth: huntWorth(view, [a, b, c]) }
    const key = (i * 32 + Math.min(food, 31)) * 729 + crewKey(a, b, c)
    const before = known.get(key)
    if (before) return before
    const target = targets[i]
    const next = findBest(i + 1, a, b, c, food)
    let best: Best = { worth: next.worth, next }
    const isShip = target >= FIRST_SHIP
    const room = isShip ? capacity(state, seat, target) : 8
    const shore = isShip ? shoreOf(state, seat, target) : NONE
    const forbids = isShip ? -1 : enemyOf(state, enemyAt(state, seat, target)).forbids
    for (let x = forbids === 0 ? 0 : a; x >= 0; x--)
      for (let y = forbids === 1 ? 0 : b; y >= 0; y--)
        for (let z = forbids === 2 ? 0 : c; z >= 0; z--) {
          const crew = x + y + z
          if (crew === 0 || crew > room) continue
          const needed = isShip ? Math.ceil(crew / fedByOne(state, shore)) : 0
          // One more than needed, against the weather.
          const taken = isShip ? Math.min(food, room - crew, needed + 1) : 0
          if (taken < needed) continue
          const rest = findBest(i + 1, a - x, b - y, c - z, food - taken)
          const sum = worth[i]([x, y, z], taken) + rest.worth - taken * 0.7 * view.use
          if (sum > best.worth) best = { worth: sum, send: [x, y, z, taken], next: rest }
        }
    known.set(key, best)
    return best
  }
}

/** What a voyage with everyone at home could bring, from a worker still to be placed or in a round to come. */
export function prospects(view: Outlook): number {
  const { state, player, rounds, phase } = view
  const soon = phase === 'placing' && player.workers > 0
  if (!soon && rounds === 0) return 0
  const own = [player.warriors[0], player.warriors[1], player.warriors[2]]
  const room = player.ship === NONE ? PUBLIC_CAPACITY[1] : cardSet(state).ships[player.ship].capacity
  let best = 0
  for (let shore = 0; shore < state.monsters.length; shore++) {
    if (rounds === 0 && state.shoreSeat[shore] !== NONE) continue
    const landing = landingAt(view, shore)
    if (!landing.enemy) continue
    const rate = fedByOne(state, shore)
    const fed = Math.min(player.stores[FOOD] * rate, Math.floor((room * rate) / (rate + 1)))
    const crew = withoutWeakest(view.lore, own, Math.max(0, own[0] + own[1] + own[2] - fed))
    best = Math.max(best, voyageWorth(view, crew, player.stores[FOOD], landing))
  }
  return PROSPECT * best
}

const PROSPECT = 0.45

type WorthAt = (crew: readonly number[], food: number) => number

/** The same crew is thought of for a target beside many others for the rest. */
function keptBy(worth: WorthAt): WorthAt {
  const known = new Map<number, number>()
  return (crew, food) => {
    const key = 32 * crewKey(crew[0], crew[1], crew[2]) + food
    let found = known.get(key)
    if (found === undefined) {
      found = worth(crew, food)
      known.set(key, found)
    }
    return found
  }
}

function worthAt(view: Outlook, target: number): WorthAt {
  const { state, seat } = view
  if (target >= FIRST_SHIP) {
    const landing = landingAt(view, shoreOf(state, seat, target))
    return (crew, food) => voyageWorth(view, crew, food, landing)
  }
  const card = enemyAt(state, seat, target)
  if (card < 0) return () => 0
  const enemy = enemyOf(state, card)
  const prize = reward(view, enemy)
  return (crew) => fightWorth(view, crew, enemy, prize)
}

/** What is assigned and still to be fought, and the fight under way. */
export function pendingFights(view: Outlook): number {
  const { state, seat, player } = view
  const { fight } = state
  const own = fight && fight.seat === seat ? fight : null
  let sum = own ? currentFight(view, own) : 0
  for (let target = 0; target < TARGETS.length; target++) {
    const crew = crewSent(player.plan, target)
    if (crew[0] + crew[1] + crew[2] === 0 || own?.target === target || !isReserved(state, seat, target))
      continue
    sum += worthAt(view, target)(crew, player.plan[inPlan(target, FOOD_SENT)])
  }
  if (state.agenda.some((task) => task.do === 'hunt' && task.seat === seat))
    sum += huntWorth(view, player.warriors)
  return sum
}

/** From what lies on the table to the end of the fight. */
function currentFight(view: Outlook, fight: Fight): number {
  const { state, player, use } = view
  const struck = !state.agenda.some((task) => task.do === 'strike')
  const hits = struck ? 0 : hitsOf(state, fight)
  if (fight.enemy === HUNT) return struck ? 0 : Math.min(6, hits) * 0.7 * use
  const enemy = enemyOf(state, fight.enemy)
  const { faces, target } = fight
  const shields = faces[SHIELD] + faces[4 + SHIELD] + faces[8 + SHIELD]
  const crew = crewSent(player.plan, target)
  const { left, cost } = fewer(
    view,
    crew,
    struck ? lossesToCome(view, fight) : Math.max(0, enemy.attack - shields),
  )
  const damage = fight.damage + hits
  const isKraken = fight.enemy === KRAKEN
  const prize = isKraken
    ? enemy.glory
    : reward(view, enemy, fight.shore === NONE ? 0 : state.monsterCoins[fight.shore])
  const worth =
    damage >= enemy.defense
      ? prize - cost
      : fightWorth(view, left, enemy, prize, enemy.defense - damage) - cost
  return isKraken ? worth + 0.8 * land(view, left, landingAt(view, fight.shore)) : worth
}

function lossesToCome({ state }: Outlook, fight: Fight): number {
  for (const task of state.agenda) {
    if (task.do === 'sufferLosses') return fight.losses
    if (task.do === 'chooseFallen') return task.count
  }
  return 0
}
