import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema, TableRow } from './schema.ts'
import type { Write } from './store.ts'

/** The statements that every move needs. They are built once; after that only their values change. */
export function hotWrites(db: Kysely<Schema>) {
  const entry = db.insertInto('entries').values({ table_id: '', n: 0, entry: '', told: '' }).compile()
  const snapshot = db.insertInto('snapshots').values({ table_id: '', n: 0, state: '' }).compile()
  const changes = new Map<string, CompiledQuery>()
  const filled = (query: CompiledQuery, parameters: readonly unknown[]): CompiledQuery => ({
    ...query,
    parameters,
  })

  return {
    entry: (table: string, n: number, text: string, told: string): Write => ({
      query: filled(entry, [table, n, text, told]),
    }),
    snapshot: (table: string, n: number, state: string): Write => ({
      query: filled(snapshot, [table, n, state]),
    }),
    /** Changes a table's row, if nobody has since `rev`. */
    change(table: string, rev: number, patch: Partial<TableRow>): Write {
      const columns = Object.keys(patch).join()
      const known = changes.get(columns)
      const query =
        known ??
        db
          .updateTable('tables')
          .set({ ...patch, rev: rev + 1 })
          .where('id', '=', table)
          .where('rev', '=', rev)
          .compile()
      if (!known) changes.set(columns, query)
      return { query: filled(query, [...Object.values(patch), rev + 1, table, rev]), rows: 1 }
    },
  }
}

export type HotWrites = ReturnType<typeof hotWrites>
