import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { isCounts, refuse, sum } from './refusal.ts'
import { shapeKeeping } from './shape.ts'
import { type State, type TaskOf, warriorsInAll } from './state.ts'
import { LONGHOUSE, WARRIORS } from './vocabulary.ts'

/** CM-1.2, CM-1.4: takes dice from the supply, as many as are there and fit; asks which where they differ. */
export function gainWarriors(now: Now, seat: Seat, wanted: readonly number[]): void {
  const { state } = now
  const { supply } = state
  const there = [0, 1, 2].map((kind) => Math.min(wanted[kind], supply[kind]))
  const room = LONGHOUSE - warriorsInAll(state.players[seat])
  const kinds = there.filter((count) => count > 0).length
  if (sum(there) <= room) keep(now, seat, there)
  else if (room === 0 || kinds === 1) {
    const kept = there.map((count) => Math.min(count, room))
    keep(now, seat, kept)
    turnAway(now, seat, there, kept)
  } else plan(state, { do: 'keepWarriors', seat, dice: there })
}

function keep({ state, tell }: Now, seat: Seat, dice: readonly number[]): void {
  for (let kind = 0; kind < 3; kind++) {
    if (dice[kind] === 0) continue
    state.supply[kind] -= dice[kind]
    state.players[seat].warriors[kind] += dice[kind]
    tell({ what: 'gainedWarriors', seat, warrior: WARRIORS[kind], amount: dice[kind] })
  }
}

function turnAway({ tell }: Now, seat: Seat, there: readonly number[], kept: readonly number[]): void {
  for (let kind = 0; kind < 3; kind++)
    if (there[kind] > kept[kind])
      tell({ what: 'warriorsTurnedAway', seat, warrior: WARRIORS[kind], amount: there[kind] - kept[kind] })
}

type Keep = TaskOf<'keepWarriors'>

function waysToKeep(state: State, seat: Seat, { dice }: Keep): Extract<Move, { do: 'keepWarriors' }>[] {
  const room = LONGHOUSE - warriorsInAll(state.players[seat])
  return choices(dice, room).map((kept) => ({ do: 'keepWarriors', dice: kept }))
}

/** CM-1.4: the owner chooses which of the new dice move in. */
export const keepWarriors: DecisionOf<'keepWarriors'> = {
  seats: seatOf,

  legal: waysToKeep,

  shaped: (state, seat, task) => shapeKeeping(waysToKeep(state, seat, task), state, seat),

  check(state, seat, move, task) {
    if (move.do !== 'keepWarriors') return refuse('CM-1.4', 'notNow')
    const room = LONGHOUSE - warriorsInAll(state.players[seat])
    if (!isCounts(move.dice, 3) || sum(move.dice) !== room)
      return refuse('CM-1.4', 'wrongNumber', { amount: room })
    return move.dice.some((count, kind) => count > task.dice[kind])
      ? refuse('CM-1.4', 'notAmongThem')
      : undefined
  },

  apply(now, seat, move, task) {
    const { state } = now
    if (move.do !== 'keepWarriors') return
    state.agenda.pop()
    keep(now, seat, move.dice)
    turnAway(now, seat, task.dice, move.dice)
  },
}

/** Every way to take `count` dice out of those of three kinds. */
export function choices(dice: readonly number[], count: number): number[][] {
  const found: number[][] = []
  for (let a = Math.min(count, dice[0]); a >= 0; a--)
    for (let b = Math.min(count - a, dice[1]); b >= 0; b--) {
      const c = count - a - b
      if (c <= dice[2]) found.push([a, b, c])
    }
  return found
}
