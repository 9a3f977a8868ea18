import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Options. */
export const options = {
  'MK-22.1': {
    title: 'Difficulty (solo)',
    text: 'Last Stand can be played at four difficulties, which change the gnomes’ score in wave III.',
  },
  'MK-22.2': {
    title: 'Own cards (option)',
    text: 'Maps, ancestry cards, champions, the wheel, the boost track, vote tiles and the supply track can be replaced by a file. What we reconstructed is marked as such.',
  },
} satisfies Record<string, RuleEntry>
