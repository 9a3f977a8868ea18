// For tests: the position of the rulebook's example of an invasion.
import { quickChance } from '@meadhall/kernel/chance'
import { book } from '@meadhall/mountain/book/book'
import { notation } from '@meadhall/mountain/notation'
import { mountain } from '@meadhall/mountain/rules'
import type { State } from '@meadhall/mountain/state'

/** The rulebook's example of one invasion: three gnomes of wave II come through Mud. */
export function example(): State {
  const { players, given = {} } = book.figures.find(({ id }) => id === 'invasion')!
  const { rules } = mountain
  const state = rules.setup(rules.readOptions({}), players.length, quickChance(3), () => {})
  notation.arrange(state, given, players)
  return state
}
