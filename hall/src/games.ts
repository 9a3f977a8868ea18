import type { Bot } from '@meadhall/bots/bot'
import type { Explain, Glance } from '@meadhall/bots/explain'
import type { Review } from '@meadhall/bots/review'
import type { Riddler } from '@meadhall/bots/riddle'
import type { Book } from '@meadhall/kernel/book'
import type { Occasion } from '@meadhall/kernel/coach'
import type { Box } from '@meadhall/kernel/component-set'
import type { Lesson } from '@meadhall/kernel/lesson'
import { type ByLocale, isLocale, type Locale } from '@meadhall/kernel/locales'
import type { RuleEntry, Term } from '@meadhall/kernel/rulebook'
import type { Game } from '@meadhall/kernel/rules'
import { type ByGame, GAME_IDS, ofGame } from './game-ids.ts'
import type { Catalog, Legend } from './say.ts'

/**
 * Every game the hall can play. Each part is loaded when it is first needed, so that a page fetches one game in one
 * language. docs/new-game.md tells how to add one.
 */
export interface Listed {
  readonly id: string
  /** As printed on the box, in English and where a box says otherwise. */
  readonly title: string
  readonly titles?: Readonly<Record<string, string>>
  load(): Promise<Game>
  /** The bots that can play it, by their names. */
  bots(): Promise<Readonly<Record<string, Bot>>>
  /** What a bot would do and why, in figures, where it has learnt the game. */
  explain?(): Promise<Explain>
  /** The moves that it would look at first. */
  glance?(): Promise<Glance>
  /** What a move did to a game, looked back at. */
  review?(): Promise<Review>
  /** Makes puzzles of it, and judges answers to them. */
  riddler?(): Promise<Riddler>
  readonly text: Languages<Catalog>
  /** What numbers in its codes stand for, for `speaker`. */
  legend(): Promise<Legend>
  readonly rulebook: Languages<Readonly<Record<string, RuleEntry>>>
  /** The names of the rulebook's chapters, from 1, in the same languages. */
  chapters(): Promise<Chapters>
  /** The words that its rulebook explains. */
  terms(): Promise<readonly Term[]>
  /** What teaches the game, and its texts. */
  readonly lessons?: { readonly load: () => Promise<readonly Lesson[]>; readonly text: Languages<Catalog> }
  /** What is spoken of in somebody's first game, when it first comes up. */
  readonly coach?: { readonly load: () => Promise<readonly Occasion[]>; readonly text: Languages<Catalog> }
  /** What is in its box, and what its owners may replace. */
  box?(): Promise<Box>
  /** The rulebook's first page, pictures and examples, and their texts. */
  readonly book?: { readonly load: () => Promise<Book>; readonly text: Languages<Catalog> }
}

/** A game for people is said in all languages, and can be learnt; an example may be English only. */
interface Offered extends Listed {
  readonly text: InAll<Catalog>
  readonly rulebook: InAll<Readonly<Record<string, RuleEntry>>>
  chapters(): Promise<ByLocale<readonly string[]>>
  readonly lessons: NonNullable<Listed['lessons']> & { readonly text: InAll<Catalog> }
  readonly coach: NonNullable<Listed['coach']> & { readonly text: InAll<Catalog> }
  readonly book: NonNullable<Listed['book']> & { readonly text: InAll<Catalog> }
}

type InAll<T> = ByLocale<() => Promise<T>>
type InEnglish<T> = { readonly en: T } & Partial<ByLocale<T>>

export type Chapters = InEnglish<readonly string[]>

type Languages<T> = InEnglish<() => Promise<T>>

