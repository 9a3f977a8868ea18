import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What lies behind an overlay, by the frame's names: it can neither be pressed nor reached by Tab. */
export const BEHIND = {
  board: 'board-area districts-nav',
  assigning: 'board-area districts-nav own',
  everything: 'board-area districts-nav own rivals saga prompt',
} as const

/** A window of objects to choose from: the first has the focus when it opens, and what had it gets it back. */
export function useWindow<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const had = document.activeElement
    ref.current
      ?.querySelector<HTMLElement>('button.mg-object:not([disabled])')
      ?.focus({ preventScroll: true })
    return () => {
      if (had instanceof HTMLElement && had.isConnected) had.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
