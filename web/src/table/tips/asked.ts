// What tips ask of the rules: nothing here knows a game.
import { type AnyMove, total } from '@meadhall/kernel/rules'
import type { TableHold } from '../game-table.ts'

/** What the moves that may be made now would add to an amount: the names of where they are made, the richest first. */
export function sourcesOf<S, M extends AnyMove>(
  hold: TableHold<S, M>,
  amount: (state: S) => number,
  where: (move: M) => string | undefined,
  most = 3,
): string[] {
  const now = amount(hold.view)
  const best = new Map<string, number>()
  for (const move of hold.legal) {
    const name = where(move)
    const would = name === undefined ? undefined : hold.preview(move)
    if (name === undefined || !would) continue
    const more = amount(would.state) - now
    if (more > (best.get(name) ?? 0)) best.set(name, more)
  }
  return [...best]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([name]) => name)
}

/** How many points a change of one's own things would make, as things stand. */
export function worthOf<S, M extends AnyMove>(
  { game: { rules }, view, seat }: TableHold<S, M>,
  change: (state: S, seat: number) => void,
): number {
  if (seat === null) return 0
  const other = rules.clone(view)
  change(other, seat)
  return total(rules.score(other, seat)) - total(rules.score(view, seat))
}

/** The points of one's own lines of a kind. */
export function pointsOf<S, M extends AnyMove>(
  { game: { rules }, view, seat }: TableHold<S, M>,
  line: string,
): number {
  if (seat === null) return 0
  return total(rules.score(view, seat).filter((each) => each.line === line))
}
