import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Options. */
export const options = {
  'MK-22.1': {
    title: 'Difficulty (solo)',
    text: 'gentle: three critical domains, two invasions in wave I and then three. steady, if nothing is said: three critical domains; three, three and four invasions; one influence more on the champion the gnomes want. fierce: besides, four critical domains and one gnome more in each invasion of wave II. grim: as fierce, and besides two gnomes more in each invasion of wave III, and two influence more on the wanted champion.',
    ruling: 'Our own design.',
  },
  'MK-22.2': {
    title: 'Own cards (option)',
    text: 'Maps, ancestry cards, champions, the wheel, the boost track, vote tiles and the supply track can be replaced by a file. What we reconstructed is marked as such.',
  },
  'MK-22.3': {
    title: 'Sagas (solo)',
    text: 'A short tale instead of the whole Last Stand, with a set-up and a goal of its own; a critical domain lost still loses it. The First Snow: wave I with one supply less; control a cavern in all seven domains. The Broken Gates: wave II with one supply more and six gate cards for the first gnomes; at most 12 overrun caverns. The King’s Halls: wave III with three supplies more; win three great halls alone. The Runaway Wheel: waves I and II, boost and pawn three and five spaces on; 10 honour from the wheel. The Two Heirs: waves I and II with one champion each; win both. The Hollow Host: all waves with five gnomes of each strength; be 25 ahead in the last reckoning.',
    ruling: 'Our own design.',
  },
} satisfies Record<string, RuleEntry>
