// How a game against the gnomes alone ended.
import type { Speaker } from '@meadhall/hall/say'
import { total } from '@meadhall/kernel/rules'
import { gnomeLines, ownReckoning, sagaProgress, soloWon, standRank } from '@meadhall/mountain/score'
import { isStand, sagaOf } from '@meadhall/mountain/stand'
import type { State } from '@meadhall/mountain/state'
import { controlsIn } from '@meadhall/mountain/status'
import { CLANS } from '@meadhall/mountain/vocabulary'
import { listed } from '../table/said.ts'
import { word } from './words.ts'

export function verdict(
  view: State,
  say: Speaker,
): { title: string; detail: string; lost: boolean } | undefined {
  if (view.players.length > 1) return undefined
  const won = soloWon(view)
  return {
    title: word(say, won ? 'ui.verdict.won' : 'ui.verdict.lost'),
    detail: detailOf(view, say, won),
    lost: !won,
  }
}

function detailOf(view: State, say: Speaker, won: boolean): string {
  if (view.lost) {
    const fallen = view.critical.filter((clan) => !controlsIn(view, clan, 0))
    return word(say, 'ui.verdict.domainLost', {
      n: fallen.length,
      clans: listed(
        say,
        fallen.map((clan) => say.name(CLANS[clan])),
      ),
    })
  }
  const saga = sagaOf(view)
  if (saga)
    return word(say, won ? 'ui.verdict.sagaWon' : 'ui.verdict.sagaLost', {
      saga: saga.id,
      ...sagaProgress(view)!,
    })
  const reckoning = word(say, 'ui.verdict.wonDetail', {
    honour: ownReckoning(view),
    gnomes: total(gnomeLines(view)),
  })
  return isStand(view) && won
    ? word(say, 'ui.verdict.ranked', { rank: standRank(view), reckoning })
    : reckoning
}
