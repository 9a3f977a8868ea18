import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import type { Loss, Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { isCounts, refuse, sum } from './refusal.ts'
import { shapeLosing } from './shape.ts'
import type { State, TaskOf } from './state.ts'
import { crewOf, inPlan } from './targets.ts'
import { WARRIORS } from './vocabulary.ts'
import { choices } from './warriors.ts'

/** Takes warriors from a target; asks the owner which where that is a real choice (CM-9.7, CM-8.10, CM-12). */
export function loseWarriors(now: Now, seat: Seat, target: number, count: number, how: Loss): void {
  const { state } = now
  const crew = crewOf(state, seat, target)
  const lost = Math.min(count, sum(crew))
  if (lost === 0) return
  const ways = choices(crew, lost)
  if (ways.length === 1) removeWarriors(now, seat, target, ways[0], how)
  else plan(state, { do: 'chooseFallen', seat, target, count: lost, how })
}

/** CM-1.2: lost dice go back to the supply. */
export function removeWarriors(
  { state, tell }: Now,
  seat: Seat,
  target: number,
  dice: readonly number[],
  how: Loss,
): void {
  for (let kind = 0; kind < 3; kind++) {
    if (dice[kind] === 0) continue
    state.players[seat].plan[inPlan(target, kind)] -= dice[kind]
    state.supply[kind] += dice[kind]
    tell({ what: how, seat, warrior: WARRIORS[kind], amount: dice[kind] })
  }
}

const LOSS_RULE = { fell: 'CM-9.7', starved: 'CM-8.10', forbidden: 'CM-9.13', lostAtSea: 'CM-8.7' } as const

type Fallen = TaskOf<'chooseFallen'>

function waysToFall(state: State, seat: Seat, { target, count }: Fallen): Extract<Move, { do: 'fall' }>[] {
  return choices(crewOf(state, seat, target), count).map((dice) => ({ do: 'fall', dice }))
}

export const chooseFallen: DecisionOf<'chooseFallen'> = {
  seats: seatOf,

  legal: waysToFall,

  shaped: (state, seat, task) => shapeLosing(waysToFall(state, seat, task), state, seat),

  check(state, seat, move, { target, count, how }) {
    if (move.do !== 'fall') return refuse(LOSS_RULE[how], 'notNow')
    if (!isCounts(move.dice, 3) || sum(move.dice) !== count)
      return refuse(LOSS_RULE[how], 'wrongNumber', { amount: count })
    const crew = crewOf(state, seat, target)
    return move.dice.some((dice, kind) => dice > crew[kind])
      ? refuse(LOSS_RULE[how], 'notAmongThem')
      : undefined
  },

  apply(now, seat, move, { target, how }) {
    const { state } = now
    if (move.do !== 'fall') return
    state.agenda.pop()
    removeWarriors(now, seat, target, move.dice, how)
  },
}
