import type { Speaker } from '@meadhall/hall/say'
import { points } from '@meadhall/odin/score'
import type { State } from '@meadhall/odin/state'
import { word } from './words.ts'

/** The mark that the rulebook sets for one player. */
export const MARK = 100

/** Alone one plays against the mark. */
export function verdict(
  view: State,
  say: Speaker,
): { title: string; detail: string; lost: boolean } | undefined {
  if (view.players.length > 1) return undefined
  const sum = points(view, 0)
  const reached = sum >= MARK
  return {
    title: word(say, reached ? 'ui.mark.reached' : 'ui.mark.missed', { name: say.player(0) }),
    lost: !reached,
    detail: word(say, reached ? 'ui.mark.above' : 'ui.mark.short', { n: Math.abs(sum - MARK) }),
  }
}
