/**
 * What a game says of everything that is drawn at its table.
 *
 * A thing has a name in the game's words: `food`, `die axeman hit2`, `space smokehouse`. Pieces carry it themselves
 * (`data-thing`); for the rest a row says which elements draw it. What a tip says of it are the words of the rule that
 * it belongs to, and what holds for the viewer now, which the book asks of the rules.
 */
import type { Catalog } from '@meadhall/hall/say'
import type { Locale } from '@meadhall/kernel/locales'
import type { ComponentType } from 'react'

/** Elements, and the name of what they draw. */
export type ThingRow = readonly [
  selector: string,
  thing: string | ((element: HTMLElement) => string | undefined),
]

export interface Tip {
  readonly title: string
  /** What kind of thing it is, and how many of it one has. */
  readonly kind?: string
  /** The entry whose words say what it does. */
  readonly rule: string
  /** In place of the entry's words, where the game has shorter ones. */
  readonly does?: string
  /** What it does for the viewer now, a sentence each. */
  readonly now?: readonly string[]
}

/** A sentence of the book. */
export type Tell = (key: string, params?: object) => string

/** `Hold` is what the components of the game's table hold. */
export interface TipBook<Hold> {
  readonly rows: readonly ThingRow[]
  /** Things that are drawn inside one element, which has no element of their own for each. */
  readonly parts?: (table: Element, hold: Hold) => readonly Found[]
  /** Things that the table itself speaks of as soon as they are pointed at, and where it does. */
  readonly told: { readonly things: RegExp; readonly at: string }
  readonly tip: (thing: string, hold: Hold, tell: Tell) => Tip | undefined
  readonly words: Readonly<Record<Locale, () => Promise<Catalog>>>
  /** The signs of the game on one sheet, by heading. */
  readonly legend: readonly LegendPart[]
}

export interface LegendPart {
  /** Key of its heading in the book's words. */
  readonly head: string
  /** A thing that speaks for all of them; then they have only their names. */
  readonly like?: string
  readonly of: readonly { readonly thing: string; readonly Picture: ComponentType }[]
}

/** A thing where it is drawn. */
export interface Found {
  readonly thing: string
  readonly element: Element
  readonly box: DOMRect
}

/** The name that the piece inside carries: for numbers that stand beside it. */
export const pieceIn = (element: HTMLElement): string | undefined =>
  element.querySelector<HTMLElement>('[data-thing]')?.dataset.thing
