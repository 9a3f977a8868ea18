import { type ScoreLine, type Seat, total } from '@meadhall/kernel/rules'
import { countSymbol } from './ancestry.ts'
import { boardOf, componentsOf } from './components.ts'
import type { Goal } from './data/sagas.ts'
import {
  EARLIER_HONOUR,
  ELDER_HONOUR,
  FIRST_CAVERN,
  FURTHER_CAVERN,
  OVERRUN_LOSS,
  PLUNDER,
  STAND_MARGINS,
} from './data/tables.ts'
import type { RuleId } from './rulebook/ids.ts'
import { GNOME_SEAT, isSolo, isStand, sagaOf, wavesOf } from './stand.ts'
import { filled, type State } from './state.ts'
import { controller, controlsIn, isOverrun, ownerOfChampion, trollsAt } from './status.ts'
import {
  CLANS,
  ELDER,
  HONOURS,
  type Honour,
  SEATS,
  STAND_RANKS,
  type StandRank,
  WAVES,
} from './vocabulary.ts'

// MK-15, MK-16, MK-18: scoring. What is said of "now" holds for any moment, so the page can show what a hall would give.

/** The gnomes as a party at halls and, in the solo game, on the clan tracks. */
const GNOMES = SEATS

/** MK-15.1, MK-16.1: domains are scored at the end of waves I and II; wave III scores halls, elders and votes. */
export const scoresDomains = ({ wave }: State): boolean => wave < WAVES - 1

/** MK-15.2, MK-15.3: what each seat would score in a domain now. */
export function domainNow(state: State, clan: number): number[] {
  const caverns = boardOf(state).domains[clan]
  const held = state.players.map(() => 0)
  let overrun = 0
  for (const cavern of caverns) {
    if (isOverrun(state, cavern)) overrun++
    const seat = controller(state, cavern)
    if (seat >= 0) held[seat]++
  }
  return held.map((n) => (n === 0 ? 0 : FIRST_CAVERN + FURTHER_CAVERN * (n - 1) - OVERRUN_LOSS * overrun))
}

/** MK-16.2 to MK-16.4: what each seat, and last the gnomes, would take of a great hall now. */
export function hallNow(state: State, hall: number): number[] {
  const { champions } = componentsOf(state)
  const { caverns } = boardOf(state).halls[hall]
  const parties = filled(SEATS + 1, 0)
  let value = state.halls[hall]
  for (const cavern of caverns)
    if (isOverrun(state, cavern)) parties[GNOMES]++
    else {
      const seat = hallController(state, cavern)
      if (seat >= 0) parties[seat]++
    }
  for (let i = 0; i < state.stars.length; i += 2) {
    const { ability } = champions[state.stars[i]]
    if (ability.is !== 'star' || ability.on !== 'hall' || state.stars[i + 1] !== hall) continue
    if (ability.gives === 'value')
      value += ability.amount // MK-20.32
    else parties[ownerOfChampion(state, state.stars[i])] += ability.amount // MK-20.34
  }
  return sharesOf(value, parties)
}

/** MK-16.2, MK-16.4: whoever has most takes a hall's value; parties that tie share it. `shares` is filled and given. */
export function sharesOf(value: number, parties: ArrayLike<number>, shares: number[] = []): number[] {
  let most = 0
  let leaders = 0
  for (let party = 0; party < parties.length; party++)
    if (parties[party] > most) {
      most = parties[party]
      leaders = 1
    } else if (parties[party] === most) leaders++
  for (let party = 0; party < parties.length; party++)
    shares[party] = most > 0 && parties[party] === most ? Math.floor(value / leaders) : 0
  return shares
}

/** MK-20.33: a star holds a cavern, for halls, while a troll of its owner is there. */
function hallController(state: State, cavern: number): Seat {
  const { champions } = componentsOf(state)
  for (let i = 0; i < state.stars.length; i += 2) {
    const { ability } = champions[state.stars[i]]
    if (ability.is !== 'star' || ability.gives !== 'control' || state.stars[i + 1] !== cavern) continue
    const owner = ownerOfChampion(state, state.stars[i])
    if (trollsAt(state, cavern, owner) > 0) return owner
  }
  return controller(state, cavern)
}

/** MK-16.5 */
export function eldersOf(state: State, seat: Seat): number {
  const { champions } = componentsOf(state)
  const player = state.players[seat]
  let elders = countSymbol(player.cells, ELDER)
  for (const champion of player.champions) {
    const { ability } = champions[champion]
    if (ability.is === 'endsGame' && ability.each === 'elder') elders += ability.honour // MK-20.37
  }
  return elders
}

