import { useSyncExternalStore } from 'react'

/** A value that components can watch. */
export interface Cell<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly watch: (changed: () => void) => () => void
}

export function cell<T>(first: T): Cell<T> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const changed of watchers) changed()
    },
    watch(changed) {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
  }
}

export function useCell<T>({ watch, get }: Cell<T>): T {
  return useSyncExternalStore(watch, get)
}
