/** The games of the hall, in the order of its doors. To add one: here; what is missing then does not compile. */
export const GAME_IDS = ['midgard', 'odin', 'mountain'] as const
export type GameId = (typeof GAME_IDS)[number]
export type ByGame<T> = Readonly<Record<GameId, T>>

export const isGameId = (id: string): id is GameId => GAME_IDS.some((game) => game === id)

/** What there is of a game that is named by a record, an address or a server; nothing if it is none of ours. */
export function ofGame<T>(parts: ByGame<T>, id: string): T | undefined {
  return isGameId(id) ? parts[id] : undefined
}
