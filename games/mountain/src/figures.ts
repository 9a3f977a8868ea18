import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { boardOf, championNamed, componentsOf, placeNamed } from './components.ts'
import type { DecisionOf } from './now.ts'
import { refuse } from './refusal.ts'
import type { State, TaskOf } from './state.ts'
import { addTrolls, dominates } from './status.ts'
import { BASES } from './vocabulary.ts'

// MK-14.5: a champion's figure enters the board. A seat has five bases.

export function enterBoard(state: State, seat: Seat, champion: number): void {
  const posted = state.players[seat].champions.filter((c) => state.figures[c] >= 0).length
  if (posted < BASES) plan(state, { do: 'post', seat, champion, among: [] })
  else plan(state, { do: 'retire', seat, champion })
}

export const post: DecisionOf<'post'> = {
  seats: seatOf,
  legal: (state, seat, task) =>
    postsOf(state, seat, task).map((place) => ({ do: 'post', at: boardOf(state).names[place] })),
  check(state, seat, move, task) {
    const rule = task.among.length > 0 ? 'MK-2.12' : 'MK-14.5'
    if (move.do !== 'post') return refuse(rule, 'notNow')
    const place = placeNamed(boardOf(state), move.at)
    if (place < 0) return refuse(rule, 'noSuchThing')
    if (postsOf(state, seat, task).includes(place)) return undefined
    return refuse(rule, task.among.length > 0 ? 'notAnOption' : 'notDominated', { at: move.at })
  },
  apply({ state, tell }, seat, move, task) {
    if (move.do !== 'post') return
    state.agenda.pop()
    const place = placeNamed(boardOf(state), move.at)
    putFigure(state, seat, task.champion, place)
    tell({
      what: 'figurePosted',
      seat,
      champion: componentsOf(state).champions[task.champion].name,
      at: move.at,
    })
  },
}

/** MK-2.12 among the caverns of the first trolls; MK-14.5 wherever the seat dominates. */
function postsOf(state: State, seat: Seat, task: TaskOf<'post'>): number[] {
  if (task.among.length > 0) return task.among.slice()
  const places: number[] = []
  for (let place = 0; place < boardOf(state).places; place++)
    if (dominates(state, place, seat)) places.push(place)
  return places
}

export const retire: DecisionOf<'retire'> = {
  seats: seatOf,
  legal: (state, seat, task) =>
    retirable(state, seat, task).map((champion) => ({
      do: 'retire',
      champion: componentsOf(state).champions[champion].name,
    })),
  check(state, seat, move, task) {
    if (move.do !== 'retire') return refuse('MK-14.5', 'notNow')
    const champion = championNamed(componentsOf(state), move.champion)
    return retirable(state, seat, task).includes(champion) ? undefined : refuse('MK-14.5', 'notAnOption')
  },
  apply({ state, tell }, seat, move, task) {
    if (move.do !== 'retire') return
    state.agenda.pop()
    const champion = championNamed(componentsOf(state), move.champion)
    if (champion !== task.champion) {
      liftFigure(state, seat, champion)
      plan(state, { do: 'post', seat, champion: task.champion, among: [] })
    }
    tell({ what: 'figureRetired', seat, champion: move.champion })
  },
}

function retirable(state: State, seat: Seat, task: TaskOf<'retire'>): number[] {
  const posted = state.players[seat].champions.filter((champion) => state.figures[champion] >= 0)
  return [...posted, task.champion]
}

export function putFigure(state: State, seat: Seat, champion: number, place: number): void {
  state.figures[champion] = place
  addTrolls(state, place, seat, 1)
}

export function liftFigure(state: State, seat: Seat, champion: number): void {
  addTrolls(state, state.figures[champion], seat, -1)
  state.figures[champion] = -1
}

/** The two lairs of a seat. */
export function lairsOf(state: State, seat: Seat): number[] {
  const { caverns } = boardOf(state)
  return state.lairs.flatMap((owner, i) => (owner === seat ? [caverns + i] : []))
}
