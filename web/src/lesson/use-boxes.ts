import { useEffect, useState } from 'react'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How often things are looked for: they come, move and are zoomed. */
const EVERY = 160

/** Where things are on the screen, as long as they can be seen there; the first of each selector, or all. */
export function useBoxes(selectors: readonly string[], every = false): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  const all = selectors.join('\n')
  useEffect(() => {
    const measure = () => {
      const found = all === '' ? [] : all.split('\n').flatMap((selector) => boxesOf(selector, every))
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    measure()
    const timer = setInterval(measure, EVERY)
    return () => clearInterval(timer)
  }, [all, every])
  return boxes
}

function boxesOf(selector: string, every: boolean): Box[] {
  // What a window covers is not what is meant: the same thing stands in the window.
  const there = [...document.querySelectorAll(selector)].filter((element) => !element.closest('[inert]'))
  const inWindow = (element: Element) => Number(element.closest('.table-overlay') !== null)
  const boxes: Box[] = []
  for (const element of there.toSorted((a, b) => inWindow(b) - inWindow(a))) {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const x = Math.max(0, left)
    const y = Math.max(0, top)
    const width = Math.min(innerWidth, right) - x
    const height = Math.min(innerHeight, bottom) - y
    if (width <= 4 || height <= 4) continue
    boxes.push({ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) })
    if (!every) break
  }
  return boxes
}

/** How much of two boxes lies over each other. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
