import { STALL_ROWS } from './data/certain.ts'
import type { Place, SpaceRule } from './locations.ts'
import { no } from './refusal.ts'
import { gain, gainGlory, pay } from './stores.ts'
import { STALLS, STORES, type Stall } from './vocabulary.ts'
import { gainWarriors } from './warriors.ts'

/** CM-6: a stall is its row. */
function stallRule(stall: Stall): SpaceRule {
  const row = STALL_ROWS[STALLS.indexOf(stall)]
  const [store, price] = row.pay ?? [0, 0]
  const once: readonly Place[] = [{ do: 'place', at: stall }]
  const often: readonly Place[] | undefined =
    row.times === undefined ? undefined : range(row.times).map((times) => ({ do: 'place', at: stall, times }))
  return {
    rule: row.rule,

    moves(state, seat) {
      const have = state.players[seat].stores[store]
      if (often) return often.filter(({ times }) => have >= times! * price)
      return have >= price ? once : []
    },

    check(state, seat, { times }) {
      if (often && !often.some((way) => way.times === times))
        return no(row.rule, 'chooseTimes', { most: often.length })
      const amount = price * (often ? times! : 1)
      if (state.players[seat].stores[store] >= amount) return undefined
      return no(row.rule, 'cannotPay', { [STORES[store]]: amount })
    },

    effect(state, seat, { times = 1 }, _chance, tell) {
      pay(state, seat, store, price * times, tell)
      for (const [gained, amount] of row.gain ?? []) gain(state, seat, gained, amount * times, tell)
      gainGlory(state, seat, row.glory ?? 0, stall, tell)
      if (row.warriors) gainWarriors(state, seat, row.warriors, tell)
    },
  }
}

function range(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1)
}

export const STALL_RULES = Object.fromEntries(STALLS.map((stall) => [stall, stallRule(stall)])) as Record<
  Stall,
  SpaceRule
>
