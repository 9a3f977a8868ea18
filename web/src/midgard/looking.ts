// What the viewer looks at: it stays open whatever the others do meanwhile.
import { useEffect, useLayoutEffect } from 'react'
import { cell, useCell } from '../store/cell.ts'
import { useKeys } from '../table/keys.ts'

export type Looked = 'destinies' | 'slain' | `rival ${number}`

const looked = cell<Looked | null>(null)

/** Looks at something, or no longer if that is what is looked at. */
export const lookAt = (what: Looked | null): void => looked.set(looked.get() === what ? null : what)

export const useLooked = (): Looked | null => useCell(looked)

/** The card of the round's end is being read: the fights are over, and the next round has not begun. */
const roundOver = cell(false)
export const useRoundOver = (): boolean => useCell(roundOver)

/** For the card itself. */
export function useRoundOverWindow(): void {
  useLayoutEffect(() => {
    roundOver.set(true)
    return () => roundOver.set(false)
  }, [])
}

/** For the window that shows it: Escape closes it, and it does not outlive the table. */
export function useLookedWindow(): void {
  useKeys({ Escape: () => lookAt(null) }, true)
  useEffect(() => () => looked.set(null), [])
}
