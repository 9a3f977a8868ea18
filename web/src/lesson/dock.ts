import { type Box, overlap } from './use-boxes.ts'

/** Between the panel and the edge of the page. */
const GAP = 12
/** The top bar stays free, and above the panel there is room for the raven. */
const TOP = 104
const RAVEN = 46
/** How finely places are tried. */
const STEP = 12

/** Where the panel covers the least of what must be seen; of equal places the one farthest up and to the right. */
export function dock(
  page: { width: number; height: number },
  panel: { width: number; height: number },
  free: readonly Box[],
): { x: number; y: number } {
  const right = Math.max(0, page.width - panel.width - GAP)
  const bottom = Math.max(TOP, page.height - panel.height - GAP)
  let best = { x: right, y: TOP }
  let least = Number.POSITIVE_INFINITY
  for (let y = Math.min(TOP, bottom); y <= bottom; y += STEP)
    for (const x of [right, Math.min(GAP, right), Math.round(right / 2)]) {
      const taken = { x, y: y - RAVEN, width: panel.width, height: panel.height + RAVEN }
      const covered = free.reduce((sum, box) => sum + overlap(taken, box), 0)
      if (covered >= least) continue
      best = { x, y }
      least = covered
    }
  return best
}
