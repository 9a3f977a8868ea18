import { seatOf } from '@meadhall/kernel/agenda'
import type { DecisionOf } from './now.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'
import { LEADERS } from './vocabulary.ts'

/** CM-2.5 */
export const chooseLeader: DecisionOf<'chooseLeader'> = {
  seats: seatOf,

  legal: (state) =>
    LEADERS.filter((_, id) => !isTaken(state, id)).map((leader) => ({ do: 'chooseLeader', leader })),

  check(state, _seat, move) {
    if (move.do !== 'chooseLeader') return refuse('CM-2.5', 'notNow')
    const id = LEADERS.indexOf(move.leader)
    if (id < 0) return refuse('CM-2.5', 'notThere')
    return isTaken(state, id) ? refuse('CM-2.5', 'leaderTaken', { leader: move.leader }) : undefined
  },

  apply({ state, tell }, seat, move) {
    if (move.do !== 'chooseLeader') return
    state.agenda.pop()
    state.players[seat].leader = LEADERS.indexOf(move.leader)
    tell({ what: 'leaderChosen', seat, leader: move.leader })
  },
}

function isTaken(state: State, leader: number): boolean {
  return state.players.some((player) => player.leader === leader)
}
