import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Journeys. */
export const journeys = {
  'CM-12.1': { title: 'All Quiet', text: 'Nothing happens.' },
  'CM-12.2': {
    title: 'Kraken',
    text: 'The warriors aboard fight the Kraken to the end. Defeating it gives 3 Glory. The survivors sail on, are fed and fight the Monster.',
    ruling:
      'The Kraken is a Journey: it is discarded after the fight, whoever won, and counts neither for sets nor Destinies nor ties. If no warrior survives, the voyage ends: the Food aboard is lost and the Monster stays. No kind of warrior is forbidden against the Kraken.',
  },
  'CM-12.3': {
    title: 'Lost',
    text: 'Lose two things from the ship: two Food, two warriors, or one of each, as you choose.',
    ruling: 'With fewer than two things aboard, lose what there is.',
  },
  'CM-12.4': { title: 'No Wind', text: 'Lose one Food from the ship, if there is one.' },
  'CM-12.5': {
    title: 'Storm',
    text: 'Lose one Food or one warrior from the ship, as you choose.',
    ruling: 'Choosing what is not aboard is no way out: whoever has only the one loses that.',
  },
  'CM-12.6': { title: 'Whirlpool', text: 'Lose one warrior from the ship, if there is one.' },
} satisfies Record<string, RuleEntry>
