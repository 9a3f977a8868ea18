import { useSyncExternalStore } from 'react'

/**
 * The five ways to lay a table out, by the size of the page alone: a page that is zoomed is a smaller page.
 *
 *   wide     from 1200 px on
 *   lying    1000 to 1199 px: a tablet that lies
 *   upright  760 to 999 px: a tablet that stands
 *   short    broader than high, and under 560 px high, or 760 px where it is not broad either: a phone that lies, a
 *            small window, a page at 200 %
 *   phone    under 760 px
 */
export type Layout = 'wide' | 'lying' | 'upright' | 'short' | 'phone'

export function layoutOf(width: number, height: number): Layout {
  if (width > height && height < (width < 1000 ? 760 : 560)) return 'short'
  if (width < 760) return 'phone'
  if (width < 1000) return 'upright'
  return width < 1200 ? 'lying' : 'wide'
}

/** Whether things are drawn large beside the board, or small with one part of it at a time. */
export const sizeOf = (layout: Layout): 'wide' | 'phone' =>
  layout === 'phone' || layout === 'short' ? 'phone' : 'wide'

function watch(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

export function useLayout(): Layout {
  return useSyncExternalStore(watch, () => layoutOf(innerWidth, innerHeight))
}
