import { useSyncExternalStore } from 'react'
import { forgetWidths } from './text.ts'

let arrived = 0

function listen(changed: () => void) {
  const measureAgain = () => {
    arrived++
    forgetWidths()
    changed()
  }
  document.fonts.addEventListener('loadingdone', measureAgain)
  return () => document.fonts.removeEventListener('loadingdone', measureAgain)
}

/** Draws again when a font has arrived, so that what depends on the width of words fits. */
export function useFonts() {
  return useSyncExternalStore(listen, () => arrived)
}
