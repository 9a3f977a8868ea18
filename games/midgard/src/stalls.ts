import { STALL_ROWS } from './data/certain.ts'
import type { SpaceRule } from './locations.ts'
import { refuse } from './refusal.ts'
import { gain, gainGlory, pay } from './stores.ts'
import { STALLS, STORES, type Stall } from './vocabulary.ts'
import { gainWarriors } from './warriors.ts'

/** CM-6: a stall is its row. */
function stallRule(stall: Stall): SpaceRule {
  const row = STALL_ROWS[STALLS.indexOf(stall)]
  const [store, price] = row.pay ?? [0, 0]
  const most = row.times ?? 1
  const often = most > 1
  return {
    rule: row.rule,

    offer(state, seat, ways) {
      const have = state.players[seat].stores[store]
      if (!often) {
        if (have >= price) ways.push({ do: 'place', at: stall })
        return
      }
      for (let times = 1; times <= most && have >= times * price; times++)
        ways.push({ do: 'place', at: stall, times })
    },

    check(state, seat, { times }) {
      if (often && !(Number.isInteger(times) && times! >= 1 && times! <= most))
        return refuse(row.rule, 'chooseTimes', { most })
      const amount = price * (often ? times! : 1)
      if (state.players[seat].stores[store] >= amount) return undefined
      return refuse(row.rule, 'cannotPay', { [STORES[store]]: amount })
    },

    effect(now, seat, { times = 1 }) {
      pay(now, seat, store, price * times)
      for (const [gained, amount] of row.gain ?? []) gain(now, seat, gained, amount * times)
      gainGlory(now, seat, row.glory ?? 0, stall)
      if (row.warriors) gainWarriors(now, seat, row.warriors)
    },
  }
}

export const STALL_RULES = Object.fromEntries(STALLS.map((stall) => [stall, stallRule(stall)])) as Record<
  Stall,
  SpaceRule
>
