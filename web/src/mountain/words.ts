// The table's own words, with their keys checked.
import type { Speaker } from '@meadhall/hall/say'
import type { TableText } from './text/en.ts'

export type Word = keyof TableText

export const word = (say: Speaker, key: Word, params?: object): string => say.say(key, params)

/** Names as a sentence has them. */
export function listed(say: Speaker, names: readonly string[]): string {
  return new Intl.ListFormat(say.locale, { style: 'long', type: 'conjunction' }).format(names)
}

export function percent(chance: number): string {
  if (chance > 0.99 && chance < 0.9995) return `${(chance * 100).toFixed(1)}%`
  if (chance > 0 && chance < 0.005) return '<1%'
  return `${Math.round(chance * 100)}%`
}
