import type { AnyHappening, Seat } from '@meadhall/kernel/rules'
import type { Mark } from '../worker/review.ts'

/** An entry that moved somebody far: `swing` is what the seat won (or lost) on the best of the others. */
export interface Deciding {
  readonly n: number
  readonly seat: Seat
  readonly swing: number
  readonly round?: number
  readonly happening: AnyHappening
}

const lead = (points: readonly number[], seat: Seat) =>
  points[seat] - Math.max(...points.filter((_, other) => other !== seat))

/** The entries after which the lead had changed most, in the order of the game. */
export function decidingMoments(marks: readonly Mark[], telling: readonly string[], most = 6): Deciding[] {
  const found: Deciding[] = []
  for (let i = 1; i < marks.length; i++) {
    const { n, told, points, round } = marks[i]
    const before = marks[i - 1].points
    if (points.length < 2) break
    for (let seat = 0; seat < points.length; seat++) {
      const own = points[seat] - before[seat]
      if (own === 0) continue
      const swing = lead(points, seat) - lead(before, seat)
      const happening = tellingOf(told, telling, seat)
      if (happening && Math.abs(swing) >= 3)
        found.push({ n, seat, swing, happening, ...(round !== undefined && { round }) })
    }
  }
  const best = new Map<number, Deciding>()
  for (const moment of found.sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing)))
    if (!best.has(moment.n) && best.size < most) best.set(moment.n, moment)
  return [...best.values()].sort((a, b) => a.n - b.n)
}

/** What to call an entry by: the most telling of its happenings, the seat's own before others'. */
function tellingOf(
  told: readonly AnyHappening[],
  telling: readonly string[],
  seat: Seat,
): AnyHappening | undefined {
  for (const what of telling) {
    const named = told.filter((happening) => happening.what === what)
    const own = named.find((happening) => happening.seat === seat) ?? named[0]
    if (own) return own
  }
  return told.find((happening) => happening.seat === seat)
}
