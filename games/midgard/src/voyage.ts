import { plan } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { startFight } from './fight.ts'
import { decide, discardJourney } from './journeys.ts'
import { loseWarriors, removeWarriors } from './losses.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { isCounts, refuse, sum } from './refusal.ts'
import { fedBy } from './shores.ts'
import { enemyOf, KRAKEN, type State, type TaskOf } from './state.ts'
import { aboard, crewOf, enemyAt, FOOD_SENT, inPlan } from './targets.ts'
import { JOURNEYS, TARGETS } from './vocabulary.ts'
import { heldBack } from './waiting.ts'
import { choices } from './warriors.ts'

/** CM-8.6: each shore with a ship is resolved completely. */
export function sail({ state }: Now, task: TaskOf<'sail'>): void {
  if (heldBack(state, task)) return
  const { shore } = task
  plan(
    state,
    { do: 'revealJourney', shore },
    { do: 'offerRune', seat: state.shoreSeat[shore], rune: 'journey', shore },
    { do: 'sufferJourney', shore },
    { do: 'feedCrew', shore },
    { do: 'fightMonster', shore },
  )
}

/** CM-8.7: revealed even if nobody is aboard. */
export function revealJourney(now: Now, { shore }: { shore: number }): void {
  const { state, tell } = now
  const journey = decide(now, shore)
  tell({
    what: 'journeyRevealed',
    seat: state.shoreSeat[shore],
    shore,
    journey: JOURNEYS[journey],
    reveals: true,
  })
}

/** CM-12 */
export function sufferJourney(now: Now, { shore }: TaskOf<'sufferJourney'>): void {
  const { state } = now
  const { seat, ship } = voyager(state, shore)
  const journey = JOURNEYS[state.journeys[shore]]
  discardJourney(state, shore)
  switch (journey) {
    case 'allQuiet':
      break
    case 'kraken':
      if (sum(crewOf(state, seat, ship)) > 0) startFight(now, seat, ship, KRAKEN, shore)
      break
    case 'lost':
      loseThings(now, shore, 2)
      break
    case 'noWind':
      loseFood(now, seat, ship, 1)
      break
    case 'storm':
      loseThings(now, shore, 1)
      break
    case 'whirlpool':
      loseWarriors(now, seat, ship, 1, 'lostAtSea')
      break
  }
}

function voyager(state: State, shore: number): { seat: Seat; ship: number } {
  return { seat: state.shoreSeat[shore], ship: state.shoreShip[shore] }
}

function foodAboard(state: State, seat: Seat, ship: number): number {
  return state.players[seat].plan[inPlan(ship, FOOD_SENT)]
}

function loseFood({ state, tell }: Now, seat: Seat, ship: number, count: number): void {
  const amount = Math.min(count, foodAboard(state, seat, ship))
  if (amount === 0) return
  state.players[seat].plan[inPlan(ship, FOOD_SENT)] -= amount
  tell({ what: 'lostFood', seat, amount })
}

/** CM-12.3, CM-12.5: food or warriors, as the owner chooses; with fewer things aboard, what there is. */
function loseThings(now: Now, shore: number, things: number): void {
  const { state } = now
  const { seat, ship } = voyager(state, shore)
  const lost = Math.min(things, aboard(state.players[seat], ship))
  const ways = waysToLose(state, seat, ship, lost)
  if (ways.length === 1) lose(now, seat, ship, ways[0])
  else plan(state, { do: 'chooseLost', shore, things: lost })
}

type Lost = Extract<Move, { do: 'lose' }>

function waysToLose(state: State, seat: Seat, ship: number, things: number): Lost[] {
  const ways: Lost[] = []
  const crew = crewOf(state, seat, ship)
  for (let food = Math.min(things, foodAboard(state, seat, ship)); food >= 0; food--)
    for (const dice of choices(crew, things - food)) ways.push({ do: 'lose', food, dice })
  return ways
}

function lose(now: Now, seat: Seat, ship: number, { food, dice }: Lost): void {
  loseFood(now, seat, ship, food)
  removeWarriors(now, seat, ship, dice, 'lostAtSea')
}

export const chooseLost: DecisionOf<'chooseLost'> = {
  seats: (state, task) => [state.shoreSeat[task.shore]],

  legal: (state, seat, { shore, things }) => waysToLose(state, seat, voyager(state, shore).ship, things),

  check(state, seat, move, { shore, things }) {
    const rule = things === 2 ? 'CM-12.3' : 'CM-12.5'
    if (move.do !== 'lose') return refuse(rule, 'notNow')
    const { food, dice } = move
    if (!isCounts(dice, 3) || !isCounts([food], 1) || food + sum(dice) !== things)
      return refuse(rule, 'wrongNumber', { amount: things })
    const { ship } = voyager(state, shore)
    const crew = crewOf(state, seat, ship)
    const there = food <= foodAboard(state, seat, ship) && dice.every((count, kind) => count <= crew[kind])
    return there ? undefined : refuse(rule, 'notAmongThem')
  },

  apply(now, seat, move, { shore }) {
    const { state } = now
    if (move.do !== 'lose') return
    state.agenda.pop()
    lose(now, seat, voyager(state, shore).ship, move)
  },
}

/** CM-8.10: all food is used up, and those left unfed starve. */
export function feedCrew(now: Now, { shore }: TaskOf<'feedCrew'>): void {
  const { state, tell } = now
  const { seat, ship } = voyager(state, shore)
  const crew = sum(crewOf(state, seat, ship))
  const food = foodAboard(state, seat, ship)
  const fed = fedBy(state, shore, food, crew)
  state.players[seat].plan[inPlan(ship, FOOD_SENT)] = 0
  if (crew + food > 0) tell({ what: 'fed', seat, shore, food, warriors: fed })
  loseWarriors(now, seat, ship, crew - fed, 'starved')
}

/** CM-8.11 */
export function fightMonster(now: Now, task: TaskOf<'fightMonster'>): void {
  const { state, tell } = now
  const { shore } = task
  const { seat, ship } = voyager(state, shore)
  if (sum(crewOf(state, seat, ship)) > 0 && heldBack(state, task)) return
  const enemy = enemyAt(state, seat, ship)
  const { forbids } = enemyOf(state, enemy)
  if (forbids >= 0) {
    // CM-9.13: destroyed before the first round, never rolled
    const dice = crewOf(state, seat, ship).map((count, kind) => (kind === forbids ? count : 0))
    removeWarriors(now, seat, ship, dice, 'forbidden')
  }
  if (sum(crewOf(state, seat, ship)) > 0) startFight(now, seat, ship, enemy, shore)
  else tell({ what: 'noFight', seat, at: TARGETS[ship], shore })
}
