import type { Speaker } from '@meadhall/hall/say'
import type { Piece, Tables } from '@meadhall/kernel/component-set'
import type { ComponentType } from 'react'
import type { ThemeName } from '../art/theme.ts'
import type { SayChest } from './words.ts'

/** What a game gives to the chest: how its components look and are called, and editors of its own. */
export interface ChestGame {
  /** `width` is what there is room for. */
  readonly Picture: ComponentType<{ piece: Piece; name: string; width: number; theme: ThemeName }>
  /** Parts of a picture that can be changed, by where they are in hundredths of it: left, top, width, height. */
  readonly rings?: (piece: Piece) => readonly Ring[]
  readonly nameOf: (piece: Piece, c: SayChest, say: Speaker) => string
  /** A further line about a printed component, or what follows from a changed one. */
  readonly About?: ComponentType<{ piece: Piece; tables: Tables }>
  /** For kinds whose rows are not edited part by part. */
  readonly editors: Readonly<Record<string, ComponentType<EditorProps>>>
}

export type Ring = readonly [
  part: string,
  place: readonly [left: number, top: number, width: number, height: number],
]

export interface EditorProps {
  readonly piece: Piece
  readonly theme: ThemeName
  readonly onChange: (row: unknown) => void
}
