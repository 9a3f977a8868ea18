import { type Decision, plan } from '@meadhall/kernel/agenda'
import type { Seat, Tell } from '@meadhall/kernel/rules'
import { isCounts, no, sum } from './refusal.ts'
import { shapeKeeping } from './shape.ts'
import { type Happening, type Move, type State, type Task, warriorsInAll } from './state.ts'
import { LONGHOUSE, WARRIORS } from './vocabulary.ts'

/** CM-1.2, CM-1.4: takes dice from the supply, as many as are there and fit; asks which where they differ. */
export function gainWarriors(
  state: State,
  seat: Seat,
  wanted: readonly number[],
  tell: Tell<Happening>,
): void {
  const { supply } = state
  const there = [0, 1, 2].map((kind) => Math.min(wanted[kind], supply[kind]))
  const room = LONGHOUSE - warriorsInAll(state.players[seat])
  const kinds = there.filter((count) => count > 0).length
  if (sum(there) <= room) keep(state, seat, there, tell)
  else if (room === 0 || kinds === 1) {
    const kept = there.map((count) => Math.min(count, room))
    keep(state, seat, kept, tell)
    turnAway(seat, there, kept, tell)
  } else plan(state, { do: 'keepWarriors', seat, dice: there })
}

function keep(state: State, seat: Seat, dice: readonly number[], tell: Tell<Happening>): void {
  for (let kind = 0; kind < 3; kind++) {
    if (dice[kind] === 0) continue
    state.supply[kind] -= dice[kind]
    state.players[seat].warriors[kind] += dice[kind]
    tell({ what: 'gainedWarriors', seat, warrior: WARRIORS[kind], amount: dice[kind] })
  }
}

function turnAway(
  seat: Seat,
  there: readonly number[],
  kept: readonly number[],
  tell: Tell<Happening>,
): void {
  for (let kind = 0; kind < 3; kind++)
    if (there[kind] > kept[kind])
      tell({ what: 'warriorsTurnedAway', seat, warrior: WARRIORS[kind], amount: there[kind] - kept[kind] })
}

type Keep = Extract<Task, { do: 'keepWarriors' }>

function waysToKeep(state: State, seat: Seat, { dice }: Keep): Extract<Move, { do: 'keepWarriors' }>[] {
  const room = LONGHOUSE - warriorsInAll(state.players[seat])
  return choices(dice, room).map((kept) => ({ do: 'keepWarriors', dice: kept }))
}

/** CM-1.4: the owner chooses which of the new dice move in. */
export const keepWarriors: Decision<State, Keep, Move, Happening> = {
  seats: (_state, task) => [task.seat],

  legal: waysToKeep,

  shaped: (state, seat, task) => shapeKeeping(waysToKeep(state, seat, task), state, seat),

  check(state, seat, move, task) {
    if (move.do !== 'keepWarriors') return no('CM-1.4', 'notNow')
    const room = LONGHOUSE - warriorsInAll(state.players[seat])
    if (!isCounts(move.dice, 3) || sum(move.dice) !== room)
      return no('CM-1.4', 'wrongNumber', { amount: room })
    return move.dice.some((count, kind) => count > task.dice[kind]) ? no('CM-1.4', 'notAmongThem') : undefined
  },

  apply(state, seat, move, task, _chance, tell) {
    if (move.do !== 'keepWarriors') return
    state.agenda.pop()
    keep(state, seat, move.dice, tell)
    turnAway(seat, task.dice, move.dice, tell)
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
