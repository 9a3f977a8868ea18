import type { Warrior } from '@meadhall/midgard/vocabulary'
import { Die } from '../art/midgard/Die.tsx'
import { Token } from '../art/midgard/Token.tsx'

/** What can be sent out. */
export type Piece = Warrior | 'food'

/** What lies in the hand, by tapping or by dragging. */
export interface Hand {
  piece: Piece
  dragged: boolean
}

export function PiecePicture({ piece, size, turn }: { piece: Piece; size: number; turn?: number }) {
  return piece === 'food' ? (
    <Token name="food" size={size} />
  ) : (
    <Die warrior={piece} size={size} {...(turn !== undefined && { turn })} />
  )
}
