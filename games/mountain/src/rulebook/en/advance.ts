import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Advance, attack, gaining control, bolster, influence. */
export const advance = {
  // 7 Advance
  'MK-7.1': {
    title: 'Advance',
    text: 'Choose one cavern and move up to as many of your trolls into it as the strength says.',
  },
  'MK-7.2': {
    title: 'One target, many origins',
    text: 'All go to the same cavern; they may come from different ones. Distance does not matter.',
  },
  'MK-7.3': {
    title: 'The way',
    text: 'From its origin to the target each troll passes only through caverns you have trolled; your lairs always count. The target itself may be any cavern but a rival’s lair.',
    ruling: 'What is trolled is judged before the first of them moves.',
  },
  'MK-7.4': {
    title: 'Rivals',
    text: 'Trolls never fight each other; any number may share a cavern.',
  },

  // 8 Attack
  'MK-8.1': {
    title: 'Attack',
    text: 'If the target is overrun, all its gnomes are revealed once the trolls have arrived. You win if your trolls there are at least as many as the sum of the gnomes’ strengths.',
  },
  'MK-8.2': {
    title: 'Victory: honour',
    text: 'Gain honour equal to the strengths of the defeated gnomes.',
  },
  'MK-8.3': {
    title: 'Victory: vote',
    text: 'Gain one vote of the clan whose domain it is.',
    ruling: 'This is the vote for gaining control (MK-9.1), not one besides it.',
  },
  'MK-8.4': {
    title: 'Victory: gnomes to the wheel',
    text: 'The defeated markers are laid beside the wheel, and the pawn moves one space clockwise for each. The space it reaches has no effect; if it passes the breach trigger, the breach is carried out.',
    ruling:
      'Passing the boost trigger in this way gives no boost: the text names the breach alone. The markers lie beside the wheel first and count for that breach.',
  },
  'MK-8.5': {
    title: 'Repulse',
    text: 'If you do not win, all trolls that took part return to one of your lairs, of your choice.',
  },
  'MK-8.6': {
    title: 'Repulse: entrenchment',
    text: 'If there is only one gnome in the cavern, a second is added face down. There are never three.',
  },

  // 9 Gaining control
  'MK-9.1': {
    title: 'Gaining control',
    text: 'If a cavern held a troll or gnome when your action began and you did not control it, and you control it when the action ends, gain one vote of its clan.',
    ruling:
      'The book says once “start of your action” and once “start of your turn”; the action counts, also for the second of two weak actions. A cavern gives one vote an action; after a won attack it has been given already, whatever a breach does to the cavern later.',
  },
  'MK-9.2': {
    title: 'By any action',
    text: 'Not only by an advance: the wheel, a breach and champions can bring control as well.',
    ruling: 'An action that a champion grants at the end of a wave is its owner’s action and counts.',
  },
  'MK-9.3': {
    title: 'Not when empty, not off turn',
    text: 'A cavern that was empty when the action began gives no vote, and nobody gains control in the action of another.',
  },

  // 10 Bolster
  'MK-10.1': {
    title: 'Bolster',
    text: 'Choose one cavern you dominate, or one of your lairs, and add up to as many trolls from your reserve as the strength says.',
  },
  'MK-10.2': {
    title: 'Empty reserve',
    text: 'Once no troll at all is left in your reserve, each remaining point of strength may move one of your trolls from anywhere on the board to that cavern.',
    ruling: 'Champion figures may be moved in this way, too.',
  },

  // 11 Influence
  'MK-11.1': {
    title: 'Influence',
    text: 'Choose one champion on display and gain influence there equal to the strength.',
  },
  'MK-11.2': {
    title: 'First influence',
    text: 'Whoever is the first of all to influence a champion gains 1 influence more there.',
  },
} satisfies Record<string, RuleEntry>
