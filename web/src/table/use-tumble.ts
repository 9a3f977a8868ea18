import { useEffect, useState } from 'react'
import { useTable } from './use-table.ts'

/**
 * A die that tumbles once, when it comes up: for `ms` milliseconds `any` says what it shows, then nothing, and the roll
 * lies open. Impatience ends it.
 */
export function useTumble<Face>(
  rolls: boolean,
  ms: number,
  any: () => Face,
): { ms: number; shown: Face | null } {
  const { lasting, hurried } = useTable()
  const time = rolls ? lasting(ms) : 0
  const [shown, setShown] = useState<Face | null>(() => (time > 0 ? any() : null))
  const [first] = useState(hurried)
  // One roll, one tumble; impatience ends it.
  useEffect(() => {
    if (time === 0 || hurried > first) return setShown(null)
    const spin = setInterval(() => setShown(any), 80)
    const stop = setTimeout(() => {
      clearInterval(spin)
      setShown(null)
    }, time)
    return () => {
      clearInterval(spin)
      clearTimeout(stop)
    }
  }, [hurried])
  return { ms: time, shown }
}
