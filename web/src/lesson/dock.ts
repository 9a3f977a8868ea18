import { type Box, overlap } from './use-boxes.ts'

/** Between the panel and the edge of the page. */
const GAP = 12
/** The top bar stays free, and above the panel there is room for the raven. */
const TOP = 104
const RAVEN = 46
/** How finely places are tried. */
const STEP = 12

/** What is asked for, a button or a die, weighs more than the picture round it. */
const ASKED = 8

export interface Docked {
  readonly x: number
  readonly y: number
  /** How much of what must be seen lies under the panel. */
  readonly covers: number
}

/** Where the panel covers the least of what must be seen; of equal places at the right, and farthest up. */
export function dock(
  page: { width: number; height: number },
  panel: { width: number; height: number },
  free: readonly Box[],
  asked: readonly Box[] = [],
): Docked {
  const right = Math.max(0, page.width - panel.width - GAP)
  const bottom = Math.max(TOP, page.height - panel.height - GAP)
  let best: Docked = { x: right, y: TOP, covers: Number.POSITIVE_INFINITY }
  const left = Math.min(GAP, right)
  // The edges first: in the middle it stands only where that is better.
  const across = [right, left, Math.round(right / 2)]
  for (let x = left; x < right; x += STEP) across.push(x)
  for (const x of across)
    for (let y = Math.min(TOP, bottom); y <= bottom; y += STEP) {
      const taken = { x, y: y - RAVEN, width: panel.width, height: panel.height + RAVEN }
      const covered = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(taken, box), 0)
      const covers = covered(free) + ASKED * covered(asked)
      if (covers < best.covers) best = { x, y, covers }
    }
  return best
}
