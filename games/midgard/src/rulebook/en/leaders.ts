import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Leaders. */
export const leaders = {
  'CM-13.1': {
    title: 'Asmundr the Pious',
    text: 'A Favor that he spends on a re-roll is discarded but still gives him 2 Glory.',
    ruling:
      'He gains the 2 Glory when he spends it, in combat and in the hunt. The German book pays at the end of the game; the total is the same. A spent Favor no longer counts for Destinies.',
  },
  'CM-13.2': {
    title: 'Dagrun the Destined',
    text: 'At the Sage’s House she draws one Destiny more, keeps one and puts the other under the deck. With the rune True Vision she draws four and keeps one.',
    ruling: 'Destinies that are put back lie under the deck in the order in which they were drawn.',
  },
  'CM-13.3': {
    title: 'Gylfir the Seaworthy',
    text: 'He pays no Coin at the Merchant Ship.',
  },
  'CM-13.4': {
    title: 'Svanhildr the Swordmaiden',
    text: 'Her swordsmen deal 2 damage with one weapon and 3 with two, also as hits in the hunt, where the limit of 6 Food stands.',
  },
  'CM-13.5': {
    title: 'Ullr the Berserker',
    text: 'In each round of combat in which at least one of his dice shows two weapons he gains 1 Glory, once a round, however the fight ends.',
    ruling:
      'The dice are looked at after all re-rolls of the round. Rounds against the Kraken count, the hunt does not. Only the printed face counts: a shield that Reaction turns into a hit does not.',
  },
} satisfies Record<string, RuleEntry>
