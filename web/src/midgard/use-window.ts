import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const BUTTONS = 'button:not([disabled])'
const OBJECTS = `${BUTTONS}.mg-object`

/** A window of objects: the focus goes in when it opens, and arrow keys walk from one object to the next. */
export function useWindow<E extends HTMLElement>(): {
  ref: RefObject<E | null>
  onKeyDown: (event: KeyboardEvent) => void
} {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const had = document.activeElement
    const inside = ref.current
    const first = inside?.querySelector<HTMLElement>(OBJECTS) ?? inside?.querySelector<HTMLElement>(BUTTONS)
    first?.focus({ preventScroll: true })
    // What had the focus gets it back, if it is still there.
    return () => {
      if (had instanceof HTMLElement && had.isConnected) had.focus({ preventScroll: true })
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!by || !ref.current) return
    const buttons = [...ref.current.querySelectorAll<HTMLElement>(BUTTONS)]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    buttons[(at + by + buttons.length) % buttons.length]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return { ref, onKeyDown }
}
