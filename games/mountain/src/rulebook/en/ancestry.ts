import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Ancestry, supplies and desperation. */
export const ancestry = {
  // 3 Ancestry
  'MK-3.1': {
    title: 'Choosing cards',
    text: 'Each player is dealt four ancestry cards. All at the same time choose one and place it, pass the rest on, choose and place one of three, pass on, choose and place one of two; the last card is discarded. So everybody adds three cards a wave.',
  },
  'MK-3.2': {
    title: 'Passing',
    text: 'To the left in waves I and III, to the right in wave II.',
  },
  'MK-3.3': {
    title: 'Placing a card',
    text: 'A card has two by two cells and is laid on the grid of the start card. It must cover at least one cell of a card that lies there.',
  },
  'MK-3.4': {
    title: 'Never turned',
    text: 'Cards are not turned; all face the same way as the start card.',
  },
  'MK-3.5': {
    title: 'Elders stay visible',
    text: 'An elder symbol may never be covered by a card.',
    ruling: 'Any other symbol may, supplies included: the book protects elders alone.',
  },
  'MK-3.6': {
    title: 'The frame',
    text: 'The whole ancestry must fit in a frame of six by six cells.',
  },
  'MK-3.7': {
    title: 'A chosen card must be placed',
    text: 'Even if it covers symbols one would rather keep.',
    ruling:
      'If no card in hand has a legal place, one is discarded unplaced; while one of them fits, a card that fits must be chosen. The book does not foresee this.',
  },
  'MK-3.8': {
    title: 'Symbols',
    text: 'Advance, bolster, influence and gnome are actions; a number is the strength, none means 1. A wild stands for any one of the four. A supply gives one more turn a wave. An elder is worth honour at the end.',
  },

  // 4 Supplies and desperation
  'MK-4.1': {
    title: 'Supplies',
    text: 'Set supplies to the base of the wave (6 in wave I), plus one for each visible supply symbol, at most 8.',
  },
  'MK-4.2': {
    title: 'Wilds for supplies',
    text: 'Then you may cover pairs of your wilds with cubes; each pair gives one supply more.',
    ruling:
      'The eighth space is the end of the track here too; the book only says so of the symbols. The two wilds need not be adjacent; nothing says so. Players decide openly in turn order from the first player, as the book advises where it matters to someone; who has no pair or is at 8 is not asked.',
  },
  'MK-4.3': {
    title: 'Desperation',
    text: 'Then take one desperation for each desperation symbol on the supply track to the right of your marker.',
    ruling:
      'In several places the German text says “Verzweigung” (a fork) for “Verzweiflung” (desperation). Only the symbol on space 8 is certain; the others are reconstructed.',
  },
  'MK-4.4': {
    title: 'Spending desperation',
    text: 'Each desperation spent adds 1 to the strength of a weak action; several may go into one. It stays a weak action. Strong actions cannot use desperation.',
  },
} satisfies Record<string, RuleEntry>
