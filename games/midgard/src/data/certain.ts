/** Component facts that are certain: printed in a rulebook, or found and checked against the printed counts. */
import type { RuleId } from '../rulebook/ids.ts'
import { COINS, FAVOR, FOOD, WOOD } from '../vocabulary.ts'

/** How many of each Journey there are, in the order of JOURNEYS: 18 in all. */
export const JOURNEY_COPIES: readonly number[] = [8, 2, 2, 2, 2, 2]

/** Glory of each rune at the end, in the order of RUNES. */
export const RUNE_GLORY: readonly number[] = [2, 1, 2, 2, 3, 3, 3, 1, 2, 3]

/** What a Destiny counts: one of the stores, all warriors, all runes, enemies of a colour or of a kind. */
export type DestinyCounts =
  | { store: number }
  | { warriors: true }
  | { runes: true }
  | { colour: number }
  | { kind: number }

export interface DestinyRow {
  readonly rule: RuleId
  readonly counts: DestinyCounts
  /** Glory for having the most alone, and for sharing it. */
  readonly alone: number
  readonly tied: number
}

/** In the order of DESTINIES. */
export const DESTINY_ROWS: readonly DestinyRow[] = [
  { rule: 'CM-15.2', counts: { colour: 2 }, alone: 6, tied: 3 },
  { rule: 'CM-15.3', counts: { colour: 0 }, alone: 6, tied: 3 },
  { rule: 'CM-15.4', counts: { colour: 1 }, alone: 6, tied: 3 },
  { rule: 'CM-15.5', counts: { store: WOOD }, alone: 5, tied: 2 },
  { rule: 'CM-15.6', counts: { warriors: true }, alone: 7, tied: 3 },
  { rule: 'CM-15.7', counts: { store: FAVOR }, alone: 4, tied: 2 },
  { rule: 'CM-15.8', counts: { store: FOOD }, alone: 5, tied: 2 },
  { rule: 'CM-15.9', counts: { store: COINS }, alone: 5, tied: 2 },
  { rule: 'CM-15.10', counts: { runes: true }, alone: 4, tied: 2 },
  { rule: 'CM-15.11', counts: { kind: 2 }, alone: 4, tied: 2 },
  { rule: 'CM-15.12', counts: { kind: 1 }, alone: 7, tied: 3 },
  { rule: 'CM-15.13', counts: { kind: 0 }, alone: 6, tied: 3 },
]

export interface StallRow {
  readonly rule: RuleId
  /** What is paid and gained, by store. */
  readonly pay?: readonly [store: number, amount: number]
  readonly gain?: readonly (readonly [store: number, amount: number])[]
  /** Warriors gained, by kind. */
  readonly warriors?: readonly [number, number, number]
  readonly glory?: number
  /** How often it may be used in one visit; once unless it says more. */
  readonly times?: number
}

/** In the order of STALLS. */
export const STALL_ROWS: readonly StallRow[] = [
  { rule: 'CM-6.2', pay: [FOOD, 1], gain: [[FAVOR, 1]], times: 3 },
  { rule: 'CM-6.3', glory: 2 },
  {
    rule: 'CM-6.4',
    gain: [
      [FOOD, 1],
      [WOOD, 1],
    ],
  },
  { rule: 'CM-6.5', gain: [[COINS, 2]] },
  { rule: 'CM-6.6', pay: [FOOD, 1], warriors: [2, 0, 0] },
  { rule: 'CM-6.7', pay: [WOOD, 1], warriors: [0, 2, 0] },
  { rule: 'CM-6.8', pay: [COINS, 2], warriors: [1, 0, 1] },
  { rule: 'CM-6.9', pay: [COINS, 1], warriors: [1, 1, 0] },
]

/** Coins paid at the Stave Church for 1, 2, 3 and 4 Favor (CM-5.12). */
export const STAVE_CHURCH: readonly number[] = [1, 3, 6, 10]

/** What the first, second, third and fourth extra worker costs (CM-5.13). */
export const WORKER_HUTS: readonly number[] = [5, 4, 3, 2]

/** Glory lost for 0 to 6 Blame (CM-11.8). */
export const BLAME_COST: readonly number[] = [0, 1, 3, 6, 10, 15, 21]

/** The two public longships: capacity, in the order small, large. */
export const PUBLIC_CAPACITY: readonly number[] = [5, 10]
