import type { GameTable } from './game-table.ts'

/** The games that have a table in the page; each is fetched when it is first opened. To add one: a line here. */
const tables: Readonly<Record<string, () => Promise<GameTable>>> = {
  midgard: async () => asTable((await import('../midgard/table.ts')).midgardTable),
  odin: async () => asTable((await import('../odin/table.ts')).odinTable),
  mountain: async () => asTable((await import('../mountain/table.ts')).mountainTable),
}

export function loadTable(game: string): Promise<GameTable> {
  return tables[game]()
}

/** A table typed by its own game, seen as any table. */
function asTable(table: object): GameTable {
  return table as GameTable
}
