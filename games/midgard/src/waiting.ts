import { plan } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import { hasRune, NONE, type State, type Task } from './state.ts'
import { RUNE } from './vocabulary.ts'

/** CM-14.13: fights follow one another without a question, so a holder of a rune may ask for a moment before each. */

/** Whether the seat holds a rune of any time that would do something now. Everybody can see it. */
export function couldUseRune(state: State, seat: Seat): boolean {
  const player = state.players[seat]
  if (hasRune(player, RUNE.gifts) || hasRune(player, RUNE.wealth)) return true
  if (hasRune(player, RUNE.knowledge) && state.journeys.some((journey) => journey !== NONE)) return true
  return (
    hasRune(player, RUNE.success) &&
    player.destinies.some((destiny) => destiny < 0 || (player.destiniesShown & (1 << destiny)) === 0)
  )
}

export function waits(state: State, seat: Seat): boolean {
  return ((state.waits ?? 0) & (1 << seat)) !== 0
}

/** Nobody else is told: that somebody waits would say that something is up. */
export function setWaiting({ state, tell }: Now, seat: Seat, on: boolean): void {
  const others = (state.waits ?? 0) & ~(1 << seat)
  state.waits = on ? others | (1 << seat) : others
  if (state.waits === 0) delete state.waits
  tell({ what: 'waits', seat, on, only: seat })
}

/** Holds the fight back once if somebody asked for a moment and could use it. */
export function heldBack(state: State, task: Extract<Task, { waited?: true }>): boolean {
  if (task.waited || state.waits === undefined) return false
  const seats = state.players.flatMap((_, seat) =>
    waits(state, seat) && couldUseRune(state, seat) ? [seat] : [],
  )
  if (seats.length === 0) return false
  plan(state, { do: 'beforeFight', seats }, { ...task, waited: true })
  return true
}

const PASS: Move = { do: 'pass' }

export const beforeFight: DecisionOf<'beforeFight'> = {
  seats: (state, { seats }) => seats.filter((seat) => couldUseRune(state, seat)),

  legal: () => [PASS],

  check: (_state, _seat, move) => (move.do === 'pass' ? undefined : refuse('CM-14.13', 'notNow')),

  apply({ state }, seat, _move, task) {
    state.agenda.pop()
    const seats = task.seats.filter((other) => other !== seat)
    if (seats.length > 0) plan(state, { ...task, seats })
  },
}
