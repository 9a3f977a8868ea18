import type { Seat } from '@meadhall/kernel/rules'
import { matches } from './count.ts'
import { BOXES_ON, EVENT_BIT } from './data/occupations/cards.ts'
import { CARD } from './data/occupations/list.ts'
import { COLOUR } from './data/tiles.ts'
import type { Box } from './effects.ts'
import { affordable, choiceName } from './exchange.ts'
import { NOTHING } from './now.ts'
import type { State } from './state.ts'
import { canPay } from './supply.ts'
import { GOODS, SILVER } from './vocabulary.ts'

/** FO-15.6: what anytime cards can do at this moment. */

/** One thing that an anytime card can do now. */
interface Use {
  readonly option: string
  readonly box: Box
}

/** FO-15.6: what a played card offers at this moment. */
export function usesOf(state: State, seat: Seat, card: number): Use[] {
  const player = state.players[seat]
  const uses: Use[] = []
  for (const box of BOXES_ON.anytime[card]) {
    if (box.inAction && state.action.seat !== seat) continue
    if (box.once && player.spent.includes(card)) continue
    if (box.if && !matches(state, seat, box.if, NOTHING)) continue
    const effect = box.do
    if (effect.op === 'exchange') {
      for (const choice of affordable(state, seat, card, effect.choices))
        uses.push({ option: choiceName(choice), box })
    } else if (effect.op === 'play') {
      if (canPay(player, effect.pay!))
        for (const held of player.hand) uses.push({ option: held > 0 ? CARD[held].id : 'unknown', box })
    } else if (effect.op === 'upgrade') {
      if (player.supply[SILVER] < effect.price!) continue
      for (let what = 0; what < GOODS.length; what++)
        if (player.supply[what] > 0 && COLOUR[what] === effect.from) uses.push({ option: GOODS[what], box })
    }
  }
  return uses
}

export function canUseAnyCard(state: State, seat: Seat): boolean {
  const player = state.players[seat]
  if ((player.alerts & EVENT_BIT.anytime) === 0) return false
  return player.played.some((card) => usesOf(state, seat, card).length > 0)
}
