import type { Kinds } from '@meadhall/kernel/rules'
import type { Happening } from './moves.ts'

/** No die is rolled: chance decides cards, tiles and gnomes. */
export const kinds: Kinds<Happening> = {
  chance: {
    hall: 'draw',
    voteTile: 'draw',
    gateCard: 'draw',
    gateCavern: 'draw',
    firstPlayer: 'draw',
    champion: 'draw',
    ancestryCard: 'draw',
    gnome: 'draw',
    criticalDomain: 'draw',
    fallen: 'draw',
  },
  victories: [],
  fights: { won: ['attackWon'], lost: ['attackLost'] },
  ends: ['gameEnds', 'standLost'],
}
