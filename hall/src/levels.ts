import type { Bot, Budget } from '@meadhall/bots/bot'

/** How strong a bot plays: which bot, and how many positions it may look at for a move. */
export const LEVELS = ['thrall', 'karl', 'huscarl', 'jarl'] as const
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
  huscarl: { bot: 'planner', budget: { positions: 600 } },
  jarl: { bot: 'planner', budget: { positions: 6000 } },
}

/** A game's bots by their own names, and by level: who plays at a level looks at as many positions as that allows. */
export function withLevels(bots: Readonly<Record<string, Bot>>): Readonly<Record<string, Bot>> {
  const atLevel = LEVELS.map((level): [string, Bot] => {
    const { bot, budget } = levels[level]
    return [level, (game, view, seat, chance) => bots[bot](game, view, seat, chance, budget)]
  })
  return { ...bots, ...Object.fromEntries(atLevel) }
}
