// Where arrows lead on the mountain.
import type { Point } from '../art/ink.ts'

/**
 * The next place in a direction: the nearest in that quarter of the compass. So every place is the next of some other,
 * and arrows lead everywhere.
 */
export function nearest(
  spots: ReadonlyMap<string, Point>,
  among: readonly string[],
  from: string,
  [dx, dy]: Point,
): string | undefined {
  const [x, y] = spots.get(from)!
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const name of among) {
    const [ox, oy] = spots.get(name)!
    const onward = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy + (oy - y) * dx)
    const far = Math.hypot(onward, aside)
    if (name === from || onward < aside || far >= least) continue
    least = far
    best = name
  }
  return best
}
