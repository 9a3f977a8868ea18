import { type RefObject, useLayoutEffect } from 'react'

/** Tells what lies over the table where board, own things and prompt are, for its style sheet: --board-x, --own-y … */
export function usePartBoxes(overlay: RefObject<HTMLElement | null>, ...changes: readonly unknown[]): void {
  useLayoutEffect(() => {
    const over = overlay.current
    if (!over) return
    const parts = { board: '.board-area', own: '.own', prompt: '.prompt' }
    const found = Object.entries(parts).flatMap(([name, selector]) => {
      const element = over.parentElement?.querySelector(`:scope > ${selector}`)
      return element ? [{ name, element }] : []
    })
    const measure = () => {
      const from = over.getBoundingClientRect()
      // A table may be drawn smaller than it is laid out.
      const k = from.width / over.offsetWidth || 1
      for (const { name, element } of found) {
        const box = element.getBoundingClientRect()
        // A part that a game takes apart has no box of its own.
        if (box.width === 0) continue
        over.style.setProperty(`--${name}-x`, `${(box.left - from.left) / k}px`)
        over.style.setProperty(`--${name}-y`, `${(box.top - from.top) / k}px`)
        over.style.setProperty(`--${name}-w`, `${box.width / k}px`)
        over.style.setProperty(`--${name}-h`, `${box.height / k}px`)
      }
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const { element } of found) observer.observe(element)
    return () => observer.disconnect()
  }, [overlay, ...changes])
}
