// How a game against the gnomes alone ended.
import type { Speaker } from '@meadhall/hall/say'
import { total } from '@meadhall/kernel/rules'
import { gnomeLines, ownReckoning, sagaProgress, soloWon, standRank } from '@meadhall/mountain/score'
import { isStand } from '@meadhall/mountain/stand'
import type { State } from '@meadhall/mountain/state'
import { SAGAS } from '@meadhall/mountain/vocabulary'
import { word } from './words.ts'

export function verdict(view: State, say: Speaker): { title: string; detail: string } | undefined {
  if (view.players.length > 1) return undefined
  const won = soloWon(view)
  const title = word(say, won ? 'ui.verdict.won' : 'ui.verdict.lost')
  if (view.lost) return { title, detail: word(say, 'ui.verdict.lostDetail') }
  const saga = sagaProgress(view)
  if (saga) {
    const { reached, goal } = saga
    const what = won ? ('sagaWon' as const) : ('sagaLost' as const)
    const told = { what, saga: SAGAS[view.saga!], reached, goal }
    return { title, detail: say.happening(told) }
  }
  const [honour, gnomes] = [ownReckoning(view), total(gnomeLines(view))]
  if (!isStand(view) || !won) return { title, detail: word(say, 'ui.verdict.wonDetail', { honour, gnomes }) }
  return {
    title,
    detail: say.happening({ what: 'standWon', honour, gnomes, rank: standRank(view) } as never),
  }
}
