import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { boardOf, championNamed, componentsOf, placeNamed } from './components.ts'
import { BREACH_BASE, SWARM_REACH } from './data/tables.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import { lookAtGate } from './setup.ts'
import type { State, Task, TaskOf } from './state.ts'
import { gainHonour, gnomesAt, hasClaw, lookAtGnome, readyClaw, toPool, useClaw } from './status.ts'
import { callGnomes } from './swarm.ts'
import { checkSurge, GRANTED, surge, surgeMoves } from './turn.ts'
import { CLANS, clanNamed, type Trigger } from './vocabulary.ts'

// MK-12: the gnome wheel.

export const turnWheel: DecisionOf<'turnWheel'> = {
  seats: seatOf,
  legal(state, seat, task) {
    const moves: Move[] = []
    for (let spaces = Math.min(task.strength, wheelSize(state)); spaces > 0; spaces--)
      moves.push({ do: 'wheel', spaces })
    moves.push(...surgeMoves(state, seat, task))
    return moves
  },
  check(state, seat, move, task) {
    if (move.do === 'claw') return checkSurge(state, seat, move, task)
    if (move.do !== 'wheel') return refuse('MK-12.1', 'notNow')
    if (!Number.isInteger(move.spaces) || move.spaces < 1) return refuse('MK-12.1', 'nothingChosen')
    if (move.spaces > task.strength) return refuse('MK-12.1', 'tooMuch')
    return move.spaces > wheelSize(state) ? refuse('MK-12.1', 'onceRound') : undefined
  },
  apply(now, seat, move, task) {
    const { state, tell } = now
    if (move.do === 'claw') {
      surge(now, move, task)
      return
    }
    if (move.do !== 'wheel') return
    state.agenda.pop()
    const triggers: Task[] = []
    for (const trigger of triggersAhead(state, move.spaces))
      if (trigger === 'boost') triggers.push({ do: 'boost', seat })
      else triggers.push({ do: 'moveSwarm', seat }, { do: 'breach', seat })
    state.wheel = spaceAhead(state, move.spaces)
    const { effect } = componentsOf(state).rows.wheel[state.wheel]
    tell({ what: 'wheelTurned', seat, spaces: move.spaces, effect })
    plan(state, { do: 'scoutGate', seat }, { do: 'scoutGnome', seat }, ...triggers, {
      do: 'wheelEffect',
      seat,
      spaces: move.spaces,
    })
  },
}

function wheelSize(state: State): number {
  return componentsOf(state).rows.wheel.length
}

/** MK-12.3: the triggers that the pawn passes on its way, in their order. */
export function triggersAhead(state: State, spaces: number): Trigger[] {
  const { wheel } = componentsOf(state).rows
  const passed: Trigger[] = []
  for (let i = 0; i < spaces; i++) {
    const { trigger } = wheel[(state.wheel + i) % wheel.length]
    if (trigger) passed.push(trigger)
  }
  return passed
}

/** Where the pawn lands. */
export const spaceAhead = (state: State, spaces: number): number => (state.wheel + spaces) % wheelSize(state)

// MK-12.2: scouting. Each look is optional and tells the looker alone.

export const scoutGate: DecisionOf<'scoutGate'> = {
  seats: (state, task) => (state.gatesKnown.some((seats) => !knows(seats, task.seat)) ? [task.seat] : []),
  legal(state, seat) {
    const moves: Move[] = []
    for (let card = 0; card < state.gates.length; card++)
      if (!knows(state.gatesKnown[card], seat)) moves.push({ do: 'scoutGate', card: card + 1 })
    moves.push({ do: 'pass' })
    return moves
  },
  check(state, seat, move) {
    if (move.do === 'pass') return undefined
    if (move.do !== 'scoutGate') return refuse('MK-12.2', 'notNow')
    const seats = state.gatesKnown[move.card - 1]
    if (!Number.isInteger(move.card) || seats === undefined) return refuse('MK-12.2', 'noSuchThing')
    return knows(seats, seat) ? refuse('MK-12.2', 'alreadySeen') : undefined
  },
  apply(now, seat, move) {
    const { state, tell } = now
    if (move.do === 'scoutGate') {
      const clan = CLANS[lookAtGate(now, move.card - 1, 1 << seat)]
      tell({ what: 'gateScouted', seat, card: move.card })
      tell({ what: 'gateSeen', seat, card: move.card, clan, only: seat, reveals: true })
    }
    state.agenda.pop()
  },
}

