import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How tight the bar may get: the style sheet says what yields at each step (`data-tight`). */
const TIGHTEST = 4

/** Words of more lines than these make the bar grow, and the board shrink. */
const MOST_LINES = 3

/** Makes the prompt give up keys, carving and lesser buttons before a word of it is cut off. */
export function usePromptFit(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  const fit = useRef(() => {})
  fit.current = () => {
    const element = bar.current
    if (!element) return
    for (let tight = 0; tight <= TIGHTEST; tight++) {
      element.dataset.tight = `${tight}`
      if (fits(element)) return
    }
  }
  // Its words and buttons change with every position.
  useLayoutEffect(() => fit.current())
  useLayoutEffect(() => {
    const again = () => fit.current()
    const observer = new ResizeObserver(again)
    if (bar.current) observer.observe(bar.current)
    document.fonts.addEventListener('loadingdone', again)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
    }
  }, [])
  return bar
}

function fits(bar: HTMLElement): boolean {
  const words = bar.querySelector<HTMLElement>('.prompt-words')
  const buttons = bar.querySelector<HTMLElement>('.prompt-buttons')
  if (!words || !buttons) return true
  const [title, detail] = [...words.children] as HTMLElement[]
  const line = Number.parseFloat(getComputedStyle(title).lineHeight)
  if (heightOf(title) + heightOf(detail) > Math.min(bar.clientHeight, MOST_LINES * line) + 1) return false
  const box = bar.getBoundingClientRect()
  return [...buttons.children].every((button) => {
    const { right } = button.getBoundingClientRect()
    return right <= box.right + 1 && button.scrollWidth <= button.clientWidth + 1
  })
}

/** How high a text would be with all of its lines, whatever its box leaves of it; pictures in it set lines apart. */
function heightOf(part: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(part)
  const bottoms: number[] = []
  for (const { bottom, width } of range.getClientRects())
    if (width > 0 && bottom > (bottoms.at(-1) ?? Number.NEGATIVE_INFINITY) + 6) bottoms.push(bottom)
  const lines = bottoms.length
  const apart = lines > 1 ? (bottoms[lines - 1] - bottoms[0]) / (lines - 1) : 0
  return lines * Math.max(apart, Number.parseFloat(getComputedStyle(part).lineHeight))
}
