import { speaker } from '@meadhall/hall/say'
import type { ByLocale, Locale } from '@meadhall/kernel/locales'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import type { DayKey, DayWords } from './text/en.ts'

/** Says something about the game of the day in the viewer's language. */
export type SayDay = (key: DayKey, params?: Readonly<Record<string, string | number>>) => string

const catalogs: ByLocale<() => Promise<DayWords>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  ja: async () => (await import('./text/ja.ts')).ja,
}

async function loadDayWords(locale: Locale): Promise<SayDay> {
  return speaker(await catalogs[locale](), locale, []).say
}

export function useDayWords(): SayDay | undefined {
  const { locale } = useVoice()
  return useLoaded(() => loadDayWords(locale), [locale])
}
