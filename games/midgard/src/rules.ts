import { playedByAgenda } from '@meadhall/kernel/agenda'
import type { Game } from '@meadhall/kernel/rules'
import { flow } from './flow.ts'
import { kinds } from './kinds.ts'
import { type Happening, MOVE_PARTS, type Move } from './moves.ts'
import { notation } from './notation.ts'
import { OPTIONS, type Options, readOptions } from './options.ts'
import { orders } from './orders.ts'
import { anytimeRunes } from './runes.ts'
import { ranking, score } from './score.ts'
import { setup } from './setup.ts'
import { clone, type State, type Task } from './state.ts'
import { determinize, view } from './view.ts'
import { ROUNDS } from './vocabulary.ts'
import { turnNow } from './workers.ts'

/** 2: Success counts the food that is assigned (CM-14.10). */
const VERSION = 2

const { proceed, ...played } = playedByAgenda<State, Task, Move, Happening>({
  flow,
  anytime: anytimeRunes,
  turnRule: 'CM-4.1',
})

/** Champions of Midgard, for 2 to 4 players. */
export const midgard: Game<State, Move, Happening, Options> = {
  rules: {
    id: 'midgard',
    version: VERSION,
    seats: { min: 2, max: 4 },
    options: OPTIONS,
    readOptions,
    setup(options, seats, chance, tell, version = VERSION) {
      const state = setup(options, seats, version, chance, tell)
      proceed({ state, chance, tell })
      return state
    },
    ...played,
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
  stage: ({ round }) => ({ n: round, of: ROUNDS }),
}
