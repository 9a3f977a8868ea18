import type { Seat } from '@meadhall/kernel/rules'
import type { Now } from './now.ts'
import { STORES } from './vocabulary.ts'

/** CM-1.3: what a player keeps besides dice and cards never runs out. */
export function gain({ state, tell }: Now, seat: Seat, store: number, amount: number): void {
  if (amount === 0) return
  state.players[seat].stores[store] += amount
  tell({ what: 'gained', seat, good: STORES[store], amount })
}

export function pay({ state, tell }: Now, seat: Seat, store: number, amount: number): void {
  if (amount === 0) return
  state.players[seat].stores[store] -= amount
  tell({ what: 'paid', seat, good: STORES[store], amount })
}

/** CM-1.7 */
export function gainGlory({ state, tell }: Now, seat: Seat, amount: number, from: string): void {
  if (amount === 0) return
  state.players[seat].glory += amount
  tell({ what: 'gainedGlory', seat, amount, from })
}
