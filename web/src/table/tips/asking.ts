import { type RefObject, useEffect, useState } from 'react'
import { dialogIsOpen, openDialog } from '../../app/dialogs.ts'
import { isTyping } from '../../app/typing.ts'

/** Somebody wants to know what something is. */
export interface Ask {
  readonly at: Element | readonly [x: number, y: number]
  /** Which of the things that the element draws. */
  readonly of?: string
  /** It stays until it is sent away; otherwise it goes with the pointer. */
  readonly pinned: boolean
}

/** So long the pointer rests, or the focus stays, before a tip comes; a moment once one is there. */
const REST = 350
const WARM = 60
/** So long a finger holds, and so far it may slip. */
const HOLD = 480
const SLIP = 10

/**
 * Asked by resting on a thing, by the focus that comes to it, by holding it with a finger or the other button of the
 * mouse, and by "?". What answers is fetched only then.
 */
export function useAsking(root: RefObject<HTMLElement | null>): {
  ask: Ask | null
  set: (ask: Ask | null) => void
} {
  const [ask, set] = useState<Ask | null>(null)
  useEffect(() => {
    const table = root.current!
    let timer = 0
    let held: { x: number; y: number } | undefined
    let warm = false
    // Where the page itself puts the focus, nobody has asked.
    let walked = false
    const later = (ms: number, act: () => void) => {
      clearTimeout(timer)
      timer = window.setTimeout(act, ms)
    }
    const propose = (at: Ask['at']) => {
      warm = true
      set((now) => (now?.pinned || dialogIsOpen() ? now : { at, pinned: false }))
    }
    const letGo = () => {
      clearTimeout(timer)
      held = undefined
      warm = false
      set((now) => (now?.pinned ? now : null))
    }
    const listen: { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointermove(event) {
        if (event.pointerType === 'mouse')
          later(warm ? WARM : REST, () => propose([event.clientX, event.clientY]))
        else if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP) letGo()
      },
      pointerleave: letGo,
      pointercancel: letGo,
      pointerup(event) {
        if (event.pointerType !== 'mouse') clearTimeout(timer)
      },
      pointerdown(event) {
        letGo()
        if ((event.target as Element).closest('.tip')) return
        set(null)
        if (event.pointerType === 'mouse') return
        const { clientX: x, clientY: y } = event
        held = { x, y }
        later(HOLD, () => {
          set({ at: [x, y], pinned: true })
          swallowClick()
        })
      },
      contextmenu(event) {
        if ((event.target as Element).closest('a, input, .tip')) return
        event.preventDefault()
        set({ at: [event.clientX, event.clientY], pinned: true })
      },
      focusin(event) {
        const at = event.target as Element
        if (at.closest('.tip')) return
        if (walked && at.matches(':focus-visible')) later(REST, () => propose(at))
        else letGo()
        walked = false
      },
      keydown(event) {
        if (event.key !== 'Tab') letGo()
      },
    }
    for (const [name, act] of Object.entries(listen))
      table.addEventListener(name, act as (event: Event) => void)
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) walked = true
      if (event.key !== '?' || isTyping(event) || dialogIsOpen()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      clearTimeout(timer)
      set((now) => {
        if (!now?.pinned) return { at: now?.at ?? document.activeElement ?? table, pinned: true }
        // Asked once more: then how all of this is used.
        openDialog({ show: 'help' })
        return null
      })
    }
    addEventListener('keydown', press, true)
    return () => {
      clearTimeout(timer)
      for (const [name, act] of Object.entries(listen))
        table.removeEventListener(name, act as (event: Event) => void)
      removeEventListener('keydown', press, true)
    }
  }, [root])
  return { ask, set }
}

/** The finger that held is lifted: that was no click. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', stop, { capture: true, once: true })
  addEventListener(
    'pointerup',
    () => setTimeout(() => removeEventListener('click', stop, { capture: true }), 400),
    { once: true },
  )
}
