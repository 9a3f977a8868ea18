import type { ByGame, GameId } from './game-ids.ts'

/** What everybody plays on a day: the first seat is theirs, the others are bots'. */
export interface DayTable {
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
}

/** Alone where the rules have such a game, otherwise against the same three. */
export const DAY_TABLES: ByGame<DayTable> = {
  midgard: { options: {}, bots: ['huscarl/vikingr', 'huscarl/smidr', 'huscarl/skald'] },
  odin: { options: {}, bots: [] },
  mountain: { options: {}, bots: [] },
}

/** What the seed of a day is made of: the same cards and dice for everybody, in each game others. */
export const daySeedName = (day: string, game: GameId): string => `DAY-${day}-${game.toUpperCase()}`
