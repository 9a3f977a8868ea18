import { recordedChance } from '@meadhall/kernel/chance'
import { fingerprint } from '@meadhall/kernel/plain'
import { type Entry, type GameRecord, isMove } from '@meadhall/kernel/record'
import type { AnyHappening, Game } from '@meadhall/kernel/rules'
import { isBarrier, isRefusal, openTable, play, undo, undoWithConsent } from '@meadhall/kernel/table'
import type { Clock } from './clock.ts'
import { type Asking, type HallTable, type Holder } from './hall-table.ts'

/** A table as a database keeps it. */
export interface Kept {
  /** With at least one snapshot, or it is played through from the set-up. */
  readonly record: GameRecord
  readonly seed: Uint8Array
  readonly holders: readonly Holder[]
  readonly clock?: Clock
  readonly asking?: Asking
  /** What each entry told, by its number, as far as it was kept. */
  readonly told: readonly (readonly AnyHappening[] | string | undefined)[]
}

/**
 * Takes up a table that we kept ourselves: its record is trusted, so nothing is checked again. It goes on under the
 * version of the rules that it began with; one of a version still to come cannot be taken up.
 */
export function resumeTable(game: Game, kept: Kept): HallTable | undefined {
  const { rules } = game
  const { record } = kept
  if (record.version < 1 || record.version > rules.version) return undefined
  return {
    game,
    table: openTable(rules, record),
    seed: kept.seed,
    holders: [...kept.holders],
    ...(kept.clock && { clock: kept.clock }),
    ...(kept.asking && { asking: kept.asking }),
    told: [...kept.told],
  }
}

/** Follows an entry that was made elsewhere. False if it does not fit: then the table must be taken up anew. */
export function followEntry(hall: HallTable, entry: Entry): boolean {
  const { table } = hall
  if (entry.n !== table.record.entries.length + 1) return false
  if (isMove(entry)) {
    const played = play(table, entry.seat, entry.move, recordedChance(entry.chance), entry.at, entry)
    if (isRefusal(played)) return false
    hall.told[entry.n] = played.told
    return true
  }
  if (entry.consent) undoWithConsent(table, entry.seat, entry.undo, entry.at)
  else {
    const undone = undo(table, entry.seat, entry.at)
    if (!undone || isBarrier(undone) || undone.undo !== entry.undo) return false
  }
  hall.told[entry.n] = []
  return true
}

/** Lets go of old positions; where one is wanted again, the game is played through from the set-up. */
export function forgetOldSnapshots({ table }: HallTable, keep: number): void {
  const { snapshots } = table.record
  if (snapshots && snapshots.length > keep) table.record.snapshots = snapshots.slice(-keep)
}

/** Tells positions apart. */
export const markOf = ({ table }: HallTable): string => fingerprint(table.state)

/** The last entry that the seat made itself: what came after is new to it. */
export function lastOwnEntry({ table }: HallTable, seat: number): number {
  return table.record.entries.findLast((entry) => entry.seat === seat)?.n ?? 0
}