export function elderHonour(elders: number): number {
  return ELDER_HONOUR[Math.min(elders, ELDER_HONOUR.length - 1)]
}

/** MK-16.6, MK-16.7: what each seat, and in the solo game seat 1 for the gnomes, would score for a clan's votes now. */
export function votesNow(state: State, clan: number): number[] {
  const { champions, rows } = componentsOf(state)
  const { honour } = rows.voteTiles[state.tiles[clan]]
  const scored = filled(SEATS, 0)
  for (let place = 0; place < honour.length; place++) {
    const seat = state.voteRanks[clan * SEATS + place]
    if (seat >= 0) scored[seat] = honour[place]
  }
  for (let i = 0; i < state.stars.length; i += 2) {
    const { ability } = champions[state.stars[i]]
    if (ability.is !== 'star' || ability.on !== 'clan' || state.stars[i + 1] !== clan) continue
    const owner = ownerOfChampion(state, state.stars[i])
    if (scored[owner] > 0) scored[owner] += ability.amount // MK-20.35
  }
  return scored
}

/** MK-16.8: what a champion gives at the end of the game. */
export function endOfGameHonour(state: State, seat: Seat, champion: number): number {
  const { ability } = componentsOf(state).champions[champion]
  if (ability.is !== 'endsGame') return 0
  const board = boardOf(state)
  let n = 0
  if (ability.each === 'champion') n = state.players[seat].champions.length
  else if (ability.each === 'domain') n = CLANS.filter((_, clan) => controlsIn(state, clan, seat)).length
  else if (ability.each === 'gateCavern')
    for (let cavern = 0; cavern < board.caverns; cavern++)
      if (board.gate[cavern] && controller(state, cavern) === seat) n++
  // More elders are counted among the elders.
  return ability.honour * n
}

const HONOUR_RULES: Record<Honour, RuleId> = {
  gnomes: 'MK-8.2',
  fallen: 'MK-13.11',
  wheel: 'MK-12.11',
  contenders: 'MK-14.4',
  champions: 'MK-19.1',
  domainsWaveI: 'MK-15.2',
  domainsWaveII: 'MK-15.2',
}

export const SCORE_LINES = [...HONOURS, 'hall', 'elders', 'votes', 'endOfGame'] as const
/** The codes of score lines. */
export type Line = (typeof SCORE_LINES)[number]

const isOver = (state: State): boolean => state.agenda.length === 0

/** Honour gained so far; once the game is over, with halls, elders, votes and champions. */
export function score(state: State, seat: Seat): ScoreLine[] {
  const lines = gainedLines(state, seat)
  if (isOver(state) && !state.lost && state.wave === WAVES - 1) lines.push(...finalLines(state, seat))
  return lines
}

/** MK-16.1: as if the game ended now. */
export function scoreNow(state: State, seat: Seat): ScoreLine[] {
  return isOver(state) ? score(state, seat) : [...gainedLines(state, seat), ...finalLines(state, seat)]
}

function gainedLines(state: State, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = []
  const { honour } = state.players[seat]
  for (let i = 0; i < HONOURS.length; i++)
    if (honour[i] !== 0) lines.push({ rule: HONOUR_RULES[HONOURS[i]], line: HONOURS[i], points: honour[i] })
  return lines
}

/**
 * What wave III would score now: great halls, elders, votes, champions (MK-16.1).
 */
export function finalLines(state: State, seat: Seat): ScoreLine[] {
  const { champions } = componentsOf(state)
  const board = boardOf(state)
  const lines: ScoreLine[] = []
  for (let hall = 0; hall < board.halls.length; hall++) {
    const points = hallNow(state, hall)[seat]
    if (points > 0) lines.push({ rule: 'MK-16.2', line: 'hall', points, hall: board.halls[hall].name })
  }
  const elders = eldersOf(state, seat)
  if (elderHonour(elders) > 0)
    lines.push({ rule: 'MK-16.5', line: 'elders', points: elderHonour(elders), elders })
  for (let clan = 0; clan < CLANS.length; clan++) {
    const points = votesNow(state, clan)[seat]
    if (points > 0) lines.push({ rule: 'MK-16.6', line: 'votes', points, clan: CLANS[clan] })
  }
  for (const champion of state.players[seat].champions) {
    const points = endOfGameHonour(state, seat, champion)
    if (points > 0)
      lines.push({ rule: 'MK-16.8', line: 'endOfGame', points, champion: champions[champion].name })
  }
  return lines
}

