import type { AnyHappening, Seat } from '@meadhall/kernel/rules'
import type { Mark } from '../worker/marks.ts'
import type { GameTable } from './game-table.ts'

/** An entry that moved somebody far: `swing` is what the seat won (or lost) on the best of the others. */
export interface Deciding {
  readonly n: number
  readonly seat: Seat
  readonly swing: number
  readonly round?: number
  readonly happening: AnyHappening
}

/** Alone there is nobody to be ahead of. */
const lead = (points: readonly number[], seat: Seat) =>
  points.length === 1 ? points[seat] : points[seat] - Math.max(...points.filter((_, other) => other !== seat))

/** The entries after which the lead had changed most, in the order of the game. */
export function decidingMoments(
  marks: readonly Mark[],
  { telling, losses = [], untold = [] }: Pick<GameTable, 'telling' | 'losses' | 'untold'>,
  most = 6,
): Deciding[] {
  const found: Deciding[] = []
  for (let i = 1; i < marks.length; i++) {
    const { n, told, points, round } = marks[i]
    const before = marks[i - 1].points
    const swings = points.map((_, seat) => lead(points, seat) - lead(before, seat))
    for (const happening of told) {
      if (untold.includes(happening.what)) continue
      // Who plays alone has few moments that others would tell of: any that brought much will do.
      if (!telling.includes(happening.what) && points.length > 1) continue
      // What befalls all is told of whom it moved most.
      const seat =
        happening.seat ??
        swings.indexOf(
          losses.length > 0
            ? Math.max(...swings)
            : swings.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)),
        )
      const swing = swings[seat]
      // A gain is not told of a moment that cost more than it brought, nor a loss of one that won.
      if (losses.length > 0 && happening.seat !== undefined && swing < 0 !== losses.includes(happening.what))
        continue
      if (Math.abs(swing) >= 3)
        found.push({ n, seat, swing, happening, ...(round !== undefined && { round }) })
    }
  }
  const rank = ({ happening: { what } }: Deciding) =>
    telling.includes(what) ? telling.indexOf(what) : telling.length
  const best = new Map<number, Deciding>()
  for (const moment of found.sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || rank(a) - rank(b)))
    if (!best.has(moment.n) && best.size < most) best.set(moment.n, moment)
  return [...best.values()].sort((a, b) => a.n - b.n)
}
