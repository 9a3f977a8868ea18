import type { Happening, Move } from '@meadhall/midgard/moves'
import type { State } from '@meadhall/midgard/state'
import type { TableHold } from '../table/game-table.ts'
import { useTable } from '../table/use-table.ts'

export type Hold = TableHold<State, Move, Happening>

/** The table of Champions of Midgard that the component stands on. */
export const useMidgard = (): Hold => useTable<State, Move, Happening>()
