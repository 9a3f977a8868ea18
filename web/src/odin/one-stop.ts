// Many things with one tab stop: the arrow keys walk from one to the nearest that way.
import { type RefObject, useEffect } from 'react'
import type { Point } from '../art/ink.ts'
import { ARROWS, nearest } from '../table/walk.ts'

type Focusable = HTMLElement | SVGElement

/** Of everything in the container that the selector finds, one is a tab stop: what had the focus last, or a first one. */
export function useOneStop(
  container: RefObject<Element | null>,
  selector: string,
  preferred: string = selector,
): void {
  useEffect(() => {
    const element = container.current
    if (!element) return
    const all = () => [...element.querySelectorAll<Focusable>(selector)]
    const stopAt = (stop: Focusable | undefined) => {
      for (const each of all()) each.tabIndex = each === stop ? 0 : -1
    }
    const found = all()
    stopAt(
      found.find((each) => each === document.activeElement) ??
        found.find((each) => each.matches(preferred)) ??
        found[0],
    )
    const focused = (event: Event) => {
      const stop = found.find((each) => each === event.target)
      if (stop) stopAt(stop)
    }
    const press = (event: Event) => walk(event as KeyboardEvent, all())
    element.addEventListener('focusin', focused)
    element.addEventListener('keydown', press)
    return () => {
      element.removeEventListener('focusin', focused)
      element.removeEventListener('keydown', press)
    }
  })
}

function walk(event: KeyboardEvent, among: readonly Focusable[]): void {
  const way = ARROWS[event.key]
  const from = among.find((each) => each === event.target)
  if (!way || event.shiftKey || !from) return
  const next = nearest(among.map(middleOf), middleOf(from), way)
  // At the edge the focus stays where it is.
  event.preventDefault()
  if (next !== undefined) among[next].focus()
}

function middleOf(thing: Focusable): Point {
  const { x, y, width, height } = thing.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
