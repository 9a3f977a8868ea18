import { type RefObject, useLayoutEffect, useState } from 'react'
import { dock } from './dock.ts'
import type { Box } from './use-boxes.ts'

/** Where the panel stands: anew for every step, and when what must be seen has moved under it. */
export function useDock(
  panel: RefObject<HTMLElement | null>,
  lit: readonly Box[],
  bars: readonly Box[],
  step: string,
): { x: number; y: number } {
  const [place, setPlace] = useState({ x: -2000, y: 0 })
  useLayoutEffect(() => {
    const settle = () => {
      if (!panel.current) return
      const { offsetWidth: width, offsetHeight: height } = panel.current
      setPlace(dock({ width: innerWidth, height: innerHeight }, { width, height }, [...lit, ...bars]))
    }
    settle()
    addEventListener('resize', settle)
    return () => removeEventListener('resize', settle)
  }, [panel, lit, bars, step])
  return place
}
