import { type ByGame, GAME_IDS, type GameId, isGameId } from '@meadhall/hall/game-ids'
import type { WordKey } from '../text/en.ts'

/** Names for bots, and for people who have not said theirs. */
export const BOT_NAMES = ['Astrid', 'Orm', 'Kenji', 'Ylva', 'Sigurd'] as const

/** A game as the hall presents it. Titles are as printed on the boxes, in each language. */
export interface Shelf {
  readonly id: GameId
  readonly title: WordKey
  readonly line: WordKey
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  /** 1 light, 2 medium, 3 heavy. */
  readonly weight: 1 | 2 | 3
}

const SHELVES: ByGame<Pick<Shelf, 'players' | 'minutes' | 'weight'>> = {
  midgard: { players: [2, 4], minutes: [60, 90], weight: 2 },
  odin: { players: [1, 4], minutes: [90, 120], weight: 3 },
  mountain: { players: [1, 5], minutes: [90, 120], weight: 3 },
}

export const SHELF: readonly Shelf[] = GAME_IDS.map((id) => ({
  id,
  title: `game.${id}`,
  line: `line.${id}`,
  ...SHELVES[id],
}))

/** The book that lies open for whoever asks for the rules without being at a table. */
export const FIRST_BOOK: GameId = GAME_IDS[0]

export const WEIGHTS = { 1: 'weight.light', 2: 'weight.medium', 3: 'weight.heavy' } as const

/** A server may play what this page does not know. */
export function titleOf(game: string): WordKey {
  return isGameId(game) ? `game.${game}` : 'game.other'
}

/** How far a game is, by what it counts. */
export function roundOf(game: string): WordKey | undefined {
  return isGameId(game) ? `tableIs.round.${game}` : undefined
}

/** What a table tells of its own accord differs: dice here, packings there, gnomes under stone. */
export function oddsAbout(game: string): WordKey {
  return isGameId(game) ? `odds.about.${game}` : 'odds.about'
}
