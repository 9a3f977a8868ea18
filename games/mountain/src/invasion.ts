import { plan } from '@meadhall/kernel/agenda'
import type { Chance, Seat, Tell } from '@meadhall/kernel/rules'
import { checkRetreat, retreats } from './attack.ts'
import { boardOf, championNamed, componentsOf, placeNamed } from './components.ts'
import { FIRST_FALLEN, INVADERS, OTHER_FALLEN } from './data/tables.ts'
import { lairsOf, liftFigure, putFigure } from './figures.ts'
import { type Happening, type Move, type Refused, refuse } from './moves.ts'
import { easiest, whoDecides } from './search.ts'
import { lookAtGate } from './setup.ts'
import { byWill, isStand, plunder, wavesOf } from './stand.ts'
import { type State, since, type TodoOf } from './state.ts'
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
export function entrench(
  state: State,
  _task: TodoOf<'entrench'>,
  _chance: Chance,
  tell: Tell<Happening>,
): void {
  const board = boardOf(state)
  for (let cavern = 0; cavern < board.caverns; cavern++)
    if (gnomesAt(state, cavern) === 1 && placeGnome(state, cavern))
      tell({ what: 'entrenched', at: board.names[cavern] })
}

/** MK-13.3, MK-22.1: how many gnomes each invasion of the wave brings. */
export const invadersDue = (state: State): number =>
  INVADERS[state.wave] + (isStand(state) ? wavesOf(state).moreGnomes[state.wave] : 0)

/** MK-13.3 */
export function invasion(
  state: State,
  task: TodoOf<'invasion'>,
  chance: Chance,
  tell: Tell<Happening>,
): void {
  const clan = lookAtGate(state, task.card, EVERYONE, chance)
  const gnomes = invadersDue(state)
  state.swarm = clan
  tell({ what: 'gateRevealed', card: task.card + 1, clan: CLANS[clan], gnomes, reveals: true })
  callGnomes(state, clan, gnomes, -1, tell)
}

/** MK-13.4: one gnome after the other. */
export function invade(state: State, task: TodoOf<'invade'>, chance: Chance, tell: Tell<Happening>): void {
  if (task.left === 0) return
  if (state.pool === 0 && !since(state, 2)) {
    tell({ what: 'gnomesRunOut', clan: CLANS[task.clan], missing: task.left })
    return
  }
  const targets = easiest(state, task.clan)
  if (targets.length === 0) {
    tell({ what: 'gnomeTurnedBack', clan: CLANS[task.clan] })
    if (since(state, 2)) state.pool += task.left
    plunder(state, task.clan, task.left, tell)
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
    comeTo(state, cavern, task, chance, tell)
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
    comeTo(state, targets[0], task, chance, tell)
  }
}

export const leadGnome = {
  seats: (_state: State, task: TodoOf<'leadGnome'>): Seat[] => [task.seat],
  legal: (state: State, _seat: Seat, task: TodoOf<'leadGnome'>): Move[] =>
    task.to.map((cavern) => ({ do: 'lead', to: boardOf(state).names[cavern] })),
  check(state: State, _seat: Seat, move: Move, task: TodoOf<'leadGnome'>): Refused | undefined {
    if (move.do !== 'lead') return refuse('MK-13.6', 'notNow')
    const cavern = placeNamed(boardOf(state), move.to)
    if (cavern < 0) return refuse('MK-13.6', 'noSuchThing')
    return task.to.includes(cavern) ? undefined : refuse('MK-13.4', 'notAnOption', { at: move.to })
  },
  apply(
    state: State,
    _seat: Seat,
    move: Move,
    task: TodoOf<'leadGnome'>,
    chance: Chance,
    tell: Tell<Happening>,
  ): void {
    if (move.do !== 'lead') return
    state.agenda.pop()
    comeTo(state, placeNamed(boardOf(state), move.to), task, chance, tell)
  },
}

