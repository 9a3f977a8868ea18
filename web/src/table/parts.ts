import { gameOf, inLanguage } from '@meadhall/hall/games'
import { type Catalog, type Legend, type Speaker, speaker } from '@meadhall/hall/say'
import type { Box } from '@meadhall/kernel/component-set'
import type { Locale } from '@meadhall/kernel/locales'
import type { Game } from '@meadhall/kernel/rules'
import type { GameTable } from './game-table.ts'
import { loadTable } from './registry.ts'

/** What the page must fetch before a table of a game can be shown. */
export interface Parts {
  readonly game: Game
  readonly table: GameTable
  readonly words: GameWords
  /** What is in the game's box, where sets of one's own may replace some of it. */
  readonly box: Box | undefined
}

export interface GameWords {
  readonly locale: Locale
  readonly catalog: Catalog
  readonly legend: Legend
}

export async function loadWords(id: string, locale: Locale, more?: GameTable['words']): Promise<GameWords> {
  const listed = gameOf(id)!
  const [catalog, legend, own] = await Promise.all([
    inLanguage(listed.text, locale).load(),
    listed.legend(),
    more?.[locale]() ?? {},
  ])
  return { locale, catalog: { ...catalog, ...own }, legend }
}

/** For a table that stands at this position, where that is known. */
export async function loadParts(id: string, locale: Locale, view: unknown): Promise<Parts> {
  const [game, table, box] = await Promise.all([gameOf(id)!.load(), loadTable(id), gameOf(id)!.box?.()])
  const [words] = await Promise.all([
    loadWords(id, locale, table.words),
    view === undefined ? undefined : table.ready?.(view),
  ])
  return { game, table, words, box }
}

/** Sentences of a game for the people at a table. */
export function speakerOf(
  { catalog, locale, legend }: GameWords,
  players: readonly string[],
  names: Readonly<Record<string, string>> = {},
): Speaker {
  return speaker(catalog, locale, players, legend, names)
}
