import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** The feast, ships and arming. */
export const feast = {
  'FO-6.1': {
    title: 'Cells to cover',
    text: 'The banquet table has 12 cells in a row. To cover are those without a Viking and without an emigrated ship: round number + 5 in the long game, round number + 6 in the short one, less 2 for each emigrated ship. The ships lie at the left end, the Vikings that have not come yet stand at the right end.',
  },
  'FO-6.2': {
    title: 'What may be served',
    text: 'Orange and red goods of the own supply, animals of the own stables, and single coins of 1 silver. Green and blue goods, special tiles and building resources are not food.',
  },
  'FO-6.3': {
    title: 'Colours alternate',
    text: 'No orange tile may lie directly beside an orange one and no red tile directly beside a red one. A coin or an uncovered cell between them parts them; coins may lie side by side.',
  },
  'FO-6.4': {
    title: 'One long side per kind',
    text: 'Of each kind only one tile may lie with its longer side along the table; every further tile of the kind lies with its shorter side along it. Also the only tile may be turned like that. Square tiles are not affected.',
    ruling: 'An animal counts as the same kind whether pregnant or not.',
  },
  'FO-6.5': {
    title: 'Inside the table, on a cell to cover',
    text: 'Tiles do not overlap each other or the emigrated ships and do not reach beyond the table.',
    ruling:
      'Every tile must cover at least one cell that has to be covered; it may reach over cells on which Vikings still stand, but not beyond the twelfth cell. Source: English rulebook; the German one only forbids to exceed the table. Alternative: no overhang at all.',
  },
  'FO-6.6': { title: 'Coins', text: 'Only coins of 1 silver are laid on the banquet table, one for a cell.' },
  'FO-6.7': {
    title: 'Thing penalties',
    text: 'For every cell to cover that stays uncovered, by need or by choice, the player takes one Thing penalty, worth −3 points at the end. It cannot be given back.',
  },
  'FO-6.8': {
    title: 'Clearing the table',
    text: 'At the end of the phase all tiles and coins on the banquet table go to the general supply. Emigrated ships stay.',
    ruling:
      'Food may be set out on the table before the phase to plan ahead; it still belongs to the supply and may be used otherwise until the feast is held.',
  },

  'FO-7.1': {
    title: 'Buying ships',
    text: 'At any time a player may buy ships for silver: a whaling boat for 3, a knarr for 5, a longship for 8. Buying is not building.',
  },
  'FO-7.2': {
    title: 'Berths',
    text: 'The bay has 3 berths for whaling boats and 4 for large ships (knarrs and longships). A ship can be taken only if a berth of its size is free; whaling boats may not use large berths.',
  },
  'FO-7.3': {
    title: 'Loading ore',
    text: 'At any time, but not during an action, ore from the supply may be loaded on ships: one on a whaling boat, which has one printed besides, and up to three on a longship. Knarrs carry none.',
    ruling:
      'An action runs from placing the Vikings until it is done, so ore is loaded before the Vikings are placed or after the action; ore gained in the midst of an action waits. Off turn, while others act, loading is free.',
  },
  'FO-7.4': {
    title: 'Loaded ore stays',
    text: 'Ore on a ship cannot be taken back. It is lost when the ship emigrates or is given away.',
    ruling:
      'Modifier lets its owner take ore back at any time, the own action included; only loading has to wait for its end (FO-7.3).',
  },
  'FO-7.5': {
    title: 'Ships are not used up',
    text: 'An action that needs a ship does not use it up; the same ship may serve several actions in one round.',
  },
} satisfies Record<string, RuleEntry>
