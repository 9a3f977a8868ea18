// The table's own words, with their keys checked.
import type { Speaker } from '@meadhall/hall/say'
import type { TableText } from './text/en.ts'

export type Word = keyof TableText

export const word = (say: Speaker, key: Word, params?: object): string => say.say(key, params)

/** Parts as sentences one after the other: each ends as the language ends them, and none twice. */
export function sentences(say: Speaker, parts: readonly string[]): string {
  const stop = word(say, 'ui.stop')
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part.charAt(0).toLocaleUpperCase(say.locale)}${part.slice(1)}`)
    .map((part) => (/[.!?。！？]$/.test(part) ? part : `${part}${stop}`))
    .join(word(say, 'ui.between'))
}

/** Parts side by side that make no sentence. */
export const listing = (say: Speaker, parts: readonly string[]): string => parts.join(word(say, 'ui.comma'))
