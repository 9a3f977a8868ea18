import { plan, seatOf } from '@meadhall/kernel/agenda'
import { isRecord } from '@meadhall/kernel/plain'
import type { Seat } from '@meadhall/kernel/rules'
import { attack } from './attack.ts'
import { boardOf, championNamed, componentsOf, placeNamed } from './components.ts'
import { liftFigure, putFigure } from './figures.ts'
import type { ActedAbility, Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { targetsOf, walks, waysTo } from './reach.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { State, TaskOf } from './state.ts'
import { addTrolls, isOverrun, ownerOfLair, plainTrollsAt } from './status.ts'
import { checkSurge, STRONG, surge, surgeMoves } from './turn.ts'

// MK-7: advance.

/** Who is to move: plain trolls by place (place, trolls, …) and figures. */
interface March {
  readonly from: readonly number[]
  readonly figures: readonly number[]
}

/** MK-7.1: how many count against the strength, and how many may. */
function costs(state: State, march: March): number {
  const { champions } = componentsOf(state)
  let cost = march.figures.length
  for (let i = 1; i < march.from.length; i += 2) cost += march.from[i]
  for (const champion of march.figures) {
    const { ability } = champions[champion]
    if (ability.is !== 'marches') continue
    if (ability.how === 'free') cost-- // MK-20.5
    if (ability.how === 'withEscort' && hasCompany(state, march, champion)) cost-- // MK-20.23
  }
  return cost
}

function hasCompany(state: State, march: March, champion: number): boolean {
  const place = state.figures[champion]
  for (let i = 0; i < march.from.length; i += 2)
    if (march.from[i] === place && march.from[i + 1] > 0) return true
  return march.figures.some((other) => other !== champion && state.figures[other] === place)
}

function mayMove(state: State, task: TaskOf<'advance'>, march: March): number {
  let most = task.strength
  if (task.force === STRONG)
    for (const champion of march.figures) {
      const { ability } = componentsOf(state).champions[champion]
      if (ability.is === 'charges') most += ability.bonus // MK-20.10
    }
  return most
}

export const fits = (state: State, task: TaskOf<'advance'>, march: March): boolean =>
  costs(state, march) <= mayMove(state, task, march)

/** The march with one more plain troll from a place, or one more figure. */
export function withOneMore(march: March, place: number, champion: number): March {
  if (champion >= 0) return { from: march.from, figures: [...march.figures, champion] }
  const from = march.from.slice()
  let i = 0
  while (i < from.length && from[i] !== place) i += 2
  if (i < from.length) from[i + 1]++
  else from.push(place, 1)
  return { from, figures: march.figures }
}

export function sentFrom(march: March, place: number): number {
  for (let i = 0; i < march.from.length; i += 2) if (march.from[i] === place) return march.from[i + 1]
  return 0
}

export const advance: DecisionOf<'advance'> = {
  seats: seatOf,

  legal(state, seat, task) {
    const board = boardOf(state)
    if (task.to < 0) {
      const moves: Move[] = targetsOf(state, seat).map((to) => ({ do: 'advance', to: board.names[to] }))
      moves.push({ do: 'pass' }, ...surgeMoves(state, seat, task))
      return moves
    }
    const moves: Move[] = []
    const { plain, figures } = waysTo(state, seat, task.to)
    for (const place of plain)
      if (
        sentFrom(task, place) < plainTrollsAt(state, place, seat) &&
        fits(state, task, withOneMore(task, place, -1))
      )
        moves.push({ do: 'send', from: board.names[place] })
    for (const champion of figures)
      if (!task.figures.includes(champion) && fits(state, task, withOneMore(task, -1, champion)))
        moves.push({
          do: 'send',
          from: board.names[state.figures[champion]],
          champion: componentsOf(state).champions[champion].name,
        })
    if (task.from.length > 0 || task.figures.length > 0) moves.push({ do: 'done' })
    return moves
  },

  check(state, seat, move, task) {
    switch (move.do) {
      case 'claw':
        return task.to < 0 ? checkSurge(state, seat, move, task) : refuse('MK-19.1', 'notNow')
      case 'pass':
        return task.to < 0 ? undefined : refuse('MK-7.2', 'notNow')
      case 'advance':
        return checkAdvance(state, seat, move, task)
      case 'send':
        return checkSend(state, seat, move, task)
      case 'done':
        return task.from.length > 0 || task.figures.length > 0 ? undefined : refuse('MK-7.1', 'nothingChosen')
      default:
        return refuse('MK-7.1', 'notNow')
    }
  },

  apply(now, seat, move, task) {
    const { state } = now
    const board = boardOf(state)
    switch (move.do) {
      case 'claw':
        surge(now, move, task)
        return
      case 'advance': {
        const to = placeNamed(board, move.to)
        state.agenda.pop()
        if (move.from === undefined && move.champions === undefined) plan(state, { ...task, to })
        else march(now, seat, { ...task, ...readMarch(state, move), to })
        return
      }
      case 'send': {
        state.agenda.pop()
        const champion = move.champion === undefined ? -1 : championNamed(componentsOf(state), move.champion)
        plan(state, { ...task, ...withOneMore(task, placeNamed(board, move.from), champion) })
        return
      }
      case 'done':
        state.agenda.pop()
        march(now, seat, task)
        return
      default:
        state.agenda.pop()
    }
  },
}

export function readMarch(state: State, move: Extract<Move, { do: 'advance' }>): March {
  const from: number[] = []
  for (const [name, trolls] of Object.entries(move.from ?? {}))
    from.push(placeNamed(boardOf(state), name), trolls)
  return {
    from,
    figures: (move.champions ?? []).map((name) => championNamed(componentsOf(state), name)),
  }
}

function checkAdvance(
  state: State,
  seat: Seat,
  move: Extract<Move, { do: 'advance' }>,
  task: TaskOf<'advance'>,
): Refusal | undefined {
  const board = boardOf(state)
  if (task.to >= 0) return refuse('MK-7.2', 'notNow')
  const to = placeNamed(board, move.to)
  if (to < 0) return refuse('MK-7.1', 'noSuchThing')
  if (to >= board.caverns && ownerOfLair(state, to) !== seat)
    return refuse('MK-6.6', 'foreignLair', { at: move.to })
  const ways = waysTo(state, seat, to)
  if (ways.plain.length === 0 && ways.figures.length === 0) return refuse('MK-7.3', 'noWay', { at: move.to })
  if (move.from === undefined && move.champions === undefined) return undefined

  if (move.from !== undefined && !isRecord(move.from)) return refuse('MK-7.1', 'noSuchThing')
  if (move.champions !== undefined && !Array.isArray(move.champions)) return refuse('MK-7.1', 'noSuchThing')
  const sent = readMarch(state, move)
  for (let i = 0; i < sent.from.length; i += 2) {
    const [place, trolls] = [sent.from[i], sent.from[i + 1]]
    if (place < 0 || !Number.isInteger(trolls) || trolls < 1) return refuse('MK-7.1', 'noSuchThing')
    if (plainTrollsAt(state, place, seat) < trolls)
      return refuse('MK-7.1', 'noTrollThere', { at: board.names[place] })
    if (!ways.plain.includes(place)) return refuse('MK-7.3', 'noWay', { at: board.names[place] })
  }
  for (let i = 0; i < sent.figures.length; i++) {
    const champion = sent.figures[i]
    if (!state.players[seat].champions.includes(champion) || state.figures[champion] < 0)
      return refuse('MK-7.1', 'notYours')
    if (sent.figures.indexOf(champion) < i) return refuse('MK-7.1', 'noTrollThere')
    if (!ways.figures.includes(champion)) return refuse('MK-7.3', 'noWay')
  }
  if (sent.from.length === 0 && sent.figures.length === 0) return refuse('MK-7.1', 'nothingChosen')
  return fits(state, task, sent) ? undefined : refuse('MK-7.1', 'tooMuch')
}

function checkSend(
  state: State,
  seat: Seat,
  move: Extract<Move, { do: 'send' }>,
  task: TaskOf<'advance'>,
): Refusal | undefined {
  if (task.to < 0) return refuse('MK-7.1', 'noTarget')
  const place = placeNamed(boardOf(state), move.from)
  if (place < 0) return refuse('MK-7.1', 'noSuchThing')
  const ways = waysTo(state, seat, task.to)
  let champion = -1
  if (move.champion !== undefined) {
    champion = championNamed(componentsOf(state), move.champion)
    if (!state.players[seat].champions.includes(champion)) return refuse('MK-7.1', 'notYours')
    if (state.figures[champion] !== place || task.figures.includes(champion))
      return refuse('MK-7.1', 'noTrollThere', { at: move.from })
    if (!ways.figures.includes(champion)) return refuse('MK-7.3', 'noWay', { at: move.from })
  } else {
    if (sentFrom(task, place) >= plainTrollsAt(state, place, seat))
      return refuse('MK-7.1', 'noTrollThere', { at: move.from })
    if (!ways.plain.includes(place)) return refuse('MK-7.3', 'noWay', { at: move.from })
  }
  return fits(state, task, withOneMore(task, place, champion)) ? undefined : refuse('MK-7.1', 'tooMuch')
}

/** Who marches stands at the goal; how many they are. */
export function moveTo(state: State, seat: Seat, to: number, { from, figures }: March): number {
  let trolls = figures.length
  for (let i = 0; i < from.length; i += 2) {
    addTrolls(state, from[i], seat, -from[i + 1])
    addTrolls(state, to, seat, from[i + 1])
    trolls += from[i + 1]
  }
  for (const champion of figures) {
    liftFigure(state, seat, champion)
    putFigure(state, seat, champion, to)
  }
  return trolls
}

/** The champions without whom this march would be too strong or too far. */
function helpers(
  state: State,
  seat: Seat,
  task: TaskOf<'advance'>,
): (readonly [champion: number, ability: ActedAbility, n: number])[] {
  const { champions } = componentsOf(state)
  const helped: [number, ActedAbility, number][] = []
  let trolls = task.figures.length
  for (let i = 1; i < task.from.length; i += 2) trolls += task.from[i]
  const tooMany = trolls > task.strength
  for (const champion of task.figures) {
    const { ability } = champions[champion]
    if (ability.is === 'charges' && task.force === STRONG && tooMany)
      helped.push([champion, 'charges', ability.bonus])
    if (ability.is !== 'marches') continue
    const saves =
      ability.how === 'free' || (ability.how === 'withEscort' && hasCompany(state, task, champion))
    if (saves && tooMany) helped.push([champion, 'marches', 1])
    if (ability.how === 'untrolled' && !walks(state, seat, state.figures[champion], task.to))
      helped.push([champion, 'untrolled', 1])
  }
  // MK-20.25: it helps from where it stands, whether it marches or not.
  for (const champion of state.players[seat].champions) {
    const { ability } = champions[champion]
    if (ability.is !== 'marches' || ability.how !== 'acrossDomain' || state.figures[champion] < 0) continue
    if (task.from.some((place, i) => i % 2 === 0 && !walks(state, seat, place, task.to)))
      helped.push([champion, 'acrossDomain', 1])
  }
  return helped
}

/** All move at the same time; what they find there decides whether it is an attack. */
function march(now: Now, seat: Seat, task: TaskOf<'advance'>): void {
  const { state, tell } = now
  const { champions } = componentsOf(state)
  const helped = helpers(state, seat, task)
  const trolls = moveTo(state, seat, task.to, task)
  tell({ what: 'advanced', seat, to: boardOf(state).names[task.to], trolls })
  for (const [champion, ability, n] of helped)
    tell({ what: 'abilityActed', seat, champion: champions[champion].name, ability, n })
  // MK-20.2: once the action and its claims are done.
  const follower = task.figures.find((champion) => {
    const { ability } = champions[champion]
    return ability.is === 'marches' && ability.how === 'thenWeakAction'
  })
  if (task.force === STRONG && follower !== undefined) {
    tell({ what: 'abilityActed', seat, champion: champions[follower].name, ability: 'followsUp', n: 1 })
    state.agenda.splice(-1, 0, { do: 'turn', seat, part: 'bonus', cells: [], bridge: -1 })
  }
  if (isOverrun(state, task.to)) attack(now, seat, task.to)
}
