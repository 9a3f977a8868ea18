import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { Catalog } from './say.ts'

/** Words for the kernel's example game, so that the hall can be tried on something small. */
export const spoilsText: Catalog = {
  'prompt.bidAll': 'Lay one of your cards face down.',
  'move.bid': 'Bid {card}',
  'refusal.notNow': 'This is a time for bids.',
  'refusal.cardNotInHand': 'You have no {card} in your hand.',
  'refusal.notYourTurn': 'You have laid your bid already.',
  'refusal.gameOver': 'The game is over.',
  'happening.prizeShown': 'A prize worth {prize, plural, one {# point} other {# points}} is shown.',
  'happening.bidLaid': '{seat} lays a bid.',
  'happening.prizeTaken': '{seat} takes the prize worth {prize}.',
  'happening.prizeLeft': 'Equal bids: nobody takes the prize worth {prize}.',
  'happening.gameEnded': 'The game is over.',
  'score.prizes': 'Prizes',
}

export const spoilsRulebook: Rulebook<'SP-1' | 'SP-2' | 'SP-3'> = {
  'SP-1': {
    title: 'A prize is shown',
    text: 'Five prizes worth 1 to 5 are shown one by one, in random order.',
  },
  'SP-2': {
    title: 'Bids',
    text: 'All lay one of their cards 1 to 5 face down at the same time. The highest bid takes the prize; equal highest bids leave it. Each card is used once.',
  },
  'SP-3': { title: 'Scoring', text: 'Each prize is worth its number. Most points win.' },
}
