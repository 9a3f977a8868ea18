import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { boardOf, componentsOf, placeNamed } from './components.ts'
import { TRACK_LENGTH } from './data/tables.ts'
import { enterBoard } from './figures.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import { takeChampion } from './setup.ts'
import { GNOME_SEAT, gnomesGainVotes, isSolo } from './stand.ts'
import type { State, Task, TaskOf } from './state.ts'
import {
  controlsIn,
  gainHonour,
  gainVotes,
  gnomesAt,
  isOverrun,
  removeGnome,
  toPool,
  trollsAt,
} from './status.ts'
import { actionTask, beginAction, GRANTED } from './turn.ts'
import { actionNamed, CLANS, clanNamed, SEATS } from './vocabulary.ts'

// MK-14: awarding champions.

/** MK-14.1 to MK-14.4 for the champion in one slot of the display. */
export function award(now: Now, task: TaskOf<'award'>): void {
  const { state, tell } = now
  const { champions } = componentsOf(state)
  const champion = state.display[task.slot]
  if (champion < 0) return
  const { clan, votes, name, lines } = champions[champion]
  const all = state.influenceRanks.slice(task.slot * SEATS, (task.slot + 1) * SEATS).filter((s) => s >= 0)
  const ranks = all.filter((seat) => seat < state.players.length)
  const influence = (seat: Seat) => state.influence[task.slot * SEATS + seat]
  state.display[task.slot] = -1
  // MK-21.5: alone, influence must reach what the champion asks for.
  const isWon = ranks.length > 0 && (!isSolo(state) || (all[0] === 0 && influence(0) >= neededAlone(state)))
  const tasks: Task[] = []
  if (!isWon && all.includes(GNOME_SEAT) && isSolo(state)) {
    tell({ what: 'championTaken', champion: name })
    gnomesGainVotes(now, clan, 1)
  } else if (!isWon) tell({ what: 'championLeft', champion: name })
  for (const seat of ranks)
    if (isWon && seat === ranks[0]) {
      tell({ what: 'championWon', seat, champion: name })
      if (clan >= 0) gainVotes(now, seat, clan, votes)
      else tasks.push({ do: 'favour', seat, votes })
    } else {
      const honour = linesPassed(lines, influence(seat))
      tasks.push({ do: 'console', seat, champion, honour })
    }
  if (isWon) tasks.push({ do: 'welcome', seat: ranks[0], champion })
  plan(state, ...tasks)
}

function neededAlone(state: State): number {
  return componentsOf(state).rows.solo.neededInfluence[state.wave]
}

/** MK-14.4: on a second lap the lines count again. */
export function linesPassed(lines: readonly number[], influence: number): number {
  const laps = Math.floor((influence - 1) / TRACK_LENGTH)
  const space = influence - laps * TRACK_LENGTH
  return laps * lines.length + lines.filter((line) => line <= space).length
}

/** MK-14.3: an outsider's votes go to one clan. */
export const favour: DecisionOf<'favour'> = {
  seats: seatOf,
  legal: () => CLANS.map((clan) => ({ do: 'favour', clan })),
  check(_state, _seat, move) {
    if (move.do !== 'favour') return refuse('MK-14.3', 'notNow')
    return clanNamed(move.clan) >= 0 ? undefined : refuse('MK-14.3', 'noSuchThing')
  },
  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    if (move.do === 'favour') gainVotes(now, seat, clanNamed(move.clan), task.votes)
  },
}

/** MK-14.4: where the disc has passed no line, the vote is all there is. */
export function consoleContender(now: Now, task: TaskOf<'console'>): void {
  const { state, tell } = now
  const { clan, name } = componentsOf(state).champions[task.champion]
  if (task.honour > 0 || clan < 0) plan(state, { ...task, do: 'chooseConsolation' })
  else {
    tell({ what: 'consoled', seat: task.seat, champion: name, honour: 0 })
    gainVotes(now, task.seat, clan, 1)
  }
}

/** A vote, or honour for the yellow lines passed. */
export const chooseConsolation: DecisionOf<'chooseConsolation'> = {
  seats: seatOf,
  legal(state, _seat, task) {
    const { clan } = componentsOf(state).champions[task.champion]
    const votes: Move[] = clan >= 0 ? [{ do: 'vote' }] : CLANS.map((name) => ({ do: 'favour', clan: name }))
    return [...votes, { do: 'honour' }]
  },
  check(state, _seat, move, task) {
    const { clan } = componentsOf(state).champions[task.champion]
    if (move.do === 'honour') return undefined
    if (move.do === 'vote') return clan >= 0 ? undefined : refuse('MK-14.3', 'nothingChosen')
    if (move.do !== 'favour') return refuse('MK-14.4', 'notNow')
    if (clan >= 0) return refuse('MK-14.4', 'notAnOption')
    return clanNamed(move.clan) >= 0 ? undefined : refuse('MK-14.3', 'noSuchThing')
  },
  apply(now, seat, move, task) {
    const { state, tell } = now
    const { clan, name } = componentsOf(state).champions[task.champion]
    state.agenda.pop()
    const honour = move.do === 'honour' ? task.honour : 0
    tell({ what: 'consoled', seat, champion: name, honour })
    if (move.do === 'honour') gainHonour(state, seat, 'contenders', honour)
    else gainVotes(now, seat, move.do === 'favour' ? clanNamed(move.clan) : clan, 1)
  },
}

