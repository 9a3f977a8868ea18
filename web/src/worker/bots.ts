import { gameOf } from '@meadhall/hall/games'
import { quickChance } from '@meadhall/kernel/chance'
import type { AnyMove, Seat } from '@meadhall/kernel/rules'
import { levelOf, USUAL_LEVEL } from './levels.ts'

interface Thought {
  readonly game: string
  readonly options: unknown
  readonly view: unknown
  readonly seat: Seat
  readonly bot: string
  readonly seed: number
}

/** Bots think in a worker of their own, so that a long thought never delays a click. They get a seat's view and nothing else. */
export const botFunctions = {
  async think({ game, options, view, seat, bot, seed }: Thought): Promise<AnyMove> {
    const listed = gameOf(game)!
    const [loaded, bots] = await Promise.all([listed.load(), listed.bots()])
    loaded.rules.readOptions(options) // a table's own cards are known from here on
    const { bot: name, budget } = levelOf(bot)
    // A file may name a bot that this game does not have.
    const think = Object.hasOwn(bots, name) ? bots[name] : bots[levelOf(USUAL_LEVEL).bot]
    return think(loaded, view, seat, quickChance(seed), budget)
  },
}

export type BotCalls = typeof botFunctions
