import type { Bot, Budget } from '@meadhall/bots/bot'
import { TEMPERAMENTS, type Temperament } from '@meadhall/bots/temperaments'

export { TEMPERAMENTS, type Temperament }

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
 * they play moves on before they choose: the Jarl its three best, the Konungr six, twenty times as long.
 */
const levels: Record<Level, Strength> = {
  thrall: { bot: 'greedy', budget: { positions: 20, blur: 2 } },
  karl: { bot: 'greedy', budget: { positions: 60, blur: 0.9 } },
  huscarl: { bot: 'greedy', budget: { positions: 200 } },
  jarl: { bot: 'planner', budget: { positions: 300 } },
  konungr: { bot: 'planner', budget: { positions: 6000 } },
}

/** Who plays at a level, with a temperament or as it comes: `jarl/skald`, `jarl`. */
export const botAt = (level: Level, temperament?: Temperament): string =>
  temperament === undefined ? level : `${level}/${temperament}`

export const levelOf = (bot: string): Level | undefined => LEVELS.find((level) => level === bot.split('/')[0])

const temperamentOf = (bot: string): Temperament | undefined =>
  TEMPERAMENTS.find((temperament) => temperament === bot.split('/')[1])

/** Whether a name is a level's, with a temperament that there is or without one. */
export function isAtLevel(bot: string): boolean {
  const [, manner, more] = bot.split('/')
  if (more !== undefined || levelOf(bot) === undefined) return false
  return manner === undefined || temperamentOf(bot) !== undefined
}

/**
 * Gives a temperament to the bots of a table for whom nobody has chosen one. `lot` is any number: from there they go
 * round, so that no two play alike before all have been dealt.
 */
export function withTemperaments(bots: readonly (string | null)[], lot: number): (string | null)[] {
  let dealt = Math.abs(lot)
  return bots.map((bot) => {
    const level = LEVELS.find((one) => one === bot)
    return level ? botAt(level, TEMPERAMENTS[dealt++ % TEMPERAMENTS.length]) : bot
  })
}

/** The bot of that name; at its level where the game has no such temperament, at the usual one where it is not known. */
export function namedBot(bots: Readonly<Record<string, Bot>>, name: string): Bot {
  const found = [name, levelOf(name) ?? USUAL_LEVEL, USUAL_LEVEL].find((one) => Object.hasOwn(bots, one))
  return bots[found!]
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
