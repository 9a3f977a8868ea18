import type { Kinds } from '@meadhall/kernel/rules'
import type { Happening } from './moves.ts'

/** Warriors are dice; whatever else chance decides lies in a deck or a bag. */
export const kinds: Kinds<Happening> = {
  chance: {
    swordsman: 'roll',
    spearman: 'roll',
    axeman: 'roll',
    firstPlayer: 'draw',
    stall: 'draw',
    leader: 'draw',
    destiny: 'draw',
    journey: 'draw',
    rune: 'draw',
    merchantShip: 'draw',
    troll: 'draw',
    draugr: 'draw',
    monster: 'draw',
  },
  roll: 'rolled',
  victories: ['defeated'],
  fights: { won: ['defeated'], lost: ['beaten'] },
  ends: ['gameEnded'],
}
