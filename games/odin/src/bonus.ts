import type { Seat } from '@meadhall/kernel/rules'
import { hasRule } from './count.ts'
import { BOARD } from './data/boards.ts'
import { cardNumber } from './data/occupations/list.ts'
import type { Bundle } from './effects.ts'
import type { Now } from './now.ts'
import { bonusEarned } from './placement/worth.ts'
import { stand } from './placing.ts'
import { gainAll } from './supply.ts'
import { HOME, thing } from './vocabulary.ts'

const SILVERWARE: Bundle = [[thing('silverware'), 1]]
const MAID = cardNumber('maid')!

/** FO-5.4 to FO-5.6: what the symbols of a seat's boards bring, all of them or only those of houses or the home board. */
export function giveBonuses(now: Now, seat: Seat, which: 'all' | 'houseBonuses' | 'homeBonuses'): void {
  const player = now.state.players[seat]
  stand(player)
  const earned: Bundle[] = []
  const choices: Bundle[] = []
  const swaps = hasRule(player, 'silverwareInsteadOfHouseBonus')
  for (let slot = 0; slot < player.boards.length; slot++) {
    const board = BOARD[player.boards[slot]]
    if (which === 'houseBonuses' && !board.house) continue
    if (which === 'homeBonuses' && player.boards[slot] !== HOME) continue
    const here: Bundle[] = []
    for (let b = 0; b < board.bonuses.length; b++)
      if (bonusEarned(player, slot, b)) here.push(board.bonuses[b].gain)
    // `maid`: the only good of a house may be silverware instead.
    if (swaps && board.house && here.length === 1) choices.push(here[0])
    else earned.push(...here)
  }
  // All at once: what comes first cannot be placed to earn the rest.
  for (const get of earned) gainAll(now, seat, get)
  for (const get of choices)
    now.state.agenda.push({
      do: 'exchange',
      seat,
      card: MAID,
      must: true,
      choices: [
        { pay: [], get },
        { pay: [], get: SILVERWARE },
      ],
    })
}
