import { type Box, bundle, type Choice, type Count, type Effect, type Rule } from '../../effects.ts'
import type { DiceAction, Thing } from '../../vocabulary.ts'

/** What a card does, once it is played. */
export interface CardText {
  readonly boxes?: readonly Box[]
  readonly rules?: readonly Rule[]
}

export type Amounts = Partial<Record<Thing, number>>

export const choice = (pay: Amounts, get: Amounts): Choice => ({ pay: bundle(pay), get: bundle(get) })
export const gain = (get: Amounts): Effect => ({ op: 'exchange', choices: [choice({}, get)] })
export const swap = (pay: Amounts, get: Amounts): Effect => ({ op: 'exchange', choices: [choice(pay, get)] })
export const oneOf = (...choices: Choice[]): Effect => ({ op: 'exchange', choices })
export const each = (of: Count, get: Amounts, cap?: number): Effect => ({
  op: 'gainBy',
  of,
  each: bundle(get),
  ...(cap === undefined ? {} : { cap }),
})
export const byCount = (
  of: Count,
  steps: readonly (readonly [number, Amounts])[],
  mode?: 'exact' | 'ceiling' | 'together',
): Effect => ({
  op: 'gainBy',
  of,
  steps: steps.map(([count, get]) => [count, bundle(get)] as const),
  ...(mode ? { mode } : {}),
})
export const fromMountain = (count: number): Effect => ({ op: 'mountain', take: [count] })
export const upgrade = (count: number, steps = 1): Effect => ({ op: 'upgrade', count, steps })

/** A card that does one thing when it is played. */
export const immediate = (effect: Effect, more: readonly Box[] = []): CardText => ({
  boxes: [{ on: 'play', do: effect }, ...more],
})
export const anytime = (effect: Effect): CardText => ({ boxes: [{ on: 'anytime', do: effect }] })
export const whenever = (...boxes: readonly Box[]): CardText => ({ boxes })
export const lasting = (...rules: readonly Rule[]): CardText => ({ rules })

export const EVERY_DIE: readonly DiceAction[] = [
  'huntingGame',
  'layingASnare',
  'whaling',
  'raiding',
  'pillaging',
]
