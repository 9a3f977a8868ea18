import { plan } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { boardOf, championNamed, componentsOf, placeNamed } from './components.ts'
import { liftFigure, putFigure } from './figures.ts'
import type { Move } from './moves.ts'
import type { DecisionOf } from './now.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'
import { addTrolls, figuresAt, isOverrun, ownerOfLair, plainTrollsAt, trollsAt } from './status.ts'

// MK-12.12: the wheel moves trolls, of whomever, out of one cavern, one by one.

export const moveTrolls: DecisionOf<'moveTrolls'> = {
  seats: (_state, task) => (task.left > 0 ? [task.seat] : []),
  legal(state, _seat, task) {
    const board = boardOf(state)
    const moves: Move[] = [{ do: 'done' }]
    for (let from = 0; from < board.places; from++)
      if (task.from < 0 || task.from === from)
        for (let of = 0; of < state.players.length; of++)
          if (trollsAt(state, from, of) > 0) shiftsFrom(state, from, of, moves)
    return moves
  },
  check(state, _seat, move, task) {
    const board = boardOf(state)
    if (move.do === 'done') return undefined
    if (move.do !== 'shift') return refuse('MK-12.12', 'notNow')
    const from = placeNamed(board, move.from)
    const to = placeNamed(board, move.to)
    if (from < 0 || to < 0 || !Number.isInteger(move.of) || state.players[move.of] === undefined)
      return refuse('MK-12.12', 'noSuchThing')
    if (task.from >= 0 && from !== task.from) return refuse('MK-12.12', 'otherCavern', { at: move.from })
    if (!board.adjacent[from].includes(to)) return refuse('MK-12.12', 'notAdjacent', { at: move.to })
    if (isOverrun(state, to)) return refuse('MK-12.12', 'gnomesThere', { at: move.to })
    if (to >= board.caverns && ownerOfLair(state, to) !== move.of)
      return refuse('MK-6.6', 'foreignLair', { at: move.to })
    const there =
      move.champion === undefined
        ? plainTrollsAt(state, from, move.of) > 0
        : figuresAt(state, from, move.of).includes(championNamed(componentsOf(state), move.champion))
    return there ? undefined : refuse('MK-12.12', 'noTrollThere', { at: move.from })
  },
  apply({ state, tell }, seat, move, task) {
    const board = boardOf(state)
    state.agenda.pop()
    if (move.do !== 'shift') return
    const from = placeNamed(board, move.from)
    const to = placeNamed(board, move.to)
    if (move.champion === undefined) {
      addTrolls(state, from, move.of, -1)
      addTrolls(state, to, move.of, 1)
    } else {
      const champion = championNamed(componentsOf(state), move.champion)
      liftFigure(state, move.of, champion)
      putFigure(state, move.of, champion, to)
    }
    tell({ what: 'trollShifted', seat, of: move.of, from: move.from, to: move.to })
    plan(state, { ...task, from, left: task.left - 1 })
  },
}

/** Where a unit of `of` may be put from a place. */
export function shiftTargets(state: State, from: number, of: Seat): number[] {
  const board = boardOf(state)
  return board.adjacent[from].filter((to) =>
    to < board.caverns ? !isOverrun(state, to) : ownerOfLair(state, to) === of,
  )
}

function shiftsFrom(state: State, from: number, of: Seat, moves: Move[]): void {
  const { names } = boardOf(state)
  const { champions } = componentsOf(state)
  const figures = figuresAt(state, from, of)
  const plain = plainTrollsAt(state, from, of) > 0
  for (const to of shiftTargets(state, from, of)) {
    if (plain) moves.push({ do: 'shift', from: names[from], to: names[to], of })
    for (const champion of figures)
      moves.push({ do: 'shift', from: names[from], to: names[to], of, champion: champions[champion].name })
  }
}
