// Where arrows lead among things that lie on a table.
import type { Point } from '../art/ink.ts'

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The next place in a direction: the nearest in that quarter of the compass; what lies exactly between two quarters is
 * beside. So arrows lead from every place to every other, whatever places there are.
 */
export function nearest(places: readonly Point[], [x, y]: Point, [dx, dy]: Point): number | undefined {
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [i, [ox, oy]] of places.entries()) {
    const onward = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy + (oy - y) * dx)
    const far = Math.hypot(onward, aside)
    if (far === 0 || onward < aside || (dy !== 0 && onward === aside) || far >= least) continue
    least = far
    best = i
  }
  return best
}
