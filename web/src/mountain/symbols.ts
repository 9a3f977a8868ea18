// Whether the symbols last: who has turns left and nothing to cover only spends supplies.
import { canCover } from '@meadhall/mountain/cells'
import type { State } from '@meadhall/mountain/state'

export interface Shortage {
  readonly turns: number
  readonly symbols: number
}

/** More turns than symbols, once so many symbols and supplies have been used. */
export function shortage(
  { players }: State,
  seat: number,
  using: { readonly symbols: number; readonly supplies: number },
): Shortage | undefined {
  const { cells, supplies } = players[seat]
  const symbols = cells.filter(canCover).length - using.symbols
  const turns = supplies - using.supplies
  return symbols < turns ? { turns, symbols } : undefined
}
