import type { TableHold } from '../game-table.ts'
import type { Found, TipBook } from './tip-book.ts'

/** Where things are drawn: everything of the table but its bars, and what lies over it. */
const PLACES = '.top-middle, .board-area, .own, .rivals, .table-overlay'

/** Everything that is drawn and can be seen now, in the order of reading. */
export function thingsShown(table: Element, { rows, parts }: TipBook<TableHold>, hold: TableHold): Found[] {
  const found: Found[] = [...(parts?.(table, hold) ?? [])].filter(({ element, box }) => isSeen(element, box))
  for (const [selector, name] of [['[data-thing]', named] as const, ...rows])
    for (const element of table.querySelectorAll<HTMLElement>(selector)) {
      if (!element.closest(PLACES) || element.closest('[inert]')) continue
      const thing = typeof name === 'string' ? name : name(element)
      if (thing === undefined) continue
      const box = element.getBoundingClientRect()
      if (isSeen(element, box)) found.push({ thing, element, box })
    }
  return found.sort((a, b) => line(a) - line(b) || a.box.left - b.box.left)
}

/** Things whose tops are nearly level are read as one line. */
const line = ({ box }: Found) => Math.round(box.top / 24)

const named = (element: HTMLElement) => element.dataset.thing

/** On the screen, if only in part, and not behind another part of the table: in a drawer, under a window, scrolled away. */
function isSeen(element: Element, box: DOMRect): boolean {
  const part = element.closest(PLACES)
  // The board is moved about under a window; the other parts have no more than they show.
  const clip = part?.matches('.board-area')
    ? part.getBoundingClientRect()
    : new DOMRect(0, 0, innerWidth, innerHeight)
  const left = Math.max(0, clip.left, box.left)
  const top = Math.max(0, clip.top, box.top)
  const right = Math.min(innerWidth, clip.right, box.right)
  const bottom = Math.min(innerHeight, clip.bottom, box.bottom)
  if (right - left < 2 || bottom - top < 2) return false
  const over = document
    .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    .find((each) => !each.closest('.tip'))
  return over !== undefined && (over.closest(PLACES) === part || over.contains(part))
}

/** What lies at a point, the smallest first: the sign before the card, the card before the place. */
export function thingsAt(things: readonly Found[], x: number, y: number): Found[] {
  const over = document.elementFromPoint(x, y)?.closest('.table-overlay > *, dialog')
  return things
    .filter(
      ({ box, element }) =>
        x >= box.left &&
        x <= box.right &&
        y >= box.top &&
        y <= box.bottom &&
        (!over || over.contains(element)),
    )
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)
}

/** The thing that an element draws, or that it is part of. */
export function thingOf(things: readonly Found[], element: Element): Found | undefined {
  return things
    .filter((each) => each.element.contains(element) || element.contains(each.element))
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0]
}

/** The next thing in a direction, by the middle of each; the nearest first, what is aside later. */
export function thingBeside(
  things: readonly Found[],
  from: Found,
  dx: number,
  dy: number,
): Found | undefined {
  const [x, y] = middle(from.box)
  let best: Found | undefined
  let least = Number.POSITIVE_INFINITY
  for (const each of things) {
    const [atX, atY] = middle(each.box)
    const along = (atX - x) * dx + (atY - y) * dy
    const aside = Math.abs((atX - x) * dy) + Math.abs((atY - y) * dx)
    if (along < 3 || along + 2 * aside >= least) continue
    best = each
    least = along + 2 * aside
  }
  return best
}

const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
]
