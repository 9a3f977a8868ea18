import { playedByAgenda } from '@meadhall/kernel/agenda'
import { flow } from './flow.ts'
import type { Happening, Move } from './moves.ts'
import type { State, Task } from './state.ts'

const { proceed: go, ...rest } = playedByAgenda<State, Task, Move, Happening>({ flow, turnRule: 'MK-5.1' })

/** Carries out what is forced, up to the next decision. */
export const proceed = go
export const play = rest
