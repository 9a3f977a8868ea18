import { type ByGame, ofGame } from '@meadhall/hall/game-ids'
import type { GameTable } from './game-table.ts'

/** The games that have a table in the page; each is fetched when it is first opened. */
const tables: ByGame<() => Promise<GameTable>> = {
  midgard: async () => asTable((await import('../midgard/table.ts')).midgardTable),
  odin: async () => asTable((await import('../odin/table.ts')).odinTable),
  mountain: async () => asTable((await import('../mountain/table.ts')).mountainTable),
}

export async function loadTable(game: string): Promise<GameTable> {
  const load = ofGame(tables, game)
  if (!load) throw new Error(`there is no table for "${game}"`)
  return load()
}

/** A table typed by its own game, seen as any table. */
function asTable(table: object): GameTable {
  return table as GameTable
}
