import { useEffect } from 'react'
import { attention, sight } from '../table/board-sight.ts'
import { looked } from '../table/looked.ts'

/** A tab has opened by then. */
const OPENED = 160

/** Brings things into sight: out from behind a tab, into the window of a board that is seen in part, up from below. */
export function useInSight(things: readonly string[], selectors: readonly string[], now: boolean): void {
  const all = selectors.join('\n')
  const names = things.join('\n')
  useEffect(() => {
    if (!now) return
    looked.set(names === '' ? [] : names.split('\n'))
    const frame = requestAnimationFrame(() => attention.set(all === '' ? null : pointOf(all.split('\n'))))
    const timer = setTimeout(() => scrollTo(all === '' ? [] : all.split('\n')), OPENED)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [names, all, now])
  useEffect(
    () => () => {
      looked.set([])
      attention.set(null)
    },
    [],
  )
}

/** Where on the board the first thing is that lies there, in the board's own units; nothing where all are seen. */
function pointOf(selectors: readonly string[]): readonly [number, number] | null {
  const seen = sight.get()
  const view = document.querySelector('.board-view')
  if (!seen || !view) return null
  const frame = view.getBoundingClientRect()
  for (const selector of selectors) {
    const box = view.querySelector(selector)?.getBoundingClientRect()
    if (!box) continue
    const [left, top, width, height] = seen
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom) return null
    return [left + ((x - frame.left) / frame.width) * width, top + ((y - frame.top) / frame.height) * height]
  }
  return null
}

/** Scrolls what is scrolled away beside the board; where there are several, the first is seen before the others. */
function scrollTo(selectors: readonly string[]): void {
  for (const selector of selectors.toReversed())
    [...document.querySelectorAll(selector)]
      .find((one) => one.checkVisibility() && !one.closest('[inert], .board-view'))
      ?.scrollIntoView({ block: 'nearest' })
}
