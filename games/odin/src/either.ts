import type { Refusal, Seat } from '@meadhall/kernel/rules'
import type { Effect } from './effects.ts'
import { affordable, choiceName } from './exchange.ts'
import type { Move } from './moves.ts'
import { NOTHING, type Now } from './now.ts'
import { perform } from './perform.ts'
import { canDo } from './possible.ts'
import type { State } from './state.ts'
import type { Task } from './tasks.ts'

/** One of several effects; an exchange among them is named by its choices, another effect by what it is. */

type EitherTask = Extract<Task, { do: 'either' }>

function names(state: State, seat: Seat, card: number, effect: Effect): string[] {
  if (!canDo(state, seat, effect, NOTHING, card)) return []
  return effect.op === 'exchange'
    ? affordable(state, seat, card, effect.choices).map(choiceName)
    : [effect.op]
}

export function eitherSeats(state: State, task: EitherTask): Seat[] {
  return task.effects.some((effect) => canDo(state, task.seat, effect, NOTHING, task.card)) ? [task.seat] : []
}

export function legalEither(state: State, seat: Seat, { card, effects, may }: EitherTask): Move[] {
  const moves: Move[] = effects.flatMap((effect) =>
    names(state, seat, card, effect).map((option): Move => ({ do: 'choose', option })),
  )
  if (card > 0 || may) moves.push({ do: 'done' })
  return moves
}

export function checkEither(
  state: State,
  seat: Seat,
  move: Move,
  { card, effects, may }: EitherTask,
): Refusal | undefined {
  if (move.do === 'done') return card > 0 || may ? undefined : { rule: 'FO-2.9', why: 'mustChoose' }
  if (move.do !== 'choose') return { rule: 'FO-15.10', why: 'notNow' }
  if (effects.some((effect) => names(state, seat, card, effect).includes(move.option))) return undefined
  return { rule: 'FO-15.10', why: 'cannotAfford', option: move.option }
}

export function applyEither(now: Now, seat: Seat, move: Move, { card, effects }: EitherTask): void {
  now.state.agenda.pop()
  if (move.do !== 'choose') return
  const effect = effects.find((one) => names(now.state, seat, card, one).includes(move.option))!
  if (effect.op === 'exchange') {
    const choices = effect.choices.filter((one) => choiceName(one) === move.option)
    perform(now, seat, card, { op: 'exchange', choices }, true, NOTHING)
  } else perform(now, seat, card, effect, true, NOTHING)
}
