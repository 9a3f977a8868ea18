import type { Bot, Budget } from '@meadhall/bots/bot'
import { TEMPERAMENTS } from '@meadhall/bots/temperaments'

/** How strong a bot plays: which bot, and how many positions it may look at for a move. */
export const LEVELS = ['thrall', 'karl', 'huscarl', 'jarl', 'konungr'] as const
export type Level = (typeof LEVELS)[number]

export const USUAL_LEVEL: Level = 'karl'

interface Strength {
  readonly bot: string
  /** Counted, not timed, so that a game can be repeated from its seed. */
  readonly budget: Budget
}

/**
 * Below the Huscarl they misjudge what they look at, the Thrall by much: sensible moves, and mistakes among them. Above it
 * they play moves on before they choose; a Konungr may take three seconds of a processor.
 */
const levels: Record<Level, Strength> = {
  thrall: { bot: 'greedy', budget: { positions: 20, blur: 3 } },
  karl: { bot: 'greedy', budget: { positions: 60, blur: 0.7 } },
  huscarl: { bot: 'greedy', budget: { positions: 200 } },
  jarl: { bot: 'planner', budget: { positions: 5000 } },
  konungr: { bot: 'planner', budget: { positions: 40_000 } },
}

/**
 * A game's bots by their own names, and by level: who plays at a level looks at as many positions as that allows. With a
 * temperament, where the game has bots of such a manner: `jarl/skald`.
 */
export function withLevels(bots: Readonly<Record<string, Bot>>): Readonly<Record<string, Bot>> {
  const all: Record<string, Bot> = { ...bots }
  for (const level of LEVELS) {
    const { bot, budget } = levels[level]
    for (const manner of ['', ...TEMPERAMENTS.map((temperament) => `/${temperament}`)]) {
      const own = bots[bot + manner]
      if (own) all[level + manner] = (game, view, seat, chance) => own(game, view, seat, chance, budget)
    }
  }
  return all
}
