import { type RefObject, useLayoutEffect } from 'react'

/** How tight a bar may get: the style sheet says what yields at each step (`data-tight`). */
const TIGHTEST = 5

/** Makes a bar give up as much as it must, whatever its words are and however wide it is: two things never overlap. */
export function useFitting(bar: RefObject<HTMLElement | null>, middle: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const outer = bar.current
    const inner = middle.current
    if (!outer || !inner) return
    const fits = () => {
      const seen = [...inner.children].filter((child) => !child.classList.contains('unseen'))
      return [inner, ...seen].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1)
    }
    const fit = () => {
      for (let tight = 0; tight <= TIGHTEST; tight++) {
        outer.dataset.tight = `${tight}`
        if (fits()) return
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(outer)
    const words = new MutationObserver(fit)
    words.observe(inner, { childList: true, subtree: true, characterData: true })
    document.fonts.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      words.disconnect()
      document.fonts.removeEventListener('loadingdone', fit)
    }
  }, [bar, middle])
}
