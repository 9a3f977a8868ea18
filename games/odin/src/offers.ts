import type { Seat } from '@meadhall/kernel/rules'
import { CARD } from './data/occupations/list.ts'
import { refuseLeaving } from './helped.ts'
import type { Move } from './moves.ts'
import { type DecisionOf, NOTHING } from './now.ts'
import { canDo } from './possible.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'
import type { Offer } from './tasks.ts'

/** FO-15.11: what several cards hold out at one moment is taken in the order the owner likes, or left. */

const open = (state: State, seat: Seat, { effect, card }: Offer): boolean =>
  canDo(state, seat, effect, NOTHING, card)

export const offers: DecisionOf<'offers'> = {
  seats(state, { seat, offers }) {
    return offers.some((one) => open(state, seat, one)) ? [seat] : []
  },

  legal(state, seat, { offers }) {
    const moves: Move[] = []
    const seen: number[] = []
    let must = false
    for (const one of offers) {
      if (!open(state, seat, one)) continue
      must ||= one.must === true
      if (seen.includes(one.card)) continue
      seen.push(one.card)
      moves.push({ do: 'accept', card: CARD[one.card].id })
    }
    if (!must && !refuseLeaving(state, seat, offers)) moves.push({ do: 'done' })
    return moves
  },

  check(state, seat, move, { offers }) {
    const still = offers.filter((one) => open(state, seat, one))
    if (move.do === 'done')
      return still.some((one) => one.must)
        ? refuse('FO-15.5', 'mustChoose')
        : refuseLeaving(state, seat, offers)
    if (move.do !== 'accept') return refuse('FO-15.7', 'notNow')
    return still.some(({ card }) => CARD[card].id === move.card)
      ? undefined
      : refuse('FO-15.7', 'notOffered', { card: move.card })
  },

  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    if (move.do !== 'accept') return
    const at = task.offers.findIndex((one) => CARD[one.card].id === move.card && open(state, seat, one))
    const { card, effect, once } = task.offers[at]
    const rest = task.offers.filter((_, n) => n !== at)
    if (rest.length > 0) state.agenda.push({ ...task, offers: rest })
    if (once) state.players[seat].spent.push(card)
    state.agenda.push({ do: 'effect', seat, card, must: true, effect })
  },
}
