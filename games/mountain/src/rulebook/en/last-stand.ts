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
    text: 'The side for 2–3 players, three gate cards for the first gnomes, three champions on display. How many invasions a wave has, and how many gnomes come, depends on the difficulty (MK-22.1).',
    ruling: 'Our own design.',
  },
  'MK-21.3': {
    title: 'Solo: ancestry',
    text: 'Draw four cards, place one and discard the rest; draw three, place one; draw two, place one.',
    ruling: 'Our own design.',
  },
  'MK-21.4': {
    title: 'Solo: critical domains',
    text: 'At the start of waves I and II gate cards name critical domains, openly: three or four, by difficulty. After the invasions and champions of that wave you must control a cavern in each of them, or you lose.',
    ruling:
      'Our own design; the rule itself is known from the preview. These cards are shuffled back before the wave’s invasions are laid out.',
  },
  'MK-21.5': {
    title: 'Solo: champions',
    text: 'The gnomes contend. At the start of each wave their disc is laid on every champion: influence 3, 4 or 5 in wave I, II or III, and by difficulty up to 2 more on the one they want: the first whose clan is critical, else the leftmost. You win a champion with more than that; otherwise the gnomes take it and gain one vote of its clan, and you may take the consolation.',
    ruling: 'Our own design.',
  },
  'MK-21.6': {
    title: 'Solo: the gnomes’ votes',
    text: 'At the end of waves I and II the gnomes gain one vote of every clan in whose domain they hold more caverns than you control. They rank on the clan tracks like a rival.',
    ruling: 'Our own design.',
  },
  'MK-21.7': {
    title: 'Solo: the gnomes’ will',
    text: 'Where easiest and nearest leave the gnomes of an invasion several caverns, they choose by themselves: a cavern of a critical domain first, then the one whose great halls are worth the most together, then the first in the order of the board. In a breach you decide as always.',
    ruling: 'Our own design.',
  },
  'MK-21.8': {
    title: 'Solo: the last wave',
    text: 'You count the honour of wave III in full and half of what you had gained before, rounded down. The gnomes count the value of each great hall they win or their share of it, their places on the clan tracks, 1 for each overrun cavern, and 2 for each gnome that plundered. You win with more than they have.',
    ruling: 'Our own design.',
  },
  'MK-21.9': {
    title: 'Solo: plunder',
    text: 'Gnomes that are due and do not come to a cavern, because the pool is empty or every way ends in overrun caverns, plunder instead. Each counts 2 for the gnomes in the end.',
    ruling: 'Our own design.',
  },
  'MK-21.10': {
    title: 'Solo: how it ended',
    text: 'By how much you are ahead, a stand is narrow (from 1), firm (from 15), glorious (from 35) or one for the legends (from 60). Without a lead, and without a critical domain, the mountain has fallen.',
    ruling: 'Our own design.',
  },
} satisfies Record<string, RuleEntry>
