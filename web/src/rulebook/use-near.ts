import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a place has come near the window; once it has, it stays. `now`: it is wanted in any case. */
export function useNear(now: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(now)
  useEffect(() => {
    if (near) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '400px 0px' },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [near])
  return [place, near]
}
