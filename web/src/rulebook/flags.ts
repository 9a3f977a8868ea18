import type { Box } from './camera.ts'

/** The height of a row of flags, and the room between two. */
export const ROW = 26
const APART = 6
/** How far inside a thing its line ends. */
const INSIDE = 9

type Point = readonly [number, number]

export interface Flag {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly from: Point
  readonly to: Point
}

interface Wanted {
  readonly id: string
  readonly box: Box
  readonly width: number
}

/** Where the names of things stand: in rows along the upper and the lower edge, none over another. */
export function placeFlags(
  wanted: readonly Wanted[],
  { width, height }: { width: number; height: number },
): Flag[] {
  const middle = (box: Box) => box.x + box.width / 2
  const byHeight = wanted.toSorted((a, b) => a.box.y + a.box.height / 2 - (b.box.y + b.box.height / 2))
  const upper = byHeight.slice(0, Math.ceil(byHeight.length / 2))
  const place = (strip: readonly Wanted[], above: boolean): Flag[] => {
    const along = strip.toSorted((a, b) => middle(a.box) - middle(b.box))
    return rowsOf(along, width).flatMap((row, r) =>
      spread(
        row.map((each) => ({ ...each, at: middle(each.box) })),
        width,
      ).map(({ id, box, x, width: w }) => {
        const y = above ? r * ROW + 4 : height - (r + 1) * ROW + 1
        const foot = clamp(x + w / 2, box.x + INSIDE, box.x + box.width - INSIDE)
        const depth = Math.min(INSIDE, box.height / 2)
        return {
          id,
          x,
          y,
          from: [clamp(foot, x + 6, x + w - 6), above ? y + ROW - 4 : y],
          to: [
            clamp(foot, 5, width - 5),
            above ? Math.max(box.y + depth, y + ROW + 6) : Math.min(box.y + box.height - depth, y - 8),
          ],
        }
      }),
    )
  }
  return [...place(upper, true), ...place(byHeight.slice(upper.length), false)]
}

/** As few rows as hold all; neighbours stand in different ones. */
function rowsOf(along: readonly Wanted[], width: number): Wanted[][] {
  const sum = along.reduce((all, each) => all + each.width + APART, 0)
  const n = Math.max(1, Math.ceil(sum / width))
  return Array.from({ length: n }, (_, r) => along.filter((_one, i) => i % n === r))
}

/** Each as near as it can be to the middle of its thing. */
function spread<T extends { readonly at: number; readonly width: number }>(
  row: readonly T[],
  width: number,
): (T & { x: number })[] {
  const placed = row.map((each) => ({
    ...each,
    x: clamp(each.at - each.width / 2, 2, width - each.width - 2),
  }))
  for (let i = 1; i < placed.length; i++)
    placed[i].x = Math.max(placed[i].x, placed[i - 1].x + placed[i - 1].width + APART)
  let right = width - 2
  for (const each of placed.toReversed()) {
    each.x = Math.min(each.x, right - each.width)
    right = each.x - APART
  }
  return placed
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)))
}
