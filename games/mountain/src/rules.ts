import type { Game, Rules } from '@meadhall/kernel/rules'
import { register } from './components.ts'
import { kinds } from './kinds.ts'
import { type Happening, MOVE_PARTS, type Move } from './moves.ts'
import { notation } from './notation.ts'
import { OPTIONS, type Options, readOptions, replacedBy } from './options.ts'
import { orders } from './orders.ts'
import { play, proceed } from './play.ts'
import { ranking, score } from './score.ts'
import { setUp } from './setup.ts'
import { clone, type State } from './state.ts'
import { turnNow } from './turn.ts'
import { determinize, view } from './view.ts'
import { DIFFICULTIES, SAGAS, WAVES } from './vocabulary.ts'

/**
 * 2: gnomes come out of the pool at once (MK-13.3); Last Stand with a will, plunder, ranks and sagas (MK-21, MK-22.3).
 * 3: fierce gnomes are more in the second wave instead of the third (MK-22.1).
 */
const VERSION = 3

export const rules: Rules<State, Move, Happening, Options> = {
  id: 'mountain',
  version: VERSION,
  seats: { min: 1, max: 5 },
  options: OPTIONS,
  readOptions,
  setup(options, seats, chance, tell, version = VERSION) {
    const set = register(replacedBy(options.cards))
    const state = setUp(
      set,
      DIFFICULTIES.indexOf(options.difficulty),
      SAGAS.indexOf(options.saga),
      seats,
      version,
      chance,
      tell,
    )
    proceed({ state, chance, tell })
    return state
  },
  ...play,
  clone,
  view,
  determinize,
  score,
  ranking,
}

export const mountain: Game<State, Move, Happening, Options> = {
  rules,
  notation,
  orders,
  turnNow,
  moveParts: MOVE_PARTS,
  kinds,
  stage: ({ wave }) => ({ n: wave + 1, of: WAVES }),
}
