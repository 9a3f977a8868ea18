// Where keys go: into what has opened, back to what opened it, and never nowhere.
import { type RefObject, useEffect } from 'react'
import { dialogIsOpen } from '../app/dialogs.ts'

const WINDOW = '.table-overlay [role="dialog"]'
/** What a window can cover as a whole, and the single things in it. */
const PARTS = '.board-area > *, .districts-nav, .own, .own > *, .rivals, .saga, .prompt, .replay'
const THINGS = 'button, a[href], [tabindex="0"]'

const MOVED = ['transitionend', 'animationend', 'scroll'] as const

const LEFT = ['focusout', 'close'] as const

const isSeen = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

/** The golden button: that of what lies over the table first. */
export function golden(table: ParentNode): HTMLButtonElement | undefined {
  const all = [...table.querySelectorAll<HTMLButtonElement>('.button.main:not(:disabled)')].filter(
    (button) => isSeen(button) && !button.closest('[inert]'),
  )
  return all.findLast((button) => button.closest('.table-overlay')) ?? all.at(-1)
}

function windowOf(table: HTMLElement): HTMLElement | undefined {
  return [...table.querySelectorAll<HTMLElement>(WINDOW)].findLast(isSeen)
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && !(element instanceof HTMLButtonElement)) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Into a window, its golden button if it has one; otherwise to the prompt, where Tab finds the buttons first. */
function settle(table: HTMLElement): void {
  const open = windowOf(table)
  const there = open
    ? (golden(open) ?? open)
    : table.querySelector<HTMLElement>(':scope > :is(.prompt, .replay)')
  if (there) focusOn(there)
}

/** Whether something that takes clicks lies over all of a part that is in sight. */
function isCovered(part: Element, at = [0.08, 0.3, 0.5, 0.7, 0.92]): boolean {
  const { left, top, width, height } = part.getBoundingClientRect()
  if (width < 1 || height < 1) return false
  return at.every((x) =>
    at.every((y) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height)
      const over = hit?.closest('.table-overlay > *')
      return over && !over.contains(part)
    }),
  )
}

/** Parts that a window or an open tab says it stands before, though it does not cover them whole: `data-behind="board-area own"`. */
function namedBehind(table: HTMLElement): string[] {
  return [...table.querySelectorAll<HTMLElement>('[data-behind]')].flatMap(
    ({ dataset }) => dataset.behind?.split(' ') ?? [],
  )
}

/** All that lies under something of the overlay: nobody can press it, so no key leads there either. */
function coveredOf(table: HTMLElement): Set<HTMLElement> {
  const found = new Set<HTMLElement>()
  const behind = namedBehind(table)
  if (behind.length === 0 && !table.querySelector('.table-overlay > *')) return found
  for (const part of table.querySelectorAll<HTMLElement>(PARTS))
    if (behind.some((name) => part.closest(`.${name}`)) || isCovered(part)) found.add(part)
  const within = [...found]
  for (const thing of table.querySelectorAll<HTMLElement>(THINGS))
    if (!within.some((part) => part.contains(thing)) && isCovered(thing, [0.1, 0.5, 0.9])) found.add(thing)
  return found
}

/** Keeps the focus on the table in good hands, and what is covered out of its way. */
export function useFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current
    if (!table) return
    let known: HTMLElement | undefined
    let opener: Element | null = null
    let asked = 0
    /** What had the focus last, and whether Tab was the last key. */
    let held: EventTarget | null = null
    let tabbed = false
    const hold = ({ target }: FocusEvent) => {
      held = target
    }
    const press = ({ key }: KeyboardEvent) => {
      tabbed = key === 'Tab'
    }
    /** Tab has led past the last thing, to the browser's own bar: nobody is called back, and the next Tab finds the top. */
    const isLeft = () =>
      tabbed &&
      held instanceof HTMLElement &&
      held.isConnected &&
      isSeen(held) &&
      !held.closest('[inert], :disabled')
    /** What is inert because it is covered; a window may say so of more. */
    let made = new Set<HTMLElement>()
    const look = () => {
      asked = 0
      const covered = coveredOf(table)
      for (const part of made) if (!covered.has(part)) part.inert = false
      for (const part of covered) part.inert = true
      made = covered
      if (dialogIsOpen()) return
      const open = windowOf(table)
      const { activeElement } = document
      if (open !== known) {
        if (open && !known) opener = activeElement
        known = open
        if (open && !open.contains(activeElement)) return settle(table)
        if (!open && opener instanceof HTMLElement && opener.isConnected && isSeen(opener))
          return focusOn(opener)
      }
      if ((activeElement === document.body || activeElement === null) && !isLeft()) settle(table)
    }
    const later = () => {
      if (asked === 0) asked = requestAnimationFrame(look)
    }
    later()
    const observer = new MutationObserver(later)
    observer.observe(table, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'role', 'class'],
    })
    addEventListener('resize', later)
    document.addEventListener('focusin', hold)
    document.addEventListener('keydown', press, true)
    // What had the focus is gone, or a dialog over the table has closed.
    for (const left of LEFT) document.addEventListener(left, later, true)
    // A window that slides in covers something only when it has arrived.
    for (const moved of MOVED) table.addEventListener(moved, later, true)
    return () => {
      observer.disconnect()
      removeEventListener('resize', later)
      document.removeEventListener('focusin', hold)
      document.removeEventListener('keydown', press, true)
      for (const left of LEFT) document.removeEventListener(left, later, true)
      for (const moved of MOVED) table.removeEventListener(moved, later, true)
      cancelAnimationFrame(asked)
    }
  }, [root])
}
