// The table's own words, with their keys checked.
import type { Speaker } from '@meadhall/hall/say'
import { CELL_NAMES, cellNamed, ORIGIN, SIDE } from '@meadhall/mountain/vocabulary'
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

/** A cell by row and column of the whole sheet, as a person would count: `0,0` is the start card's corner. */
export function cellWords(say: Speaker, name: string): string {
  const cell = cellNamed(name)
  if (cell < 0 || CELL_NAMES[cell] !== name) return say.name(name.split('/')[0])
  return word(say, 'ui.cell', {
    row: Math.floor(cell / SIDE) - ORIGIN + 5,
    column: (cell % SIDE) - ORIGIN + 5,
  })
}
