import type { Move } from '@meadhall/odin/moves'
import type { State } from '@meadhall/odin/state'
import type { RiddleCraft } from '../riddle.ts'

export const odinRiddles: RiddleCraft<State, Move> = {
  kindOf({ agenda }, _seat, [first]) {
    const task = agenda[agenda.length - 1]
    if (task.do === 'turn') return 'space'
    if (task.do === 'feasting') return 'feast'
    // To lay nothing is no riddle.
    if (task.do === 'window') return first.do === 'ready' ? undefined : 'pack'
    return 'choice'
  },
  small: new Set(['placeTile', 'takeTile', 'store', 'buyShip', 'arm', 'disarm', 'use', 'order']),
}
