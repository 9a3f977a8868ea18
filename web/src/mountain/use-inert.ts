import { useEffect } from 'react'

const BEHIND = '.board-area, .own > *, .side, .prompt'

/** What lies behind a window of the table is neither reached by Tab nor read out while `on`. */
export function useInert(on: boolean): void {
  // What is behind may change with any drawing.
  useEffect(() => {
    if (!on) return
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)]
    for (const part of behind) part.inert = true
    return () => {
      for (const part of behind) part.inert = false
    }
  })
}
