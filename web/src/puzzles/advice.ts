import { PLAYED_ON, type Puzzle, type PuzzleWay } from '@meadhall/hall/puzzles/puzzle'
import type { Advice } from '@meadhall/hall/think'

/** The best way and the next one as opinions of the bot, so that the same sentences are made of the same figures. */
export function adviceOf({ ways, answers, among }: Puzzle): Advice {
  const opinions = [ways[0], ways[answers]].map(({ line, behind, points, win, lines, holds, deeds }) => ({
    move: line[0],
    afterwards: line.slice(1),
    worth: -behind,
    points,
    win,
    lines: gainsOf(lines),
    holds: gainsOf(holds),
    deeds,
  }))
  return { opinions, games: PLAYED_ON, among, middle: opinions[1].points }
}

const gainsOf = (of: PuzzleWay['lines']) =>
  Object.fromEntries(Object.entries(of).map(([name, points]) => [name, { points, error: 0 }]))
