// Many things with one tab stop: the arrow keys walk from one to the nearest that way.
import { type RefObject, useEffect } from 'react'

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

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
  const step = STEPS[event.key]
  const { target } = event
  if (!step || event.shiftKey || !among.some((each) => each === target)) return
  const from = (target as Element).getBoundingClientRect()
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  let best: Focusable | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of among) {
    const box = other.getBoundingClientRect()
    const [dx, dy] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y]
    const along = dx * step[0] + dy * step[1]
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0])
    const away = along + 3 * aside
    if (along > 4 && away < least) {
      least = away
      best = other
    }
  }
  // At the edge the focus stays where it is.
  event.preventDefault()
  best?.focus()
}