/** MK-18.1, MK-18.2 */
export function ranking(state: State): Seat[][] {
  const honour = state.players.map((_, seat) => total(score(state, seat)))
  const votes = state.players.map((_, seat) => votesOf(state, seat))
  const order = state.players.map((_, seat) => seat)
  order.sort((a, b) => honour[b] - honour[a] || votes[b] - votes[a])
  const places: Seat[][] = []
  for (const seat of order) {
    const last = places.at(-1)?.[0]
    if (last !== undefined && honour[last] === honour[seat] && votes[last] === votes[seat])
      places.at(-1)!.push(seat)
    else places.push([seat])
  }
  return places
}

function votesOf(state: State, seat: Seat): number {
  let sum = 0
  for (let clan = 0; clan < CLANS.length; clan++) sum += state.votes[clan * SEATS + seat]
  return sum
}

// MK-21.8: the solo game.

/** What the gnomes would count in the last reckoning now. */
export function gnomeLines(state: State): ScoreLine[] {
  const { rows } = componentsOf(state)
  const board = boardOf(state)
  const lines: ScoreLine[] = []
  const { solo } = rows
  for (let hall = 0; hall < board.halls.length; hall++) {
    const points = hallNow(state, hall)[GNOMES]
    if (points > 0) lines.push({ rule: 'MK-21.8', line: 'hall', points, hall: board.halls[hall].name })
  }
  for (let clan = 0; clan < CLANS.length; clan++) {
    const points = votesNow(state, clan)[GNOME_SEAT]
    if (points > 0) lines.push({ rule: 'MK-21.8', line: 'votes', points, clan: CLANS[clan] })
  }
  const overrun = overrunCaverns(state)
  if (overrun > 0)
    lines.push({
      rule: 'MK-21.8',
      line: 'overrun',
      points: overrun * solo.perOverrunCavern,
      caverns: overrun,
    })
  const plundered = (state.plunder ?? 0) * PLUNDER
  if (plundered > 0)
    lines.push({ rule: 'MK-21.9', line: 'plunder', points: plundered, gnomes: state.plunder! })
  const { headStart } = wavesOf(state)
  if (headStart > 0) lines.push({ rule: 'MK-22.1', line: 'difficulty', points: headStart })
  return lines
}

/** What the player would count in the last reckoning now: wave III in full, and what was gained before in part. */
export function ownReckoning(state: State): number {
  const gained = total(gainedLines(state, 0))
  const last = total(finalLines(state, 0))
  if (!isStand(state)) return gained + last - state.honourBefore
  const before = state.wave === WAVES - 1 ? state.honourBefore : gained
  return gained - before + last + Math.floor(before / EARLIER_HONOUR)
}

/** Whether a finished solo game was won. */
export function soloWon(state: State): boolean {
  if (!isSolo(state) || state.lost) return false
  const saga = sagaProgress(state)
  if (saga) return saga.isReached
  return ownReckoning(state) > total(gnomeLines(state))
}

/** MK-21.10: how a Last Stand ends as things stand. */
export function standRank(state: State): StandRank {
  if (state.lost) return 'fallen'
  const margin = ownReckoning(state) - total(gnomeLines(state))
  return STAND_RANKS[STAND_MARGINS.filter((least) => margin >= least).length]
}

/** MK-22.3: how far the goal of a saga is reached. */
export interface SagaProgress {
  readonly reached: number
  readonly goal: number
  /** The goal is a most, not a least. */
  readonly atMost: boolean
  readonly isReached: boolean
}

export function sagaProgress(state: State): SagaProgress | undefined {
  const saga = sagaOf(state)
  if (!saga) return undefined
  const { goal } = saga
  const reached = reachedBy(state, goal)
  return goal.is === 'overrun'
    ? { reached, goal: goal.most, atMost: true, isReached: reached <= goal.most }
    : { reached, goal: goal.n, atMost: false, isReached: reached >= goal.n }
}

function reachedBy(state: State, goal: Goal): number {
  const board = boardOf(state)
  switch (goal.is) {
    case 'domains':
      return CLANS.filter((_, clan) => controlsIn(state, clan, 0)).length
    case 'halls':
      return board.halls.filter((_, hall) => {
        const shares = hallNow(state, hall)
        return shares[0] > 0 && shares[GNOMES] === 0
      }).length
    case 'champions':
      return state.players[0].champions.filter((c) => componentsOf(state).champions[c].stack > 0).length
    case 'margin':
      return ownReckoning(state) - total(gnomeLines(state))
    case 'overrun':
      return overrunCaverns(state)
    case 'honour':
      return state.players[0].honour[HONOURS.indexOf(goal.source)]
  }
}

function overrunCaverns(state: State): number {
  let overrun = 0
  for (let cavern = 0; cavern < boardOf(state).caverns; cavern++) if (isOverrun(state, cavern)) overrun++
  return overrun
}
