import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Dice actions, exploration and emigration. */
export const voyages = {
  'FO-13.1': {
    title: 'Up to three rolls',
    text: 'In a dice action the die is rolled up to three times; each roll replaces the one before. After any roll the player may stop and declare the action a success, paying for it, or a failure.',
  },
  'FO-13.2': {
    title: 'Paying for the hunt',
    text: 'In hunting game, laying a snare and whaling low rolls are good. Success costs as many wood or weapons of the fitting kind, in any mix, as the result says: bow and arrow for hunting game, snare for laying a snare, spear for whaling.',
  },
  'FO-13.3': {
    title: 'Hunting game',
    text: 'Columns 1 and 2, eight-sided die. Success: hide and game meat. Failure: 1 wood and 1 bow and arrow.',
  },
  'FO-13.4': {
    title: 'Laying a snare',
    text: 'Column 2, eight-sided die. Success: fur and 1 snare. Failure: 1 wood, 1 snare, and one of the Vikings comes back.',
  },
  'FO-13.5': {
    title: 'Whaling',
    text: 'Twelve-sided die. In column 3 one to three whaling boats are used, in column 4 exactly one. Each roll is reduced by the ore on the boats used, the printed one included; the ore stays. Success: oil, skin and bones, whale meat. Failure: 1 wood, 1 spear, and two of the Vikings come back.',
    ruling:
      'Which boats are used is chosen before the first roll. The book does not say; more boats only help, except that a result of 0 must be accepted.',
  },
  'FO-13.6': {
    title: 'A result of 0',
    text: 'A result of 0 or less counts as 0. At once the action succeeds: no further roll and no failure by choice.',
    ruling:
      'The book says so for whaling; it holds as well where an occupation lowers a hunting or snaring roll to 0.',
  },
  'FO-13.7': {
    title: 'Raiding',
    text: 'Column 1, needs a longship, eight-sided die. Each stone and each long sword spent after the roll adds 1, also beyond 8. Ore on ships does not count. Failure: 1 stone and 1 long sword.',
  },
  'FO-13.8': {
    title: 'Pillaging',
    text: 'Columns 2 and 3, needs a longship, twelve-sided die. The ore on the one longship with the most ore is added and stays there. Each stone and each long sword spent adds 1. Failure: 1 stone, 1 long sword, and one of the Vikings comes back.',
  },
  'FO-13.9': {
    title: 'Loot',
    text: 'A successful raid or pillage takes exactly one blue good, or one special tile from the oval board, with a sword value not above the battle result. With a result of 5 or less nothing can be taken: the action fails.',
  },
  'FO-13.10': {
    title: 'Failing',
    text: 'Whoever fails, by need or by choice, pays nothing and takes the consolation named for the action.',
  },
  'FO-13.11': {
    title: 'Vikings that come back',
    text: 'Vikings that come back go to the Thing Square and may be placed again in the same round. The space stays occupied as long as a Viking stands there.',
    ruling:
      'If the action was taken without Vikings, by an occupation, none comes back. With fewer Vikings on the space than the number, only those.',
  },
  'FO-13.12': {
    title: 'The weapon for consolation',
    text: 'A weapon of a certain kind is searched in the open discard pile first, then in the face-down deck, which is shuffled afterwards. If neither holds one, it is taken all the same from the reserve.',
  },
  'FO-13.13': {
    title: 'Plundering',
    text: 'Column 4, needs two longships: take a silver hoard. No die is rolled.',
  },

  'FO-14.1': {
    title: 'Taking an exploration board',
    text: 'The player takes one of the open boards that the space names, with the silver that lies on it. The silver goes to the supply.',
  },
  'FO-14.2': {
    title: 'Ships for exploring',
    text: 'Column 1: Shetland or Faroe Islands with any ship. Column 2: Iceland, Greenland or Bear Island with a knarr or longship. Column 3: Baffin Island, Labrador or Newfoundland with a longship. The ship is kept.',
  },
  'FO-14.3': {
    title: 'Emigration',
    text: 'Columns 2, 3 and 4: turn an own knarr or longship over and lay it on the leftmost free cells of the banquet table, two cells for each ship. It is no ship any more, and its ore is lost. No Vikings are given up.',
  },
  'FO-14.4': {
    title: 'Price and room',
    text: 'Emigration costs as much silver as the number of the round. It is impossible while a Viking stands on the cells the ship needs.',
    ruling:
      'In phase 5 of round r the long game has r + 5 cells without Vikings, the short one r + 6; so at most half of them, rounded down, can be taken by ships.',
  },
  'FO-14.5': {
    title: 'Whaling boat for knarr',
    text: 'Column 4: before emigrating one whaling boat may be swapped for a knarr; ore on it is lost. Then a knarr or longship emigrates, the new knarr or another.',
    ruling:
      'The new knarr needs a free large berth, also when it leaves at once. The swap is a part of its own (FO-2.9): who has made it need not emigrate, and who cannot pay for emigrating may still swap.',
  },
} satisfies Record<string, RuleEntry>
