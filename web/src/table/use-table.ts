import type { AnyHappening, AnyMove } from '@meadhall/kernel/rules'
import { createContext, useContext } from 'react'
import type { TableHold } from './game-table.ts'

export const TableContext = createContext<TableHold | null>(null)

/** The table that the component stands on. Each game names its own types. */
export function useTable<
  S = unknown,
  M extends AnyMove = AnyMove,
  H extends AnyHappening = AnyHappening,
>(): TableHold<S, M, H> {
  const hold = useContext(TableContext)
  if (!hold) throw new Error('useTable is for components inside a table')
  return hold as unknown as TableHold<S, M, H>
}
