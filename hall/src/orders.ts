import { isRecord } from '@meadhall/kernel/plain'
import type { AnyMove, Rules, Seat } from '@meadhall/kernel/rules'
import { taskOf } from './task.ts'

/**
 * What a player wants done while away: asked for `when` (any question, if that is left out), make the first open move
 * that agrees with `move` in everything that it names. `{ when: 'react', move: { do: 'decline' } }`.
 */
export interface StandingOrder {
  readonly when?: string
  readonly move: Readonly<Record<string, unknown>>
  /** Forgotten after it was carried out. */
  readonly once?: true
}

export interface Ordered<M extends AnyMove> {
  readonly move: M
  /** Which of the orders it follows. */
  readonly order: number
}

/** The move that a seat's orders ask for now, if any does. It looks at nothing but the seat's view. */
export function orderedMove<S, M extends AnyMove>(
  rules: Pick<Rules<S, M>, 'pending' | 'legal' | 'check'>,
  view: S,
  seat: Seat,
  orders: readonly StandingOrder[],
): Ordered<M> | undefined {
  if (orders.length === 0 || !rules.pending(view).includes(seat)) return undefined
  const task = taskOf(view)?.do
  const open = rules.legal(view, seat)
  for (const [order, { when, move }] of orders.entries()) {
    if (when !== undefined && when !== task) continue
    const found = open.find((one) => agrees(move, one) && rules.check(view, seat, one) === undefined)
    if (found) return { move: found, order }
  }
  return undefined
}

/** Whether a move says everything that an order names; `null` is for what it must leave out. */
export function agrees(wanted: unknown, found: unknown): boolean {
  if (wanted === null) return found === null || found === undefined
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      wanted.length === found.length &&
      wanted.every((part, i) => agrees(part, found[i]))
    )
  if (isRecord(wanted))
    return isRecord(found) && Object.entries(wanted).every(([key, part]) => agrees(part, found[key]))
  return wanted === found
}
