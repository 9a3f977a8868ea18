/** One paragraph of a game's rulebook in our own words. */
export interface RuleEntry {
  readonly title: string
  readonly text: string
  /** Where the printed rules are silent or unclear: what we decided, on what ground, and the alternatives. */
  readonly ruling?: string
}

/** The rulebook of a game in one language. */
export type Rulebook<Id extends string> = Readonly<Record<Id, RuleEntry>>

/** A word that means something in a game: patterns of it in each language, and the entry that says what it means. */
export interface Term {
  readonly rule: string
  readonly en: string
  readonly de: string
  readonly ja: string
}
