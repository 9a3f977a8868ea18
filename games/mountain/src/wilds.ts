import { wildsOf } from './ancestry.ts'
import { cellName, ownCell } from './cells.ts'
import { componentsOf } from './components.ts'
import type { Move } from './moves.ts'
import type { DecisionOf } from './now.ts'
import { refuse } from './refusal.ts'
import { COVERED, isCovered, symbolOf, WILD } from './vocabulary.ts'

// MK-4.2: wilds for supplies, in turn order.

export const pairWilds: DecisionOf<'pairWilds'> = {
  seats: (state, task) =>
    state.players[task.seat].supplies < componentsOf(state).rows.supplies.most &&
    wildsOf(state.players[task.seat]).length >= 2
      ? [task.seat]
      : [],
  legal(state, seat) {
    const wilds = wildsOf(state.players[seat])
    const moves: Move[] = [{ do: 'done' }]
    for (let i = 0; i < wilds.length; i++)
      for (let j = i + 1; j < wilds.length; j++)
        moves.push({ do: 'pair', cells: [cellName(state, seat, wilds[i]), cellName(state, seat, wilds[j])] })
    return moves
  },
  /** The best supplies come from the wilds that lie first; which pair hardly matters. */
  shaped(state, seat) {
    const wilds = wildsOf(state.players[seat])
    return [
      { do: 'done' },
      { do: 'pair', cells: [cellName(state, seat, wilds[0]), cellName(state, seat, wilds[1])] },
    ]
  },
  check(state, seat, move) {
    if (move.do === 'done') return undefined
    if (move.do !== 'pair') return refuse('MK-4.2', 'notNow')
    if (!Array.isArray(move.cells) || move.cells.length !== 2) return refuse('MK-4.2', 'nothingChosen')
    const { cells } = state.players[seat]
    const pair = move.cells.map((name) => ownCell(state, seat, name))
    for (const cell of pair) {
      if (cell < 0) return refuse('MK-4.2', 'noSuchThing')
      if (symbolOf(cells[cell]) !== WILD) return refuse('MK-4.2', 'notWild')
      if (isCovered(cells[cell])) return refuse('MK-4.2', 'alreadyCovered')
    }
    return pair[0] === pair[1] ? refuse('MK-4.2', 'alreadyCovered') : undefined
  },
  apply({ state, tell }, seat, move) {
    if (move.do === 'done') state.agenda.pop()
    if (move.do !== 'pair') return
    const player = state.players[seat]
    for (const name of move.cells) player.cells[ownCell(state, seat, name)] |= COVERED
    player.supplies++
    tell({ what: 'wildsPaired', seat, supplies: player.supplies })
  },
}
