import { keyedChance } from '@meadhall/kernel/chance'
import type { AnyMove } from '@meadhall/kernel/rules'
import { silent } from '@meadhall/kernel/rules'
import { type GameId } from '../game-ids.ts'
import { gameOf } from '../games.ts'
import { type Judged, judgeAttempt, keyOf, type Puzzle, puzzleState } from './puzzle.ts'

/** A puzzle has no secrets: all see the same dice after an attempt. */
const NO_SEED = new Uint8Array(32)

/** Work for where bots think: what came of the moves so far, or nothing while the choice is not made. */
export async function answerPuzzle(
  id: GameId,
  puzzle: Puzzle,
  line: readonly AnyMove[],
): Promise<Judged | null> {
  const listed = gameOf(id)!
  const [game, riddler] = await Promise.all([listed.load(), listed.riddler!()])
  const { seat } = puzzle
  const start = puzzleState(game, puzzle)
  const state = game.rules.clone(start)
  // As at the table that it is solved at: what chance gives there.
  for (const [i, move] of line.entries())
    game.rules.apply(state, seat, move, keyedChance(NO_SEED, i + 1), silent)
  const last = line.at(-1)
  const isOpen = game.rules.pending(state).includes(seat)
  if (!last) return null
  // An answer may be a small thing that is done before all else.
  const made = keyOf(game, start, seat, line)
  const isAnswer = puzzle.ways
    .slice(0, puzzle.answers)
    .some((way) => keyOf(game, start, seat, way.line) === made)
  if (!isAnswer && isOpen && !riddler.isMade(game, state, seat, last)) return null
  return judgeAttempt(game, riddler, puzzle, start, line)
}
