/** Names as a sentence has them, in the language of who reads it. */
export function listed(locale: string, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(names)
}
