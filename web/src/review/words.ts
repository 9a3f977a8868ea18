import { teller } from '@meadhall/hall/say'
import type { Locale } from '@meadhall/kernel/locales'
import type { ReviewKey, ReviewWords } from './text/en.ts'

export type SayReview = (key: ReviewKey, params?: object) => string

const catalogs: Record<Locale, () => Promise<ReviewWords>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  ja: async () => (await import('./text/ja.ts')).ja,
}

export async function loadReviewWords(locale: Locale): Promise<SayReview> {
  return teller(await catalogs[locale](), locale)
}
