import { speaker } from '@meadhall/hall/say'
import type { ByLocale, Locale } from '@meadhall/kernel/locales'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import type { PuzzleKey, PuzzleWords } from './text/en.ts'

/** Says something about puzzles in the viewer's language. */
export type SayPuzzle = (key: PuzzleKey, params?: Readonly<Record<string, string | number>>) => string

const catalogs: ByLocale<() => Promise<PuzzleWords>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  ja: async () => (await import('./text/ja.ts')).ja,
}

async function loadPuzzleWords(locale: Locale): Promise<SayPuzzle> {
  return speaker(await catalogs[locale](), locale, []).say
}

export function usePuzzleWords(): SayPuzzle | undefined {
  const { locale } = useVoice()
  return useLoaded(() => loadPuzzleWords(locale), [locale])
}
