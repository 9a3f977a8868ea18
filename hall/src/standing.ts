import { isRecord } from '@meadhall/kernel/plain'
import { type AnyHappening, type AnyMove, type Rules, type Seat, total } from '@meadhall/kernel/rules'

/** How a game stands for everybody to know: what may be shown to those who do not even look on. */
export interface Standing {
  readonly pending: readonly Seat[]
  readonly points: readonly number[]
  /** Rounds are counted from 1, by the games that have them; waves too. */
  readonly round?: number
  readonly rounds?: number
  readonly wave?: number
}

/** The standing by the view of nobody's seat. It is a copy: the game may go on. */
export function publicStanding<S, M extends AnyMove, H extends AnyHappening>(
  rules: Pick<Rules<S, M, H>, 'view' | 'pending' | 'score'>,
  state: S,
  seats: number,
): Standing {
  const view = rules.view(state, null)
  const { round, rounds, wave }: Record<string, unknown> = isRecord(view) ? view : {}
  return {
    pending: [...rules.pending(view)],
    points: Array.from({ length: seats }, (_, seat) => total(rules.score(view, seat))),
    ...(typeof round === 'number' && { round: Math.max(1, round) }),
    ...(typeof rounds === 'number' && { rounds }),
    ...(typeof wave === 'number' && { wave: wave + 1 }),
  }
}
