import { type Game, type Seat, type Stage, total } from '@meadhall/kernel/rules'

/** How a game stands for everybody to know: what may be shown to those who do not even look on. */
export interface Standing {
  readonly pending: readonly Seat[]
  readonly points: readonly number[]
  /** How far it is, in the games that count it; where nothing has begun yet, in the first. */
  readonly stage?: Stage
}

/** The standing by the view of nobody's seat. It is a copy: the game may go on. */
export function publicStanding(game: Game, state: unknown, seats: number): Standing {
  const { rules } = game
  const view = rules.view(state, null)
  const at = game.stage?.(view)
  return {
    pending: [...rules.pending(view)],
    points: Array.from({ length: seats }, (_, seat) => total(rules.score(view, seat))),
    ...(at && { stage: { n: Math.max(1, at.n), of: at.of } }),
  }
}
