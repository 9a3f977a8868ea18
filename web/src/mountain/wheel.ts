// What a turn of the gnome wheel would do.
import { componentsOf } from '@meadhall/mountain/components'
import type { State } from '@meadhall/mountain/state'
import type { WheelEffect } from '@meadhall/mountain/vocabulary'
import { boostAfter, spaceAhead, triggersAhead, wheelHonour } from '@meadhall/mountain/wheel'
import type { Hold } from './hold.ts'
import { sentences, word } from './words.ts'

export interface Landing {
  readonly effect: WheelEffect
  readonly boosts: number
  readonly breaches: number
  readonly honour: number
}

export function landingOf(state: State, seat: number, spaces: number): Landing {
  const passed = triggersAhead(state, spaces)
  const boosts = passed.filter((trigger) => trigger === 'boost').length
  return {
    effect: componentsOf(state).rows.wheel[spaceAhead(state, spaces)].effect,
    boosts,
    breaches: passed.length - boosts,
    honour: wheelHonour(state, spaces, boostAfter(state, seat, boosts)),
  }
}

/** The same in sentences. */
export function landingSentences(
  { say, view }: Pick<Hold, 'say' | 'view'>,
  seat: number,
  spaces: number,
): string {
  const { effect, boosts, breaches, honour } = landingOf(view, seat, spaces)
  return sentences(say, [
    breaches > 0 ? word(say, 'ui.turn.breach') : '',
    boosts > 0 ? word(say, 'ui.turn.boost') : '',
    word(say, `ui.turn.${effect}`, { n: effect === 'gainHonour' ? honour : spaces }),
  ])
}

/** In a few words. */
export function landingWords(
  { say, view }: Pick<Hold, 'say' | 'view'>,
  seat: number,
  spaces: number,
): string {
  const { effect, boosts, breaches, honour } = landingOf(view, seat, spaces)
  return word(say, `ui.wheel.${effect}`, { n: spaces, honour, boosts, breaches })
}
