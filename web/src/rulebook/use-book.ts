import type { Scenario } from '@meadhall/hall/book-table'
import { gameOf, inLanguage } from '@meadhall/hall/games'
import type { Catalog } from '@meadhall/hall/say'
import type { Book, Example } from '@meadhall/kernel/book'
import type { Locale } from '@meadhall/kernel/locales'
import type { RuleEntry } from '@meadhall/kernel/rulebook'
import { useLoaded } from '../store/use-loaded.ts'
import { type Marks, marksOf } from './marks.ts'

/** A game's rulebook as the page shows it. */
export interface OpenBook {
  readonly game: string
  readonly locale: Locale
  readonly entries: ReadonlyMap<string, RuleEntry>
  readonly chapters: readonly Chapter[]
  readonly book: Book
  /** What is said on the one page, at pictures and in examples (kernel/src/book.ts). */
  readonly text: Catalog
  /** Entries about other editions and options, by the entries that they change. */
  readonly changes: ReadonlyMap<string, readonly string[]>
  /** The words that mean something, and where they are explained. */
  readonly marks: Marks
}

export interface Chapter {
  readonly n: number
  readonly name: string
  readonly rules: readonly string[]
}

export function useBook(game: string, locale: Locale): OpenBook | undefined {
  const loaded = useLoaded(() => openBook(game, locale), [game, locale])
  return loaded?.game === game ? loaded : undefined
}

const NO_BOOK: Book = { onePage: [], figures: [], examples: [] }

async function openBook(game: string, locale: Locale): Promise<OpenBook> {
  const listed = gameOf(game)!
  const [rulebook, names, terms, book = NO_BOOK, text = {}] = await Promise.all([
    inLanguage(listed.rulebook, locale).load(),
    listed.chapters(),
    listed.terms(),
    listed.book?.load(),
    listed.book && inLanguage(listed.book.text, locale).load(),
  ])
  const entries = new Map(Object.entries(rulebook))
  const chapters = (names[locale] ?? names.en).map((name, i) => ({
    n: i + 1,
    name,
    rules: [...entries.keys()].filter((id) => chapterOf(id) === i + 1),
  }))
  const changes = changesIn(entries, chapters.length)
  return { game, locale, entries, chapters, book, text, changes, marks: marksOf(terms, locale) }
}

/** The number of the chapter that an entry stands in. */
export function chapterOf(rule: string): number {
  return Number(/(\d+)(\.\d+)?$/.exec(rule)?.[1])
}

/** Names of entries and chapters inside a text. */
export const RULE_NAMES = /\b(?:CM|FO|MK)-\d+(?:\.\d+)?/

/** The last chapter says what other editions and options change, and names the entries. */
function changesIn(entries: ReadonlyMap<string, RuleEntry>, last: number): ReadonlyMap<string, string[]> {
  const changes = new Map<string, string[]>()
  for (const [id, { text }] of entries) {
    if (chapterOf(id) !== last) continue
    for (const [named] of text.matchAll(new RegExp(RULE_NAMES, 'g')))
      if (entries.has(named) && chapterOf(named) !== last)
        changes.set(named, [...(changes.get(named) ?? []), id])
  }
  return changes
}

const files = import.meta.glob<{ scenarios: readonly Scenario[] }>('../../../games/*/scenarios/*.yaml')

/** The scenario that an example plays. */
export async function scenarioOf(game: string, { file, scenario }: Example): Promise<Scenario> {
  const { scenarios } = await files[`../../../games/${game}/scenarios/${file}.yaml`]()
  return scenarios.find((one) => one.scenario === scenario)!
}
