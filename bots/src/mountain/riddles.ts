import { areBridged, ownCell } from '@meadhall/mountain/cells'
import type { Move } from '@meadhall/mountain/moves'
import type { State, Task } from '@meadhall/mountain/state'
import type { RiddleCraft } from '../riddle.ts'

/** Decisions that are not a part of an action. */
const WHOLE: ReadonlySet<Task['do']> = new Set([
  'leadGnome',
  'chooseFallen',
  'repulse',
  'rescue',
  'pairWilds',
])

export const mountainRiddles: RiddleCraft<State, Move> = {
  kindOf(state, seat, [first]) {
    const { agenda } = state
    const task = agenda[agenda.length - 1]
    if (task.do === 'layCard') return 'ancestry'
    if (task.do !== 'turn') return WHOLE.has(task.do) ? 'choice' : undefined
    if (first.do !== 'act') return 'action'
    if (areBridged((first.cells ?? []).map((name) => ownCell(state, seat, name)))) return 'bridge'
    return first.action === 'advance' ? 'march' : 'action'
  },
  small: new Set(['cover', 'send', 'summon']),
}
