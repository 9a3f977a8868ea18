import { type ComponentType, useEffect } from 'react'
import { cell, useCell } from '../store/cell.ts'

/** A part of a table whose script comes after the table, and how to send for it. */
export interface Fetched<Props> {
  readonly Part: ComponentType<Props>
  /** Comes to an end either way: what could not be had is sent for again when it is to be shown. */
  readonly fetch: () => Promise<void>
}

/** Unlike React's `lazy`, what has been fetched ahead is shown at once, without a moment of nothing. */
export function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  const here = cell<{ readonly Loaded: ComponentType<Props> } | null>(null)
  let coming: Promise<void> | undefined
  const send = async () => {
    try {
      here.set({ Loaded: await load() })
    } catch {
      coming = undefined
    }
  }
  const fetch = () => (coming ??= send())
  function Part(props: Props) {
    const part = useCell(here)
    useEffect(() => void fetch())
    return part && <part.Loaded {...props} />
  }
  return { Part, fetch }
}
