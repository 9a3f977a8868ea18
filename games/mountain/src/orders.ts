import type { Order } from '@meadhall/kernel/rules'
import type { Move } from './moves.ts'
import type { Task } from './state.ts'
import { CLANS } from './vocabulary.ts'

/**
 * What can be ordered in advance: the questions of supplies, of the gnomes' invasion and of the champions that come
 * whoever has moved last. What is done with an action, one's own or one granted, is not among them.
 */
export const orders: readonly Order<Task, Move>[] = [
  // MK-4.2: the wilds stay open for actions
  { when: 'pairWilds', move: { do: 'done' } },
  // MK-13.9: champions stay on the board as long as a troll can fall
  { when: 'chooseFallen', move: { do: 'fall', champion: null } },
  // MK-20.12: the claw is kept
  { when: 'rescue', move: { do: 'pass' } },
  // MK-14.4: consolation
  { when: 'chooseConsolation', move: { do: 'vote' } },
  { when: 'chooseConsolation', move: { do: 'honour' } },
  // MK-14.2, MK-14.3: the clan that gains the votes of an outsider
  ...CLANS.map((clan): Order<Task, Move> => ({ when: 'favour', move: { do: 'favour', clan } })),
  // MK-20.17
  { when: 'tellTales', move: { do: 'pass' } },
]