/** MK-13.7: into an empty cavern; MK-13.8: against trolls the gnome goes back to the pool and a troll falls. */
function comeTo(
  state: State,
  cavern: number,
  task: { fallen: boolean; breach: number },
  chance: Chance,
  tell: Tell<Happening>,
): void {
  if (allTrollsAt(state, cavern) === 0) {
    if (since(state, 2)) settleGnome(state, cavern)
    else placeGnome(state, cavern)
    tell({ what: 'gnomeInvaded', at: boardOf(state).names[cavern] })
    return
  }
  if (since(state, 2)) state.pool++ // MK-13.8
  // MK-13.11: from now on someone has fallen in this invasion. MK-12.8: in a breach that brings no honour.
  const next = state.agenda.pop() as TodoOf<'invade'>
  state.agenda.push({ ...next, fallen: true })
  const honour = task.breach >= 0 ? 0 : task.fallen ? OTHER_FALLEN : FIRST_FALLEN[state.wave]
  const seat = whoseFalls(state, cavern, chance)
  const units = mayFall(state, cavern, seat)
  if (units.length > 1) plan(state, { do: 'chooseFallen', seat, at: cavern, honour, breach: task.breach })
  else fall(state, seat, cavern, units[0], honour, task.breach, tell)
}

/** MK-13.9: chance among the owners, by their trolls there. */
function whoseFalls(state: State, cavern: number, chance: Chance): Seat {
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

export const chooseFallen = {
  seats: (_state: State, task: TodoOf<'chooseFallen'>): Seat[] => [task.seat],
  legal: (state: State, seat: Seat, task: TodoOf<'chooseFallen'>): Move[] =>
    mayFall(state, task.at, seat).map((unit) =>
      unit === PLAIN ? { do: 'fall' } : { do: 'fall', champion: componentsOf(state).champions[unit].name },
    ),
  check(state: State, seat: Seat, move: Move, task: TodoOf<'chooseFallen'>): Refused | undefined {
    if (move.do !== 'fall') return refuse('MK-13.9', 'notNow')
    if (move.champion === undefined)
      return mayFall(state, task.at, seat).includes(PLAIN) ? undefined : refuse('MK-13.9', 'noTrollThere')
    const champion = championNamed(componentsOf(state), move.champion)
    if (!figuresAt(state, task.at, seat).includes(champion)) return refuse('MK-13.9', 'noTrollThere')
    return mayFall(state, task.at, seat).includes(champion) ? undefined : refuse('MK-20.29', 'fallsLast')
  },
  apply(
    state: State,
    seat: Seat,
    move: Move,
    task: TodoOf<'chooseFallen'>,
    _chance: Chance,
    tell: Tell<Happening>,
  ): void {
    if (move.do !== 'fall') return
    state.agenda.pop()
    const unit = move.champion === undefined ? PLAIN : championNamed(componentsOf(state), move.champion)
    fall(state, seat, task.at, unit, task.honour, task.breach, tell)
  },
}

/** MK-13.10, MK-13.11 */
function fall(
  state: State,
  seat: Seat,
  cavern: number,
  unit: number,
  base: number,
  breach: number,
  tell: Tell<Happening>,
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

export const comeHome = {
  seats: (_state: State, task: TodoOf<'comeHome'>): Seat[] => [task.seat],
  legal: retreats,
  check: (state: State, seat: Seat, move: Move): Refused | undefined =>
    checkRetreat(state, seat, move, 'MK-13.10'),
  apply(
    state: State,
    seat: Seat,
    move: Move,
    task: TodoOf<'comeHome'>,
    _chance: Chance,
    tell: Tell<Happening>,
  ): void {
    if (move.do !== 'retreat') return
    state.agenda.pop()
    putFigure(state, seat, task.champion, placeNamed(boardOf(state), move.to))
    tell({ what: 'retreated', seat, to: move.to, trolls: 1 })
  },
}

/** MK-20.12: a claw brings the troll that fell to a lair. */
export const rescue = {
  seats: (state: State, task: TodoOf<'rescue'>): Seat[] =>
    readyClaw(state, task.seat, 'rescues') >= 0 ? [task.seat] : [],
  legal(state: State, seat: Seat): Move[] {
    const champion = componentsOf(state).champions[readyClaw(state, seat, 'rescues')].name
    const moves: Move[] = [{ do: 'pass' }]
    for (const lair of lairsOf(state, seat))
      moves.push({ do: 'claw', champion, at: boardOf(state).names[lair] })
    return moves
  },
  check(state: State, seat: Seat, move: Move): Refused | undefined {
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
  apply(
    state: State,
    seat: Seat,
    move: Move,
    _task: TodoOf<'rescue'>,
    _chance: Chance,
    tell: Tell<Happening>,
  ): void {
    state.agenda.pop()
    if (move.do !== 'claw') return
    useClaw(state, seat, championNamed(componentsOf(state), move.champion), tell)
    state.players[seat].reserve--
    addTrolls(state, placeNamed(boardOf(state), move.at), seat, 1)
    tell({ what: 'trollRescued', seat, to: move.at! })
  },
}
