import { type RefObject, useEffect, useState } from 'react'
import { type Box, PAGE } from './camera.ts'

/** How often things are looked for, and how often they must be found alike to be left in peace. */
const EVERY = 120
const ENOUGH = 8

/** Where things are on a miniature's page: looked for until all are there and stand still. */
export function useThings(
  page: RefObject<HTMLElement | null>,
  selectors: readonly string[],
  again: unknown,
): readonly (Box | undefined)[] {
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([])
  const all = selectors.join('\n')
  useEffect(() => {
    let alike = 0
    let before = ''
    const measure = () => {
      const element = page.current
      // It has gone from the page, and this is still to be told so.
      if (!element) return
      const found = all.split('\n').map((selector) => boxIn(element, selector))
      const now = JSON.stringify(found)
      alike = now === before ? alike + 1 : 0
      before = now
      if (alike === 0) setBoxes(found)
      if (alike > ENOUGH && !found.includes(undefined)) clearInterval(timer)
    }
    const timer = setInterval(measure, EVERY)
    measure()
    return () => clearInterval(timer)
  }, [page, all, again])
  return boxes
}

/** Of several that answer to a name, the first that is drawn; what lies in an open window comes before what it covers. */
function boxIn(page: HTMLElement, selector: string): Box | undefined {
  if (selector === '') return undefined
  const from = page.getBoundingClientRect()
  const k = from.width / PAGE.width || 1
  const isOver = (element: Element) => Number(element.closest('.table-overlay') !== null)
  for (const element of [...page.querySelectorAll(selector)].toSorted((a, b) => isOver(b) - isOver(a))) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const [x, y] = [(left - from.left) / k, (top - from.top) / k]
    if (x + width / k < 0 || y + height / k < 0 || x > PAGE.width || y > PAGE.height) continue
    return {
      x: Math.round(x),
      y: Math.round(y),
      width: Math.round(width / k),
      height: Math.round(height / k),
    }
  }
  return undefined
}
