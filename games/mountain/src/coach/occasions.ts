import type { Occasion } from '@meadhall/kernel/coach'
import { canCover } from '../cells.ts'
import type { Happening } from '../moves.ts'
import type { State } from '../state.ts'
import { WAVES } from '../vocabulary.ts'

const own = (state: State, seat: number) => state.players[seat]

/** What Muninn speaks of in a first game, the first time that it comes up; of several the first is said first. */
export const occasions: readonly Occasion<State, Happening>[] = [
  { id: 'champion', rule: 'MK-2.10', asked: ['chooseChampion'] },
  { id: 'settle', rule: 'MK-2.11', asked: ['settle'] },
  { id: 'ancestry', rule: 'MK-3.3', asked: ['layCard'] },
  { id: 'wilds', rule: 'MK-4.2', asked: ['pairWilds'] },
  { id: 'turn', rule: 'MK-5.2', asked: ['turn'] },
  { id: 'advance', rule: 'MK-7.1', asked: ['advance'] },
  { id: 'won', rule: 'MK-8.2', told: ['attackWon'], mine: true },
  { id: 'repulsed', rule: 'MK-8.6', told: ['attackLost'], mine: true },
  { id: 'bolster', rule: 'MK-10.1', asked: ['bolster'] },
  { id: 'influence', rule: 'MK-11.2', asked: ['influence'] },
  { id: 'wheel', rule: 'MK-12.3', asked: ['turnWheel'] },
  { id: 'scout', rule: 'MK-12.2', asked: ['scoutGate', 'scoutGnome'] },
  { id: 'breach', rule: 'MK-12.5', told: ['breachOpened'] },
  { id: 'invasion', rule: 'MK-13.3', told: ['gateRevealed'] },
  { id: 'lead', rule: 'MK-13.6', asked: ['leadGnome'] },
  { id: 'fell', rule: 'MK-13.11', told: ['trollFell'], mine: true },
  { id: 'championWon', rule: 'MK-14.5', told: ['championWon'], mine: true },
  { id: 'consoled', rule: 'MK-14.4', asked: ['chooseConsolation'] },
  { id: 'scored', rule: 'MK-15.2', told: ['domainScored'] },
  {
    id: 'reserve',
    rule: 'MK-10.2',
    asked: ['turn'],
    when: (state, seat) => own(state, seat).reserve === 0,
  },
  {
    id: 'fewSymbols',
    rule: 'MK-5.2',
    asked: ['turn'],
    when: (state, seat) => own(state, seat).cells.filter(canCover).length < own(state, seat).supplies,
  },
  { id: 'desperation', rule: 'MK-4.4', told: ['desperationTaken'], mine: true },
  { id: 'last', rule: 'MK-16.2', told: ['waveBegins'], when: ({ wave }) => wave === WAVES - 1 },
]
