import { inLanguage, type Listed } from '@meadhall/hall/games'
import { type Speaker, speaker, teller } from '@meadhall/hall/say'
import { namesOf } from '@meadhall/kernel/component-set'
import { type ByLocale, isLocale, LOCALES, type Locale } from '@meadhall/kernel/locales'
import { isRecord } from '@meadhall/kernel/plain'
import type { RuleEntry } from '@meadhall/kernel/rulebook'
import { UsageError } from '../usage.ts'
import { de } from './de.ts'
import { en, type Key } from './en.ts'
import { ja } from './ja.ts'

const TERMINAL: ByLocale<Readonly<Record<Key, string>>> = { en, de, ja }

/** Everything that is said at a table, in one language. */
export interface Words {
  readonly locale: string
  /** What the terminal says by itself. */
  readonly tell: (key: Key, params?: object) => string
  readonly speaker: Speaker
  readonly rulebook: Readonly<Record<string, RuleEntry>>
}

/** The language asked for, which must be one that the terminal speaks. */
export function readLanguage(given = 'en'): Locale {
  if (isLocale(given)) return given
  throw new UsageError(`--lang must be one of ${LOCALES.join(', ')}, not '${given}'`)
}

/** What the terminal says by itself at a table of this game: English where the game has no other language. */
export function tellerFor(game: Listed, language: string): Words['tell'] {
  const { locale } = inLanguage(game.text, language)
  return teller(TERMINAL[locale], locale)
}

/** All words of a table whose players are called so. */
export async function wordsOf(
  game: Listed,
  language: string,
  players: readonly string[],
  options?: unknown,
): Promise<Words> {
  const text = inLanguage(game.text, language)
  const box = isRecord(options) ? await game.box?.() : undefined
  return {
    locale: text.locale,
    tell: tellerFor(game, language),
    speaker: speaker(
      await text.load(),
      text.locale,
      players,
      await game.legend(),
      box && namesOf(box, (options as Record<string, unknown>).cards),
    ),
    rulebook: await inLanguage(game.rulebook, language).load(),
  }
}
