// One sentence on what to do now.
import { waiting } from '@meadhall/kernel/agenda'
import { enemyOf, HUNT, type State } from '@meadhall/midgard/state'
import { LONGHOUSE } from '@meadhall/midgard/vocabulary'
import { waitingFor } from '../table/waiting.ts'
import { warriorsOf } from './changes.ts'
import type { Hold } from './hold.ts'
import { spacesOn, waysTo } from './spaces.ts'
import { doesText } from './spoken.ts'
import { placeName, word } from './words.ts'

export function prompt(hold: Hold): { title: string; detail?: string } {
  const { view, say, seat, deciding, legal } = hold
  const task = waiting(view)
  if (!task) return { title: word(say, 'ui.prompt.over') }
  if (!deciding || seat === null) {
    const { names, n } = waitingFor(hold)
    const more = legal.some((move) => move.do === 'rune') ? word(say, 'ui.playRune') : say.prompt(task)
    return { title: word(say, 'ui.prompt.wait', { names, n }), ...(seat !== null && { detail: more }) }
  }
  switch (task.do) {
    case 'chooseLeader':
      return { title: word(say, 'ui.prompt.leader'), detail: word(say, 'ui.prompt.leaderDetail') }
    case 'placeWorker': {
      // On a phone the sheet is about the place that was touched.
      const touched = spacesOn(view).find(({ space }) => space === hold.chosen?.target)
      if (hold.size === 'phone' && touched)
        return { title: placeName(say, touched.space), detail: doesText(hold, touched.space) }
      const places = spacesOn(view).filter(({ space }) => waysTo(legal, space).length > 0).length
      return {
        title: word(say, 'ui.prompt.place'),
        detail: word(say, 'ui.prompt.placeDetail', { workers: view.players[seat].workers, places }),
      }
    }
    case 'trade':
      return { title: word(say, 'ui.prompt.trade'), detail: word(say, 'ui.prompt.tradeDetail') }
    case 'keepWarriors':
      return { title: word(say, 'ui.prompt.keep', { n: LONGHOUSE - warriorsOf(view, seat) }) }
    case 'keepDestiny':
      return { title: word(say, 'ui.prompt.destiny') }
    case 'assign':
    case 'assignInTurnOrder':
      return { title: word(say, 'ui.prompt.assign'), detail: word(say, 'ui.prompt.assignDetail') }
    case 'rollAgain':
      return { title: fightTitle(hold, view), detail: word(say, 'ui.prompt.rollDetail') }
    case 'chooseFallen':
      return { title: word(say, FALLEN[task.how], { n: task.count }) }
    case 'chooseLost':
      return { title: word(say, 'ui.prompt.lost', { n: task.things }) }
    case 'chooseBlamed':
      return { title: word(say, 'ui.prompt.blame'), detail: word(say, 'ui.prompt.blameDetail') }
    case 'offerRune':
      return {
        title: word(say, 'ui.prompt.rune', { rune: task.rune }),
        detail: word(say, `ui.rune.${task.rune}`),
      }
    default:
      return { title: say.prompt(task) }
  }
}

const FALLEN = {
  fell: 'ui.prompt.fallen',
  forbidden: 'ui.prompt.fallen',
  starved: 'ui.prompt.starved',
  lostAtSea: 'ui.prompt.lostAtSea',
} as const

function fightTitle({ say }: Hold, { fight, ...state }: State): string {
  if (!fight || fight.enemy === HUNT) return word(say, 'ui.prompt.hunt')
  return word(say, 'ui.prompt.fight', { enemy: enemyOf({ fight, ...state }, fight.enemy).id })
}
