// The languages of the hall, for those who do not look below it.
export { type ByLocale, isLocale, LOCALES, type Locale } from '@meadhall/kernel/locales'