const offered: ByGame<Offered> = {
  midgard: {
    id: 'midgard',
    title: 'Champions of Midgard',
    titles: { ja: 'チャンピオンズ・オブ・ミッドガルド' },
    load: async () => (await import('@meadhall/midgard/rules')).midgard,
    bots: async () => (await import('@meadhall/bots/midgard')).midgardBots,
    explain: async () => (await import('@meadhall/bots/midgard')).explainMidgard,
    glance: async () => (await import('@meadhall/bots/midgard')).glanceMidgard,
    review: async () => (await import('@meadhall/bots/midgard')).reviewMidgard,
    riddler: async () => (await import('@meadhall/bots/midgard')).riddlerMidgard,
    text: {
      en: async () => (await import('@meadhall/midgard/text/en')).en,
      de: async () => (await import('@meadhall/midgard/text/de')).de,
      ja: async () => (await import('@meadhall/midgard/text/ja')).ja,
    },
    legend: async () => (await import('@meadhall/midgard/text/legend')).legend,
    rulebook: {
      en: async () => (await import('@meadhall/midgard/rulebook/en')).en,
      de: async () => (await import('@meadhall/midgard/rulebook/de')).de,
      ja: async () => (await import('@meadhall/midgard/rulebook/ja')).ja,
    },
    chapters: async () => (await import('@meadhall/midgard/rulebook/chapters')).chapters,
    box: async () => (await import('@meadhall/midgard/box')).box,
    terms: async () => (await import('@meadhall/midgard/rulebook/terms')).terms,
    lessons: {
      load: async () => (await import('@meadhall/midgard/lessons/lessons')).lessons,
      text: {
        en: async () => (await import('@meadhall/midgard/lessons/en')).en,
        de: async () => (await import('@meadhall/midgard/lessons/de')).de,
        ja: async () => (await import('@meadhall/midgard/lessons/ja')).ja,
      },
    },
    coach: {
      load: async () => asOccasions((await import('@meadhall/midgard/coach/occasions')).occasions),
      text: {
        en: async () => (await import('@meadhall/midgard/coach/en')).en,
        de: async () => (await import('@meadhall/midgard/coach/de')).de,
        ja: async () => (await import('@meadhall/midgard/coach/ja')).ja,
      },
    },
    book: {
      load: async () => (await import('@meadhall/midgard/book/book')).book,
      text: {
        en: async () => (await import('@meadhall/midgard/book/en')).en,
        de: async () => (await import('@meadhall/midgard/book/de')).de,
        ja: async () => (await import('@meadhall/midgard/book/ja')).ja,
      },
    },
  },
  odin: {
    id: 'odin',
    title: 'A Feast for Odin',
    titles: { de: 'Ein Fest für Odin', ja: 'オーディンの祝祭' },
    load: async () => (await import('@meadhall/odin/rules')).odin,
    bots: async () => (await import('@meadhall/bots/odin')).odinBots,
    explain: async () => (await import('@meadhall/bots/odin')).explainOdin,
    glance: async () => (await import('@meadhall/bots/odin')).glanceOdin,
    review: async () => (await import('@meadhall/bots/odin')).reviewOdin,
    riddler: async () => (await import('@meadhall/bots/odin')).riddlerOdin,
    text: {
      en: async () => (await import('@meadhall/odin/text/en')).en,
      de: async () => (await import('@meadhall/odin/text/de')).de,
      ja: async () => (await import('@meadhall/odin/text/ja')).ja,
    },
    legend: async () => (await import('@meadhall/odin/text/legend')).legend,
    rulebook: {
      en: async () => (await import('@meadhall/odin/rulebook/en')).en,
      de: async () => (await import('@meadhall/odin/rulebook/de')).de,
      ja: async () => (await import('@meadhall/odin/rulebook/ja')).ja,
    },
    chapters: async () => (await import('@meadhall/odin/rulebook/chapters')).chapters,
    terms: async () => (await import('@meadhall/odin/rulebook/terms')).terms,
    box: async () => (await import('@meadhall/odin/box')).box,
    lessons: {
      load: async () => (await import('@meadhall/odin/lessons/lessons')).lessons,
      text: {
        en: async () => (await import('@meadhall/odin/lessons/en')).en,
        de: async () => (await import('@meadhall/odin/lessons/de')).de,
        ja: async () => (await import('@meadhall/odin/lessons/ja')).ja,
      },
    },
    coach: {
      load: async () => asOccasions((await import('@meadhall/odin/coach/occasions')).occasions),
      text: {
        en: async () => (await import('@meadhall/odin/coach/en')).en,
        de: async () => (await import('@meadhall/odin/coach/de')).de,
        ja: async () => (await import('@meadhall/odin/coach/ja')).ja,
      },
    },
    book: {
      load: async () => (await import('@meadhall/odin/book/book')).book,
      text: {
        en: async () => (await import('@meadhall/odin/book/en')).en,
        de: async () => (await import('@meadhall/odin/book/de')).de,
        ja: async () => (await import('@meadhall/odin/book/ja')).ja,
      },
    },
  },
  mountain: {
    id: 'mountain',
    title: 'The Fall of the Mountain King',
    titles: { de: 'Der Fall des Bergkönigs', ja: 'フォール・オブ・ザ・マウンテンキング' },
    load: async () => (await import('@meadhall/mountain/rules')).mountain,
    bots: async () => (await import('@meadhall/bots/mountain')).mountainBots,
    explain: async () => (await import('@meadhall/bots/mountain')).explainMountain,
    glance: async () => (await import('@meadhall/bots/mountain')).glanceMountain,
    review: async () => (await import('@meadhall/bots/mountain')).reviewMountain,
    riddler: async () => (await import('@meadhall/bots/mountain')).riddlerMountain,
    text: {
      en: async () => (await import('@meadhall/mountain/text/en')).en,
      de: async () => (await import('@meadhall/mountain/text/de')).de,
      ja: async () => (await import('@meadhall/mountain/text/ja')).ja,
    },
    legend: async () => (await import('@meadhall/mountain/text/legend')).legend,
    rulebook: {
      en: async () => (await import('@meadhall/mountain/rulebook/en')).en,
      de: async () => (await import('@meadhall/mountain/rulebook/de')).de,
      ja: async () => (await import('@meadhall/mountain/rulebook/ja')).ja,
    },
    chapters: async () => (await import('@meadhall/mountain/rulebook/chapters')).chapters,
    box: async () => (await import('@meadhall/mountain/box')).box,
    terms: async () => (await import('@meadhall/mountain/rulebook/terms')).terms,
    lessons: {
      load: async () => (await import('@meadhall/mountain/lessons/lessons')).lessons,
      text: {
        en: async () => (await import('@meadhall/mountain/lessons/en')).en,
        de: async () => (await import('@meadhall/mountain/lessons/de')).de,
        ja: async () => (await import('@meadhall/mountain/lessons/ja')).ja,
      },
    },
    coach: {
      load: async () => asOccasions((await import('@meadhall/mountain/coach/occasions')).occasions),
      text: {
        en: async () => (await import('@meadhall/mountain/coach/en')).en,
        de: async () => (await import('@meadhall/mountain/coach/de')).de,
        ja: async () => (await import('@meadhall/mountain/coach/ja')).ja,
      },
    },
    book: {
      load: async () => (await import('@meadhall/mountain/book/book')).book,
      text: {
        en: async () => (await import('@meadhall/mountain/book/en')).en,
        de: async () => (await import('@meadhall/mountain/book/de')).de,
        ja: async () => (await import('@meadhall/mountain/book/ja')).ja,
      },
    },
  },
}

