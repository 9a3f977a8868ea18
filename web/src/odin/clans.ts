import { CLANS, type Clan } from '../art/midgard/vocabulary.ts'

/** A seat keeps its clan for the whole game: the one that it has at the set-up. */
export const clanOf = (seat: number): Clan => CLANS[seat % CLANS.length]
