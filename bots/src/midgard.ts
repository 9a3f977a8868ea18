import { type Seat, total } from '@meadhall/kernel/rules'
import { score } from '@meadhall/midgard/score'
import { type Move, NONE, type State } from '@meadhall/midgard/state'
import { BLAME, SPACE_INDEX } from '@meadhall/midgard/vocabulary'
import { type Bot, random } from './bot.ts'
import { greedy, type Sense } from './greedy.ts'
import { bestAssignment, pendingFights, prospects } from './midgard/fights.ts'
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
import { planner } from './planner.ts'

/** How a seat stands in Champions of Midgard, in Glory at the end. */
function value(state: State, seat: Seat): number {
  if (state.round === 0) return 0 // leaders are chosen by whim
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
    fights +
    prospects(view) -
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

/** Assigning is worked out, not tried out. */
function advise(state: State, seat: Seat): Move[] | undefined {
  const task = state.agenda.at(-1)?.do
  if (task !== 'assign' && task !== 'assignInTurnOrder') return undefined
  return [{ do: 'assignAll', plan: bestAssignment(outlook(state, seat)).plan }]
}

const sense: Sense<State, Move> = { value, advise }

export const midgardBots: Readonly<Record<string, Bot>> = {
  random,
  greedy: greedy(sense),
  planner: planner({ ...sense, part: ({ round }) => round }),
}
