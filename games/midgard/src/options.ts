import { isRecord } from '@meadhall/kernel/plain'
import { BadOptions, type OptionSpec } from '@meadhall/kernel/rules'
import { registerCards } from './cards.ts'

/** What a table agrees on before the game (CM-16). The first value of each is the default. */
export const OPTIONS = [
  { id: 'edition', values: ['newest', 'first'] },
  { id: 'blame', values: ['byEdition', 'growing', 'capped'] },
  { id: 'leaders', values: ['chosen', 'dealt'] },
  { id: 'hallOfRecords', values: [false, true] },
  { id: 'mistrustfulVillagers', values: [false, true] },
] as const satisfies readonly OptionSpec[]

export interface Options {
  readonly edition: 'newest' | 'first'
  readonly blame: 'byEdition' | 'growing' | 'capped'
  readonly leaders: 'chosen' | 'dealt'
  readonly hallOfRecords: boolean
  readonly mistrustfulVillagers: boolean
  /** Rows that replace reconstructed ones, kept with the record. */
  readonly cards?: unknown
}

export function readOptions(given: unknown): Options {
  if (given !== undefined && !isRecord(given)) throw new BadOptions('options must be a map')
  const options: Record<string, unknown> = {}
  const rest = { ...given }
  for (const { id, values } of OPTIONS) {
    const value = rest[id] ?? values[0]
    if (!(values as readonly unknown[]).includes(value))
      throw new BadOptions(`option "${id}" must be one of ${values.join(', ')}`)
    options[id] = value
    delete rest[id]
  }
  if (rest.cards !== undefined) {
    registerCards(rest.cards)
    options.cards = rest.cards
  }
  delete rest.cards
  const unknown = Object.keys(rest)[0]
  if (unknown !== undefined)
    throw new BadOptions(
      `unknown option "${unknown}"; known are ${OPTIONS.map(({ id }) => id).join(', ')}, cards`,
    )
  return options as unknown as Options
}

/** Whether Blame beyond the sixth costs more (CM-11.9, CM-16.3, CM-16.9). */
export function blameGrows(options: { edition: string; blame: string }): boolean {
  return options.blame === 'growing' || (options.blame === 'byEdition' && options.edition === 'newest')
}
