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

export const oneDigit = (value: number): string => value.toFixed(1)
