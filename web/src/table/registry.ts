import type { GameTable } from './game-table.ts'

/** The games that have a table in the page; each is fetched when it is first opened. To add one: a line here. */
const tables: Readonly<Record<string, () => Promise<GameTable>>> = {
  midgard: async () => asTable((await import('../midgard/table.ts')).midgardTable),
  odin: async () => asTable((await import('../odin/table.ts')).odinTable),
  mountain: async () => asTable((await import('../mountain/table.ts')).mountainTable),
}

/** The two newest tables open to everyone once their tests run with the rest; until then `?tables=all` shows them. */
const NEW = ['odin', 'mountain']

export function hasTable(game: string): boolean {
  if (NEW.includes(game) && !location.search.includes('tables=all')) return false
  return Object.hasOwn(tables, game)
}

export function loadTable(game: string): Promise<GameTable> {
  return tables[game]()
}

/** A table typed by its own game, seen as any table. */
function asTable(table: object): GameTable {
  return table as GameTable
}
