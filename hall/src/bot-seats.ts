import type { Bot, Budget } from '@meadhall/bots/bot'
import type { AnyHappening, AnyMove, Chance, Seat } from '@meadhall/kernel/rules'
import { botOf, entryNumber, type HallTable, type Submission } from './hall-table.ts'

/** The seats that must decide and have a bot to do it. */
export function botsToMove(
  hall: Pick<HallTable, 'game' | 'table' | 'holders'>,
): { seat: Seat; bot: string }[] {
  return hall.game.rules.pending(hall.table.state).flatMap((seat) => {
    const bot = botOf(hall.holders[seat])
    return bot === undefined ? [] : [{ seat, bot }]
  })
}

/** A bot's own chance for its answer to entry `n`: the same game from the same seed has the same bots. */
export function botSeed([a, b, c, d]: Uint8Array, n: number, seat: Seat): number {
  return (((a << 24) | (b << 16) | (c << 8) | d) ^ Math.imul(n + 1, 0x9e3779b1) ^ seat) | 0
}

/** What a bot would do in a seat, ready to be submitted. It gets the seat's view and nothing else. */
export function botMove<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  bot: Bot,
  chance: Chance,
  budget: Budget,
): Submission<M> {
  const view = hall.game.rules.view(hall.table.state, seat)
  return { seat, answers: entryNumber(hall), move: bot(hall.game, view, seat, chance, budget) }
}
