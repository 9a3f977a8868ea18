import { type RefObject, useEffect, useRef } from 'react'
import { dialogIsOpen } from './dialogs.ts'

let isFirst = true

/** For the main part of a screen: whoever comes there from another by keys goes on from it. */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    // A page that has just been opened is read from its beginning.
    if (!isFirst && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return ref
}

/** Nobody is left nowhere: where what had the focus is gone, it goes to the main part of the screen. */
export function comeHome(): void {
  const { activeElement } = document
  if ((activeElement !== null && activeElement !== document.body) || dialogIsOpen()) return
  // A table keeps its focus by itself.
  const main = document.querySelector<HTMLElement>('main')
  if (!main || main.closest('.table') || main.querySelector('.table')) return
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1
  main.focus({ preventScroll: true })
}

/** Looks after the focus whenever the address changes within or between screens. */
export function useHomecoming(route: unknown): void {
  const was = useRef(route)
  useEffect(() => {
    if (was.current === route) return
    was.current = route
    const frame = requestAnimationFrame(comeHome)
    return () => cancelAnimationFrame(frame)
  }, [route])
}
