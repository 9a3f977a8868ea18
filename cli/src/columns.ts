/** Signs that take two columns on a terminal: kana, kanji, hangul and the full-width forms. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g

/** How many columns a text takes on a terminal. */
export function columnsOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0)
}

/** The text with blanks behind it, up to a number of columns. */
export function padColumns(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - columnsOf(text)))
}
