// For tests: a game of random moves, step by step, as the page hears it.
import { quickChance } from '@meadhall/kernel/chance'
import type { Happening } from '@meadhall/midgard/moves'
import { midgard } from '@meadhall/midgard/rules'
import type { State } from '@meadhall/midgard/state'

const { rules } = midgard

export interface TestStep {
  readonly before: State
  /** Of this round, before the step. */
  readonly earlier: readonly Happening[]
  readonly told: readonly Happening[]
  readonly after: State
}

export function* steps(seed: number, players = 3): Generator<TestStep> {
  const chance = quickChance(seed)
  let earlier: Happening[] = []
  const state = rules.setup(rules.readOptions({ leaders: 'dealt' }), players, chance, (happening) =>
    earlier.push(happening),
  )
  for (let n = 0; n < 4000; n++) {
    const [seat] = rules.pending(state)
    if (seat === undefined) return
    const moves = rules.shaped(state, seat)
    const before = rules.clone(state)
    const told: Happening[] = []
    rules.apply(state, seat, moves[chance.pick('move', [...moves.keys()])], chance, (happening) =>
      told.push(happening),
    )
    yield { before, earlier, told, after: rules.clone(state) }
    const begun = told.findLastIndex(({ what }) => what === 'roundBegan')
    earlier = begun < 0 ? [...earlier, ...told] : told.slice(begun)
  }
}
