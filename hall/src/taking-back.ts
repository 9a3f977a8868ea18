import { keyedChance } from '@meadhall/kernel/chance'
import { type GameRecord, isMove, remainingMovesBack } from '@meadhall/kernel/record'
import type { AnyHappening, AnyMove, Seat } from '@meadhall/kernel/rules'
import {
  type Barrier,
  isBarrier,
  isRefusal,
  redo,
  type Table,
  undo,
  undoable,
  undoWithConsent,
} from '@meadhall/kernel/table'
import { afterEntry, entryNumber, type HallTable, isOver, type Submitted } from './hall-table.ts'

export type Undone = { readonly outcome: 'undone'; readonly n: number } | Barrier | undefined

/** Undoes the seat's last move, or says what stands in the way; nothing if it has made none. */
export function takeBack<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  at?: number,
): Undone {
  if (isOver(hall)) return theEnd(hall)
  const undone = undo(hall.table, seat, at)
  if (!undone || isBarrier(undone)) return undone
  hall.told[undone.n] = []
  afterEntry(hall, at)
  return { outcome: 'undone', n: undone.n }
}

/** With the end all is known, the seed too: nobody goes back behind it, and nobody is asked to. */
function theEnd({ table: { record } }: Pick<HallTable, 'table'>): Barrier {
  const last = record.entries.findLast(isMove)
  return { n: last?.n ?? 0, seat: last?.seat ?? 0, what: 'end' }
}

/** Undoes everything that the seat may undo by itself. */
export function restartTurn<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  at?: number,
): Undone {
  let result = takeBack(hall, seat, at)
  if (!result || isBarrier(result)) return result
  for (let next: Undone = result; next && !isBarrier(next); next = takeBack(hall, seat, at)) result = next
  return result
}

/** Makes the move again that the seat undid last. */
export function putBack<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  at?: number,
): Submitted | undefined {
  if (isOver(hall)) return undefined
  const played = redo(hall.table, seat, keyedChance(hall.seed, entryNumber(hall) + 1), at)
  if (!played) return undefined
  if (isRefusal(played)) return { outcome: 'refused', refusal: played }
  hall.told[played.entry.n] = played.told
  afterEntry(hall, at, played.entry.barrier !== undefined ? seat : undefined)
  return { outcome: 'played', n: played.entry.n }
}

/** The entry that a seat may ask the others to take back: its own last move, beyond a barrier. */
export function askable<S, M extends AnyMove, H extends AnyHappening>(
  table: Table<S, M, H, unknown>,
  seat: Seat,
): number | undefined {
  if (table.rules.pending(table.state).length === 0) return undefined
  const found = undoable(table, seat)
  return found && isBarrier(found) ? lastMoveOf(table.record, seat) : undefined
}

/** The seat's last move that still stands. */
export function lastMoveOf(record: GameRecord, seat: Seat): number | undefined {
  for (const entry of remainingMovesBack(record.entries)) if (entry.seat === seat) return entry.n
  return undefined
}

/**
 * Asks the others to let the seat take back its last move and all that followed. Bots agree, but not those that stand
 * in for a person; where nobody else is left to ask, it is done at once. False if there is nothing to ask for, or a question is open already.
 */
export function askUndo<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  at?: number,
): boolean {
  const undo = askable(hall.table, seat)
  if (undo === undefined || (hall.asking && hall.asking.refused === undefined)) return false
  const agreed = hall.holders.flatMap(({ kind }, other) => (other === seat || kind === 'bot' ? [other] : []))
  hall.asking = { seat, undo, agreed }
  settleAsking(hall, at)
  return true
}

/** Answers the open question. One "no" ends it; the last "yes" undoes. False if there is nothing to answer. */
export function answerUndo<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  seat: Seat,
  yes: boolean,
  at?: number,
): boolean {
  const { asking } = hall
  if (!asking || asking.refused !== undefined || asking.agreed.includes(seat)) {
    // Who asked may take the question back, and has read a refusal.
    if (asking?.seat !== seat || yes) return false
    delete hall.asking
    return true
  }
  if (yes) {
    hall.asking = { ...asking, agreed: [...asking.agreed, seat] }
    settleAsking(hall, at)
  } else hall.asking = { ...asking, refused: seat }
  return true
}

function settleAsking<S, M extends AnyMove, H extends AnyHappening>(
  hall: HallTable<S, M, H>,
  at: number | undefined,
): void {
  const { asking } = hall
  if (!asking || asking.agreed.length < hall.holders.length) return
  const undone = undoWithConsent(hall.table, asking.seat, asking.undo, at)
  hall.told[undone.n] = []
  afterEntry(hall, at)
}
