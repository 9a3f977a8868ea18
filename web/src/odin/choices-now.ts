import { waiting } from '@meadhall/kernel/agenda'
import { isAnytime } from '@meadhall/odin/anytime'
import type { Move } from '@meadhall/odin/moves'
import type { Hold } from './hold.ts'

/** What has to be chosen over the action spaces now; undefined while they are free. */
export function choicesNow({ view, legal, deciding }: Hold): readonly Move[] | undefined {
  const task = waiting(view)?.do
  if (!deciding || !task || task === 'turn' || task === 'window' || task === 'feasting') return undefined
  // What may be done at any time is no answer to what is asked.
  const moves = legal.filter((move) => !isAnytime(move) && move.do !== 'done')
  // Spaces are touched on the board itself.
  const spaces = moves.some((move) => move.do === 'useSpace' || move.do === 'return')
  return moves.length === 0 || spaces ? undefined : moves
}
