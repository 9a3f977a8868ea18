import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** The gnome wheel. */
export const gnomeWheel = {
  'MK-12.1': {
    title: 'Gnome action',
    text: 'Move the pawn clockwise, at most as many spaces as the strength says and at most once round. Then scout, carry out the triggers passed, and the effect of the space reached. X is the number of spaces moved.',
    ruling: 'At least one space; the book names only the most.',
  },
  'MK-12.2': {
    title: 'Scouting',
    text: 'You may look at one face-down gate card of the wave and at one gnome marker on the board, alone.',
  },
  'MK-12.3': {
    title: 'Triggers',
    text: 'Triggers that the pawn passed are carried out in the order in which it passed them.',
  },
  'MK-12.4': {
    title: 'Boost trigger',
    text: 'Move your disc on the boost track one space on.',
    ruling: 'On the last space it stays. The book does not say what happens there.',
  },
  'MK-12.5': {
    title: 'Breach trigger',
    text: 'Gnomes invade at once: a breach. First you may move the swarm up to two swarm points in either direction.',
  },
  'MK-12.6': {
    title: 'Breach: how many',
    text: 'Two gnomes, and one more for every two beside the wheel, rounded up. Then the gnomes beside the wheel return to the pool, and the breach’s gnomes come from the pool.',
  },
  'MK-12.7': {
    title: 'Breach: as an invasion',
    text: 'They invade from the swarm’s domain as in MK-13, but you decide where they are undecided.',
  },
  'MK-12.8': {
    title: 'Breach: no honour',
    text: 'Trolls that fall in a breach give no honour.',
  },
  'MK-12.9': {
    title: 'Effect: bolster',
    text: 'Bolster with strength X.',
  },
  'MK-12.10': {
    title: 'Effect: influence',
    text: 'Influence with strength X.',
  },
  'MK-12.11': {
    title: 'Effect: honour',
    text: 'Gain X honour plus your present value on the boost track.',
  },
  'MK-12.12': {
    title: 'Effect: move trolls',
    text: 'Choose one cavern and move up to X trolls, yours or others’, out of it into adjacent caverns without gnomes, each where you like; never into a lair that is not its owner’s.',
    ruling: 'Rival figures may be moved as well, and the cavern may be a lair.',
  },
} satisfies Record<string, RuleEntry>
