// From the ids of the rules to those of the drawings.
import type { Enemy } from '@meadhall/midgard/cards'
import type { State } from '@meadhall/midgard/state'
import { COLOURS, type Space, STALLS, STORES, type Stall } from '@meadhall/midgard/vocabulary'
import { type EnemySet } from '../art/midgard/enemies/paint.ts'
import { type Place, STALL_SPACES } from '../art/midgard/places.ts'
import { type TokenName } from '../art/midgard/Token.tsx'

/** In the order of STORES. */
export const STORE_TOKENS: readonly TokenName[] = ['food', 'wood', 'coin', 'favor', 'blame']
export const tokenOf = (store: string): TokenName =>
  STORE_TOKENS[STORES.indexOf(store as never)] ?? (store as TokenName)

export const setOf = (enemy: Enemy): EnemySet => (enemy.colour < 0 ? 'troll' : COLOURS[enemy.colour])

/** What an enemy gives besides Glory. */
export function rewardOf(enemy: Enemy): { token: TokenName; amount: number } | undefined {
  if (enemy.wood > 0) return { token: 'wood', amount: enemy.wood }
  if (enemy.coins > 0) return { token: 'coin', amount: enemy.coins }
  return enemy.favor > 0 ? { token: 'favor', amount: enemy.favor } : undefined
}

/** Where a space lies on the board; a stall that is not in play lies nowhere. */
export function placeOf(state: State, space: Space): Place | undefined {
  const stall = STALLS.indexOf(space as Stall)
  if (stall < 0) return space as Place
  const at = state.stalls.indexOf(stall)
  return at < 0 ? undefined : STALL_SPACES[at]
}

export interface DieOnTable {
  readonly kind: number
  readonly face: number
  /** Index into the 3 × 4 counts of a fight. */
  readonly index: number
  /** Which of the equal dice. */
  readonly nth: number
}

/** 3 × 4 counts as single dice, always in the same order. */
export function diceOf(faces: readonly number[]): DieOnTable[] {
  return faces.flatMap((count, index) =>
    Array.from({ length: count }, (_, nth) => ({ kind: index >> 2, face: index % 4, index, nth })),
  )
}

/** Counts by warrior as single dice. */
export function kindsOf(counts: readonly number[]): number[] {
  return counts.slice(0, 3).flatMap((count, kind) => Array<number>(Math.max(0, count)).fill(kind))
}

/** The letter on each rune stone, in the order of RUNES. */
export const RUNE_LETTERS: readonly string[] = ['ᚷ', 'ᛏ', 'ᛒ', 'ᚱ', 'ᚨ', 'ᛈ', 'ᛉ', 'ᛋ', 'ᛞ', 'ᚠ']
