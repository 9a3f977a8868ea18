import { useSyncExternalStore } from 'react'
import type { Layout } from '../table/use-size.ts'

/** Pages that have no room for the home board beside everything else: there it stands behind its tab. */
export function isCramped(layout: Layout): boolean {
  return layout === 'short' || (layout === 'phone' && (innerHeight < 720 || innerWidth < 360))
}

function watch(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

export function useCramped(layout: Layout): boolean {
  return useSyncExternalStore(watch, () => isCramped(layout))
}
