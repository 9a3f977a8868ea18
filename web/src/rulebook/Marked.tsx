import { ruleAddress } from '../app/route.ts'
import { pieces } from './marks.ts'
import { chapterOf, type OpenBook, RULE_NAMES } from './use-book.ts'

/**
 * A text of the rulebook: what was searched for is marked; entries that it names are links, and so are words that an
 * entry explains, each where it first stands. `of` is the entry that the text belongs to.
 */
export function Marked({
  text,
  search,
  book,
  of,
}: {
  text: string
  search: string
  book: OpenBook
  of: string
}) {
  const parts = text.split(new RegExp(`(${RULE_NAMES.source})`))
  const known = new Set([of])
  return parts.map((part, i) =>
    i % 2 === 1 ? (
      <a key={i} href={ruleAddress(book.game, book.entries.has(part) ? part : `${chapterOf(part)}`)}>
        <Hits text={part} search={search} />
      </a>
    ) : (
      pieces(part, book.marks, known).map(({ text: words, rule }, at) =>
        rule === undefined ? (
          <Hits key={`${i} ${at}`} text={words} search={search} />
        ) : (
          <a key={`${i} ${at}`} className="term" href={ruleAddress(book.game, rule)}>
            <Hits text={words} search={search} />
          </a>
        ),
      )
    ),
  )
}

export function Hits({ text, search }: { text: string; search: string }) {
  if (search === '') return text
  const parts: string[] = []
  const lower = text.toLowerCase()
  let from = 0
  for (let hit = lower.indexOf(search); hit >= 0; hit = lower.indexOf(search, from)) {
    parts.push(text.slice(from, hit), text.slice(hit, hit + search.length))
    from = hit + search.length
  }
  parts.push(text.slice(from))
  return parts.map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))
}
