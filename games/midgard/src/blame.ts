import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import type { TaskOf } from './state.ts'
import { BLAME } from './vocabulary.ts'

/** CM-8.4: with one other player there is nothing to choose. */
export function passBlame(now: Now, { seat }: TaskOf<'passBlame'>): void {
  const { state } = now
  if (state.table.edition === 'newest' && state.players.length === 2) blame(now, seat, 1 - seat, true)
  else plan(state, { do: 'chooseBlamed', seat })
}

function blame({ state, tell }: Now, seat: Seat, other: Seat | null, discard: boolean): void {
  if (discard && state.players[seat].stores[BLAME] > 0) {
    state.players[seat].stores[BLAME]--
    tell({ what: 'discardedBlame', seat })
  }
  if (other === null) return
  state.players[other].stores[BLAME]++
  tell({ what: 'blamed', seat: other, by: seat })
}

/** CM-8.4; CM-16.10: in the first edition both halves are optional. */
export const chooseBlamed: DecisionOf<'chooseBlamed'> = {
  seats: seatOf,

  legal(state, seat) {
    const optional = state.table.edition === 'first'
    const moves: Move[] = []
    const discards = optional && state.players[seat].stores[BLAME] > 0 ? [true, false] : [!optional]
    for (const discard of discards) {
      state.players.forEach((_, player) => {
        if (player !== seat) moves.push({ do: 'blame', player, discard })
      })
      if (optional) moves.push({ do: 'blame', player: null, discard })
    }
    return moves
  },

  check(state, seat, move) {
    const optional = state.table.edition === 'first'
    const rule = optional ? 'CM-16.10' : 'CM-8.4'
    if (move.do !== 'blame') return refuse(rule, 'notNow')
    if (move.player === null) {
      if (!optional) return refuse(rule, 'mustBlame')
    } else if (!Number.isInteger(move.player) || move.player === seat || !state.players[move.player])
      return refuse(rule, 'choosePlayer')
    if (typeof move.discard !== 'boolean') return refuse(rule, 'notNow')
    if (!optional) return move.discard ? undefined : refuse(rule, 'mustBlame')
    return move.discard && state.players[seat].stores[BLAME] === 0
      ? refuse(rule, 'noneLeft', { what: 'blame' })
      : undefined
  },

  apply(now, seat, move) {
    const { state } = now
    if (move.do !== 'blame') return
    state.agenda.pop()
    blame(now, seat, move.player, move.discard)
  },
}
