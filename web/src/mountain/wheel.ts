// What a turn of the gnome wheel would do.
import { componentsOf } from '@meadhall/mountain/components'
import { BREACH_BASE } from '@meadhall/mountain/data/tables'
import type { State } from '@meadhall/mountain/state'
import type { WheelEffect } from '@meadhall/mountain/vocabulary'
import type { Hold } from './hold.ts'
import { word } from './words.ts'

export interface Landing {
  readonly effect: WheelEffect
  readonly boosts: number
  readonly breaches: number
  readonly honour: number
}

export function landingOf(state: State, seat: number, spaces: number): Landing {
  const { wheel, boost } = componentsOf(state).rows
  let boosts = 0
  let breaches = 0
  for (let i = 0; i < spaces; i++) {
    const { trigger } = wheel[(state.wheel + i) % wheel.length]
    if (trigger === 'boost') boosts++
    if (trigger === 'breach') breaches++
  }
  const place = Math.min(state.players[seat].boost + boosts, boost.length - 1)
  return {
    effect: wheel[(state.wheel + spaces) % wheel.length].effect,
    boosts,
    breaches,
    honour: spaces + boost[place],
  }
}

export const breachSize = (state: State): number => BREACH_BASE + Math.ceil(state.beside.length / 2)

export function landingWords(
  { say, view }: Pick<Hold, 'say' | 'view'>,
  seat: number,
  spaces: number,
): string {
  const { effect, boosts, breaches, honour } = landingOf(view, seat, spaces)
  return word(say, `ui.wheel.${effect}`, { n: spaces, honour, boosts, breaches })
}
