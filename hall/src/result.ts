import { total } from '@meadhall/kernel/rules'
import type { HallTable } from './hall-table.ts'
import type { Result } from './online.ts'

/** How a game that is over ended. */
export function resultOf({ game: { rules }, table: { state }, holders }: HallTable): Result {
  return {
    points: holders.map((_, seat) => total(rules.score(state, seat))),
    ranking: rules.ranking(state),
  }
}
