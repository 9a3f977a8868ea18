import { useEffect } from 'react'
import { cell, useCell } from '../store/cell.ts'
import { waitingTables } from '../store/online.ts'

const words = cell('')

/** What the window's title says before the name of the house; empty for nothing. */
export const entitle = (says: string): void => words.set(says)

/** Keeps the window's title: how many tables wait elsewhere, and what the shown one says. */
export function useTitle(): void {
  const says = useCell(words)
  const { length } = useCell(waitingTables)
  useEffect(() => {
    document.title = `${length > 0 ? `(${length}) ` : ''}${says === '' ? '' : `${says} · `}Meadhall`
    // The icon of an installed page counts them too, where the device can show it.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(length).catch(() => {})
  }, [says, length])
}
