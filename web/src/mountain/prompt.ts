// One sentence on what to do now.
import { waiting } from '@meadhall/kernel/agenda'
import { boardOf, placeNamed } from '@meadhall/mountain/components'
import { attackOdds } from '@meadhall/mountain/odds'
import { gnomesAt } from '@meadhall/mountain/status'
import { percent } from '../table/said.ts'
import { waitingFor } from '../table/waiting.ts'
import { invasionOf } from './film.ts'
import { gainsOf, gainWords } from './gains.ts'
import type { Hold } from './hold.ts'
import { championName } from './people.ts'
import { buildOf, marchers, planOf, strengthOfMarch } from './plan.ts'
import { shortage } from './symbols.ts'
import { word } from './words.ts'

export function prompt(hold: Hold): { title: string; detail?: string } {
  const { view, say, seat, deciding, update } = hold
  const task = waiting(view)
  if (!task) return { title: word(say, 'ui.prompt.over') }
  if (!deciding || seat === null) {
    const title =
      update.pending.length === 0 ? say.prompt(task) : word(say, 'ui.prompt.wait', waitingFor(hold))
    return { title, detail: say.prompt(task) }
  }
  const plan = planOf(hold)
  switch (task.do) {
    case 'turn': {
      const build = buildOf(hold)
      const short = shortage(view, seat, {
        symbols: Math.max(1, build?.cells.length ?? 0),
        supplies: build && !build.weak ? build.extra : 0,
      })
      const warning = short && word(say, 'ui.prompt.fewSymbols', short)
      if (!build || build.cells.length === 0)
        return {
          title: word(say, task.part === 'first' ? 'ui.prompt.turn' : 'ui.prompt.second'),
          detail: plan.claw
            ? word(say, 'ui.prompt.claw')
            : (warning ??
              word(say, task.part === 'first' ? 'ui.prompt.turnDetail' : 'ui.prompt.secondDetail')),
        }
      const params = { action: build.actions.length === 1 ? build.actions[0] : 'wild', n: build.strength }
      return {
        title: word(say, build.weak ? 'ui.prompt.weak' : 'ui.prompt.strong', params),
        detail: warning ?? word(say, build.weak ? 'ui.prompt.weakDetail' : 'ui.prompt.strongDetail'),
      }
    }
    case 'advance': {
      const targets = hold.legal.filter((move) => move.do === 'advance').length
      if (plan.to === undefined)
        return {
          title: word(say, 'ui.prompt.advance', { n: task.strength }),
          detail: word(say, 'ui.prompt.advanceDetail', { n: targets }),
        }
      return {
        title: word(say, 'ui.prompt.march', { n: marchers(plan), to: plan.to }),
        detail: marchDetail(hold, plan.to),
      }
    }
    case 'bolster':
      return plan.to === undefined
        ? {
            title: word(say, 'ui.prompt.bolster', { n: task.strength }),
            detail: word(say, 'ui.prompt.bolsterDetail'),
          }
        : { title: word(say, 'ui.prompt.bolsterAt', { at: plan.to, n: plan.trolls }) }
    case 'influence':
      return {
        title: word(say, 'ui.prompt.influence', { n: task.strength }),
        detail: word(say, 'ui.prompt.influenceDetail'),
      }
    case 'turnWheel':
      return { title: say.prompt(task), detail: word(say, 'ui.prompt.wheelDetail', { n: task.strength }) }
    case 'moveTrolls':
      return {
        title: word(say, 'ui.prompt.shift', { n: task.left }),
        detail: word(say, 'ui.prompt.shiftDetail'),
      }
    case 'chooseConsolation':
      return {
        title: word(say, 'ui.prompt.console', {
          champion: championName(view, task.champion),
          winner: say.player(winnerOf(hold, task.champion)),
        }),
        detail: word(say, 'ui.prompt.consoleDetail', { n: task.honour }),
      }
    case 'leadGnome': {
      const under = invasionOf(view)
      return {
        title: word(say, 'ui.prompt.lead', { n: (under?.gnome ?? 0) + 1, all: under?.gnomes ?? 0 }),
        detail: say.prompt(task),
      }
    }
    default:
      return { title: say.prompt(task) }
  }
}

/** Who has just won the champion: it is told before the others are consoled. */
function winnerOf({ update, view }: Hold, champion: number): number {
  const name = championName(view, champion)
  const told = update.log.flatMap((entry) => entry.told)
  const won = told.findLast((each) => each.what === 'championWon' && each.champion === name)
  return won?.what === 'championWon' ? won.seat : 0
}

function marchDetail(hold: Hold, to: string): string {
  const { view, say, seat, odds } = hold
  const place = placeNamed(boardOf(view), to)
  if (seat === null || place >= boardOf(view).caverns || gnomesAt(view, place) === 0)
    return word(say, 'ui.prompt.marchDetail')
  const strength = strengthOfMarch(view, seat, planOf(hold))
  const { least, most, chance } = attackOdds(view, place, strength)
  const against = word(say, 'ui.against', { strength, least, most })
  if (!odds) return against
  const how =
    chance >= 0.9995
      ? word(say, 'ui.sureWin')
      : chance === 0
        ? word(say, 'ui.sureLoss')
        : word(say, 'ui.chance', { chance: percent(chance) })
  const gains = gainsOf(hold, planOf(hold))
  const told =
    gains && hold.size !== 'wide'
      ? ` ${word(say, 'ui.gain.ifWon')} ${gainWords(hold, gains).join(' · ')}`
      : ''
  return `${against} ${how}${told}`
}
