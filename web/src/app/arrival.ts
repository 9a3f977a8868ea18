import { type RefObject, useEffect, useRef } from 'react'

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
