import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Docked, dock } from './dock.ts'
import type { Box } from './use-boxes.ts'

/** So high is the panel with nothing but the task. */
const SMALL = 76

/**
 * Where the panel stands: anew for every step, and when what must be seen has moved under it. Where it lies over what
 * is asked, wherever it stands, it is `crowded`, and may become `small`: the task alone.
 */
export function useDock(
  panel: RefObject<HTMLElement | null>,
  free: readonly Box[],
  asked: readonly Box[],
  step: string,
  maySmall: boolean,
): Docked & { small: boolean; crowded: boolean } {
  const [place, setPlace] = useState<Docked>({ x: -2000, y: 0, covers: 0 })
  const [small, setSmall] = useState(false)
  const [crowded, setCrowded] = useState(false)
  const whole = useRef({ step: '', height: 0 })
  useLayoutEffect(() => {
    const settle = () => {
      if (!panel.current) return
      const { offsetWidth: width, offsetHeight: height } = panel.current
      const page = { width: innerWidth, height: innerHeight }
      const at = (high: number) => dock(page, { width, height: high }, free, asked)
      // How high the whole of it is can only be seen while it is whole.
      if (!small) whole.current = { step, height }
      else if (whole.current.step !== step) return setSmall(false)
      const isCrowded = at(whole.current.height).covers > at(SMALL).covers
      const isBetter = maySmall && isCrowded
      setCrowded(isCrowded)
      setSmall(isBetter)
      setPlace(at(isBetter && !small ? SMALL : height))
    }
    settle()
    addEventListener('resize', settle)
    return () => removeEventListener('resize', settle)
  }, [panel, free, asked, step, maySmall, small])
  return { ...place, small, crowded }
}
