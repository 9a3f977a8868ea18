import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { checkRetreat, retreats } from './attack.ts'
import { boardOf, championNamed, componentsOf, placeNamed } from './components.ts'
import { FIRST_FALLEN, INVADERS, OTHER_FALLEN } from './data/tables.ts'
import { lairsOf, liftFigure, putFigure } from './figures.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import { easiest, whoDecides } from './search.ts'
import { lookAtGate } from './setup.ts'
import { byWill, isStand, plunder, wavesOf } from './stand.ts'
import { type State, since, type TaskOf } from './state.ts'
import {
  addTrolls,
  allTrollsAt,
  EVERYONE,
  figuresAt,
  gainHonour,
  gnomesAt,
  hasClaw,
  placeGnome,
  plainTrollsAt,
  readyClaw,
  settleGnome,
  trollsAt,
  useClaw,
} from './status.ts'
import { callGnomes } from './swarm.ts'
import { CLANS } from './vocabulary.ts'

// MK-13: the end of the wave, as far as gnomes go. Breaches (MK-12.5) invade by the same rules.

/** MK-13.2 */
export function entrench({ state, tell }: Now): void {
  const board = boardOf(state)
  for (let cavern = 0; cavern < board.caverns; cavern++)
    if (gnomesAt(state, cavern) === 1 && placeGnome(state, cavern))
      tell({ what: 'entrenched', at: board.names[cavern] })
}

/** MK-13.3, MK-22.1: how many gnomes each invasion of the wave brings. */
export const invadersDue = (state: State): number =>
  INVADERS[state.wave] + (isStand(state) ? wavesOf(state).moreGnomes[state.wave] : 0)

/** MK-13.3 */
export function invasion(now: Now, task: TaskOf<'invasion'>): void {
  const { state, tell } = now
  const clan = lookAtGate(now, task.card, EVERYONE)
  const gnomes = invadersDue(state)
  state.swarm = clan
  tell({ what: 'gateRevealed', card: task.card + 1, clan: CLANS[clan], gnomes, reveals: true })
  callGnomes(now, clan, gnomes, -1)
}

/** MK-13.4: one gnome after the other. */
export function invade(now: Now, task: TaskOf<'invade'>): void {
  const { state, tell } = now
  if (task.left === 0) return
  if (state.pool === 0 && !since(state, 2)) {
    tell({ what: 'gnomesRunOut', clan: CLANS[task.clan], missing: task.left })
    return
  }
  const targets = easiest(state, task.clan)
  if (targets.length === 0) {
    tell({ what: 'gnomeTurnedBack', clan: CLANS[task.clan] })
    if (since(state, 2)) state.pool += task.left
    plunder(now, task.clan, task.left)
    return
  }
  const decider = targets.length > 1 ? whoDecides(state, task.clan, task.breach) : undefined
  if (decider?.by === 'champion') {
    const champion = componentsOf(state).champions[decider.champion].name
    tell({ what: 'abilityActed', seat: decider.seat, champion, ability: 'leadsGnomes', n: targets.length })
  }
  if (decider?.by === 'will') {
    const cavern = byWill(state, targets)
    tell({ what: 'gnomesChose', at: boardOf(state).names[cavern] })
    plan(state, { ...task, left: task.left - 1 })
    comeTo(now, cavern, task)
  } else if (decider)
    plan(
      state,
      {
        do: 'leadGnome',
        seat: decider.seat,
        to: targets,
        fallen: task.fallen,
        breach: task.breach,
      },
      { ...task, left: task.left - 1, fallen: task.fallen },
    )
  else {
    plan(state, { ...task, left: task.left - 1 })
    comeTo(now, targets[0], task)
  }
}

