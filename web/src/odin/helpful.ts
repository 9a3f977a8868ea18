// What may be done at any time and would help just now: exchanges of occupations, ships to buy, ore to load.
import type { Move } from '@meadhall/odin/moves'
import { feastOf } from './FeastStrip.tsx'
import type { Hold } from './hold.ts'

const KINDS: readonly Move['do'][] = ['use', 'buyShip', 'arm']

/** Those after which the wanted move may be made. */
export function openers({ legal, preview, game, seat }: Hold, wanted: Move): Move[] {
  if (seat === null) return []
  return legal.filter((move) => {
    if (!KINDS.includes(move.do)) return false
    const after = preview(move)
    return after !== undefined && game.rules.check(after.state, seat, wanted) === undefined
  })
}

/** Exchanges after which the best feast leaves fewer cells empty, or costs less. */
export function feastHelpers({ legal, preview, view, seat }: Hold): Move[] {
  if (seat === null) return []
  const now = feastOf(view, seat)
  return legal.filter((move) => {
    if (move.do !== 'use') return false
    const after = preview(move)
    return after !== undefined && feastOf(after.state, seat).missing < now.missing
  })
}
