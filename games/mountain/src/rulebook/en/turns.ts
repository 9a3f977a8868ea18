import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Turns, definitions. */
export const turns = {
  // 5 Turns
  'MK-5.1': {
    title: 'Turn order',
    text: 'From the first player clockwise, everybody with supplies left takes a turn, until nobody has any.',
  },
  'MK-5.2': {
    title: 'A turn',
    text: 'Spend one supply, then take up to two weak actions or one strong action.',
    ruling:
      'As long as a symbol can be covered, the turn has at least one action; who can cover nothing only spends the supply. An action may be carried out with less than its full strength, except influence; the gnome action moves at least one space.',
  },
  'MK-5.3': {
    title: 'Weak action',
    text: 'Cover one visible symbol without a number and carry out its action with strength 1. A strong symbol, an empty cell, an elder or a supply cannot be used for this.',
  },
  'MK-5.4': {
    title: 'Second weak action',
    text: 'After the first weak action is finished, a second may follow in the same turn, or the turn ends. They are two separate actions.',
  },
  'MK-5.5': {
    title: 'Wild',
    text: 'A wild may be covered as any one of advance, bolster, influence or gnome, with strength 1.',
  },
  'MK-5.6': {
    title: 'Strong action: one symbol',
    text: 'Cover a symbol with a number and carry out its action with that strength.',
  },
  'MK-5.7': {
    title: 'Strong action: a group',
    text: 'Cover several symbols of one action that hang together, weak or strong, wilds included. The strength is their sum. A part of a larger group is enough.',
    ruling: 'A group of wilds alone is allowed; its owner names the action.',
  },
  'MK-5.8': {
    title: 'Adjacent cells',
    text: 'Cells are adjacent if they share an edge; diagonal is not adjacent.',
  },
  'MK-5.9': {
    title: 'Bridges',
    text: 'Symbols covered by cubes, and chains of them, make what lies around them adjacent for later actions.',
    ruling:
      'Wilds covered for supplies are bridges, too. Empty cells, elders and supplies never carry a cube and never bridge.',
  },
  'MK-5.10': {
    title: 'Extra supplies',
    text: 'Each further supply spent adds 1 to the strength of a strong action. Weak actions cannot use supplies.',
  },

  // 6 Definitions
  'MK-6.1': {
    title: 'Trolled',
    text: 'A cavern with at least one of your trolls.',
  },
  'MK-6.2': {
    title: 'Controlled',
    text: 'A cavern in which you have more trolls than any single rival. When the most are tied, nobody controls it.',
  },
  'MK-6.3': {
    title: 'Dominated',
    text: 'A cavern in which only you have trolls. It is controlled and trolled as well.',
  },
  'MK-6.4': {
    title: 'Overrun',
    text: 'A cavern with gnomes, one or two. Trolls and gnomes never share a cavern.',
  },
  'MK-6.5': {
    title: 'Empty',
    text: 'A cavern with neither trolls nor gnomes.',
  },
  'MK-6.6': {
    title: 'Lairs',
    text: 'Lairs are caverns unless a rule says otherwise. No rival and no gnome may ever enter your lair. Your lairs always count as dominated, even when no troll stands there.',
    ruling:
      'A lair belongs to no domain and to no hall, is never scored and gives no vote; the owner may always pass through it.',
  },
  'MK-6.7': {
    title: 'Champions are trolls',
    text: 'A champion figure counts as one of its owner’s trolls for everything, unless its card says otherwise.',
  },
  'MK-6.8': {
    title: 'Tracks beyond eight',
    text: 'Influence and votes have no maximum: beyond space 8 a disc begins a second lap and is worth eight more.',
  },
  'MK-6.9': {
    title: 'No ties on tracks',
    text: 'On influence and vote tracks, of two discs with the same value the one that came there earlier leads.',
  },
} satisfies Record<string, RuleEntry>
