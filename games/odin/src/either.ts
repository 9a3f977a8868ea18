import type { Seat } from '@meadhall/kernel/rules'
import type { Effect } from './effects.ts'
import { affordable, choiceName } from './exchange.ts'
import type { Move } from './moves.ts'
import { type DecisionOf, NOTHING } from './now.ts'
import { perform } from './perform.ts'
import { canDo } from './possible.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'

/** One of several effects; an exchange among them is named by its choices, another effect by what it is. */

function names(state: State, seat: Seat, card: number, effect: Effect): string[] {
  if (!canDo(state, seat, effect, NOTHING, card)) return []
  return effect.op === 'exchange'
    ? affordable(state, seat, card, effect.choices).map(choiceName)
    : [effect.op]
}

export const either: DecisionOf<'either'> = {
  seats(state, task) {
    return task.effects.some((effect) => canDo(state, task.seat, effect, NOTHING, task.card))
      ? [task.seat]
      : []
  },

  legal(state, seat, { card, effects, may }) {
    const moves: Move[] = effects.flatMap((effect) =>
      names(state, seat, card, effect).map((option): Move => ({ do: 'choose', option })),
    )
    if (card > 0 || may) moves.push({ do: 'done' })
    return moves
  },

  check(state, seat, move, { card, effects, may }) {
    if (move.do === 'done') return card > 0 || may ? undefined : refuse('FO-2.9', 'mustChoose')
    if (move.do !== 'choose') return refuse('FO-15.10', 'notNow')
    if (effects.some((effect) => names(state, seat, card, effect).includes(move.option))) return undefined
    return refuse('FO-15.10', 'cannotAfford', { option: move.option })
  },

  apply(now, seat, move, { card, effects }) {
    now.state.agenda.pop()
    if (move.do !== 'choose') return
    const effect = effects.find((one) => names(now.state, seat, card, one).includes(move.option))!
    if (effect.op === 'exchange') {
      const choices = effect.choices.filter((one) => choiceName(one) === move.option)
      perform(now, seat, card, { op: 'exchange', choices }, true, NOTHING)
    } else perform(now, seat, card, effect, true, NOTHING)
  },
}
