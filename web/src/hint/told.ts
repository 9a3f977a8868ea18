import type { Speaker } from '@meadhall/hall/say'
import { percent } from '../table/said.ts'
import type { Suggestion } from './reasons.ts'
import type { SayHint } from './words.ts'

/** What speaks for a move, in words: amounts of points and of what is held, and sentences of what may fail. */
export function reasonsTold(
  { lines, chances }: Pick<Suggestion, 'lines' | 'chances'>,
  game: string,
  h: SayHint,
  say: Speaker,
): { readonly amounts: readonly string[]; readonly chances: readonly string[] } {
  return {
    amounts: lines.map(({ line, points }) =>
      h('line', { line: h.maybe(`line.${game}.${line}`) ?? line, points: difference(points, say.locale) }),
    ),
    chances: chances.flatMap(({ kind, of, chance }) => {
      const params = { percent: percent(chance), name: say.name(of) }
      return h.maybe(`chance.${kind}.${of}`, params) ?? h.maybe(`chance.${kind}`, params) ?? []
    }),
  }
}

/** One decimal, or none where it does not matter, with its sign. */
export function difference(points: number, locale: string): string {
  const digits = Math.abs(points) < 9.95 ? 1 : 0
  const shown = Math.abs(points).toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return Math.abs(points) < 0.05 ? '±0' : `${points < 0 ? '−' : '+'}${shown}`
}
