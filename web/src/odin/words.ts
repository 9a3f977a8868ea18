// The table's own words, with their keys checked.
import type { Speaker } from '@meadhall/hall/say'
import type { TableText } from './text/en.ts'

export type Word = keyof TableText

export const word = (say: Speaker, key: Word, params?: object): string => say.say(key, params)

const japanese = (say: Speaker) => say.locale.startsWith('ja')

/** Parts of a description, one after the other. */
export const inARow = (say: Speaker, parts: readonly string[]): string =>
  parts.join(japanese(say) ? '、' : ', ')

/** A name and what is said about it. */
export const about = (say: Speaker, name: string, what: string): string =>
  `${name}${japanese(say) ? '：' : ': '}${what}`

/** Sentences one after the other. */
export const sentences = (say: Speaker, ...parts: readonly string[]): string =>
  parts.join(japanese(say) ? '。' : '. ')

/** So many of something: in Japanese the number follows the name. */
export const amount = (say: Speaker, n: number, name: string): string =>
  japanese(say) ? `${name}${n}` : `${n} ${name}`

/** With a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)
