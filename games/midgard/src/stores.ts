import type { Seat, Tell } from '@meadhall/kernel/rules'
import type { Happening, State } from './state.ts'
import { STORES } from './vocabulary.ts'

/** CM-1.3: what a player keeps besides dice and cards never runs out. */
export function gain(state: State, seat: Seat, store: number, amount: number, tell: Tell<Happening>): void {
  if (amount === 0) return
  state.players[seat].stores[store] += amount
  tell({ what: 'gained', seat, good: STORES[store], amount })
}

export function pay(state: State, seat: Seat, store: number, amount: number, tell: Tell<Happening>): void {
  if (amount === 0) return
  state.players[seat].stores[store] -= amount
  tell({ what: 'paid', seat, good: STORES[store], amount })
}

/** CM-1.7 */
export function gainGlory(
  state: State,
  seat: Seat,
  amount: number,
  from: string,
  tell: Tell<Happening>,
): void {
  if (amount === 0) return
  state.players[seat].glory += amount
  tell({ what: 'gainedGlory', seat, amount, from })
}
