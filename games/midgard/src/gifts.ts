import type { Player } from './state.ts'
import { LEADERS, type Leader } from './vocabulary.ts'

/** CM-13: what leaders give whoever has them. */
interface Gifts {
  /** CM-13.1: glory for each reroll. */
  readonly gloryForReroll: number
  /** CM-13.2: Destinies to choose from besides. */
  readonly destinies: number
  /** CM-13.3: coins that the Merchant Ship costs less. */
  readonly merchantDiscount: number
  /** CM-13.4: hits that a hit of a sword counts more. */
  readonly swordHits: number
  /** CM-13.5: glory for a round with a double hit. */
  readonly gloryForDoubleHit: number
}

const NONE: Gifts = {
  gloryForReroll: 0,
  destinies: 0,
  merchantDiscount: 0,
  swordHits: 0,
  gloryForDoubleHit: 0,
}

const GIFTS: Readonly<Record<Leader, Gifts>> = {
  asmundr: { ...NONE, gloryForReroll: 2 },
  dagrun: { ...NONE, destinies: 1 },
  gylfir: { ...NONE, merchantDiscount: 1 },
  svanhildr: { ...NONE, swordHits: 1 },
  ullr: { ...NONE, gloryForDoubleHit: 1 },
}

const BY_NUMBER: readonly Gifts[] = LEADERS.map((leader) => GIFTS[leader])

/** What the player's leader gives; nothing without one. */
export const giftsOf = ({ leader }: Pick<Player, 'leader'>): Gifts => BY_NUMBER[leader] ?? NONE
