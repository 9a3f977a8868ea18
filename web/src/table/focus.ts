// Where keys go: into what has opened, back to what opened it, and never nowhere.
import { type RefObject, useEffect } from 'react'
import { dialogIsOpen } from '../app/dialogs.ts'

const WINDOW = '.table-overlay [role="dialog"]'
/** What a window can cover. */
const PARTS = '.board-area > *, .districts-nav, .own, .own > *, .rivals, .saga, .prompt, .replay'

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

/** Whether something that takes clicks lies over all of a part. */
function isCovered(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect()
  if (width < 1 || height < 1) return false
  const at = [0.08, 0.3, 0.5, 0.7, 0.92]
  return at.every((x) =>
    at.every((y) =>
      document.elementFromPoint(left + x * width, top + y * height)?.closest('.table-overlay > *'),
    ),
  )
}

/** Parts that a window says it stands before, though it does not cover them whole: `data-behind="board-area own"`. */
function namedBehind(table: HTMLElement): string[] {
  return [...table.querySelectorAll<HTMLElement>('.table-overlay [data-behind]')].flatMap(
    ({ dataset }) => dataset.behind?.split(' ') ?? [],
  )
}

/** Keeps the focus on the table in good hands, and what is covered out of its way. */
export function useFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current
    if (!table) return
    let known: HTMLElement | undefined
    let opener: Element | null = null
    let asked = 0
    /** What is inert because it is covered; a window may say so of more. */
    const made = new Set<HTMLElement>()
    const look = () => {
      asked = 0
      const behind = namedBehind(table)
      for (const part of table.querySelectorAll<HTMLElement>(PARTS)) {
        const covered = behind.some((name) => part.closest(`.${name}`)) || isCovered(part)
        if (covered) part.inert = true
        else if (made.has(part)) part.inert = false
        if (covered) made.add(part)
        else made.delete(part)
      }
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
      if (activeElement === document.body || activeElement === null) settle(table)
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
    return () => {
      observer.disconnect()
      removeEventListener('resize', later)
      cancelAnimationFrame(asked)
    }
  }, [root])
}
