import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { Conflict, type Store, write } from '../database/store.ts'

/** A table that a worker took up and did not finish is free again after this. */
const CLAIM = 5000

/** Where several processes work, a table is claimed by one before it does anything there; `self` names this one. */
export function openClaims(store: Store, self: string) {
  const { db } = store
  /** Until when tables are claimed by this process. */
  const until = new Map<string, number>()

  async function claim(table: string): Promise<boolean> {
    const now = Date.now()
    const held = until.get(table) ?? 0
    if (held > now + CLAIM / 2 && held <= now + CLAIM) return true
    try {
      await store.write([
        write(
          db
            .updateTable('tables')
            .set({ claimed_by: self, claimed_until: now + CLAIM })
            .where('id', '=', table)
            .where('due_at', '<=', now)
            .where(isFree(now)),
          1,
        ),
      ])
      until.set(table, now + CLAIM)
      return true
    } catch (error) {
      until.delete(table)
      if (error instanceof Conflict) return false
      throw error
    }
  }

  /** Nobody claims a table for that long: such a claim was made by a clock that was wrong. */
  const isFree = (now: number) => (eb: ExpressionBuilder<Schema, 'tables'>) =>
    eb.or([
      eb('claimed_until', 'is', null),
      eb('claimed_until', '<', now),
      eb('claimed_until', '>', now + 10 * CLAIM),
      eb('claimed_by', '=', self),
    ])

  async function leave(table: string): Promise<void> {
    if (!until.delete(table)) return
    await store.write([
      write(
        db
          .updateTable('tables')
          .set({ claimed_by: null, claimed_until: null })
          .where('id', '=', table)
          .where('claimed_by', '=', self),
      ),
    ])
  }

  return { claim, leave, isFree }
}
