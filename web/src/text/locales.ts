import { type ByLocale, LOCALES, type Locale } from '@meadhall/kernel/locales'

/** The languages by their own names. */
export const LOCALE_NAMES: ByLocale<string> = { en: 'English', de: 'Deutsch', ja: '日本語' }

/** The first of the wanted languages that we speak. */
export function bestLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const found = LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale)
    if (found) return found
  }
  return 'en'
}

/** The reader's own kind of a language, for days and times: British English has other hours than American. */
export function ownLocale(locale: Locale, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === locale && isKnown(tag)) ?? locale
}

/** A browser on a bare machine calls its language `en-US@posix`, which no calendar takes. */
function isKnown(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}
