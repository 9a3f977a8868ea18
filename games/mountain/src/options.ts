import { type ComponentSet, readSet, tablesOf } from '@meadhall/kernel/component-set'
import { isRecord } from '@meadhall/kernel/plain'
import { BadOptions, type OptionSpec } from '@meadhall/kernel/rules'
import { box } from './box.ts'
import { register } from './components.ts'
import type { Rows } from './data/rows.ts'
import { DIFFICULTIES, type Difficulty, SAGAS, type Saga } from './vocabulary.ts'

export interface Options {
  /** MK-22.1: of the solo game. */
  readonly difficulty: Difficulty
  /** MK-22.3: of the solo game. */
  readonly saga: Saga
  /** MK-22.2: tables that replace ours, or a set of them. */
  readonly cards?: ComponentSet<Partial<Rows>> | Partial<Rows>
}

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'difficulty', values: DIFFICULTIES },
  { id: 'saga', values: SAGAS },
]

export function readOptions(given: unknown): Options {
  if (given !== undefined && !isRecord(given)) throw new BadOptions('options must be a map')
  const { difficulty = DIFFICULTIES[0], saga = SAGAS[0], cards, ...rest } = given ?? {}
  const unknown = Object.keys(rest)[0]
  if (unknown !== undefined)
    throw new BadOptions(`unknown option "${unknown}"; known are difficulty, saga and cards`)
  if (!DIFFICULTIES.includes(difficulty as Difficulty))
    throw new BadOptions(`difficulty must be one of ${DIFFICULTIES.join(', ')}`)
  if (!SAGAS.includes(saga as Saga)) throw new BadOptions(`saga must be one of ${SAGAS.join(', ')}`)
  const agreed = { difficulty: difficulty as Difficulty, saga: saga as Saga }
  if (cards === undefined) return agreed
  const read = readSet(box, cards) as NonNullable<Options['cards']>
  register(replacedBy(read))
  return { ...agreed, cards: read }
}

export const replacedBy = (cards: Options['cards']): Partial<Rows> => tablesOf(cards ?? {})
