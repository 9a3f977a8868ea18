// A window over the action spaces in which something is chosen. The bar below it stays free, on phones too.
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const bar = useBarHeight()
  useOneStop(frame, '.od-choice-list button, .od-hand button')
  // The focus goes into what has opened, unless somebody is busy elsewhere.
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body && !activeElement.closest('.board-area, .prompt')) return
    const first = frame.current?.querySelector<HTMLElement>('.button.main, button:not(:disabled)')
    first?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={frame}
      className={className}
      aria-label={label}
      style={{ '--od-bar': `${bar}px` } as CSSProperties}
    >
      {children}
    </section>
  )
}

/** How high the prompt bar stands: on phones it grows with its words. */
function useBarHeight(): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const bar = document.querySelector('.table > .prompt')
    if (!bar) return
    const observer = new ResizeObserver(() => setHeight(bar.getBoundingClientRect().height))
    observer.observe(bar)
    setHeight(bar.getBoundingClientRect().height)
    return () => observer.disconnect()
  }, [])
  return height
}
