import type { Task } from './state.ts'

/** The tasks that wait for someone. Bots have learnt them by their place in this list: a new one comes last. */
export const DECISIONS = [
  'chooseChampion',
  'settle',
  'outpost',
  'post',
  'retire',
  'layCard',
  'pairWilds',
  'turn',
  'advance',
  'slay',
  'repulse',
  'bolster',
  'summon',
  'influence',
  'turnWheel',
  'scoutGate',
  'scoutGnome',
  'moveSwarm',
  'chooseEffect',
  'moveTrolls',
  'leadGnome',
  'chooseFallen',
  'comeHome',
  'rescue',
  'favour',
  'chooseConsolation',
  'placeStar',
  'tellTales',
] as const satisfies readonly Task['do'][]
export type Decision = (typeof DECISIONS)[number]
