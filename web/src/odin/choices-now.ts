import { waiting } from '@meadhall/kernel/agenda'
import type { Move } from '@meadhall/odin/moves'
import type { Hold } from './hold.ts'

/** What may be done at any time is no answer to what is asked. */
const ANYTIME: readonly Move['do'][] = [
  'placeTile',
  'takeTile',
  'store',
  'buyShip',
  'arm',
  'disarm',
  'use',
  'order',
]

/** What has to be chosen over the action spaces now; undefined while they are free. */
export function choicesNow({ view, legal, deciding }: Hold): readonly Move[] | undefined {
  const task = waiting(view)?.do
  if (!deciding || !task || task === 'turn' || task === 'window' || task === 'feasting') return undefined
  const moves = legal.filter((move) => !ANYTIME.includes(move.do) && move.do !== 'done')
  // Spaces are touched on the board itself.
  const spaces = moves.some((move) => move.do === 'useSpace' || move.do === 'return')
  return moves.length === 0 || spaces ? undefined : moves
}
