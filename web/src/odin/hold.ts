import type { Happening, Move } from '@meadhall/odin/moves'
import type { State } from '@meadhall/odin/state'
import type { TableHold } from '../table/game-table.ts'
import { useTable } from '../table/use-table.ts'

export type Hold = TableHold<State, Move, Happening>

/** The table of A Feast for Odin that the component stands on. */
export const useOdin = (): Hold => useTable<State, Move, Happening>()

/** Whose things lie in the middle: the viewer's, or the first seat's for an onlooker. */
export const mine = ({ seat }: { seat: Hold['seat'] }): number => seat ?? 0
