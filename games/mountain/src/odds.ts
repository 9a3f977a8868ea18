import { overcomes } from './attack.ts'
import type { State } from './state.ts'
import { gnomesAt } from './status.ts'

export interface AttackOdds {
  readonly known: readonly number[]
  readonly unknown: number
  readonly least: number
  readonly most: number
  readonly chance: number
}

/** The exact chance that trolls of that strength win against the gnomes of a cavern, as far as the viewer knows them. */
export function attackOdds(state: State, cavern: number, strength: number): AttackOdds {
  const known: number[] = []
  let unknown = 0
  for (let i = 0; i < gnomesAt(state, cavern); i++) {
    const marker = state.gnomes[cavern * 2 + i]
    if (marker > 0) known.push(marker)
    else unknown++
  }
  const sum = known.reduce((all, each) => all + each, 0)
  let least = Number.POSITIVE_INFINITY
  let most = 0
  let chance = 0
  const draw = (left: number, so: number, share: number, bag: readonly number[]) => {
    if (left === 0) {
      least = Math.min(least, so)
      most = Math.max(most, so)
      if (overcomes(strength, so)) chance += share
      return
    }
    const all = bag.reduce((total, count) => total + count, 0)
    bag.forEach((count, i) => {
      if (count > 0)
        draw(
          left - 1,
          so + i + 1,
          (share * count) / all,
          bag.map((each, j) => (j === i ? each - 1 : each)),
        )
    })
  }
  draw(unknown, sum, 1, state.unseen)
  return { known, unknown, least: Number.isFinite(least) ? least : sum, most, chance }
}
