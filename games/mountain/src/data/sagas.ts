import type { Honour } from '../vocabulary.ts'

/**
 * Our own design: short tales for one player. Each is a set-up with a twist and a goal that takes the place of
 * outscoring the gnomes.
 */
export interface SagaRow {
  readonly id: string
  /** The first and the last wave that is played, from 0. */
  readonly waves: readonly [first: number, last: number]
  /** Gate cards for the first gnomes. */
  readonly gnomes?: number
  /** Gnome markers in the box, of each strength. */
  readonly markers?: number
  /** Added to the supplies of every wave. */
  readonly supplies?: number
  /** The disc's place on the boost track, and the pawn's on the wheel. */
  readonly boost?: number
  readonly wheel?: number
  readonly champions?: number
  readonly goal: Goal
}

export type Goal =
  | { readonly is: 'domains' | 'halls' | 'champions' | 'margin'; readonly n: number }
  | { readonly is: 'overrun'; readonly most: number }
  | { readonly is: 'honour'; readonly source: Honour; readonly n: number }

export const SAGA_ROWS = [
  // One wave: the clans wake one by one.
  { id: 'firstSnow', waves: [0, 0], supplies: -1, goal: { is: 'domains', n: 7 } },
  // One wave, and the gnomes are inside already.
  { id: 'brokenGates', waves: [1, 1], gnomes: 6, supplies: 1, goal: { is: 'overrun', most: 12 } },
  // One wave: the last one, for the halls alone.
  { id: 'kingsHalls', waves: [2, 2], supplies: 3, goal: { is: 'halls', n: 3 } },
  // Two waves beside a wheel that already runs.
  { id: 'runawayWheel', waves: [0, 1], boost: 3, wheel: 5, goal: { is: 'honour', source: 'wheel', n: 10 } },
  // Two waves with one champion each, and the gnomes want them too.
  { id: 'twoHeirs', waves: [0, 1], champions: 1, goal: { is: 'champions', n: 2 } },
  // Three waves against half the gnomes: those that are missing plunder.
  { id: 'hollowHost', waves: [0, 2], markers: 5, goal: { is: 'margin', n: 25 } },
] as const satisfies readonly SagaRow[]
