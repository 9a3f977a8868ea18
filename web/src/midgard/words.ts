// The table's own words, with their keys checked.
import type { Speaker } from '@meadhall/hall/say'
import type { Space } from '@meadhall/midgard/vocabulary'
import type { TableText } from './text/en.ts'

export type Word = keyof TableText

export const word = (say: Speaker, key: Word, params?: object): string => say.say(key, params)

/** A space as short as its plaque. */
export function placeName(say: Speaker, space: Space): string {
  return say.has(`ui.place.${space}`) ? say.say(`ui.place.${space}`) : say.name(space)
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** An average, as the language writes it: 2.4 or 2,4. */
export const oneDigit = (say: Speaker, value: number): string => value.toLocaleString(say.locale, ONE_DIGIT)

const isJapanese = (say: Speaker): boolean => say.locale === 'ja'

/** Parts of one sentence, side by side. */
export const clauses = (say: Speaker, parts: readonly string[]): string =>
  parts.join(isJapanese(say) ? '、' : ', ')

/** Parts that are sentences. */
export const sentences = (say: Speaker, parts: readonly string[]): string =>
  isJapanese(say) ? `${parts.join('。')}。` : `${parts.join('. ')}.`

/** "Swear it: 2 fights" */
export const labelled = (say: Speaker, label: string, what: string | number): string =>
  isJapanese(say) ? `${label}：${what}` : `${label}: ${what}`

/** A number and what it counts. */
export const amountOf = (say: Speaker, n: number, what: string): string =>
  isJapanese(say) ? `${what}${n}` : `${n} ${what}`
