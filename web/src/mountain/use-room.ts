import { useSyncExternalStore } from 'react'
import { useMountain } from './hold.ts'

function watch(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** How large a cell of one's own ancestry is drawn: as the page has room. */
export function useCellSize(): number {
  const { layout } = useMountain()
  return useSyncExternalStore(watch, () => {
    switch (layout) {
      case 'phone':
        // All six rows between the tabs and the bar, as long as a finger can hit one.
        return Math.min(
          Math.floor((Math.min(innerWidth, 460) - 16) / 6),
          Math.max(44, Math.floor((innerHeight - 500) / 6)),
        )
      case 'short':
        return Math.max(36, Math.min(48, Math.floor((innerHeight - 100) / 6)))
      case 'upright':
        return 38
      case 'lying':
        return innerHeight < 800 ? 31 : 38
      default:
        // Where everything round the board is drawn larger, the column is broader too.
        return innerWidth >= 1500 && innerHeight >= 840 ? 45 : 38
    }
  })
}
