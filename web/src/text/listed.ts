/** Names as a sentence has them, in the language of who reads it. */
export function listed(locale: string, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(names)
}

/** From one number to another, as the language writes it; the wide tilde of some browsers is in no typeface of ours. */
export function ranged(locale: string, from: number, to: number): string {
  return new Intl.NumberFormat(locale).formatRange(from, to).replace('～', '〜')
}

/** A Japanese name may break before its foreign part, and nowhere inside that. */
export function breakable(name: string): string {
  return name.replace(/([\p{Script=Hiragana}\p{Script=Han}])(?=\p{Script=Katakana})/gu, '$1\u200b')
}
