import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Limits of material, end and scoring, solo, options. */
export const end = {
  'FO-16.1': {
    title: 'What is limited',
    text: 'Sheds, houses, exploration boards and special tiles are limited: what is gone cannot be taken any more.',
  },
  'FO-16.2': {
    title: 'What is not limited',
    text: 'Ships, goods, resources and silver never run out. A weapon of a certain kind that is due is always given (FO-13.12).',
  },
  'FO-16.3': {
    title: 'Weapon deck',
    text: 'When the face-down weapon deck is empty, the discarded weapons are shuffled into a new one.',
    ruling:
      'If both are empty, no card is drawn: only the drawing of cards can come to an end, not the weapons named by an action.',
  },

  'FO-17.1': {
    title: 'End of the game',
    text: 'The game ends after the feast of the last round; there are no bonuses in that round.',
  },
  'FO-17.2': {
    title: 'Last placements',
    text: 'Before scoring everybody may still place tiles, ore and silver, and fill wood and stone spots.',
    ruling: 'Wood and stone at hand are laid on empty spots for everybody, since that can only save points.',
  },
  'FO-17.3': {
    title: 'Ships and emigrations',
    text: 'A whaling boat is worth 3, a knarr 5, a longship 8; an emigrated knarr 18, an emigrated longship 21.',
  },
  'FO-17.4': {
    title: 'Boards and houses',
    text: 'Shetland 6, Faroe Islands 4, Iceland 16, Greenland 12, Bear Island 12, Baffin Island 12, Labrador 36, Newfoundland 38; shed 8, stone house 10, long house 17.',
  },
  'FO-17.5': {
    title: 'Animals',
    text: 'A sheep is worth 2, a pregnant one 3; a cattle 3, a pregnant one 4. Other goods are worth nothing.',
  },
  'FO-17.6': {
    title: 'Occupations',
    text: 'Played occupations count their printed points, which may be negative. Cards in hand count nothing.',
  },
  'FO-17.7': {
    title: 'Silver and last income',
    text: 'Each silver in the supply is worth 1 point; silver on boards is worth nothing. The income of the last round counts too.',
    ruling:
      'It is paid in phase 7 as in every round, so that it can still be spent; the score sheet names how much of the silver came from it. The book offers to note it down instead, which comes to the same.',
  },
  'FO-17.8': {
    title: 'English crown',
    text: 'The owner of the English crown has 2 points, wherever it lies.',
  },
  'FO-17.9': {
    title: 'Uncovered cells',
    text: 'Every uncovered cell with −1 on the home board, on own exploration boards and in own houses costs 1 point, and so does every empty wood or stone spot.',
  },
  'FO-17.10': { title: 'Thing penalties count', text: 'Each Thing penalty costs 3 points.' },
  'FO-17.11': { title: 'Winner', text: 'The highest total wins. Players with equal totals share the place.' },

  'FO-18.1': {
    title: 'Two colours',
    text: 'The solo player has Vikings of two colours. Long game: 5 of the first on the Thing Square, 5 of the second waiting; on the banquet table 1 of the first on cell 1, 2 each on cells 3, 5 and 7, and 2 of the second each on cells 2, 4 and 6. Short game: 5 of the first on the Thing Square, 6 of the second waiting; 2 each of the first on cells 1, 3 and 5, 2 each of the second on cells 2, 4 and 6. In round r the Vikings of its colour are used; there are as many as in the game of several.',
  },
  'FO-18.2': {
    title: 'Vikings that stay',
    text: 'In phase 12 the Vikings of the round stay on the action board and block their spaces for the whole next round; those of the round before come back. So after round 1 none come back, and the waiting ones are used in round 2.',
  },
  'FO-18.3': {
    title: 'Phases of the solo game',
    text: 'Phase 6 is left out: the solo player is always start player. The space for wood by the number of players gives 1 wood. All other rules hold.',
  },
  'FO-18.4': {
    title: 'Chosen start occupation',
    text: 'The solo player may choose the start occupation instead of drawing it, if this is agreed before the game.',
  },

  'FO-19.1': {
    title: 'Length',
    text: 'Long (7 rounds) or short (6 rounds). They differ in the banquet table, the harvests and the turning of exploration boards; the placement area of the home board is the same.',
  },
  'FO-19.2': {
    title: 'Decks',
    text: 'Occupations come from deck A, B or C or any mix of them. Each deck has light-brown start cards and dark-brown cards; the chosen decks are shuffled together.',
  },
  'FO-19.3': {
    title: 'Start occupation',
    text: 'By default each player draws one start occupation. As an option a solo player chooses it (FO-18.4).',
  },
} satisfies Record<string, RuleEntry>
