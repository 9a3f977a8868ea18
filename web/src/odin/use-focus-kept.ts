import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Hold } from './hold.ts'

/** Where the focus goes when what had it is gone: into what has opened, to the board after laying; else the table knows. */
const NEXT = ['.od-choices .button.main', '.od-choices button:not(:disabled)', '.od-feast'] as const

/** The focus is never lost to the page: a good that is used up, a choice that is made, a window that closes. */
export function useFocusKept({ update, chosen }: Hold): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const gone = activeElement === null || activeElement === body
    if (!gone || last.current === null || last.current.isConnected) return
    const laying = last.current.matches('[data-good], [data-trial], .od-suggested')
    for (const selector of [...NEXT, ...(laying ? ['[data-puzzle]'] : [])]) {
      const found = document.querySelector<HTMLElement | SVGElement>(selector)
      if (found && !found.closest('[inert]')) return found.focus()
    }
  }, [update, chosen])
}
