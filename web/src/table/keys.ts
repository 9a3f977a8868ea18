import { useEffect, useRef } from 'react'
import { dialogIsOpen } from '../app/dialogs.ts'
import { isTyping } from '../app/typing.ts'

/** Keys of the table by name, as `KeyboardEvent.key` gives them; `Shift+` before those that need it. */
export type KeyMap = Readonly<Record<string, () => void>>

type Listener = { readonly current: KeyMap }

/** Those who listen, in the order in which they are asked. */
const listeners: Listener[] = []

/** A control that was reached by pointer has been used: Enter is not meant for it again. */
let byPointer = false

function pointed(): void {
  byPointer = true
}

/**
 * Listens to keys while no dialog is open and nobody writes. Enter on a button that was reached by keys is the button's. `over`: it has
 * opened over the table and is asked before all that was there.
 */
export function useKeys(map: KeyMap, over = false): void {
  const now = useRef(map)
  now.current = map
  useEffect(() => {
    if (listeners.length === 0) {
      addEventListener('keydown', press)
      addEventListener('pointerdown', pointed, true)
    }
    if (over) listeners.unshift(now)
    else listeners.push(now)
    return () => {
      listeners.splice(listeners.indexOf(now), 1)
      if (listeners.length > 0) return
      removeEventListener('keydown', press)
      removeEventListener('pointerdown', pointed, true)
    }
  }, [])
}

function press(event: KeyboardEvent): void {
  if (event.key === 'Tab' || event.key.startsWith('Arrow')) byPointer = false
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (dialogIsOpen() || isTyping(event)) return
  const { target } = event
  const onControl = target instanceof HTMLElement && target.closest('button, a, input, select, [role=slider]')
  if (onControl && (event.key === ' ' || (event.key === 'Enter' && !byPointer))) return
  if (onControl && target instanceof HTMLInputElement && event.key.startsWith('Arrow')) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const name = event.shiftKey && event.key.length > 1 ? `Shift+${key}` : key
  const act = listeners.find(({ current }) => current[name])?.current[name]
  if (!act) return
  event.preventDefault()
  act()
}

/** What is drawn as a button hears Enter and Space as any button does; the table does not hear them then. */
export const drawnButton =
  (act: () => void) =>
  (event: React.KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

/** Enter and Space press the button that they are heard on, however it was reached; the table does not hear them. */
export function pressesHere(event: React.KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}