export const scoutGnome: DecisionOf<'scoutGnome'> = {
  seats(state, task) {
    for (let slot = 0; slot < state.gnomes.length; slot++)
      if (state.gnomes[slot] !== 0 && !knows(state.gnomesKnown[slot], task.seat)) return [task.seat]
    return []
  },
  legal(state, seat) {
    const { names } = boardOf(state)
    const moves: Move[] = []
    for (let slot = 0; slot < state.gnomes.length; slot++)
      if (state.gnomes[slot] !== 0 && !knows(state.gnomesKnown[slot], seat))
        moves.push({ do: 'scoutGnome', at: names[slot >> 1], gnome: (slot & 1) + 1 })
    moves.push({ do: 'pass' })
    return moves
  },
  check(state, seat, move) {
    if (move.do === 'pass') return undefined
    if (move.do !== 'scoutGnome') return refuse('MK-12.2', 'notNow')
    const cavern = placeNamed(boardOf(state), move.at)
    if (cavern < 0 || !Number.isInteger(move.gnome) || move.gnome < 1 || move.gnome > gnomesAt(state, cavern))
      return refuse('MK-12.2', 'noSuchThing')
    return knows(state.gnomesKnown[cavern * 2 + move.gnome - 1], seat)
      ? refuse('MK-12.2', 'alreadySeen', { at: move.at })
      : undefined
  },
  apply(now, seat, move) {
    const { state, tell } = now
    if (move.do === 'scoutGnome') {
      const slot = placeNamed(boardOf(state), move.at) * 2 + move.gnome - 1
      const strength = lookAtGnome(now, slot, 1 << seat)
      tell({ what: 'scouted', seat, at: move.at })
      tell({ what: 'gnomeSeen', seat, at: move.at, strength, only: seat, reveals: true })
    }
    state.agenda.pop()
  },
}

const knows = (seats: number, seat: Seat): boolean => (seats & (1 << seat)) !== 0

// MK-12.4 to MK-12.8: triggers.

export function boost({ state, tell }: Now, task: TaskOf<'boost'>): void {
  const player = state.players[task.seat]
  player.boost = boostAfter(state, task.seat, 1)
  tell({ what: 'boosted', seat: task.seat, boost: componentsOf(state).rows.boost[player.boost] })
}

/** MK-12.4: the place of a seat's disc on the boost track after so many boosts. */
export function boostAfter(state: State, seat: Seat, boosts: number): number {
  return Math.min(state.players[seat].boost + boosts, componentsOf(state).rows.boost.length - 1)
}

/** MK-12.5: the swarm may be moved first. */
export const moveSwarm: DecisionOf<'moveSwarm'> = {
  seats: seatOf,
  legal(state) {
    const moves: Move[] = []
    for (let step = -SWARM_REACH; step <= SWARM_REACH; step++)
      moves.push({ do: 'swarm', to: CLANS[(state.swarm + step + CLANS.length) % CLANS.length] })
    return moves
  },
  check(state, _seat, move) {
    if (move.do !== 'swarm') return refuse('MK-12.5', 'notNow')
    const clan = clanNamed(move.to)
    if (clan < 0) return refuse('MK-12.5', 'noSuchThing')
    const apart = Math.abs(clan - state.swarm)
    return Math.min(apart, CLANS.length - apart) <= SWARM_REACH ? undefined : refuse('MK-12.5', 'swarmTooFar')
  },
  apply({ state, tell }, _seat, move) {
    if (move.do !== 'swarm') return
    state.agenda.pop()
    if (state.swarm !== clanNamed(move.to)) tell({ what: 'swarmMoved', to: move.to })
    state.swarm = clanNamed(move.to)
  },
}

