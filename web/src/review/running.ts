import type { ReviewSeen } from '@meadhall/hall/online'
import type { GameReview } from '@meadhall/hall/review'
import { REVIEW_EDITION } from '@meadhall/hall/review-figures'
import { localHall } from '../app/local-hall.ts'
import { ask } from '../online/api.ts'
import { type Cell, cell } from '../store/cell.ts'
import { keepReview, keptReview } from '../store/reviews.ts'
import type { Finished } from './source.ts'

/** How far a review is. */
export type Running =
  | { readonly is: 'looking' | 'stopped'; readonly done: number; readonly of: number }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'done'; readonly review: GameReview }

export interface Run {
  readonly now: Cell<Running>
  /** Goes on from where it was stopped. */
  readonly start: () => void
  /** What was found until then is kept. */
  readonly stop: () => void
}

/** Moves that are looked at in one go: between them other questions get their turn. */
const AT_ONCE = 4
const KEEP_EVERY = 24
/** Milliseconds between two looks at how far the server is. */
const LOOK_EVERY = 1000

const runs = new Map<string, Run>()

/** The review of a game, here or at its server; it goes on while one looks at something else. */
export function runOf(game: Finished, online: boolean): Run {
  const known = runs.get(game.key)
  if (known) return known
  const now = cell<Running>({ is: 'looking', done: 0, of: game.record.entries.length })
  const work = online ? atServer(game, now) : inBrowser(game, now)
  let wanted: AbortController | undefined
  const run: Run = {
    now,
    start() {
      if (wanted && !wanted.signal.aborted) return
      wanted = new AbortController()
      const { signal } = wanted
      work(signal).catch((error: Error) => {
        if (!signal.aborted) now.set({ is: 'failed', why: error.message })
      })
    },
    stop() {
      wanted?.abort()
      const at = now.get()
      if (at.is === 'looking') now.set({ ...at, is: 'stopped' })
    },
  }
  runs.set(game.key, run)
  return run
}

function inBrowser({ key, text }: Finished, now: Cell<Running>) {
  return async (signal: AbortSignal): Promise<void> => {
    const hall = localHall()
    // A browser that keeps nothing can look back all the same.
    const kept = await keptReview(key, REVIEW_EDITION).catch(() => undefined)
    if (kept?.review) return now.set({ is: 'done', review: kept.review })
    const decisions = [...(kept?.decisions ?? [])]
    const of = await hall.reviewLength(text)
    const keep = (review?: GameReview) =>
      keepReview({ key, edition: REVIEW_EDITION, decisions, ...(review && { review }) }).catch(() => {})
    let unkept = 0
    while (decisions.length < of) {
      if (signal.aborted) return keep()
      now.set({ is: 'looking', done: decisions.length, of })
      const more = await hall.reviewPart(text, decisions.length, AT_ONCE)
      decisions.push(...more)
      unkept += more.length
      if (unkept < KEEP_EVERY) continue
      unkept = 0
      await keep()
    }
    if (signal.aborted) return keep()
    now.set({ is: 'looking', done: of, of })
    const review = await hall.reviewWhole(text, decisions)
    await keep(review)
    return now.set({ is: 'done', review })
  }
}

/** A server looks back at a game for as long as somebody waits for it. */
function atServer({ key }: Finished, now: Cell<Running>) {
  return async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const { review, ...far } = await ask<ReviewSeen>(`/api/tables/${key}/review`, {})
      if (signal.aborted) return
      if (review) {
        // The sheet at the end of the game asks this browser only.
        void keepReview({ key, edition: review.edition, decisions: [], review }).catch(() => {})
        return now.set({ is: 'done', review })
      }
      now.set({ is: 'looking', ...far })
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    }
  }
}
