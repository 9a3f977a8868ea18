import { ruleAddress } from '../app/route.ts'
import { chapterOf, type OpenBook, RULE_NAMES } from './use-book.ts'

/** A text of the rulebook: what was searched for is marked, and entries that it names are links. */
export function Marked({ text, search, book }: { text: string; search: string; book: OpenBook }) {
  const parts = text.split(new RegExp(`(${RULE_NAMES.source})`))
  return parts.map((part, i) =>
    i % 2 === 1 ? (
      <a key={i} href={ruleAddress(book.game, book.entries.has(part) ? part : `${chapterOf(part)}`)}>
        <Hits text={part} search={search} />
      </a>
    ) : (
      <Hits key={i} text={part} search={search} />
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
