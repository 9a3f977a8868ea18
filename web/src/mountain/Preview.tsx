import type { Move } from '@meadhall/mountain/moves'
import { effectWords } from './effect.ts'
import { useMountain } from './hold.ts'
import { prompt } from './prompt.ts'

/** What the chosen move would bring about, in the prompt; where that goes without saying, what the prompt says anyway. */
export function Preview({ move }: { move: Move }) {
  const hold = useMountain()
  const effect = effectWords(hold, move)
  return effect.length > 0 ? effect.join(' ') : prompt(hold).detail
}
