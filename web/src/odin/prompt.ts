// One sentence on what to do now.
import { waiting } from '@meadhall/kernel/agenda'
import { SPACES } from '@meadhall/odin/data/spaces'
import type { Placement } from '@meadhall/odin/placement/best'
import { income } from '@meadhall/odin/placement/worth'
import { slotName } from '@meadhall/odin/state'
import { listed } from '../table/said.ts'
import { waitingFor } from '../table/waiting.ts'
import type { Hold } from './hold.ts'
import { lifted, readyAsked, suggested } from './ui.ts'
import { word } from './words.ts'

export function prompt(hold: Hold): { title: string; detail?: string } {
  const { view, say, seat, deciding, legal } = hold
  const inHand = lifted.get()
  if (inHand && legal.length > 0)
    return {
      title: word(say, 'ui.lift', { good: inHand.good }),
      detail: word(say, hold.size === 'phone' ? 'ui.lift.phone' : 'ui.lift.detail'),
    }
  const packing = suggested.get()
  const asked = readyAsked.get() === view
  if (packing && packing.length > 0 && legal.length > 0 && seat !== null)
    return {
      title: word(say, asked ? 'ui.ready.left' : 'ui.suggest.title', { n: packing.length }),
      detail: `${placesIn(hold, packing)} · ${word(say, 'ui.suggest.part')}`,
    }
  // Several ways to open what was touched: why it is closed stands above them.
  const { chosen } = hold
  const reason = chosen?.refused && chosen.moves.length > 1 ? hold.why(chosen.refused) : undefined
  if (reason && chosen?.refused?.do === 'place')
    return { title: say.name(chosen.refused.at), detail: reason.sentence }
  const task = waiting(view)
  if (!task) return { title: word(say, 'ui.prompt.over') }
  if (!deciding || seat === null)
    return {
      title: word(say, 'ui.prompt.wait', waitingFor(hold)),
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
      if (asked) return { title: word(say, 'ui.ready.left', { n: 0 }), detail: word(say, 'ui.ready.last') }
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

/** "Iceland: 2, Home board: 1". */
function placesIn({ view, say, seat }: Hold, packing: readonly Placement[]): string {
  const player = view.players[seat ?? 0]
  const counts: Record<string, number> = {}
  for (const { slot } of packing) {
    const name = say.name(slotName(player, slot))
    counts[name] = (counts[name] ?? 0) + 1
  }
  return listed(
    say,
    Object.entries(counts).map(([name, n]) => `${name}: ${n}`),
  )
}
