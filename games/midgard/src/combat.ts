import { plan } from '@meadhall/kernel/agenda'
import { startFight } from './fight.ts'
import type { Now } from './now.ts'
import { sum } from './refusal.ts'
import { HUNT, NONE, type Task, type TaskOf, turnOrder } from './state.ts'
import { crewOf, enemyAt, reservedBy } from './targets.ts'
import { ROUNDS, SHORES, TARGETS } from './vocabulary.ts'
import { heldBack } from './waiting.ts'

/** CM-8.1: hunt, Troll, Draugr, shores from left to right. */
export function resolveCombat({ state }: Now): void {
  const tasks: Task[] = []
  for (const seat of turnOrder(state)) if (state.players[seat].hunting > 0) tasks.push({ do: 'hunt', seat })
  for (const target of [0, 1, 2])
    if (reservedBy(state, target) !== NONE) tasks.push({ do: 'fightOnLand', target })
  for (let shore = 0; shore < SHORES; shore++)
    if (state.shoreSeat[shore] !== NONE) tasks.push({ do: 'sail', shore })
  tasks.push({ do: 'openRuneWindow', last: state.round === ROUNDS })
  plan(state, ...tasks)
}

/** CM-8.2: everyone who is assigned nowhere hunts. */
export function hunt(now: Now, task: TaskOf<'hunt'>): void {
  const { state, tell } = now
  const { seat } = task
  const dice = sum(state.players[seat].warriors)
  if (dice === 0 || heldBack(state, task)) return
  tell({ what: 'huntBegan', seat, dice })
  startFight(now, seat, NONE, HUNT, NONE)
}

/** CM-8.3, CM-8.5 */
export function fightOnLand(now: Now, task: TaskOf<'fightOnLand'>): void {
  const { state, tell } = now
  const { target } = task
  const seat = reservedBy(state, target)
  if (sum(crewOf(state, seat, target)) === 0)
    tell({ what: 'noFight', seat, at: TARGETS[target], shore: NONE })
  else if (!heldBack(state, task)) startFight(now, seat, target, enemyAt(state, seat, target), NONE)
}
