import type { Move } from '@meadhall/midgard/moves'
import { midgard } from '@meadhall/midgard/rules'
import type { State, Task } from '@meadhall/midgard/state'
import type { PuzzleKind, RiddleCraft } from '../riddle.ts'

const KINDS: Partial<Record<Task['do'], PuzzleKind>> = {
  placeWorker: 'space',
  assign: 'crew',
  assignInTurnOrder: 'crew',
  rollAgain: 'fight',
  chooseFallen: 'fight',
  keepDestiny: 'choice',
  keepWarriors: 'choice',
  trade: 'choice',
  chooseBlamed: 'choice',
}

const taskOf = ({ agenda }: State): Task['do'] | undefined => agenda[agenda.length - 1]?.do

export const midgardRiddles: RiddleCraft<State, Move> = {
  // To leave the dice as they lie is no riddle.
  kindOf: (state, _seat, [first]) => (first.do === 'stand' ? undefined : KINDS[taskOf(state) ?? 'playRound']),
  small: new Set(['assign', 'unassign', 'pick', 'unpick', 'waitForMe', 'trade']),
  // The bots send out warriors by the odds alone: other plans are what a person might try.
  more(state, seat) {
    const task = taskOf(state)
    if (task !== 'assign' && task !== 'assignInTurnOrder') return []
    return midgard.rules.shaped(state, seat).flatMap((move) => (move.do === 'assignAll' ? [[move]] : []))
  },
}
