// One scene of what came about, as the table shows it.
import type { Happening } from '@meadhall/mountain/moves'
import type { Decider, Search } from '@meadhall/mountain/search'
import type { State } from '@meadhall/mountain/state'
import type { Clan } from '@meadhall/mountain/vocabulary'

export interface Scene {
  readonly kind: 'gate' | 'gnome' | 'champion' | 'verdict' | ScoredKind
  /** What is said of it. */
  readonly told: readonly Happening[]
  /** The position before it; a gnome still stands outside. */
  readonly state: State
  readonly clan?: Clan
  /** Of a gnome: where it could go, where it goes, and which of the invasion's it is. */
  readonly search?: Search
  readonly at?: number
  readonly gnome?: number
  readonly gnomes?: number
  /** How many of them do not come because the pool is empty. */
  readonly missing?: number
  /** Of an invasion: which gate card of the wave, from 1, or that it is a breach. */
  readonly card?: number | 'breach'
  /** What came of the gnomes before it in the same invasion. */
  readonly earlier?: readonly Happening[]
  /** Who decided where it goes, where more than one cavern was equally good. */
  readonly decider?: Decider
  readonly champion?: number
  readonly hall?: number
  /** What each seat gets in it and has after it; in the solo game the gnomes' come last. */
  readonly tally?: Tally
}

/** What is scored: a domain at the end of waves I and II, the rest at the end of the game. */
export type ScoredKind = 'domain' | 'hall' | 'elders' | 'votes' | 'endOfGame'

export interface Tally {
  readonly gains: readonly number[]
  readonly sums: readonly number[]
}

/** How a show is gone through. */
export interface Steps {
  readonly scenes: readonly Scene[]
  readonly at: number
  readonly paused: boolean
  readonly pause: (paused: boolean) => void
  readonly next: () => void
  readonly back: () => void
  readonly skip: () => void
}
