import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Variants and options. */
export const options = {
  'CM-16.1': {
    title: 'Hall of Records (variant)',
    text: 'Defeated enemies lie open before their owner for all to see.',
  },
  'CM-16.2': {
    title: 'Mistrustful Villagers (variant)',
    text: 'Every player begins with 1 Blame.',
  },
  'CM-16.3': {
    title: 'Blame beyond six (option)',
    text: 'A table may end the price of Blame at 21 for six or more instead of 6 more for each further one.',
    ruling:
      'Newest English edition: 6 more each. First edition, Japanese summary and other witnesses: 21 is the most. Unless a table says otherwise, its edition decides.',
  },
  'CM-16.4': {
    title: 'Dealt leaders (option)',
    text: 'Each player is dealt a leader at random instead of choosing.',
  },
  'CM-16.5': {
    title: 'First edition (option)',
    text: 'The game plays by the first edition, as the German book has it: CM-16.6 to CM-16.13 take the place of the rules they name. All else stays.',
    ruling:
      'Taken over is only what changes play. Slips of translation are not: the German Stave Church that gives Glory instead of Favor, the leftmost shore that stays empty with four players (with four it is the one that is added), the missing refill of runes.',
  },
  'CM-16.6': {
    title: 'First edition: near and far',
    text: 'The board is mirrored: the two shores to the left are far (1 Food for one warrior), the two to the right are near (1 Food for two). Replaces CM-8.8 and CM-8.9; shores are still resolved from left to right.',
  },
  'CM-16.7': {
    title: 'First edition: shore for four',
    text: 'The leftmost shore is the one used with four players only. Replaces CM-3.7.',
  },
  'CM-16.8': {
    title: 'First edition: small longship',
    text: 'The small public longship costs 1 Coin. Replaces CM-5.17.',
  },
  'CM-16.9': {
    title: 'First edition: Blame',
    text: 'Six or more Blame cost 21 Glory. Replaces CM-11.9.',
  },
  'CM-16.10': {
    title: 'First edition: the Troll’s victor',
    text: 'Whoever defeats the Troll may return one own Blame and may name another player, who takes one. Replaces CM-8.4.',
    ruling: 'The two are separate choices; either may be declined.',
  },
  'CM-16.11': {
    title: 'First edition: Reaction and Svanhildr',
    text: 'For Svanhildr each shield counts as two hits on every kind of die. Replaces the last sentence of CM-14.9.',
  },
  'CM-16.12': {
    title: 'First edition: Kraken',
    text: 'Defeating the Kraken gives no Glory, and the rune Glory cannot be used on it. Changes CM-12.2 and CM-14.4.',
    ruling:
      'The German book says nothing of Glory for the Kraken, the newer English one gives 3. So it gives none there, and half of nothing is nothing. One could also take the 3 for a gap that was filled later.',
  },
  'CM-16.13': {
    title: 'First edition: Destinies',
    text: 'No minimum is needed: if nobody has any of what a Destiny asks, all are tied. Changes CM-15.1.',
    ruling:
      'The German book names no minimum, the newer English one does. So none is needed there, and whoever has nothing may tie with others who have nothing. One could also take the minimum for a clarification that always held.',
  },
  'CM-16.14': {
    title: 'Own cards (option)',
    text: 'The tables of dice, enemies, Merchant Ships and private longships can be replaced by a file. Rows that we reconstructed are marked as such.',
  },
} satisfies Record<string, RuleEntry>