export const leadGnome: DecisionOf<'leadGnome'> = {
  seats: seatOf,
  legal: (state, _seat, task) => task.to.map((cavern) => ({ do: 'lead', to: boardOf(state).names[cavern] })),
  check(state, _seat, move, task) {
    if (move.do !== 'lead') return refuse('MK-13.6', 'notNow')
    const cavern = placeNamed(boardOf(state), move.to)
    if (cavern < 0) return refuse('MK-13.6', 'noSuchThing')
    return task.to.includes(cavern) ? undefined : refuse('MK-13.4', 'notAnOption', { at: move.to })
  },
  apply(now, _seat, move, task) {
    const { state } = now
    if (move.do !== 'lead') return
    state.agenda.pop()
    comeTo(now, placeNamed(boardOf(state), move.to), task)
  },
}

/** MK-13.7: into an empty cavern; MK-13.8: against trolls the gnome goes back to the pool and a troll falls. */
function comeTo(now: Now, cavern: number, task: { fallen: boolean; breach: number }): void {
  const { state, tell } = now
  if (allTrollsAt(state, cavern) === 0) {
    if (since(state, 2)) settleGnome(state, cavern)
    else placeGnome(state, cavern)
    tell({ what: 'gnomeInvaded', at: boardOf(state).names[cavern] })
    return
  }
  if (since(state, 2)) state.pool++ // MK-13.8
  // MK-13.11: from now on someone has fallen in this invasion. MK-12.8: in a breach that brings no honour.
  const next = state.agenda.pop() as TaskOf<'invade'>
  state.agenda.push({ ...next, fallen: true })
  const honour = task.breach >= 0 ? 0 : task.fallen ? OTHER_FALLEN : FIRST_FALLEN[state.wave]
  const seat = whoseFalls(now, cavern)
  // MK-20.29
  if (allTrollsAt(state, cavern) > 1)
    for (const champion of figuresAt(state, cavern, seat))
      if (fallsLast(state, champion)) {
        const { name } = componentsOf(state).champions[champion]
        tell({ what: 'abilityActed', seat, champion: name, ability: 'fallsLast', n: 1 })
      }
  const units = mayFall(state, cavern, seat)
  if (units.length > 1) plan(state, { do: 'chooseFallen', seat, at: cavern, honour, breach: task.breach })
  else fall(now, seat, cavern, units[0], honour, task.breach)
}

/** MK-13.9: chance among the owners, by their trolls there. */
function whoseFalls({ state, chance }: Now, cavern: number): Seat {
  const among: Seat[] = []
  let owners = 0
  for (let seat = 0; seat < state.players.length; seat++) {
    let trolls = trollsAt(state, cavern, seat)
    // MK-20.29: who falls last is not drawn while another stands there.
    if (trolls > 0 && allTrollsAt(state, cavern) > 1)
      for (const champion of figuresAt(state, cavern, seat)) if (fallsLast(state, champion)) trolls--
    if (trolls > 0) owners++
    for (let i = 0; i < trolls; i++) among.push(seat)
  }
  return owners === 1 ? among[0] : chance.pick('fallen', among)
}

const PLAIN = -1

const fallsLast = (state: State, champion: number): boolean =>
  componentsOf(state).champions[champion].ability.is === 'fallsLast'

/** What of the seat's may fall there: PLAIN for a plain troll, and figures. */
function mayFall(state: State, cavern: number, seat: Seat): number[] {
  const units: number[] = []
  if (plainTrollsAt(state, cavern, seat) > 0) units.push(PLAIN)
  for (const champion of figuresAt(state, cavern, seat))
    if (!fallsLast(state, champion) || allTrollsAt(state, cavern) === 1) units.push(champion)
  return units
}

export const chooseFallen: DecisionOf<'chooseFallen'> = {
  seats: seatOf,
  legal: (state, seat, task) =>
    mayFall(state, task.at, seat).map((unit) =>
      unit === PLAIN ? { do: 'fall' } : { do: 'fall', champion: componentsOf(state).champions[unit].name },
    ),
  check(state, seat, move, task) {
    if (move.do !== 'fall') return refuse('MK-13.9', 'notNow')
    if (move.champion === undefined)
      return mayFall(state, task.at, seat).includes(PLAIN) ? undefined : refuse('MK-13.9', 'noTrollThere')
    const champion = championNamed(componentsOf(state), move.champion)
    if (!figuresAt(state, task.at, seat).includes(champion)) return refuse('MK-13.9', 'noTrollThere')
    return mayFall(state, task.at, seat).includes(champion) ? undefined : refuse('MK-20.29', 'fallsLast')
  },
  apply(now, seat, move, task) {
    const { state } = now
    if (move.do !== 'fall') return
    state.agenda.pop()
    const unit = move.champion === undefined ? PLAIN : championNamed(componentsOf(state), move.champion)
    fall(now, seat, task.at, unit, task.honour, task.breach)
  },
}

