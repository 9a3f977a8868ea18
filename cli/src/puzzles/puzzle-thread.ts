import type { PuzzleKind } from '@meadhall/bots/riddle'
import type { GameId } from '@meadhall/hall/game-ids'
import { makePuzzles } from '@meadhall/hall/puzzles/make'
import type { Puzzle } from '@meadhall/hall/puzzles/puzzle'
import { answerTasks } from '@meadhall/server/work/threads'
import { findGame } from '../tables.ts'

/** What a thread is asked: the puzzles in one game that it plays. */
export interface PuzzleSearch {
  readonly game: GameId
  readonly seed: number
  /** In milliseconds since 1970: then it gives what it has. */
  readonly until: number
  readonly kind: PuzzleKind | undefined
}

answerTasks(async ({ game: id, seed, until, kind }: PuzzleSearch): Promise<Puzzle[]> => {
  const listed = findGame(id)
  const [game, riddler, bots] = await Promise.all([listed.load(), listed.riddler!(), listed.bots()])
  const found: Puzzle[] = []
  for (const puzzle of makePuzzles({ game, id, riddler, bots, seed, kind })) {
    if (puzzle) found.push(puzzle)
    if (Date.now() > until) break
  }
  return found
})
