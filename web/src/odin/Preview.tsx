import type { Move } from '@meadhall/odin/moves'
import { MoveEffect } from './Tip.tsx'

/** What the chosen move would change, in one line of the prompt bar or above the phone's button. */
export function Preview({ move }: { move: Move }) {
  return <MoveEffect move={move} inline />
}
