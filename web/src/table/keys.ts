import { useEffect, useRef } from 'react'
import { dialogIsOpen } from '../app/dialogs.ts'
import { isTyping } from '../app/typing.ts'

/** Keys of the table by name, as `KeyboardEvent.key` gives them; `Shift+` before those that need it. */
export type KeyMap = Readonly<Record<string, () => void>>

/** Listens to keys while no dialog is open and nobody writes. Enter on a button stays the button's. */
export function useKeys(map: KeyMap): void {
  const now = useRef(map)
  now.current = map
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (dialogIsOpen() || isTyping(event)) return
      const { target } = event
      const onControl =
        target instanceof HTMLElement && target.closest('button, a, input, select, [role=slider]')
      if (onControl && (event.key === 'Enter' || event.key === ' ')) return
      if (onControl && target instanceof HTMLInputElement && event.key.startsWith('Arrow')) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const act = now.current[event.shiftKey && event.key.length > 1 ? `Shift+${key}` : key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
