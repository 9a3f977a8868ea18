import type { Seat } from '@meadhall/kernel/rules'
import { championNamed, componentsOf } from './components.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import { rise } from './status.ts'
import { checkSurge, surge, surgeMoves } from './turn.ts'
import { SEATS } from './vocabulary.ts'

// MK-11: influence.

export const influence: DecisionOf<'influence'> = {
  /** With no champion on display there is nobody to influence. */
  seats: (state, task) => (state.display.some((c) => c >= 0) ? [task.seat] : []),
  legal(state, seat, task) {
    const { champions } = componentsOf(state)
    const moves: Move[] = []
    for (const champion of state.display)
      if (champion >= 0) moves.push({ do: 'influence', champion: champions[champion].name })
    moves.push(...surgeMoves(state, seat, task))
    return moves
  },
  check(state, seat, move, task) {
    if (move.do === 'claw') return checkSurge(state, seat, move, task)
    if (move.do !== 'influence') return refuse('MK-11.1', 'notNow')
    const champion = championNamed(componentsOf(state), move.champion)
    return champion >= 0 && state.display.includes(champion) ? undefined : refuse('MK-11.1', 'noSuchThing')
  },
  apply(now, seat, move, task) {
    const { state, tell } = now
    if (move.do === 'claw') {
      surge(now, move, task)
      return
    }
    if (move.do !== 'influence') return
    state.agenda.pop()
    const slot = state.display.indexOf(championNamed(componentsOf(state), move.champion))
    let n = task.strength
    if (state.influenceRanks[slot * SEATS] === -1) n += firstBonus(now, seat)
    rise(state.influence, state.influenceRanks, slot, seat, n)
    tell({ what: 'influenced', seat, champion: move.champion, n })
  },
}

/** MK-11.2, MK-20.14 */
function firstBonus({ state, tell }: Now, seat: Seat): number {
  const { champions } = componentsOf(state)
  let bonus = 1
  for (const champion of state.players[seat].champions) {
    const { ability, name } = champions[champion]
    if (ability.is !== 'courts' || ability.bonus <= bonus) continue
    bonus = ability.bonus
    tell({ what: 'abilityActed', seat, champion: name, ability: 'courts', n: bonus })
  }
  return bonus
}
