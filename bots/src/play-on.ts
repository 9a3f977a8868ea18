import type { AnyHappening, AnyMove, Chance, Seat, Tell } from '@meadhall/kernel/rules'
import type { Effort } from './craft.ts'
import { applyLine, bestOf, type Mind, weigh } from './weigh.ts'

/** In play that is only imagined, choices are made in passing. */
const IN_PASSING: Effort = { steps: 40, ways: 1, samples: 1, beam: 2 }

const MOST_BESIDES = 6

/** Plays on from a position, every seat by the net's own choice, as long as `goOn` says so. Changes the state. `tell` hears what comes about. */
export function playOn<S, M extends AnyMove>(
  mind: Mind<S, M>,
  state: S,
  chance: Chance,
  word: () => number,
  goOn: (state: S, mover: Seat) => boolean,
  tell?: Tell<AnyHappening>,
): S {
  const { craft } = mind
  const { rules } = craft.game
  let now = state
  let besides = 0
  for (let pending = rules.pending(now); pending.length > 0; pending = rules.pending(now)) {
    const [mover] = pending
    if (besides === 0 && !goOn(now, mover)) break
    const { line, after } = bestOf(weigh(mind, now, mover, IN_PASSING, besides < MOST_BESIDES, word))
    besides = craft.isBesides(line[0]) ? besides + 1 : 0
    if (after !== null && !tell) now = after
    else applyLine(craft, now, mover, line, chance, tell)
  }
  return now
}
