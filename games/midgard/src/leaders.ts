import type { Decision } from '@meadhall/kernel/agenda'
import { no } from './refusal.ts'
import type { Happening, Move, State, Task } from './state.ts'
import { LEADERS } from './vocabulary.ts'

type Choose = Extract<Task, { do: 'chooseLeader' }>

/** CM-2.5 */
export const chooseLeader: Decision<State, Choose, Move, Happening> = {
  seats: (_state, task) => [task.seat],

  legal: (state) =>
    LEADERS.filter((_, id) => !isTaken(state, id)).map((leader) => ({ do: 'chooseLeader', leader })),

  check(state, _seat, move) {
    if (move.do !== 'chooseLeader') return no('CM-2.5', 'notNow')
    const id = LEADERS.indexOf(move.leader)
    if (id < 0) return no('CM-2.5', 'notThere')
    return isTaken(state, id) ? no('CM-2.5', 'leaderTaken', { leader: move.leader }) : undefined
  },

  apply(state, seat, move, _task, _chance, tell) {
    if (move.do !== 'chooseLeader') return
    state.agenda.pop()
    state.players[seat].leader = LEADERS.indexOf(move.leader)
    tell({ what: 'leaderChosen', seat, leader: move.leader })
  },
}

function isTaken(state: State, leader: number): boolean {
  return state.players.some((player) => player.leader === leader)
}
