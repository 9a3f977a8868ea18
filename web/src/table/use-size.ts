import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 760px)')

function watch(changed: () => void) {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

/** Whether the table is laid out for a phone or for a wide screen. */
export function useSize(): 'wide' | 'phone' {
  return useSyncExternalStore(watch, () => (narrow.matches ? 'phone' : 'wide'))
}
