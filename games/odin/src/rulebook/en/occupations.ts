import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Occupations in general, and rulings on single cards. */
export const occupations = {
  'FO-15.1': {
    title: 'Hand',
    text: 'Occupations are held in hand, unseen by the others, without limit. An occupation works only once it is played.',
  },
  'FO-15.2': {
    title: 'Drawing an occupation',
    text: 'Column 1: draw one dark-brown occupation and take 1 silver.',
  },
  'FO-15.3': {
    title: 'Playing occupations',
    text: 'Column 1: pay 1 stone or 1 ore, play one occupation and take 1 silver. Column 2: play one or two occupations. Column 3: play one to four, the card just drawn by FO-8.1 among them if wanted. Several are played one after the other.',
    ruling:
      'In column 1 the price is a part of its own (FO-2.9): who has paid takes the silver, with a card played or without. Columns 2 and 3 have no price, so a card must be played.',
  },
  'FO-15.4': {
    title: 'Effect of a played card',
    text: 'A played occupation lies open before its owner for the rest of the game; its effect takes force at once. Its points count at the end.',
    ruling: 'A card may be played even if its effect gives nothing.',
  },
  'FO-15.5': {
    title: 'Immediate cards (yellow)',
    text: 'The effect happens once, when the card is played. An exchange is made at most once unless the card says more. What costs something may be declined; a free gain is taken.',
  },
  'FO-15.6': {
    title: 'Anytime cards (blue)',
    text: 'The effect may be used at any time, also off turn, and as often as wanted, until scoring begins.',
  },
  'FO-15.7': {
    title: 'Whenever cards (red)',
    text: 'Each time the stated moment comes, the effect may be used once. Before and after say on which side of the moment it happens.',
  },
  'FO-15.8': {
    title: 'As-soon-as cards (green)',
    text: 'As whenever cards, but once in the game: at the first time the condition holds, which may be the moment of playing unless the card points to the future.',
  },
  'FO-15.9': {
    title: 'Two boxes',
    text: 'A card with two boxes has both effects. Two immediate ones happen in the printed order; either may be declined.',
  },
  'FO-15.10': {
    title: 'The slash',
    text: 'Elements joined by slashes belong together in order, and at most one of them is used. Where a number owned decides, it is the highest that is reached, not a lower one.',
  },
  'FO-15.11': {
    title: 'Several at once',
    text: 'If several own effects come at the same moment, their owner chooses the order. Effects of several players at the same moment are handled clockwise from the start player.',
  },
  'FO-15.12': {
    title: 'What an effect counts as',
    text: 'A card that speaks of a space means the printed space, used by Vikings or by imitation. A card that speaks of an action also means the same action given by an occupation. A bought ship is not built; a ship or house gained by a card is built only if the card says so. Goods on boards are not in the supply.',
    ruling:
      'An action that an occupation gives, or a card played outside one’s turn, counts for cards that ask what an action brought, such as stockfish.',
  },
  'FO-15.13': {
    title: 'Courier and innkeeper',
    text: "The cloakpin (courier) or the drinking horn (innkeeper) is taken from a player's board to the own supply, and its cells are filled at once with silverware and rune stone, or chest and rune stone, from the general supply.",
    ruling:
      "The courier's card speaks of another player's board, the appendix of any, the own included. We follow the appendix for both.",
  },
  'FO-15.14': {
    title: 'Pea counter',
    text: 'In a round without harvest the peas of the supply are doubled, up to 8.',
    ruling:
      '8 is the limit of the peas held afterwards, as printed on the card; the appendix could be read as at most 4 more. With more than 8 nothing is added or lost.',
  },
  'FO-15.15': {
    title: 'Disheartened warrior',
    text: 'A raid declared failed after the first or second roll gives a stockfish or an oil besides.',
    ruling: 'The card names the second roll, the appendix the first or second. We follow the appendix.',
  },
  'FO-15.16': {
    title: 'Warmonger',
    text: 'With three longships plundering needs 3 Vikings, with four only 2.',
    ruling: 'The space stays one of column 4, so an occupation may be played with it.',
  },
  'FO-15.17': {
    title: 'Laborer',
    text: 'A space that gives exactly 2 silver lets its user swap these 2 silver for grain and 2 wood.',
    ruling:
      'Silver from the strips counts: one position of 2 silver, and no other silver, is exactly 2. Silver from occupations does not.',
  },
  'FO-15.18': {
    title: 'Sower',
    text: 'In a harvest, whoever has flax takes one more flax, or whoever has grain one more grain, not both.',
    ruling:
      'Counted is what lies in the supply when the phase begins. Each good depends on its own kind only; the appendix could be read as if grain needed flax as well.',
  },
  'FO-15.19': {
    title: 'Dorestad traveller',
    text: 'Instead of a raid two goods are upgraded.',
    ruling:
      'The card replaces a raid one could make, so a longship is still needed. Alternative: the space without a ship.',
  },
} satisfies Record<string, RuleEntry>
