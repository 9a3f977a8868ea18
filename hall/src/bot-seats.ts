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
