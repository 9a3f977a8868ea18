// Where the round stands, read off the agenda.
import { waiting } from '@meadhall/kernel/agenda'
import type { State } from '@meadhall/midgard/state'

export const PHASES = ['setUp', 'place', 'assign', 'combat', 'cleanUp'] as const
export type Phase = (typeof PHASES)[number] | 'over'

/** The first phase of the round that is still to be finished. */
export function phaseOf({ agenda }: State): Phase {
  if (agenda.length === 0) return 'over'
  const waits = (...tasks: string[]) => agenda.some((task) => tasks.includes(task.do))
  if (waits('chooseLeader', 'roundSetUp', 'playRound') && !waits('placeWorker')) return 'setUp'
  if (waits('placeWorker')) return 'place'
  if (waits('assignWarriors', 'assign', 'assignInTurnOrder')) return 'assign'
  return 'combat'
}

/** Whether what is to be decided belongs to a fight or a voyage, and is asked there. */
export function isFight(state: State): boolean {
  const task = waiting(state)
  switch (task?.do) {
    case 'rollAgain':
    case 'chooseFallen':
    case 'chooseLost':
      return true
    case 'offerRune':
      return task.rune === 'healing' || task.rune === 'journey'
    default:
      return false
  }
}
