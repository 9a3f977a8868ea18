import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Last Stand, for one player. */
export const lastStand = {
  'MK-21.1': {
    title: 'Last Stand',
    text: 'One player holds the mountain against the gnomes: survive waves I and II, outscore the gnomes in wave III. All rules hold but for those below.',
    ruling:
      'The rulebook only names a solo game. This one is our own design, built on what a preview told of it (critical domains, outscoring the gnomes).',
  },
  'MK-21.2': {
    title: 'Solo: set-up',
    text: 'The side for 2–3 players, three gate cards for the first gnomes, three invasions a wave, three champions on display.',
    ruling: 'Our own design.',
  },
  'MK-21.3': {
    title: 'Solo: ancestry',
    text: 'Draw four cards, place one and discard the rest; draw three, place one; draw two, place one.',
    ruling: 'Our own design.',
  },
  'MK-21.4': {
    title: 'Solo: critical domains',
    text: 'At the start of waves I and II four gate cards name critical domains, openly. After the invasions and champions of that wave you must control a cavern in each of them, or you lose.',
    ruling:
      'Our own design; the rule itself is known from the preview. These cards are shuffled back before the wave’s invasions are laid out.',
  },
  'MK-21.5': {
    title: 'Solo: champions',
    text: 'You win a champion if your influence there reaches 4, 5 or 6 in wave I, II or III; otherwise you may take the consolation.',
    ruling: 'Our own design.',
  },
  'MK-21.6': {
    title: 'Solo: the gnomes’ votes',
    text: 'At the end of waves I and II the gnomes gain one vote of every clan in whose domain they hold more caverns than you control. They rank on the clan tracks like a rival.',
    ruling: 'Our own design.',
  },
  'MK-21.7': {
    title: 'Solo: choices of the gnomes',
    text: 'Where the gnomes are undecided, you decide.',
    ruling: 'Our own design.',
  },
  'MK-21.8': {
    title: 'Solo: the last wave',
    text: 'You count only the honour gained in wave III. The gnomes count the value of each great hall they win or their share of it, their places on the clan tracks, 1 for each overrun cavern, and the difficulty. You win with more than they have.',
    ruling: 'Our own design. The difficulty is 0 (gentle), 4 (steady), 15 (fierce) or 30 (grim).',
  },
} satisfies Record<string, RuleEntry>
