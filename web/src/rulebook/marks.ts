import type { Locale } from '@meadhall/kernel/locales'
import type { Term } from '@meadhall/kernel/rulebook'

/** One pattern for all words of a game, and the entry of each in the order of its groups. */
export interface Marks {
  readonly pattern: RegExp
  readonly rules: readonly string[]
}

export function marksOf(terms: readonly Term[], locale: Locale): Marks {
  const groups = terms.map((term) => `(${term[locale]})`).join('|')
  // Words are whole ones where a language has spaces between them.
  const whole = locale === 'ja' ? groups : `(?<![\\p{L}-])(?:${groups})(?![\\p{L}])`
  return { pattern: new RegExp(whole, 'giu'), rules: terms.map(({ rule }) => rule) }
}

export interface Piece {
  readonly text: string
  readonly rule?: string
}

/** A text in pieces; each word is marked where it first stands. `marked` are those that were, and its own entry. */
export function pieces(text: string, { pattern, rules }: Marks, marked = new Set<string>()): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const rule = rules[match.slice(1).findIndex((group) => group !== undefined)]
    if (match[0] === '' || marked.has(rule)) continue
    marked.add(rule)
    if (match.index > from) found.push({ text: text.slice(from, match.index) })
    found.push({ text: match[0], rule })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ text: text.slice(from) })
  return found
}