/** MK-12.6: how many gnomes a breach would bring now. */
export const breachSize = (state: State): number => BREACH_BASE + Math.ceil(state.beside.length / 2)

/** MK-12.6: counted first, then those beside the wheel go back, then the breach's gnomes come out of the pool. */
export function breach(now: Now, task: TaskOf<'breach'>): void {
  const { state, tell } = now
  const gnomes = breachSize(state)
  for (const strength of state.beside) toPool(state, strength)
  state.beside = []
  tell({ what: 'breachOpened', seat: task.seat, clan: CLANS[state.swarm], gnomes })
  callGnomes(now, state.swarm, gnomes, task.seat)
}

// MK-12.9 to MK-12.12: effects.

export function wheelEffect(now: Now, task: TaskOf<'wheelEffect'>): void {
  const { state } = now
  if (readyClaw(state, task.seat, 'turnsWheel') >= 0) plan(state, { ...task, do: 'chooseEffect' })
  else takeEffect(now, task.seat, state.wheel, task.spaces)
}

function takeEffect({ state, tell }: Now, seat: Seat, space: number, x: number): void {
  const { rows } = componentsOf(state)
  switch (rows.wheel[space].effect) {
    case 'bolster':
      plan(state, { do: 'bolster', seat, strength: x, force: GRANTED, where: 'dominated' })
      return
    case 'influence':
      plan(state, { do: 'influence', seat, strength: x, force: GRANTED })
      return
    case 'gainHonour': {
      const honour = wheelHonour(state, x, state.players[seat].boost)
      gainHonour(state, seat, 'wheel', honour)
      tell({ what: 'honourGained', seat, honour })
      return
    }
    case 'moveTrolls':
      plan(state, { do: 'moveTrolls', seat, left: x, from: -1 })
  }
}

/** MK-12.11 */
export const wheelHonour = (state: State, spaces: number, boost: number): number =>
  spaces + componentsOf(state).rows.boost[boost]

/** MK-20.7: a claw takes the effect of a space beside the pawn. */
export const chooseEffect: DecisionOf<'chooseEffect'> = {
  seats: seatOf,
  legal(state, seat) {
    const { champions } = componentsOf(state)
    const champion = champions[readyClaw(state, seat, 'turnsWheel')].name
    const moves: Move[] = [{ do: 'pass' }]
    for (const space of besidePawn(state)) moves.push({ do: 'claw', champion, space })
    return moves
  },
  check(state, seat, move) {
    if (move.do === 'pass') return undefined
    if (move.do !== 'claw') return refuse('MK-20.7', 'notNow')
    const champion = championNamed(componentsOf(state), move.champion)
    if (!state.players[seat].champions.includes(champion)) return refuse('MK-19.1', 'notYours')
    if (!hasClaw(state, champion)) return refuse('MK-19.2', 'noClawLeft')
    if (componentsOf(state).champions[champion].ability.is !== 'turnsWheel')
      return refuse('MK-19.1', 'notNow')
    return besidePawn(state).includes(move.space ?? -1) ? undefined : refuse('MK-20.7', 'notAnOption')
  },
  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    let space = state.wheel
    if (move.do === 'claw') {
      useClaw(now, seat, championNamed(componentsOf(state), move.champion))
      space = move.space!
    }
    takeEffect(now, seat, space, task.spaces)
  },
}

function besidePawn(state: State): number[] {
  const size = wheelSize(state)
  return [(state.wheel + size - 1) % size, (state.wheel + 1) % size]
}
