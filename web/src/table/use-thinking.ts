import { useEffect, useState } from 'react'

/** So long nobody wonders. */
const UNNOTICED = 500

/** Whether somebody has been thinking about a position for longer than passes unnoticed. */
export function useThinking(on: unknown, isThinking: boolean): boolean {
  const [since, setSince] = useState<unknown>()
  useEffect(() => {
    if (!isThinking) return
    const timer = setTimeout(() => setSince(on), UNNOTICED)
    return () => clearTimeout(timer)
  }, [on, isThinking])
  return isThinking && since === on
}
