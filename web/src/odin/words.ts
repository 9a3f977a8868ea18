// The table's own words, with their keys checked.
import type { Speaker } from '@meadhall/hall/say'
import type { TableText } from './text/en.ts'

export type Word = keyof TableText

export const word = (say: Speaker, key: Word, params?: object): string => say.say(key, params)

/** Names as a sentence has them. */
export function listed(say: Speaker, names: readonly string[]): string {
  return new Intl.ListFormat(say.locale, { style: 'long', type: 'conjunction' }).format(names)
}

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`

/** With a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)
