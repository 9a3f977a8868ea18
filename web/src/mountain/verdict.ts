// How a game against the gnomes alone ended.
import type { Speaker } from '@meadhall/hall/say'
import { total } from '@meadhall/kernel/rules'
import { gnomeLines, ownReckoning, soloWon } from '@meadhall/mountain/score'
import type { State } from '@meadhall/mountain/state'
import { word } from './words.ts'

export function verdict(
  view: State,
  say: Speaker,
): { title: string; detail: string; lost: boolean } | undefined {
  if (view.players.length > 1) return undefined
  return {
    title: word(say, soloWon(view) ? 'ui.verdict.won' : 'ui.verdict.lost'),
    lost: !soloWon(view),
    detail: view.lost
      ? word(say, 'ui.verdict.lostDetail')
      : word(say, 'ui.verdict.wonDetail', { honour: ownReckoning(view), gnomes: total(gnomeLines(view)) }),
  }
}
