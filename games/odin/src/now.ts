import type { Anytime, Decision } from '@meadhall/kernel/agenda'
import type { Now as NowOf, Seat } from '@meadhall/kernel/rules'
import type { TableAction } from './effects.ts'
import type { Happening, Move } from './moves.ts'
import type { Refusal } from './refusal.ts'
import type { State } from './state.ts'
import type { Task, TaskOf } from './tasks.ts'

/** What every step of the rules works with. */
export type Now = NowOf<State, Happening>

/** A decision of this game, by the task that waits for it. */
export type DecisionOf<Kind extends Task['do']> = Decision<State, TaskOf<Kind>, Move, Happening, Refusal>

/** What a seat may do whoever's turn it is. */
export type Anytimes = Anytime<State, Move, Happening, Refusal>

/** What an event is about; cards ask for it. */
export interface About {
  readonly space?: number
  readonly action?: TableAction
  readonly onSpace?: boolean
  readonly longship?: boolean
  readonly rolls?: number
  readonly wood?: number
  readonly swords?: number
  readonly spears?: number
  readonly boats?: number
  /** An item or another thing, and how many. */
  readonly good?: number
  readonly n?: number
  readonly on?: 'home' | 'house' | 'exploration'
  readonly withWood?: boolean
  readonly stone?: number
  readonly silverPositions?: number
  /** What was on the banquet table, by item. */
  readonly served?: readonly number[]
  /** Outside a Viking action: what an anytime card brought. */
  readonly stockfish?: number
  readonly occupations?: number
}

export const NOTHING: About = {}

/** Seats clockwise from the start player. */
export function clockwise(state: State): Seat[] {
  const seats: Seat[] = []
  for (let n = 0; n < state.players.length; n++) seats.push((state.start + n) % state.players.length)
  return seats
}
