/** The languages in which everything is said. To add one: here; what is missing then does not compile. */
export const LOCALES = ['en', 'de', 'ja'] as const
export type Locale = (typeof LOCALES)[number]
export type ByLocale<T> = Readonly<Record<Locale, T>>

export const isLocale = (name: string): name is Locale => LOCALES.some((locale) => locale === name)
