// Where the wave stands, read off the agenda.
import type { State } from '@meadhall/mountain/state'
import type { Scene } from './scene.ts'

export const PHASES = ['ancestry', 'battle', 'invasions', 'champions', 'scoring'] as const
export type Phase = (typeof PHASES)[number] | 'setUp' | 'over'

/** The phase that a scene belongs to; a breach breaks into whatever is under way. */
export function phaseOfScene({ kind, card }: Scene): Phase | undefined {
  if (kind === 'gate' || kind === 'gnome') return card === 'breach' ? undefined : 'invasions'
  return kind === 'champion' ? 'champions' : 'scoring'
}

export function phaseOf({ agenda }: State): Phase {
  if (agenda.length === 0) return 'over'
  const waits = (...tasks: string[]) => agenda.some((task) => tasks.includes(task.do))
  if (waits('layCard', 'showCards', 'dealHands', 'setSupplies', 'pairWilds', 'takeDesperation'))
    return 'ancestry'
  if (waits('fight')) return 'battle'
  if (waits('invasion', 'invade', 'leadGnome', 'entrench')) return 'invasions'
  if (!waits('scoreWave')) return 'setUp'
  const top = agenda[agenda.length - 1].do
  return top === 'tellTales' || top === 'scoreWave' ? 'scoring' : 'champions'
}
