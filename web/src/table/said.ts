// How the tables of all games say lists and chances.
import type { Speaker } from '@meadhall/hall/say'

/** Names as a sentence has them. */
export function listed(say: Speaker, names: readonly string[]): string {
  return new Intl.ListFormat(say.locale, { style: 'long', type: 'conjunction' }).format(names)
}

/** A chance; what is not quite certain is not said to be. */
export function percent(chance: number): string {
  if (chance > 0.99 && chance < 0.9995) return `${(chance * 100).toFixed(1)}%`
  if (chance > 0 && chance < 0.005) return '<1%'
  return `${Math.round(chance * 100)}%`
}
