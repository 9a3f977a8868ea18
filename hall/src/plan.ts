import { preview } from '@meadhall/kernel/preview'
import {
  type AnyHappening,
  type AnyMove,
  type Game,
  mayHear,
  type Refusal,
  type Rules,
  type Seat,
} from '@meadhall/kernel/rules'
import { agrees, type StandingOrder } from './orders.ts'
import { taskOf } from './task.ts'

/** A turn tried on a private copy of the table. Plain data, for the one who made it alone. */
export interface Plan {
  readonly seat: Seat
  /** The question that its first move answers: only then can it be sent. */
  readonly when: string
  readonly moves: readonly AnyMove[]
}

/** How far a plan goes. */
export interface PlanTried<S = unknown, H extends AnyHappening = AnyHappening> {
  /** Where it leads, or where it stops. */
  readonly state: S
  /** What each of its moves tells, and the position it was made in. */
  readonly steps: readonly { readonly before: S; readonly told: readonly H[] }[]
  /** What its last move waits for: dice, a card. Nothing can be planned beyond. */
  readonly until?: string
  /** Why the move after the last of `steps` may not be made. */
  readonly refusal?: Refusal
}

/**
 * The position that a seat can plan on: the table itself at its own turn (for a plan, where
 * what it answers is asked: `when`), and else as if that came now.
 */
export function planningOn<S>(game: Game<S>, view: S, seat: Seat, when?: string): S | undefined {
  const pending = game.rules.pending(view)
  if (pending.length === 0) return undefined
  const isAsked = pending.includes(seat) && (when === undefined || taskOf(view)?.do === when)
  return isAsked ? view : game.turnNow?.(view, seat)
}

/** Makes the moves one after the other on a copy, as far as rules and what is known allow. */
export function tryPlan<S, M extends AnyMove, H extends AnyHappening>(
  rules: Rules<S, M, H>,
  start: S,
  seat: Seat,
  moves: readonly M[],
): PlanTried<S, H> {
  let state = start
  const steps: { before: S; told: readonly H[] }[] = []
  for (const move of moves) {
    const refusal = rules.check(state, seat, move)
    if (refusal) return { state, steps, refusal }
    const effect = preview(rules, state, seat, move)
    steps.push({ before: state, told: effect.told.filter((happening) => mayHear(happening, seat)) })
    // A position in the middle of a roll is none to go on from.
    if (effect.until !== undefined) return { state, steps, until: effect.until }
    state = effect.state
  }
  return { state, steps }
}

/** Whether a plan can be sent now: what it answers is asked. */
export function isDue(rules: Pick<Rules, 'pending'>, view: unknown, plan: Plan): boolean {
  return rules.pending(view).includes(plan.seat) && taskOf(view)?.do === plan.when
}

/**
 * The plan as an order that the server carries out once. Orders answer one question each and know nothing of each
 * other, so only a plan of one move can be left as one.
 */
export function orderOf(
  { rules, moveParts }: Pick<Game, 'rules' | 'moveParts'>,
  start: unknown,
  { seat, when, moves }: Plan,
): StandingOrder | undefined {
  if (moves.length !== 1) return undefined
  const move = { ...without(moveParts), ...moves[0] }
  const isOpen = rules.legal(start, seat).some((open) => agrees(move, open))
  return isOpen ? { when, move, once: true } : undefined
}

/** What an order must say for a move to have none of these parts. */
function without(parts: object): Record<string, null> {
  return Object.fromEntries(Object.keys(parts).map((part) => [part, null]))
}
