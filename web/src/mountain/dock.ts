// Which corner of the mountain is free of what is spoken of.
import type { Point } from '../art/ink.ts'
import { BOARD } from '../art/mountain/geometry.ts'

export interface Corner {
  readonly x: 'left' | 'right'
  readonly y: 'high' | 'low'
}

const CORNERS: readonly Corner[] = [
  { x: 'right', y: 'high' },
  { x: 'left', y: 'high' },
  { x: 'right', y: 'low' },
  { x: 'left', y: 'low' },
]

/** The box of a corner for something of that size, in units of the board. */
export function boxIn({ x, y }: Corner, width: number, height: number): readonly [number, number] {
  return [x === 'left' ? 8 : BOARD.width - width - 8, y === 'high' ? 8 : BOARD.height - height - 8]
}

/** The corner whose box covers the fewest of these points; of several, the one farthest from the last point. */
export function farCorner(points: readonly Point[], width: number, height: number): Corner {
  const last = points.at(-1)
  const room = 34
  const cost = (corner: Corner) => {
    const [left, top] = boxIn(corner, width, height)
    const covered = points.filter(
      ([x, y]) => x > left - room && x < left + width + room && y > top - room && y < top + height + room,
    ).length
    const far = last ? Math.hypot(last[0] - left - width / 2, last[1] - top - height / 2) : 0
    return covered * 10_000 - far
  }
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best))
}
