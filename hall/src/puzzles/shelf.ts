import { type ByGame, type GameId } from '../game-ids.ts'
import type { Puzzle, PuzzleHead } from './puzzle.ts'

/** The puzzles that come with the hall: a list that says little of each, and packs of whole ones. */
interface Shelf {
  readonly heads: () => Promise<readonly PuzzleHead[]>
  readonly packs: readonly (() => Promise<readonly Puzzle[]>)[]
}

/** So many puzzles are in a pack: opening one does not fetch all. */
export const PACK = 11

const asHeads = (list: { default: unknown }) => list.default as readonly PuzzleHead[]
const asPuzzles = (pack: { default: unknown }) => pack.default as readonly Puzzle[]

const SHELVES: ByGame<Shelf> = {
  midgard: {
    heads: async () => asHeads(await import('./data/midgard.json')),
    packs: [
      async () => asPuzzles(await import('./data/midgard-0.json')),
      async () => asPuzzles(await import('./data/midgard-1.json')),
      async () => asPuzzles(await import('./data/midgard-2.json')),
      async () => asPuzzles(await import('./data/midgard-3.json')),
      async () => asPuzzles(await import('./data/midgard-4.json')),
      async () => asPuzzles(await import('./data/midgard-5.json')),
    ],
  },
  odin: {
    heads: async () => asHeads(await import('./data/odin.json')),
    packs: [
      async () => asPuzzles(await import('./data/odin-0.json')),
      async () => asPuzzles(await import('./data/odin-1.json')),
      async () => asPuzzles(await import('./data/odin-2.json')),
      async () => asPuzzles(await import('./data/odin-3.json')),
      async () => asPuzzles(await import('./data/odin-4.json')),
      async () => asPuzzles(await import('./data/odin-5.json')),
    ],
  },
  mountain: {
    heads: async () => asHeads(await import('./data/mountain.json')),
    packs: [
      async () => asPuzzles(await import('./data/mountain-0.json')),
      async () => asPuzzles(await import('./data/mountain-1.json')),
      async () => asPuzzles(await import('./data/mountain-2.json')),
      async () => asPuzzles(await import('./data/mountain-3.json')),
      async () => asPuzzles(await import('./data/mountain-4.json')),
      async () => asPuzzles(await import('./data/mountain-5.json')),
    ],
  },
}

/** What there is to solve, from easy to hard. */
export const puzzlesOf = (game: GameId): Promise<readonly PuzzleHead[]> => SHELVES[game].heads()

export async function puzzleOf(game: GameId, id: string): Promise<Puzzle | undefined> {
  const { heads, packs } = SHELVES[game]
  const at = (await heads()).findIndex((head) => head.id === id)
  if (at < 0) return undefined
  return (await packs[Math.floor(at / PACK)]()).find((puzzle) => puzzle.id === id)
}

/**
 * Which of so many is the puzzle of a day, counted from 1970: the same for everybody, and none again before all have
 * been.
 */
export function ofTheDay(day: number, count: number): number {
  // A step that has no factor in common with the count goes round all of them.
  let step = Math.floor(count * 0.618)
  while (gcd(step, count) > 1) step++
  return (day * step) % count
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
