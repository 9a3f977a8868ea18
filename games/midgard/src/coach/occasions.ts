import type { Occasion } from '@meadhall/kernel/coach'
import type { Happening } from '../moves.ts'
import { type State, warriorsInAll } from '../state.ts'
import { BLAME, COINS, FOOD, LONGHOUSE, ROUNDS, SPACE_INDEX } from '../vocabulary.ts'

const own = (state: State, seat: number) => state.players[seat]

/** What Muninn speaks of in a first game, the first time that it comes up; of several the first is said first. */
export const occasions: readonly Occasion<State, Happening>[] = [
  { id: 'leader', rule: 'CM-2.5', asked: ['chooseLeader'] },
  { id: 'begin', rule: 'CM-4.1', asked: ['placeWorker'] },
  {
    id: 'trollFree',
    rule: 'CM-10.2',
    asked: ['placeWorker'],
    when: (state, seat) => own(state, seat).workers === 1 && state.spaces[SPACE_INDEX.troll] < 0,
  },
  { id: 'assign', rule: 'CM-7.1', asked: ['assign', 'assignInTurnOrder'] },
  { id: 'fight', rule: 'CM-9.3', asked: ['rollAgain'] },
  { id: 'fallen', rule: 'CM-9.7', asked: ['chooseFallen'] },
  { id: 'won', rule: 'CM-11.3', told: ['defeated'], mine: true },
  { id: 'lost', rule: 'CM-9.10', told: ['beaten'], mine: true },
  { id: 'rampage', rule: 'CM-10.2', told: ['trollRampaged'] },
  { id: 'blamed', rule: 'CM-8.4', told: ['blamed'], mine: true },
  { id: 'blame', rule: 'CM-11.8', when: (state, seat) => own(state, seat).stores[BLAME] >= 3 },
  { id: 'hunt', rule: 'CM-8.2', told: ['huntEnded'], mine: true },
  { id: 'journey', rule: 'CM-8.7', told: ['journeyRevealed'], mine: true },
  {
    id: 'hungry',
    rule: 'CM-8.10',
    asked: ['assign', 'assignInTurnOrder'],
    when: (state, seat) => state.shoreSeat.includes(seat) && own(state, seat).stores[FOOD] === 0,
  },
  { id: 'full', rule: 'CM-1.4', when: (state, seat) => warriorsInAll(own(state, seat)) === LONGHOUSE },
  { id: 'coins', rule: 'CM-9.12', told: ['coinLaid'] },
  { id: 'rune', rule: 'CM-14.1', told: ['tookRune'], mine: true },
  { id: 'destiny', rule: 'CM-15.1', told: ['keptDestiny'], mine: true },
  {
    id: 'rich',
    rule: 'CM-11.7',
    asked: ['placeWorker'],
    when: (state, seat) => own(state, seat).stores[COINS] >= 6,
  },
  { id: 'last', rule: 'CM-11.1', told: ['roundBegan'], when: ({ round }) => round === ROUNDS },
]
