// One sentence on what to do now.
import { waiting } from '@meadhall/kernel/agenda'
import { SPACES } from '@meadhall/odin/data/spaces'
import { income } from '@meadhall/odin/placement/worth'
import type { Hold } from './hold.ts'
import { waitingFor } from './Rivals.tsx'
import { lifted, suggested } from './ui.ts'
import { word } from './words.ts'

export function prompt(hold: Hold): { title: string; detail?: string } {
  const { view, say, seat, deciding, legal, update } = hold
  const inHand = lifted.get()
  if (inHand && legal.length > 0)
    return {
      title: word(say, 'ui.lift', { good: inHand.good }),
      detail: word(say, hold.size === 'phone' ? 'ui.lift.phone' : 'ui.lift.detail'),
    }
  const packing = suggested.get()
  if (packing && packing.length > 0 && legal.length > 0)
    return {
      title: word(say, 'ui.suggest.title', { n: packing.length }),
      detail: word(say, 'ui.suggest.part'),
    }
  const task = waiting(view)
  if (!task) return { title: word(say, 'ui.prompt.over') }
  if (!deciding || seat === null)
    return {
      title: word(say, 'ui.prompt.wait', { names: waitingFor(hold), n: update.pending.length }),
      ...(legal.length > 0 && { detail: word(say, 'ui.prompt.waitDetail') }),
    }
  switch (task.do) {
    case 'turn':
      return {
        title: word(say, 'ui.prompt.turn'),
        detail: word(say, 'ui.prompt.turnDetail', {
          vikings: view.players[seat].vikings,
          spaces: SPACES.filter(({ id }) => legal.some((move) => move.do === 'place' && move.at === id))
            .length,
        }),
      }
    case 'window':
      return {
        title: word(say, `ui.prompt.window.${task.before}`),
        detail: word(say, 'ui.prompt.windowDetail', { income: income(view.players[seat]) }),
      }
    case 'feasting':
      return { title: word(say, 'ui.prompt.feast'), detail: say.prompt(task) }
    case 'upgrade':
      return { title: say.prompt(task), detail: word(say, 'ui.upgradeLeft', { n: task.left }) }
    case 'mountain':
      return { title: say.prompt(task), detail: word(say, 'ui.takeLeft', { n: task.take.join(' + ') }) }
    default:
      return { title: say.prompt(task) }
  }
}
