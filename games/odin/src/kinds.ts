import type { Kinds } from '@meadhall/kernel/rules'
import type { Happening } from './moves.ts'

/** FO-13: two dice; whatever else chance decides lies in a deck or a bag. */
export const kinds: Kinds<Happening> = {
  chance: {
    d8: 'roll',
    d12: 'roll',
    imitation: 'draw',
    startOccupation: 'draw',
    occupation: 'draw',
    strip: 'draw',
    startPlayer: 'draw',
    weapon: 'draw',
  },
  roll: 'rolled',
  victories: [],
  ends: ['gameEnded'],
}
