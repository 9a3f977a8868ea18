import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** End of the wave: gnomes, awarding champions. */
export const waveEnd = {
  // 13 End of the wave: gnomes
  'MK-13.1': {
    title: 'Order',
    text: 'When nobody has supplies left: entrenchment, invasions, awarding champions, scoring the wave.',
  },
  'MK-13.2': {
    title: 'Entrenchment',
    text: 'Each cavern with exactly one gnome gets a second from the pool.',
    ruling:
      'If the pool is too small, domains come in clan order from Moss and their caverns in the order of their numbers.',
  },
  'MK-13.3': {
    title: 'Invasions',
    text: 'The gate cards of the wave are revealed from left to right; each is an invasion of its own. The swarm moves to that domain with 2, 3 or 4 gnomes from the pool in wave I, II or III. They are taken at once: one that is beaten goes back and does not come again in the same invasion.',
    ruling: 'If the pool holds fewer, those come and the others are missing. The book has no rule.',
  },
  'MK-13.4': {
    title: 'One gnome after the other',
    text: 'Each gnome enters through a gate of the domain, passes any number of overrun caverns that hang together and goes to the easiest cavern it can reach: an empty one before any other, else the one with the fewest trolls of all owners together. It never stops in an overrun cavern.',
    ruling: 'A gnome that can reach nothing but overrun caverns returns to the pool. The book has no rule.',
  },
  'MK-13.5': {
    title: 'Nearest first',
    text: 'Of equally easy caverns the nearest is chosen, counted in caverns from the swarm point.',
  },
  'MK-13.6': {
    title: 'Who decides',
    text: 'Where easiest and nearest leave several, the player with the most votes of the gate card’s clan decides; without any votes there, the leader of the next clan below, from the last on to the first.',
    ruling: 'If nobody has a vote anywhere, the first player decides.',
  },
  'MK-13.7': {
    title: 'Into an empty cavern',
    text: 'The gnome stays there face down; the cavern is overrun from now on, also for the next gnome.',
  },
  'MK-13.8': {
    title: 'Against trolls',
    text: 'The gnome is defeated, whatever its strength, and returns to the pool; one troll in the cavern falls.',
  },
  'MK-13.9': {
    title: 'Whose troll falls',
    text: 'Among trolls of several owners chance decides, each troll with the same weight. The owner then chooses which of the own units there falls.',
    ruling: 'A figure weighs as one troll here; the draw only finds the owner.',
  },
  'MK-13.10': {
    title: 'Fallen',
    text: 'A fallen troll returns to its owner’s reserve; a fallen champion to one of its owner’s lairs, of the owner’s choice.',
  },
  'MK-13.11': {
    title: 'Honour of the fallen',
    text: 'The first troll to fall in each invasion gives its owner 3, 4 or 5 honour in wave I, II or III; each further one gives 2.',
  },

  // 14 Awarding champions
  'MK-14.1': {
    title: 'Who wins a champion',
    text: 'Champions on display are awarded from left to right, each to the player with the most influence. One without influence leaves the game.',
    ruling: 'So there is no champion with contenders but no winner.',
  },
  'MK-14.2': {
    title: 'Votes',
    text: 'The winner gains the champion’s votes in its clan.',
  },
  'MK-14.3': {
    title: 'Outsiders',
    text: 'The votes of an outsider go to one clan of the winner’s choice.',
    ruling: 'A contender who takes the vote of an outsider names a clan as well.',
  },
  'MK-14.4': {
    title: 'Consolation',
    text: 'Each other player with influence there, from most to least, chooses: one vote of the champion’s clan, or 1 honour for each yellow line that the disc has passed.',
    ruling: 'On a second lap the lines count again.',
  },
  'MK-14.5': {
    title: 'Figure',
    text: 'A lettered champion of stack 0 or I/II becomes a figure and is put into a cavern the winner dominates.',
    ruling:
      'A lair is always dominated, so there is always a place. Who has five figures on the board already chooses one of the six to leave the board for good; its card stays, with what does not need the figure.',
  },
  'MK-14.6': {
    title: 'Stars of wave III',
    text: 'Lettered champions of stack III do not become figures; their card says where the star goes.',
  },
  'MK-14.7': {
    title: 'Instant',
    text: 'An instant ability is carried out at once, before the next champion is looked at.',
  },
} satisfies Record<string, RuleEntry>