/** MK-13.10, MK-13.11 */
function fall(
  { state, tell }: Now,
  seat: Seat,
  cavern: number,
  unit: number,
  base: number,
  breach: number,
): void {
  const { champions } = componentsOf(state)
  const at = boardOf(state).names[cavern]
  gainHonour(state, seat, 'fallen', base)
  if (unit === PLAIN) {
    addTrolls(state, cavern, seat, -1)
    state.players[seat].reserve++
    tell({ what: 'trollFell', seat, at, honour: base })
    if (readyClaw(state, seat, 'rescues') >= 0) plan(state, { do: 'rescue', seat })
  } else {
    liftFigure(state, seat, unit)
    tell({ what: 'championFell', seat, champion: champions[unit].name, at, honour: base })
    plan(state, { do: 'comeHome', seat, champion: unit })
  }
  for (const champion of state.players[seat].champions) {
    const { ability, name } = champions[champion]
    if (ability.is !== 'diesWell') continue
    // MK-20.6, MK-20.22
    if (ability.who === 'self' ? champion === unit : breach >= 0) {
      gainHonour(state, seat, 'champions', ability.honour)
      tell({ what: 'championHonour', seat, champion: name, honour: ability.honour })
    }
  }
}

export const comeHome: DecisionOf<'comeHome'> = {
  seats: seatOf,
  legal: retreats,
  check: (state, seat, move) => checkRetreat(state, seat, move, 'MK-13.10'),
  apply({ state, tell }, seat, move, task) {
    if (move.do !== 'retreat') return
    state.agenda.pop()
    putFigure(state, seat, task.champion, placeNamed(boardOf(state), move.to))
    tell({ what: 'retreated', seat, to: move.to, trolls: 1 })
  },
}

/** MK-20.12: a claw brings the troll that fell to a lair. */
export const rescue: DecisionOf<'rescue'> = {
  seats: (state, task) => (readyClaw(state, task.seat, 'rescues') >= 0 ? [task.seat] : []),
  legal(state, seat) {
    const champion = componentsOf(state).champions[readyClaw(state, seat, 'rescues')].name
    const moves: Move[] = [{ do: 'pass' }]
    for (const lair of lairsOf(state, seat))
      moves.push({ do: 'claw', champion, at: boardOf(state).names[lair] })
    return moves
  },
  check(state, seat, move) {
    if (move.do === 'pass') return undefined
    if (move.do !== 'claw') return refuse('MK-20.12', 'notNow')
    const champion = championNamed(componentsOf(state), move.champion)
    if (!state.players[seat].champions.includes(champion)) return refuse('MK-19.1', 'notYours')
    if (!hasClaw(state, champion)) return refuse('MK-19.2', 'noClawLeft')
    if (componentsOf(state).champions[champion].ability.is !== 'rescues') return refuse('MK-19.1', 'notNow')
    return lairsOf(state, seat).includes(placeNamed(boardOf(state), move.at))
      ? undefined
      : refuse('MK-20.12', 'notYours')
  },
  apply(now, seat, move) {
    const { state, tell } = now
    state.agenda.pop()
    if (move.do !== 'claw') return
    useClaw(now, seat, championNamed(componentsOf(state), move.champion))
    state.players[seat].reserve--
    addTrolls(state, placeNamed(boardOf(state), move.at), seat, 1)
    tell({ what: 'trollRescued', seat, to: move.at! })
  },
}
