import { noChance, Undecided } from './chance.ts'
import type { AnyHappening, AnyMove, Rules, Seat } from './rules.ts'

export interface Preview<S, H> {
  /** The position after the move, or where chance stops it. */
  state: S
  told: H[]
  /** What the move then waits for: dice, a card. */
  until?: string
}

/** What a checked move would do, by the code that would do it. `view` is not changed. */
export function preview<S, M extends AnyMove, H extends AnyHappening>(
  rules: Rules<S, M, H>,
  view: S,
  seat: Seat,
  move: M,
): Preview<S, H> {
  const state = rules.clone(view)
  const told: H[] = []
  try {
    rules.apply(state, seat, move, noChance, (happening) => told.push(happening))
    return { state, told }
  } catch (error) {
    if (error instanceof Undecided) return { state, told, until: error.what }
    throw error
  }
}
