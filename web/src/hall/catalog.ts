import type { WordKey } from '../text/en.ts'

/** Names for bots, and for people who have not said theirs. */
export const BOT_NAMES = ['Astrid', 'Orm', 'Kenji', 'Ylva', 'Sigurd'] as const

/** The three games as the hall presents them. Titles are as printed on the boxes, in each language. */
export interface Shelf {
  readonly id: string
  readonly title: WordKey
  readonly line: WordKey
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  /** 1 light, 2 medium, 3 heavy. */
  readonly weight: 1 | 2 | 3
}

export const SHELF: readonly Shelf[] = [
  {
    id: 'midgard',
    title: 'game.midgard',
    line: 'line.midgard',
    players: [2, 4],
    minutes: [60, 90],
    weight: 2,
  },
  { id: 'odin', title: 'game.odin', line: 'line.odin', players: [1, 4], minutes: [90, 120], weight: 3 },
  {
    id: 'mountain',
    title: 'game.mountain',
    line: 'line.mountain',
    players: [1, 5],
    minutes: [90, 120],
    weight: 3,
  },
]

export const WEIGHTS = { 1: 'weight.light', 2: 'weight.medium', 3: 'weight.heavy' } as const

export function titleOf(game: string): WordKey {
  return SHELF.find(({ id }) => id === game)?.title ?? 'game.midgard'
}

/** What a table tells of its own accord differs: dice here, packings there, gnomes under stone. */
const ODDS = {
  midgard: 'odds.about.midgard',
  odin: 'odds.about.odin',
  mountain: 'odds.about.mountain',
} as const

export function oddsAbout(game: string): WordKey {
  return game in ODDS ? ODDS[game as keyof typeof ODDS] : 'odds.about'
}
