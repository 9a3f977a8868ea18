import type { Budget } from '@meadhall/bots/bot'

/** How strong a bot plays: which bot, and how many positions it may look at for a move. */
export const LEVELS = ['thrall', 'karl', 'huscarl'] as const
export type Level = (typeof LEVELS)[number]

export const USUAL_LEVEL: Level = 'karl'

interface Strength {
  readonly bot: string
  /** Counted, not timed, so that a game can be repeated from its seed. */
  readonly budget: Budget
}

const levels: Record<Level, Strength> = {
  thrall: { bot: 'random', budget: { positions: 1 } },
  karl: { bot: 'greedy', budget: { positions: 60 } },
  huscarl: { bot: 'greedy', budget: { positions: 600 } },
}

/** What a seat's bot name stands for; bots of the command line go by their own names. */
export function levelOf(bot: string): Strength {
  return Object.hasOwn(levels, bot) ? levels[bot as Level] : { bot, budget: levels[USUAL_LEVEL].budget }
}
