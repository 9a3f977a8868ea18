// A window over the action spaces in which something is chosen. The bar below it stays free, on phones too.
import { type ReactNode, useEffect, useRef } from 'react'
import { useOneStop } from './one-stop.ts'

export function Panel({
  className,
  label,
  children,
}: {
  className: string
  label: string
  children: ReactNode
}) {
  const frame = useRef<HTMLElement>(null)
  useOneStop(frame, '.od-choice-list button, .od-hand button')
  // The focus goes into what has opened: to the golden button, or else to the first thing to choose.
  useEffect(() => {
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)
    ;(find('.button.main') ?? find('button:not(:disabled)'))?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={frame} className={className} role="dialog" aria-label={label}>
      {children}
    </section>
  )
}
