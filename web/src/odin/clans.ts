import { CLANS, type Clan } from '../art/midgard/vocabulary.ts'

/** A seat keeps its clan for the whole game. The wolf comes first, so that the viewer's Vikings are red. */
const ORDER: readonly Clan[] = ['wolf', 'raven', 'bear', 'stag']

export const clanOf = (seat: number): Clan => ORDER[seat % CLANS.length]
