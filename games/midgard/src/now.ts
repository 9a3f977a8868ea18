import type { Anytime, Decision } from '@meadhall/kernel/agenda'
import type { Now as NowOf } from '@meadhall/kernel/rules'
import type { Happening, Move } from './moves.ts'
import type { Refusal } from './refusal.ts'
import type { State, Task, TaskOf } from './state.ts'

/** What every step of the rules works with. */
export type Now = NowOf<State, Happening>

/** A decision of this game, by the task that waits for it. */
export type DecisionOf<Kind extends Task['do']> = Decision<State, TaskOf<Kind>, Move, Happening, Refusal>

/** What a seat may do whoever's turn it is. */
export type Anytimes = Anytime<State, Move, Happening, Refusal>
