import { type Seat, total } from '@meadhall/kernel/rules'
import { rollAgain } from '@meadhall/midgard/fight'
import { score } from '@meadhall/midgard/score'
import { type Move, NONE, type State } from '@meadhall/midgard/state'
import { BLAME, FAVOR, SPACE_INDEX } from '@meadhall/midgard/vocabulary'
import { type Bot, random } from './bot.ts'
import { greedy, type Sense } from './greedy.ts'
import { bestAssignment, pendingFights, rerolls } from './midgard/fights.ts'
import {
  blameCost,
  destiniesWorth,
  type Outlook,
  oneBlame,
  outlook,
  rivalPoints,
  runesWorth,
  setsWorth,
  shipWorth,
  storesWorth,
  warriorsWorth,
} from './midgard/outlook.ts'

/** How a seat stands in Champions of Midgard, in Glory at the end. */
function value(state: State, seat: Seat): number {
  const view = outlook(state, seat)
  const rival = rivalPoints(state, seat)
  if (view.phase === 'over') return total(score(state, seat)) - rival
  const { player, rounds } = view
  const fights =
    view.phase === 'fighting' || (view.phase === 'assigning' && player.confirmed)
      ? pendingFights(view)
      : bestAssignment(view).worth
  return (
    player.glory +
    storesWorth(view) +
    warriorsWorth(view) +
    setsWorth(view) +
    runesWorth(view) +
    shipWorth(view) +
    destiniesWorth(view) +
    // A worker more is a good deal every round.
    2.2 * player.clan * rounds +
    2 * player.workers +
    (state.first === seat ? 0.8 * Math.min(1, rounds) : 0) +
    fights -
    blameCost(view, player.stores[BLAME]) -
    trollThreat(view) -
    rival
  )
}

/** CM-10.2: a Troll that nobody beats brings Blame to all. Whoever fights it weighs that with the fight. */
function trollThreat(view: Outlook): number {
  const { state, seat, phase } = view
  if (state.troll === NONE) return 0
  const fighter = state.spaces[SPACE_INDEX.troll]
  if (fighter === seat) return oneBlame(view)
  const likely = fighter !== NONE ? 0.3 : phase === 'placing' ? 0.5 : 1
  return likely * oneBlame(view)
}

/** Where the rules offer small steps, the whole of them at once. */
function advise(state: State, seat: Seat): Move[] | undefined {
  const task = state.agenda.at(-1)
  if (!task) return undefined
  if (task.do === 'assign' || task.do === 'assignInTurnOrder')
    return [{ do: 'assignAll', plan: bestAssignment(outlook(state, seat)).plan }]
  if (task.do === 'rollAgain') {
    const plain = rollAgain
      .legal(state, seat, task)
      .filter((move) => move.do === 'stand' || move.do === 'rune')
    return [...plain, ...(state.players[seat].stores[FAVOR] > 0 ? rerolls(state.fight!) : [])]
  }
  return undefined
}

const sense: Sense<State, Move> = { value, advise }

export const midgardBots: Readonly<Record<string, Bot>> = { random, greedy: greedy(sense) }
