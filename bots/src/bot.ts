import type { AnyHappening, AnyMove, Chance, Game, Seat } from '@meadhall/kernel/rules'

/**
 * A bot chooses a move from what its seat sees, and from nothing else: `view` is `rules.view(state, seat)`. It has its
 * own chance, never the table's. The same function serves the command line, a worker of the page and a job queue.
 */
export type Bot = <S, M extends AnyMove, H extends AnyHappening, O>(
  game: Game<S, M, H, O>,
  view: S,
  seat: Seat,
  chance: Chance,
  budget: Budget,
) => M

/** How much a bot may think about one move: counted, not timed, so that it is repeatable. */
export interface Budget {
  /** Positions looked at. */
  readonly positions: number
  /** By about how many points it misjudges what it looks at; not at all where it is missing. */
  readonly blur?: number
  /** One look is enough, also with components that nobody has learnt with: for many games in a row. */
  readonly glance?: true
}

/** Enough for sensible play at some thousand decisions a second. */
export const QUICK: Budget = { positions: 200 }

/** Any of the moves that a bot considers. */
export const random: Bot = ({ rules }, view, seat, chance) => {
  const moves = rules.shaped(view, seat)
  return moves[indexBelow(chance, moves.length)]
}

export function indexBelow(chance: Chance, n: number): number {
  return chance.pick(
    'bot',
    Array.from({ length: n }, (_, i) => i),
  )
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte)

/** A seed for a quick stream of the bot's own. */
export function ownSeed(chance: Chance): number {
  let seed = 0
  for (let i = 0; i < 4; i++) seed = (seed << 8) | chance.pick('bot', BYTES)
  return seed
}
