import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Clean-up, final scoring. */
export const scoring = {
  // 10 Clean-up
  'CM-10.1': {
    title: 'Workers and ships return',
    text: 'All workers go back to their owners, public longships to their spaces, private ones to their owners.',
  },
  'CM-10.2': {
    title: 'The Troll was not defeated',
    text: 'Then it is discarded and every player takes 1 Blame.',
  },
  'CM-10.3': { title: 'Draugr', text: 'Draugr that were not defeated are discarded.' },
  'CM-10.4': {
    title: 'Journeys',
    text: 'Journeys that were revealed this round are on the discard pile.',
    ruling:
      'The book discards a Journey when it is resolved and once more at clean-up. Here it is discarded when its effect is carried out; this only shows when the deck runs out in the same round (CM-3.4).',
  },
  'CM-10.5': {
    title: 'Monsters',
    text: 'Each Monster still on a shore gets 1 Coin from the supply on its card.',
  },
  'CM-10.6': {
    title: 'Next round',
    text: 'After round eight comes final scoring, otherwise the next round. Clean-up is done in round eight, too.',
  },

  // 11 Final scoring
  'CM-11.1': {
    title: 'Final scoring',
    text: 'The Glory won in play stands; the lines below are added. Defeated enemies and Destinies are shown.',
    ruling:
      'All comparisons use what each player holds when the game ends; scoring spends nothing, so the same Coins count for a Destiny and for Glory.',
  },
  'CM-11.2': {
    title: 'Destinies',
    text: 'Each own Destiny gives its larger Glory if you alone have the most of what it asks, the smaller if you share the most, otherwise nothing (CM-15.1).',
  },
  'CM-11.3': {
    title: 'Sets of enemies',
    text: 'Each set of one yellow, one red and one blue enemy gives 5 Glory. Trolls do not count.',
  },
  'CM-11.4': { title: 'Runes', text: 'Each rune gives its printed Glory, used or not.' },
  'CM-11.5': { title: 'Private longship', text: 'Your private longship gives its printed Glory.' },
  'CM-11.6': { title: 'Favor', text: 'Each Favor left gives 2 Glory.' },
  'CM-11.7': { title: 'Coins', text: 'Every 3 Coins give 1 Glory; a rest gives nothing.' },
  'CM-11.8': {
    title: 'Blame',
    text: 'Blame costs Glory: 1 for one, 3 for two, 6 for three, 10 for four, 15 for five, 21 for six.',
  },
  'CM-11.9': {
    title: 'Blame beyond six',
    text: 'Each Blame beyond the sixth costs 6 Glory more.',
  },
  'CM-11.10': {
    title: 'Ties',
    text: 'Among those with the most Glory, whoever defeated the most enemies, Trolls included, wins. If that is equal too, they share the victory.',
  },
} satisfies Record<string, RuleEntry>
