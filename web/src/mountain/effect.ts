// What a move would bring about, told by the rules themselves.
import type { Move } from '@meadhall/mountain/moves'
import type { Hold } from './hold.ts'
import { marchMove, planOf, taskFor } from './plan.ts'
import { bolsterMove } from './touch.ts'
import { word } from './words.ts'

/** What goes without saying while a move is weighed. */
const UNSAID = ['turnBegins', 'choiceMade', 'handPassed']

/** In sentences, up to where chance decides or something hidden comes to light: nobody knows more. */
export function effectWords({ preview, say }: Pick<Hold, 'preview' | 'say'>, move: Move): string[] {
  const would = preview(move)
  if (!would) return []
  const hidden = would.told.findIndex(({ reveals }) => reveals)
  const known = hidden < 0 ? would.told : would.told.slice(0, hidden)
  const sentences = known.filter(({ what }) => !UNSAID.includes(what)).map(say.happening)
  return hidden < 0 && would.until === undefined ? sentences : [...sentences, word(say, 'ui.thenChance')]
}

/** The move that has been put together for a place, once it is whole. */
export function plannedAt(hold: Hold, place: string): Move | undefined {
  const plan = planOf(hold)
  if (plan.to !== place) return undefined
  if (taskFor(hold, 'advance')) return marchMove(plan)
  return taskFor(hold, 'bolster') ? bolsterMove(place, plan.trolls) : undefined
}
