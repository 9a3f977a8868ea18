import type { GameTable } from './game-table.ts'

/** The games that have a table in the page; each is fetched when it is first opened. To add one: a line here. */
const tables: Readonly<Record<string, () => Promise<GameTable>>> = {}

export function hasTable(game: string): boolean {
  return Object.hasOwn(tables, game)
}

export function loadTable(game: string): Promise<GameTable> {
  return tables[game]()
}

/** For a line above: a table typed by its own game, seen as any table. */
export function asTable(table: object): GameTable {
  return table as GameTable
}
