import { useLayoutEffect } from 'react'

/** What lies behind an overlay, by the frame's own names. */
const PARTS = {
  board: ['.board-area', '.districts-nav'],
  assigning: ['.board-area', '.districts-nav', '.own'],
  everything: ['.board-area', '.districts-nav', '.own', '.side', '.prompt'],
} as const

export type Behind = keyof typeof PARTS

/** What is covered can neither be pressed nor reached by Tab, nor is it read out. */
export function useBehind(behind: Behind | undefined): void {
  useLayoutEffect(() => {
    if (!behind) return
    const parts = document.querySelectorAll<HTMLElement>(
      PARTS[behind].map((part) => `.table > ${part}`).join(),
    )
    for (const part of parts) part.inert = true
    return () => {
      for (const part of parts) part.inert = false
    }
  }, [behind])
}
