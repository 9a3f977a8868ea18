import type { Happening, Move } from '@meadhall/mountain/moves'
import type { State } from '@meadhall/mountain/state'
import type { TableHold } from '../table/game-table.ts'
import { useTable } from '../table/use-table.ts'

export type Hold = TableHold<State, Move, Happening>

/** The table of The Fall of the Mountain King that the component stands on. */
export const useMountain = (): Hold => useTable<State, Move, Happening>()
