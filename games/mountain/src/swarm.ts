import { plan } from '@meadhall/kernel/agenda'
import type { Now } from './now.ts'
import { plunder } from './stand.ts'
import { since } from './state.ts'
import { CLANS } from './vocabulary.ts'

/** MK-13.3: as many as are due come out of the pool at once, as far as they go; one that is beaten does not come again. */
export function callGnomes(now: Now, clan: number, due: number, breach: number): void {
  const { state, tell } = now
  if (!since(state, 2)) {
    plan(state, { do: 'invade', clan, left: due, fallen: false, breach })
    return
  }
  const gnomes = Math.min(due, state.pool)
  state.pool -= gnomes
  if (gnomes < due) tell({ what: 'gnomesRunOut', clan: CLANS[clan], missing: due - gnomes })
  plunder(now, clan, due - gnomes)
  plan(state, { do: 'invade', clan, left: gnomes, fallen: false, breach, gnomes })
}
