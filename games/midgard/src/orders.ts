import type { Order } from '@meadhall/kernel/rules'
import type { Move } from './moves.ts'
import type { Task } from './state.ts'

/** The runes whose moment comes in combat, while others may have moved last. */
const RUNES_IN_COMBAT = ['journey', 'healing', 'glory'] as const

/**
 * What can be ordered in advance. Combat goes on after everybody has assigned, so its questions come while one is away;
 * whom to send, who falls and who is blamed depends too much on the day.
 */
export const orders: readonly Order<Task, Move>[] = [
  // CM-12.3, CM-12.5: food goes overboard before any warrior does
  { when: 'chooseLost', move: { do: 'lose', dice: [0, 0, 0] } },
  // CM-9.3: keep the Favor
  { when: 'rollAgain', move: { do: 'stand' } },
  // CM-14.4 to CM-14.6: a rune whose moment has come
  ...RUNES_IN_COMBAT.flatMap((rune): Order<Task, Move>[] => [
    { when: 'offerRune', move: { do: 'rune', rune } },
    { when: 'offerRune', move: { do: 'declineRune', rune } },
  ]),
  // CM-14.2: the runes of any time stay for later
  { when: 'runeWindow', move: { do: 'pass' } },
]
