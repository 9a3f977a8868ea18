import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Scoring waves I and II, scoring wave III, refresh, end of the game. */
export const scoring = {
  // 15 Scoring waves I and II
  'MK-15.1': {
    title: 'End-of-wave champions',
    text: 'Champions with the end-of-wave symbol take effect in every wave’s scoring.',
    ruling:
      'They come first, in turn order from the first player, before domains or halls; the book sets no order.',
  },
  'MK-15.2': {
    title: 'Domains',
    text: 'In each domain you score 6 honour for the first cavern you control and 2 for each further one.',
  },
  'MK-15.3': {
    title: 'Overrun caverns',
    text: 'Who scored in a domain loses 1 honour for each overrun cavern there.',
  },

  // 16 Scoring wave III
  'MK-16.1': {
    title: 'Order',
    text: 'Wave III is scored in another way: great halls, then elders, then votes. Domains are not scored.',
  },
  'MK-16.2': {
    title: 'Great halls',
    text: 'Whoever controls the most caverns adjacent to a hall scores its value. How many trolls stand there does not matter.',
    ruling: 'If nobody, gnomes included, has a cavern there, nobody scores.',
  },
  'MK-16.3': {
    title: 'Gnomes at a hall',
    text: 'The gnomes count as a player with their overrun caverns. If they have the most, nobody scores.',
  },
  'MK-16.4': {
    title: 'Shared halls',
    text: 'If several are tied, gnomes included, the value is divided evenly; the rest is lost, as is the gnomes’ share.',
  },
  'MK-16.5': {
    title: 'Elders',
    text: '1 to 9 visible elders give 0, 1, 3, 5, 8, 12, 17, 23, 30 honour.',
    ruling: 'More than nine, which champions make possible, count as nine.',
  },
  'MK-16.6': {
    title: 'Votes',
    text: 'For each clan the players with the most, second and third most votes score the honour on its tile for first, second and third place.',
  },
  'MK-16.7': {
    title: 'No vote, no place',
    text: 'A place needs at least one vote of that clan.',
  },
  'MK-16.8': {
    title: 'End-of-game champions',
    text: 'Champions that count at the end of the game score last.',
    ruling: 'The book knows no such symbol; these champions are our reconstruction.',
  },

  // 17 Refresh
  'MK-17.1': {
    title: 'Gate cards',
    text: 'After waves I and II all gate cards are shuffled and laid out face down as in the beginning (MK-2.8).',
  },
  'MK-17.2': {
    title: 'New champions',
    text: 'Players + 1 champions are laid out, for wave II from stack I/II, for wave III from stack III.',
  },
  'MK-17.3': {
    title: 'Cubes and desperation',
    text: 'All cubes leave ancestries and claws; desperation left over is lost.',
  },
  'MK-17.4': {
    title: 'First player',
    text: 'The first-player marker passes to the left.',
  },

  // 18 End of the game
  'MK-18.1': {
    title: 'Winner',
    text: 'After the scoring of wave III the player with the most honour wins.',
  },
  'MK-18.2': {
    title: 'Ties',
    text: 'Among equals the one with the most votes on all clan tracks together wins. If that is equal too, they share the victory.',
  },
} satisfies Record<string, RuleEntry>
