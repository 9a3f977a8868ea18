import { teller } from '@meadhall/hall/say'
import type { Locale } from '@meadhall/kernel/locales'
import type { HintKey, HintWords } from './text/en.ts'

/** Says what the raven has to say; these words come with him. */
export interface SayHint {
  (key: HintKey, params?: object): string
  /** A name that a game's rules give, if these words have it. */
  readonly maybe: (key: string, params?: object) => string | undefined
}

const catalogs: Record<Locale, () => Promise<HintWords>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  ja: async () => (await import('./text/ja.ts')).ja,
}

export async function loadHintWords(locale: Locale): Promise<SayHint> {
  const catalog = await catalogs[locale]()
  const tell = teller(catalog, locale)
  const maybe = (key: string, params?: object) =>
    Object.hasOwn(catalog, key) ? tell(key as HintKey, params) : undefined
  return Object.assign((key: HintKey, params?: object) => tell(key, params), { maybe })
}