/** MK-14.5, MK-14.7: the card is taken, its figure enters the board, then its instant ability is carried out. */
export function welcome({ state }: Now, task: TaskOf<'welcome'>): void {
  takeChampion(state, task.seat, task.champion)
  plan(state, { ...task, do: 'instant' })
  if (componentsOf(state).champions[task.champion].figure) enterBoard(state, task.seat, task.champion)
}

export function instant(now: Now, task: TaskOf<'instant'>): void {
  const { state, tell } = now
  const { seat, champion } = task
  const { ability, name } = componentsOf(state).champions[champion]
  if (ability.is === 'acts') {
    tell({ what: 'abilityActed', seat, champion: name, ability: 'acts', n: ability.strength })
    // MK-20.24, MK-20.31
    const action = actionTask(seat, actionNamed(ability.action), ability.strength, GRANTED)
    beginAction(state, seat, action.do === 'bolster' ? { ...action, where: ability.where } : action)
  } else if (ability.is === 'speaks') {
    // MK-20.38
    const clans = CLANS.flatMap((_, clan) => (controlsIn(state, clan, seat) ? [clan] : []))
    if (clans.length > 0)
      tell({ what: 'abilityActed', seat, champion: name, ability: 'speaks', n: clans.length })
    for (const clan of clans) gainVotes(now, seat, clan, 1)
  } else if (ability.is === 'star') plan(state, { do: 'placeStar', seat, champion })
}

// MK-14.6: stars. On halls and clans by their index, on caverns by place.

export const placeStar: DecisionOf<'placeStar'> = {
  seats: (state, task) => (starTargets(state, task).length > 0 ? [task.seat] : []),
  legal: (state, _seat, task) =>
    starTargets(state, task).map((target) => ({
      do: 'star',
      on: starName(state, task.champion, target),
    })),
  check(state, _seat, move, task) {
    if (move.do !== 'star') return refuse('MK-14.6', 'notNow')
    const target = starNamed(state, task.champion, move.on)
    if (target < 0) return refuse('MK-14.6', 'noSuchThing')
    return starTargets(state, task).includes(target) ? undefined : refuse('MK-14.6', 'notAnOption')
  },
  apply({ state, tell }, seat, move, task) {
    if (move.do !== 'star') return
    const { name, ability } = componentsOf(state).champions[task.champion]
    const target = starNamed(state, task.champion, move.on)
    state.agenda.pop()
    state.stars.push(task.champion, target)
    tell({ what: 'starPlaced', seat, champion: name, on: move.on })
    // MK-20.36
    if (ability.is === 'star' && ability.gives === 'clearing')
      for (let i = gnomesAt(state, target); i > 0; i--) toPool(state, removeGnome(state, target, 0))
  },
}

function starTargets(state: State, task: TaskOf<'placeStar'>): number[] {
  const board = boardOf(state)
  const { ability } = componentsOf(state).champions[task.champion]
  if (ability.is !== 'star') return []
  const caverns = Array.from({ length: board.caverns }, (_, cavern) => cavern)
  if (ability.on === 'hall') return board.halls.map((_, hall) => hall)
  if (ability.on === 'clan') return CLANS.map((_, clan) => clan)
  if (ability.on === 'overrun') return caverns.filter((cavern) => isOverrun(state, cavern))
  return caverns.filter((cavern) => trollsAt(state, cavern, task.seat) > 0)
}

export function starName(state: State, champion: number, target: number): string {
  const board = boardOf(state)
  const { ability } = componentsOf(state).champions[champion]
  if (ability.is !== 'star') return ''
  return ability.on === 'hall'
    ? board.halls[target].name
    : ability.on === 'clan'
      ? CLANS[target]
      : board.names[target]
}

export function starNamed(state: State, champion: number, name: string): number {
  const board = boardOf(state)
  const { ability } = componentsOf(state).champions[champion]
  if (ability.is !== 'star') return -1
  if (ability.on === 'hall') return board.halls.findIndex((hall) => hall.name === name)
  return ability.on === 'clan' ? clanNamed(name) : placeNamed(board, name)
}
