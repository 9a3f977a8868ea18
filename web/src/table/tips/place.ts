/** Between a tip and its thing, and between a tip and the edge of the page. */
const GAP = 12
const EDGE = 8

interface Size {
  readonly width: number
  readonly height: number
}

/** Beside its thing and never over it: below, above, at the right or the left, whichever has the room. */
export function beside(
  page: Size,
  tip: Size,
  box: { left: number; top: number; right: number; bottom: number },
): { x: number; y: number } {
  const x = clamp((box.left + box.right - tip.width) / 2, page.width - tip.width - EDGE)
  const y = clamp((box.top + box.bottom - tip.height) / 2, page.height - tip.height - EDGE)
  const room = [
    { at: { x, y: box.bottom + GAP }, spare: page.height - box.bottom - tip.height },
    { at: { x, y: box.top - GAP - tip.height }, spare: box.top - tip.height },
    { at: { x: box.right + GAP, y }, spare: page.width - box.right - tip.width },
    { at: { x: box.left - GAP - tip.width, y }, spare: box.left - tip.width },
  ]
  const free = room.find(({ spare }) => spare >= GAP + EDGE)
  if (free) return free.at
  // A thing as large as the page: then in the corner that the page has most of beside it.
  const { at } = room.toSorted((a, b) => b.spare - a.spare)[0]
  return {
    x: clamp(at.x, page.width - tip.width - EDGE),
    y: clamp(at.y, page.height - tip.height - EDGE),
  }
}

const clamp = (at: number, most: number) => Math.round(Math.max(EDGE, Math.min(at, most)))
