import { cell, useCell } from '../store/cell.ts'

/** What lies over the screen, whichever it is. */
export type DialogShown =
  | { readonly show: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly show: 'settings' }
  | { readonly show: 'help' }
  /** The signs of the game; the table itself shows it. */
  | { readonly show: 'legend' }
  /** What is wrong at this moment of a game; the table itself shows it. */
  | { readonly show: 'report' }

const shown = cell<DialogShown | null>(null)

export const openDialog = (dialog: DialogShown): void => shown.set(dialog)
export const closeDialog = (): void => shown.set(null)
export const useDialog = () => useCell(shown)
export const dialogIsOpen = () => document.querySelector('dialog[open]') !== null
