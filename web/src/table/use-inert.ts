import { useEffect } from 'react'

/** What lies behind a window of the table is neither reached by Tab nor read out while `on`. */
export function useInert(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const behind = [...document.querySelectorAll<HTMLElement>('.board-area, .own, .side, .prompt')]
    for (const part of behind) part.inert = true
    return () => {
      for (const part of behind) part.inert = false
    }
  }, [on])
}
