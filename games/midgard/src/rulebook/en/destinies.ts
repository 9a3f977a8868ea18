import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Destinies. */
export const destinies = {
  'CM-15.1': {
    title: 'Scoring a Destiny',
    text: 'Only its owner scores a Destiny. Alone with the most: the larger Glory. Tied for the most: the smaller. At least one of what it asks is needed. Others who have as much or more score nothing for it, they only spoil it.',
  },
  'CM-15.2': {
    title: 'Crusher of Ice (6 / 3)',
    text: 'The most blue enemies, Draugr and Monsters together.',
  },
  'CM-15.3': {
    title: 'Earth Smasher (6 / 3)',
    text: 'The most yellow enemies, Draugr and Monsters together.',
  },
  'CM-15.4': {
    title: 'Master of Flames (6 / 3)',
    text: 'The most red enemies, Draugr and Monsters together.',
  },
  'CM-15.5': { title: 'Craftsman (5 / 2)', text: 'The most Wood.' },
  'CM-15.6': { title: 'Leader of Armies (7 / 3)', text: 'The most warrior dice of all kinds.' },
  'CM-15.7': { title: 'Odin’s Favored (4 / 2)', text: 'The most Favor.' },
  'CM-15.8': { title: 'Prepared (5 / 2)', text: 'The most Food.' },
  'CM-15.9': { title: 'Prosperous (5 / 2)', text: 'The most Coins.' },
  'CM-15.10': {
    title: 'Runemaster (4 / 2)',
    text: 'The most runes, used or not.',
    ruling: 'Cards are counted, not their Glory.',
  },
  'CM-15.11': { title: 'Monster Hunter (4 / 2)', text: 'The most Monsters.' },
  'CM-15.12': { title: 'Slayer of the Undead (7 / 3)', text: 'The most Draugr.' },
  'CM-15.13': { title: 'Troll Slayer (6 / 3)', text: 'The most Trolls.' },
} satisfies Record<string, RuleEntry>
