import { useEffect, useState } from 'react'

/** What `load` brings, anew whenever a key changes; the last result stays until the next is there. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined, keys: readonly unknown[]): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    let late = false
    async function fetch() {
      const result = await load?.()
      if (!late && result !== undefined) setLoaded(() => result)
    }
    void fetch()
    return () => {
      late = true
    }
  }, keys)
  return loaded
}
