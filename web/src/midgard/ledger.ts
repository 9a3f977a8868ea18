// What everybody has while a step is told: the position before it, carried along by what is said.

import type { Happening } from '@meadhall/midgard/moves'
import { type State, warriorsInAll } from '@meadhall/midgard/state'
import { BLAME, STORES } from '@meadhall/midgard/vocabulary'

export interface Account {
  stores: number[]
  glory: number
  /** Enemy cards won. */
  defeated: number[]
  /** Warriors in all, at home and sent. */
  warriors: number
}

/** One account a seat. */
export function openLedger(state: State): Account[] {
  return state.players.map((player) => ({
    stores: player.stores.slice(),
    glory: player.glory,
    defeated: player.defeated.slice(),
    warriors: warriorsInAll(player),
  }))
}

/** Writes down one happening. */
export function enter(ledger: Account[], happening: Happening): void {
  switch (happening.what) {
    case 'gained':
    case 'paid': {
      const store = STORES.indexOf(happening.good as never)
      ledger[happening.seat].stores[store] +=
        happening.what === 'gained' ? happening.amount : -happening.amount
      break
    }
    case 'gainedGlory':
      ledger[happening.seat].glory += happening.amount
      break
    case 'blamed':
      ledger[happening.seat].stores[BLAME]++
      break
    case 'discardedBlame':
      ledger[happening.seat].stores[BLAME]--
      break
    case 'defeated':
      if (happening.card >= 0) ledger[happening.seat].defeated.push(happening.card)
      break
    case 'fell':
    case 'starved':
    case 'forbidden':
    case 'lostAtSea':
      ledger[happening.seat].warriors -= happening.amount
      break
    default:
  }
}

/** The place of a seat by Glory won so far; equals share it. */
export function rankIn(ledger: readonly { readonly glory: number }[], seat: number): number {
  return 1 + ledger.filter(({ glory }) => glory > ledger[seat].glory).length
}
