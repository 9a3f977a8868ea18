// The table's own words, with their keys checked.
import type { Speaker } from '@meadhall/hall/say'
import type { TableText } from './text/en.ts'

export type Word = keyof TableText

export const word = (say: Speaker, key: Word, params?: object): string => say.say(key, params)

/** With a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)