/** Only to show and try what a game is: not offered in lists. */
const spoils: Listed = {
  id: 'spoils',
  title: 'Spoils',
  load: async () => (await import('@meadhall/kernel/example')).spoils,
  bots: async () => (await import('@meadhall/bots/spoils')).spoilsBots,
  text: { en: async () => (await import('./spoils.ts')).spoilsText },
  legend: async () => ({}),
  rulebook: { en: async () => (await import('./spoils.ts')).spoilsRulebook },
  chapters: async () => ({ en: ['Rules'] }),
  terms: async () => [],
}

/** Occasions typed by their own game, seen as any. */
function asOccasions(occasions: readonly object[]): readonly Occasion[] {
  return occasions as readonly Occasion[]
}

/** The games that are offered to people. */
export const games: readonly Offered[] = GAME_IDS.map((id) => offered[id])

/** A game by its id, the example too. */
export function gameOf(id: string): Listed | undefined {
  return id === spoils.id ? spoils : ofGame(offered, id)
}

/** The best match for a wanted language among those a part comes in. */
export function inLanguage<T>(
  parts: Languages<T>,
  locale: string,
): { locale: Locale; load: () => Promise<T> } {
  const [language] = locale.split('-')
  const load = isLocale(language) ? parts[language] : undefined
  return load && isLocale(language) ? { locale: language, load } : { locale: 'en', load: parts.en }
}
