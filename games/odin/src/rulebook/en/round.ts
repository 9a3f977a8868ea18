import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Set-up and the twelve phases of a round. */
export const round = {
  'FO-1.1': {
    title: 'Players and length',
    text: "One to four players. The long game lasts 7 rounds, the short game 6; each player's home board is turned to the side for that length.",
  },
  'FO-1.2': {
    title: 'Action board and imitation tiles',
    text: 'The action board has 61 spaces in four columns (18, 18, 16, 9). With four players two imitation tiles are added, each with a random side up: the first lets column 1 or column 2 be imitated, the second column 3 or column 4.',
  },
  'FO-1.3': {
    title: 'General supply',
    text: 'Goods, building resources, silver and ships lie in the general supply. The 15 special tiles lie on the oval board, one copy of each.',
  },
  'FO-1.4': {
    title: 'Start occupation',
    text: 'Each player draws one light-brown occupation to the hand; the other light-brown ones leave the game. The dark-brown occupations form a face-down deck.',
  },
  'FO-1.5': {
    title: 'What everybody starts with',
    text: 'Each player takes one bow and arrow, one snare, one spear and one mead. The other weapon cards form a face-down deck.',
  },
  'FO-1.6': {
    title: 'Home board and Vikings',
    text: 'Each player has 12 Vikings. The numbered cells of the banquet table hold one Viking each (7 in the long game, 6 in the short), the others stand on the Thing Square (5 in the long game, 6 in the short).',
  },
  'FO-1.7': {
    title: 'Mountain strips at the start',
    text: 'The eight mountain strips are shuffled. Two are laid open (three with four players) and filled as printed; the others wait face down.',
  },
  'FO-1.8': {
    title: 'Exploration boards at the start',
    text: 'The four exploration boards lie open with their fronts up: A Shetland, B Faroe Islands, C Iceland, D Greenland.',
  },
  'FO-1.9': {
    title: 'Sheds and houses',
    text: 'There are 3 sheds, 3 stone houses and 5 long houses for all players together.',
  },
  'FO-1.10': { title: 'First start player', text: 'The start player of the first round is drawn at random.' },
  'FO-1.11': {
    title: 'Open and hidden',
    text: 'Tiles, resources, silver, ships, weapons and played occupations are open to everybody. Only the occupations in hand and the order of the decks are hidden.',
  },

  'FO-2.1': {
    title: 'Rounds and phases',
    text: 'Each round has twelve phases in fixed order: 1 a new Viking, 2 harvest, 3 exploration boards, 4 a new weapon, 5 actions, 6 start player, 7 income, 8 breeding, 9 feast, 10 bonuses, 11 mountain strips, 12 Vikings return.',
  },
  'FO-2.2': {
    title: 'Phase 1: a new Viking',
    text: 'Each player moves the leftmost Viking of the own banquet table to the own Thing Square. The emptied cell shows the number of the round. So 6, 7, … 12 Vikings are at hand in the long game and 7, … 12 in the short one.',
  },
  'FO-2.3': {
    title: 'Phase 2: harvest',
    text: 'Each player takes one of every crop up to the level of the round: level 1 peas, beans, flax; level 2 also grain; level 3 also cabbage; level 4 also fruits. Long game: round 1 level 1, round 2 level 2, round 4 level 3, round 6 level 4. Short game: round 1 level 1, round 3 level 2, round 5 level 3. The other rounds have no harvest.',
  },
  'FO-2.4': {
    title: 'Phase 3: turning an exploration board',
    text: 'In rounds 3 to 6 (short game: 2 to 5) the boards A, B, C, D are turned over in this order, one a round, if nobody owns them: Shetland becomes Bear Island, Faroe Islands Baffin Island, Iceland Labrador, Greenland Newfoundland. Silver on a board that is turned goes back to the general supply.',
  },
  'FO-2.5': {
    title: 'Phase 3: silver on exploration boards',
    text: 'In a round with a turning, every board that nobody owns and that was not turned this round receives 2 silver, also when the board to be turned belongs to somebody already. In the other rounds phase 3 is skipped.',
  },
  'FO-2.6': {
    title: 'Phase 4: a new weapon',
    text: 'Each player draws one weapon card and lays it open into the own supply.',
  },
  'FO-2.7': {
    title: 'Phase 5: turns',
    text: 'Beginning with the start player and clockwise, a player in turn places Vikings from the own Thing Square on one action space and uses it, or passes. The phase ends when everybody has passed or has no Vikings left.',
  },
  'FO-2.8': {
    title: 'Phase 5: a free space and its number of Vikings',
    text: 'Each space can be occupied once a round. A space of column 1, 2, 3 or 4 needs exactly 1, 2, 3 or 4 Vikings.',
  },
  'FO-2.9': {
    title: 'Phase 5: used at once',
    text: 'A space is used as soon as it is occupied. It may be occupied only if at least one part of it is carried out; paying its cost counts as a part.',
    ruling:
      'The bonuses of columns 3 and 4 are no part of the space itself, so they alone do not allow to occupy it. But a card that they let one play before the action, or an item that a played card lets one take, may bring what the space asks for; whoever occupies a space that only this makes usable must take it. Free gains are always a part. Paying the cost is enough where there is nothing to do with it: a shed or house that has run out, an empty hand. What else a space requires (a berth, a ship, an animal) must be there.',
  },
  'FO-2.10': {
    title: 'Phase 5: passing',
    text: 'Whoever does not place Vikings on the own turn has passed and places none for the rest of the round. Without a Viking on the Thing Square, or without a free space that can be used, one must pass.',
    ruling:
      'The book says that a player without Vikings passes and is skipped. Should such a player get Vikings back later in the phase by an occupation, the player takes turns again; whoever passed with Vikings at hand stays out. Alternative: any pass is final.',
  },
  'FO-2.11': {
    title: 'Phase 6: start player',
    text: 'Whoever was the last to place Vikings in phase 5 becomes start player.',
    ruling: 'If nobody placed a Viking, the start player stays.',
  },
  'FO-2.12': {
    title: 'Phase 7: income',
    text: 'Each player receives the income of the home board and of the own exploration boards in silver, all at the same time (see FO-5.1 to FO-5.3).',
  },
  'FO-2.13': {
    title: 'Phase 8: breeding',
    text: 'For sheep and for cattle separately: if at least one of the species is pregnant, every pregnant one is turned back and brings one young, which is not pregnant. Otherwise, with two or more of the species, exactly one is turned to pregnant. A pregnant animal bears also when it stands alone.',
  },
  'FO-2.14': {
    title: 'Phase 9: feast',
    text: 'Each player covers the free cells of the own banquet table (chapter 6).',
  },
  'FO-2.15': {
    title: 'Phase 10: bonuses',
    text: 'Each player receives the bonuses of the home board, the own exploration boards and the own houses, all at the same time (see FO-5.4 to FO-5.6). There is no bonus phase in the last round.',
  },
  'FO-2.16': {
    title: 'Phase 11: mountain strips',
    text: 'The leftmost item of every open strip goes to the general supply; the position with 2 silver is one item. An empty strip leaves the game. Then one new strip is laid open and filled, as long as there are any: with four players in the long game none is left for round 7.',
  },
  'FO-2.17': {
    title: 'Phase 12: Vikings return',
    text: "All Vikings on the action board go back to their owners' Thing Squares.",
  },
} satisfies Record<string, RuleEntry>
