import type { PuzzleWay } from './puzzle.ts'

/** What counts as a reason: points or things that come of it, or a deed that succeeds so much more often. */
const POINTS = 1
const SHARE = 1 / 3
const THINGS = 1
const OFTENER = 0.15
/** What is tried in fewer of the games does not belong to the way. */
const USUAL = 0.6

type Brings = Pick<PuzzleWay, 'lines' | 'holds' | 'deeds'>

/**
 * Whether a player can see why one way is better than another: by more points or things by the end of the part, or by what
 * succeeds oftener. What only shows later in the game convinces nobody.
 */
export function showsWhy(best: Brings, next: Brings, lead: number, games: number): boolean {
  if (sum(best.lines) - sum(next.lines) >= Math.max(POINTS, SHARE * lead)) return true
  // What one way leaves as it is, the other may cost.
  const held = Object.keys({ ...best.holds, ...next.holds })
  if (held.some((name) => (best.holds[name] ?? 0) - (next.holds[name] ?? 0) >= THINGS)) return true
  const done = ({ deeds }: Brings, name: string) => (deeds[name]?.done ?? 0) / games
  return Object.entries(best.deeds).some(
    ([name, { tried }]) => tried >= USUAL * games && done(best, name) - done(next, name) >= OFTENER,
  )
}

const sum = (of: Readonly<Record<string, number>>) =>
  Object.values(of).reduce((all, points) => all + points, 0)
