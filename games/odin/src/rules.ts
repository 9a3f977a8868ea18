import { playedByAgenda } from '@meadhall/kernel/agenda'
import type { Game } from '@meadhall/kernel/rules'
import { anytime } from './anytime.ts'
import { flow } from './flow.ts'
import { kinds } from './kinds.ts'
import { type Happening, MOVE_PARTS, type Move } from './moves.ts'
import { notation } from './notation.ts'
import { orders } from './orders.ts'
import { ranking, score } from './score.ts'
import { OPTIONS, type Options, readOptions, setup } from './setup.ts'
import { turnNow } from './spaces.ts'
import { clone, type State } from './state.ts'
import type { Task } from './tasks.ts'
import { determinize, view } from './view.ts'

/**
 * 2: what must be taken before an action is taken (FO-2.9), a cost may be paid alone, offers wait for free gains
 * (FO-15.11), and rulings on `masterJoiner`, `latecomer`, `furMerchant`, `forestBlacksmith`, `armedFighter`, `sower` and `codliverOilPresser`.
 */
const VERSION = 2

const { proceed, pending, legal, shaped, check, apply } = playedByAgenda<State, Task, Move, Happening>({
  flow,
  anytime,
  turnRule: 'FO-2.7',
})

/** A Feast for Odin. */
export const odin: Game<State, Move, Happening, Options> = {
  rules: {
    id: 'odin',
    version: VERSION,
    seats: { min: 1, max: 4 },
    options: OPTIONS,
    readOptions,
    setup(options, seats, chance, tell, version = VERSION) {
      const state = setup(options, seats, version, chance, tell)
      proceed({ state, chance, tell })
      return state
    },
    pending,
    legal,
    shaped,
    check,
    apply,
    clone,
    view,
    determinize,
    score,
    ranking,
  },
  notation,
  orders,
  turnNow,
  moveParts: MOVE_PARTS,
  kinds,
  stage: ({ round, rounds }) => ({ n: round, of: rounds }),
}
