import { setTimeout as pause } from 'node:timers/promises'
import type { ReviewSeen } from '@meadhall/hall/online'
import { REVIEW_EDITION } from '@meadhall/hall/review-figures'
import type { Selectable } from 'kysely'
import type { ReviewsTable } from '../database/schema.ts'
import { Conflict, type Store, write } from '../database/store.ts'
import { Refused } from '../refused.ts'
import type { Look } from '../tables/look.ts'
import type { BotThreads } from './bot-threads.ts'

type ReviewRow = Selectable<ReviewsTable>

/** A review goes on for so long after somebody last asked how far it is. */
const WANTED = 15_000
/** A review that a worker took up and did not go on with is free again after this. */
const CLAIM = 20_000
const LOOK_EVERY = 1000
/** Moves that are looked at in one go, before it is asked again whether a bot thinks. */
const AT_ONCE = 2
/** How often it is looked whether bots have finished thinking. */
const BEHIND = 50

/** What people ask for: how far the review of a game is, and the whole once it is there. */
export function openReviewDesk(store: Store, look: Look) {
  const { db } = store

  async function row(table: string): Promise<ReviewRow | undefined> {
    const kept = await db.selectFrom('reviews').selectAll().where('table_id', '=', table).executeTakeFirst()
    return kept?.edition === REVIEW_EDITION ? kept : undefined
  }

  async function begin(table: string, wanted_until: number): Promise<void> {
    const { entries } = JSON.parse(await look.record(table)) as { entries: { undo?: number }[] }
    const fresh = {
      edition: REVIEW_EDITION,
      decisions: '[]',
      done: 0,
      moves: entries.length,
      review: null,
      failed: 0,
      wanted_until,
      claimed_by: null,
      claimed_until: null,
    }
    await store.write([
      write(
        db
          .insertInto('reviews')
          .values({ table_id: table, ...fresh })
          .onConflict((at) => at.column('table_id').doUpdateSet(fresh)),
      ),
    ])
  }

  return async (table: string): Promise<ReviewSeen> => {
    const now = Date.now()
    const kept = await row(table)
    if (kept?.failed) throw new Refused(409, 'noReview', 'This game cannot be reviewed.')
    if (kept?.review) return { done: kept.done, of: kept.moves, review: JSON.parse(kept.review) as never }
    if (!kept) {
      await begin(table, now + WANTED)
      return { done: 0, of: (await row(table))?.moves ?? 1 }
    }
    if (kept.wanted_until < now + WANTED / 2)
      await store.write([
        write(
          db
            .updateTable('reviews')
            .set({ wanted_until: now + WANTED })
            .where('table_id', '=', table),
        ),
      ])
    return { done: kept.done, of: kept.moves }
  }
}

export type ReviewDesk = ReturnType<typeof openReviewDesk>

interface Parts {
  readonly self: string
  readonly store: Store
  readonly look: Look
  readonly bots: BotThreads
  readonly onTrouble: (table: string, error: unknown) => void
}

/**
 * Looks back at finished games for those who wait for it, one game at a time and behind the games that are being played: a
 * few moves whenever no bot thinks. What was found is kept at every step, so that another process goes on with it.
 */
export function openReviewer({ self, store, look, bots, onTrouble }: Parts) {
  const { db } = store
  const closing = new AbortController()
  const isClosed = () => closing.signal.aborted

  async function next(): Promise<string | undefined> {
    const now = Date.now()
    const found = await db
      .selectFrom('reviews')
      .select('table_id')
      .where('review', 'is', null)
      .where('failed', '=', 0)
      .where('wanted_until', '>', now)
      .where((at) => at.or([at('claimed_until', 'is', null), at('claimed_until', '<', now)]))
      .orderBy('wanted_until')
      .limit(1)
      .executeTakeFirst()
    return found?.table_id
  }

  /** Changes the row of a review, as long as it is ours or nobody's. */
  async function change(table: string, set: Partial<ReviewRow>): Promise<boolean> {
    const now = Date.now()
    try {
      await store.write([
        write(
          db
            .updateTable('reviews')
            .set({ claimed_by: self, claimed_until: now + CLAIM, ...set })
            .where('table_id', '=', table)
            .where((at) =>
              at.or([
                at('claimed_by', '=', self),
                at('claimed_until', 'is', null),
                at('claimed_until', '<', now),
              ]),
            ),
          1,
        ),
      ])
      return true
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
  }

  const free = { claimed_by: null, claimed_until: null }

  async function goOn(table: string): Promise<void> {
    if (!(await change(table, {}))) return
    const record = bare(await look.record(table))
    const moves = await behind(() => bots.reviewLength(record))
    for (;;) {
      const row = await db
        .selectFrom('reviews')
        .select(['decisions', 'wanted_until', 'edition'])
        .where('table_id', '=', table)
        .executeTakeFirst()
      if (!row || row.edition !== REVIEW_EDITION) return
      if (isClosed() || row.wanted_until < Date.now()) {
        await change(table, free)
        return
      }
      const decisions = JSON.parse(row.decisions) as object[]
      if (decisions.length >= moves) {
        const review = await behind(() => bots.reviewWhole(record, row.decisions))
        await change(table, { review, decisions: '[]', done: moves, moves, ...free })
        return
      }
      const more = await behind(() => bots.reviewPart(record, decisions.length, AT_ONCE))
      decisions.push(...(JSON.parse(more) as object[]))
      const mine = await change(table, {
        decisions: JSON.stringify(decisions),
        done: decisions.length,
        moves,
      })
      if (!mine) return
    }
  }

  /** When no bot thinks. */
  async function behind<T>(work: () => Promise<T>): Promise<T> {
    while (!isClosed() && bots.thinking() > 0) await pause(BEHIND)
    return work()
  }

  async function lookRegularly(): Promise<void> {
    while (!isClosed()) {
      let table: string | undefined
      try {
        table = await next()
        if (table !== undefined) await goOn(table)
      } catch (error) {
        if (isClosed()) return
        onTrouble(table ?? '', error)
        // A game that cannot be looked back at is not tried again and again.
        if (table !== undefined) await change(table, { failed: 1, ...free }).catch(() => false)
      }
      if (table === undefined) await pause(LOOK_EVERY, undefined, { ref: false })
    }
  }

  return {
    /** No more is begun. What is under way ends with the threads. */
    close: () => closing.abort(),
    /** Kept when nothing more will be written. */
    closed: lookRegularly(),
  }
}

/** A record without what can be played again. */
function bare(text: string): string {
  const { frames: _, snapshots: __, ...record } = JSON.parse(text) as Record<string, unknown>
  return JSON.stringify(record)
}
