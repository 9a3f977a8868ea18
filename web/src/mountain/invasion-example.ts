// For tests: the position of the rulebook's example of an invasion.
import { quickChance } from '@meadhall/kernel/chance'
import { notation } from '@meadhall/mountain/notation'
import { mountain } from '@meadhall/mountain/rules'
import type { State } from '@meadhall/mountain/state'

/** The rulebook's example of one invasion: three gnomes of wave II come through Mud. */
export function example(): State {
  const names = ['Pink', 'Blue', 'Green', 'Yellow']
  const { rules } = mountain
  const state = rules.setup(rules.readOptions({}), 4, quickChance(3), () => {})
  notation.arrange(
    state,
    {
      wave: 2,
      board: 'empty',
      caverns: {
        mud1: { Pink: 1 },
        mud2: { Yellow: 1 },
        hammer2: { gnomes: ['?', '?'] },
        mud3: { gnomes: ['?', '?'] },
        hammer1: { Blue: 2 },
        fire3: { Green: 2 },
        fire1: { Green: 2 },
      },
      votes: { mud: { Pink: 2, Blue: 1 } },
      gates: ['mud'],
      secondAction: 'Blue',
    },
    names,
  )
  return state
}
