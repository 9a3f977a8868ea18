import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Champions, abilities of champions. */
export const champions = {
  // 19 Champions
  'MK-19.1': {
    title: 'Abilities',
    text: 'A passive ability may be used without limit by the card’s owner. N is the number on the card.',
  },
  'MK-19.2': {
    title: 'Claws',
    text: 'Each use of an ability with claws covers one claw of that card; when all are covered, it rests until the next wave.',
  },
  'MK-19.3': {
    title: 'Symbols on champions',
    text: 'Ancestry symbols on a champion are treated as symbols of its owner’s ancestry, adjacent to any symbol that they are grouped with.',
    ruling: 'They connect only in the action that covers them; covered, they are no bridge.',
  },
  'MK-19.4': {
    title: 'Abilities of a figure',
    text: 'Where a card speaks of this figure, the ability needs the figure on the board.',
  },

  // 20 Abilities of champions
  'MK-20.1': { title: 'Strong in attack', text: 'This figure counts as N trolls when you attack gnomes.' },
  'MK-20.2': {
    title: 'Follow through',
    text: 'After a strong advance in which this figure moved, you may take one weak action.',
  },
  'MK-20.3': {
    title: 'Rally where you control',
    text: 'You may bolster this figure’s cavern if you control it, also without dominating it.',
  },
  'MK-20.4': { title: 'Bolster +N (claw)', text: 'One bolster action gets N more strength.' },
  'MK-20.5': {
    title: 'Light-footed',
    text: 'When it moves in an advance, this figure does not count against the strength.',
  },
  'MK-20.6': {
    title: 'Glorious fall',
    text: 'Whenever this figure falls, gain N honour more, also in a breach.',
  },
  'MK-20.7': {
    title: 'Next to it on the wheel (claw)',
    text: 'After a gnome action’s move, carry out the effect of a space next to the pawn instead. X stays.',
  },
  'MK-20.8': {
    title: 'Bulwark',
    text: 'For invading gnomes this figure counts as N trolls when they look for the easiest cavern.',
  },
  'MK-20.9': {
    title: 'Strongholds (end of wave)',
    text: '1 honour for each cavern you control with at least three of your trolls, at most as many as the card says.',
  },
  'MK-20.10': {
    title: 'Leads the charge',
    text: 'A strong advance in which this figure moves has N more strength.',
  },
  'MK-20.11': {
    title: 'Tunnels',
    text: 'This figure may pass through caverns without your trolls, never through overrun ones.',
  },
  'MK-20.12': {
    title: 'Carried home (claw)',
    text: 'When a plain troll of yours falls, put it on one of your lairs instead of into the reserve.',
  },
  'MK-20.13': {
    title: 'Gnome slayer',
    text: 'A won attack in which this figure took part gives N honour more for each gnome marker.',
  },
  'MK-20.14': {
    title: 'First word',
    text: 'Your bonus for being the first to influence a champion is N instead of 1.',
  },
  'MK-20.15': {
    title: 'Acclaimed',
    text: 'When you gain control of the cavern this figure stands in, gain one more vote of that clan.',
  },
  'MK-20.16': { title: 'Ancestry symbols', text: 'Bears the symbols shown (MK-19.3).' },
  'MK-20.17': {
    title: 'Tales (end of wave)',
    text: 'Gain one vote of each of up to N clans in whose domains you control a cavern, as you choose.',
  },
  'MK-20.18': {
    title: 'Rallying ground',
    text: 'You may always bolster this figure’s cavern, and such a bolster has N more strength.',
  },
  'MK-20.19': {
    title: 'Second wind (claw)',
    text: 'Before your first action of a turn, take one of your cubes off your ancestry.',
  },
  'MK-20.20': {
    title: 'Bridge builder (claw)',
    text: 'When you form a group, one empty, supply or elder cell counts as a connection for this action.',
  },
  'MK-20.21': {
    title: 'Worth more',
    text: 'This figure counts as N trolls when control is judged.',
    ruling:
      'That includes gaining control, domains and halls; it is one troll for movement, attack and invasions.',
  },
  'MK-20.22': {
    title: 'Honour in the breach',
    text: 'Your trolls that fall in a breach give N honour each.',
  },
  'MK-20.23': {
    title: 'Escort',
    text: 'When this figure moves in an advance, one more troll from its cavern may go along beyond the strength.',
  },
  'MK-20.24': {
    title: 'Action (instant)',
    text: 'Carry out the action shown with strength N at once. It costs no cube and no supply and is neither weak nor strong.',
  },
  'MK-20.25': {
    title: 'Knows the ways',
    text: 'For your movement this figure’s cavern is adjacent to every cavern of its domain.',
  },
  'MK-20.26': {
    title: 'Far and wide (end of wave)',
    text: 'Honour by the number of domains in which you have trolls, as the card says.',
  },
  'MK-20.27': { title: 'Weak action +N (claw)', text: 'One weak action gets N more strength.' },
  'MK-20.28': {
    title: 'Bitter end',
    text: 'If an attack with this figure fails, first one of those gnomes, of your choice, returns to the pool without honour; then the repulse goes on.',
  },
  'MK-20.29': {
    title: 'Last to fall',
    text: 'This figure cannot be the one to fall while another troll stands in its cavern.',
    ruling:
      'In a cavern shared with others its owner is drawn only by the own other trolls, and not at all if the figure is the only one of its owner there.',
  },
  'MK-20.30': {
    title: 'Gnome-speaker',
    text: 'You make all of the gnomes’ choices in invasions and breaches of the domain this figure stands in.',
  },
  'MK-20.31': {
    title: 'Bolster anywhere (instant)',
    text: 'Bolster with strength N at once in any cavern you have trolled.',
  },
  'MK-20.32': { title: 'Star: richer hall', text: 'Put the star on a great hall; its value rises by N.' },
  'MK-20.33': {
    title: 'Star: held cavern',
    text: 'Put the star in a cavern with a troll of yours; for great halls you control it while a troll of yours is there.',
  },
  'MK-20.34': {
    title: 'Star: banner at a hall',
    text: 'Put the star on a great hall; you count N more controlled caverns there.',
  },
  'MK-20.35': {
    title: 'Star: oath to a clan',
    text: 'Put the star on a clan’s track; if you gain a place there, you score N honour more.',
  },
  'MK-20.36': {
    title: 'Star: cleared cavern',
    text: 'Put the star in an overrun cavern; its gnomes return to the pool without honour.',
  },
  'MK-20.37': { title: 'Elder', text: 'Counts as N more elder symbols at the end of the game.' },
  'MK-20.38': {
    title: 'Voice of all (instant)',
    text: 'Gain one vote of each clan in whose domain you control a cavern.',
  },
  'MK-20.39': {
    title: 'Company (end of game)',
    text: 'N honour for each champion card you have, this one included.',
  },
  'MK-20.40': { title: 'Gates (end of game)', text: 'N honour for each gate cavern you control.' },
  'MK-20.41': {
    title: 'Domains (end of game)',
    text: 'N honour for each domain in which you control a cavern.',
  },
} satisfies Record<string, RuleEntry>
