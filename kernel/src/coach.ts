import type { AnyHappening, Seat } from './rules.ts'

/**
 * Something that comes up for the first time in somebody's first game, and is then spoken of once. What is said stands
 * in the game's texts by the id.
 */
export interface Occasion<S = unknown, H extends AnyHappening = AnyHappening> {
  readonly id: string
  /** The rule behind it. */
  readonly rule: string
  /** Something of this kind came about; with `mine` only when it happened to the learner. */
  readonly told?: readonly H['what'][]
  readonly mine?: true
  /** The learner is asked this: the task that waits. */
  readonly asked?: readonly string[]
  /** And the position is so. */
  readonly when?: (state: S, seat: Seat) => boolean
}

/** Whether it has come up. `asked`: what the seat must decide now. */
export function comesUp<S, H extends AnyHappening>(
  occasion: Occasion<S, H>,
  now: { state: S; seat: Seat; told: readonly H[]; asked: string | undefined },
): boolean {
  const { told, mine, asked, when } = occasion
  const happened = (happening: H) =>
    told?.includes(happening.what) && (!mine || (happening as { readonly seat?: Seat }).seat === now.seat)
  if (told && !now.told.some(happened)) return false
  if (asked && (now.asked === undefined || !asked.includes(now.asked))) return false
  return !when || when(now.state, now.seat)
}
