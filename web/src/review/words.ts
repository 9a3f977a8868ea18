import { teller } from '@meadhall/hall/say'
import type { Locale } from '@meadhall/kernel/locales'
import type { ReviewKey, ReviewWords } from './text/en.ts'

export interface SayReview {
  (key: ReviewKey, params?: object): string
  /** The same in the words of a game, where it has its own: `where.mountain` for `where`. */
  readonly of: (game: string, key: ReviewKey, params?: object) => string
}

const catalogs: Record<Locale, () => Promise<ReviewWords>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  ja: async () => (await import('./text/ja.ts')).ja,
}

export async function loadReviewWords(locale: Locale): Promise<SayReview> {
  const catalog = await catalogs[locale]()
  const tell = teller(catalog, locale)
  const own = (game: string, key: ReviewKey) => {
    const named = `${key}.${game}`
    return Object.hasOwn(catalog, named) ? (named as ReviewKey) : key
  }
  return Object.assign((key: ReviewKey, params?: object) => tell(key, params), {
    of: (game: string, key: ReviewKey, params?: object) => tell(own(game, key), params),
  })
}
