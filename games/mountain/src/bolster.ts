import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { boardOf, championNamed, componentsOf, placeNamed } from './components.ts'
import { liftFigure, putFigure } from './figures.ts'
import type { Move } from './moves.ts'
import type { DecisionOf } from './now.ts'
import { refuse } from './refusal.ts'
import type { State, TaskOf } from './state.ts'
import { addTrolls, controller, dominates, figuresAt, plainTrollsAt, trollsAt } from './status.ts'
import { checkSurge, surge, surgeMoves } from './turn.ts'

// MK-10: bolster.

/** The strength with which a place may be bolstered; 0 where it may not. */
export function bolsterStrength(state: State, seat: Seat, task: TaskOf<'bolster'>, place: number): number {
  const own = trollsAt(state, place, seat)
  let may = task.where === 'trolled' && own > 0 // MK-20.31
  let bonus = 0
  if (own > 0)
    for (const champion of figuresAt(state, place, seat)) {
      const { ability } = componentsOf(state).champions[champion]
      if (ability.is !== 'rallies') continue
      // MK-20.3, MK-20.18
      if (ability.where === 'trolled' || controller(state, place) === seat) {
        may = true
        bonus += ability.bonus
      }
    }
  return may || dominates(state, place, seat) ? task.strength + bonus : 0
}

/** The champions without whom so many trolls could not come here. */
function ralliers(
  state: State,
  seat: Seat,
  task: TaskOf<'bolster'>,
  place: number,
  trolls: number,
): { name: string; bonus: number }[] {
  if (trolls <= task.strength && (task.where === 'trolled' || dominates(state, place, seat))) return []
  return figuresAt(state, place, seat).flatMap((champion) => {
    const { ability, name } = componentsOf(state).champions[champion]
    if (ability.is !== 'rallies') return []
    const may = ability.where === 'trolled' || controller(state, place) === seat
    return may ? [{ name, bonus: ability.bonus }] : []
  })
}

/** MK-10.1: as many as the strength allows, and as the reserve has. */
export const mostTrolls = (state: State, seat: Seat, strength: number): number =>
  Math.min(strength, state.players[seat].reserve)

export const bolster: DecisionOf<'bolster'> = {
  seats: seatOf,

  legal(state, seat, task) {
    const board = boardOf(state)
    const moves: Move[] = []
    for (let place = 0; place < board.places; place++) {
      const strength = bolsterStrength(state, seat, task, place)
      if (strength === 0) continue
      const most = mostTrolls(state, seat, strength)
      if (most === 0) moves.push({ do: 'bolster', at: board.names[place] })
      for (let trolls = most; trolls > 0; trolls--)
        moves.push({ do: 'bolster', at: board.names[place], trolls })
    }
    moves.push({ do: 'pass' }, ...surgeMoves(state, seat, task))
    return moves
  },

  check(state, seat, move, task) {
    if (move.do === 'pass') return undefined
    if (move.do === 'claw') return checkSurge(state, seat, move, task)
    if (move.do !== 'bolster') return refuse('MK-10.1', 'notNow')
    const place = placeNamed(boardOf(state), move.at)
    if (place < 0) return refuse('MK-10.1', 'noSuchThing')
    const strength = bolsterStrength(state, seat, task, place)
    if (strength === 0) return refuse('MK-10.1', 'notDominated', { at: move.at })
    if (move.trolls === undefined) return undefined
    const most = mostTrolls(state, seat, strength)
    return Number.isInteger(move.trolls) && move.trolls >= 1 && move.trolls <= most
      ? undefined
      : refuse('MK-10.1', 'tooMuch')
  },

  apply(now, seat, move, task) {
    const { state, tell } = now
    if (move.do === 'claw') {
      surge(now, move, task)
      return
    }
    state.agenda.pop()
    if (move.do !== 'bolster') return
    const at = placeNamed(boardOf(state), move.at)
    const player = state.players[seat]
    const strength = bolsterStrength(state, seat, task, at)
    const trolls = move.trolls ?? mostTrolls(state, seat, strength)
    const rallied = ralliers(state, seat, task, at, trolls)
    player.reserve -= trolls
    addTrolls(state, at, seat, trolls)
    tell({ what: 'bolstered', seat, at: move.at, trolls })
    for (const { name, bonus } of rallied)
      tell({ what: 'abilityActed', seat, champion: name, ability: 'rallies', n: bonus })
    if (player.reserve === 0 && strength > trolls)
      plan(state, { do: 'summon', seat, at, left: strength - trolls })
  },
}

/** MK-10.2: with an empty reserve, trolls from anywhere. */
export const summon: DecisionOf<'summon'> = {
  seats: (state, task) => (task.left > 0 && summonable(state, task.seat, task).length > 0 ? [task.seat] : []),
  legal: (state, seat, task) => [{ do: 'done' }, ...summonable(state, seat, task)],
  check(state, seat, move, task) {
    if (move.do === 'done') return undefined
    if (move.do !== 'summon') return refuse('MK-10.2', 'notNow')
    const from = placeNamed(boardOf(state), move.from)
    if (from < 0) return refuse('MK-10.2', 'noSuchThing')
    if (from === task.at) return refuse('MK-10.2', 'alreadyThere', { at: move.from })
    const there =
      move.champion === undefined
        ? plainTrollsAt(state, from, seat) > 0
        : figuresAt(state, from, seat).includes(championNamed(componentsOf(state), move.champion))
    return there ? undefined : refuse('MK-10.2', 'noTrollThere', { at: move.from })
  },
  apply({ state, tell }, seat, move, task) {
    const board = boardOf(state)
    state.agenda.pop()
    if (move.do !== 'summon') return
    if (move.champion === undefined) {
      addTrolls(state, placeNamed(board, move.from), seat, -1)
      addTrolls(state, task.at, seat, 1)
    } else {
      const champion = championNamed(componentsOf(state), move.champion)
      liftFigure(state, seat, champion)
      putFigure(state, seat, champion, task.at)
    }
    tell({ what: 'summoned', seat, from: move.from, to: board.names[task.at] })
    plan(state, { ...task, left: task.left - 1 })
  },
}

function summonable(state: State, seat: Seat, task: TaskOf<'summon'>): Move[] {
  const board = boardOf(state)
  const { champions } = componentsOf(state)
  const moves: Move[] = []
  for (let from = 0; from < board.places; from++) {
    if (from === task.at || trollsAt(state, from, seat) === 0) continue
    if (plainTrollsAt(state, from, seat) > 0) moves.push({ do: 'summon', from: board.names[from] })
    for (const champion of figuresAt(state, from, seat))
      moves.push({ do: 'summon', from: board.names[from], champion: champions[champion].name })
  }
  return moves
}
