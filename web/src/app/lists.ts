import { useEffect } from 'react'

const CONTROLS = 'button:not(:disabled), a[href], [role="button"], [tabindex="0"]'

type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** Arrow keys walk through whatever stands in a list, by where things are. Who handles arrows by itself comes first. */
export function useListKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (!/^Arrow(Up|Down|Left|Right)$/.test(event.key) || !(event.target instanceof HTMLElement)) return
      const list = event.target.closest('ul, ol, [data-walk]')
      if (!list || event.target.matches('input, textarea, select, [role="tab"], [role="slider"]')) return
      const all = [...list.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => each.checkVisibility())
      const next = nearest(event.target, all, event.key as Way)
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** The nearest that lies that way: below or above whatever its column, beside in the same row. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], way: Way): HTMLElement | undefined {
  const here = from.getBoundingClientRect()
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const each of all) {
    if (each === from) continue
    const there = each.getBoundingClientRect()
    const dx = there.left - here.left
    const dy = there.top - here.top
    const sameRow = there.top < here.bottom - 2 && there.bottom > here.top + 2
    const [ahead, aside] =
      way === 'ArrowLeft' || way === 'ArrowRight'
        ? [sameRow ? (way === 'ArrowRight' ? dx : -dx) : 0, dy]
        : [sameRow ? 0 : way === 'ArrowDown' ? dy : -dy, dx]
    const far = ahead + 2 * Math.abs(aside)
    if (ahead > 1 && far < least) {
      least = far
      best = each
    }
  }
  return best
}
