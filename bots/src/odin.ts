import type { Seat } from '@meadhall/kernel/rules'
import { AREA, COLOUR } from '@meadhall/odin/data/tiles'
import { banquetTable, cellsWithoutFood } from '@meadhall/odin/feast/table'
import type { Move } from '@meadhall/odin/moves'
import { bestPlacement } from '@meadhall/odin/placement/best'
import { income } from '@meadhall/odin/placement/worth'
import { points } from '@meadhall/odin/score'
import { type State, slotName } from '@meadhall/odin/state'
import { ITEMS, SILVER } from '@meadhall/odin/vocabulary'
import { type Bot, random } from './bot.ts'
import { greedy, type Sense } from './greedy.ts'
import { planner } from './planner.ts'

/** What a cell of a good may still be worth: the further up it is, the sooner it lies on a board. */
const PER_CELL = { orange: 0.2, red: 0.45, green: 0.75, blue: 0.95, grey: 0.95, none: 0 } as const
const OTHER: Readonly<Record<string, number>> = { wood: 1.1, stone: 1.5, ore: 1.4, longSword: 0.6, silver: 0 }
const WEAPON = 0.4
const ITEM_WORTH = ITEMS.map((name, what) => AREA[what] * PER_CELL[COLOUR[what]] || (OTHER[name] ?? WEAPON))
/** More of a kind than this is hardly of use. */
const ENOUGH = 5

/** A Viking on the Thing Square is worth a small action. */
const VIKING = 1.6
const PER_OPEN_CELL = 2
const DICE = { huntingGame: 4, layingASnare: 5, whaling: 9, raiding: 7, pillaging: 9 } as const

/** How a seat stands: its points, and what its goods, income, ships and the decision before it may bring yet. */
function value(state: State, seat: Seat): number {
  const player = state.players[seat]
  const toCome = state.rounds - state.round
  let worth = points(state, seat)
  if (state.phase === 13) return worth
  worth += 0.9 * (toCome + (state.phase < 7 ? 1 : 0)) * income(player)
  // In the last round there is little left to do with what is not placed.
  const use = toCome > 0 ? 1 : 0.6
  for (let what = 0; what < ITEMS.length; what++)
    worth += use * ITEM_WORTH[what] * Math.min(player.supply[what], ENOUGH)
  if (state.phase <= 5) worth += VIKING * player.vikings
  worth += toCome * (0.5 * player.knarrs + 0.9 * player.longships.length + 0.4 * player.boats.length)
  worth += 0.35 * Math.min(toCome, 3) * player.hand.length
  return worth + toDecide(state, seat) - PER_OPEN_CELL * hunger(state, seat)
}

/** Cells of the coming feast that neither food nor silver would cover. */
function hunger(state: State, seat: Seat): number {
  if (state.phase >= 9 && state.round === state.rounds) return 0
  const { supply } = state.players[seat]
  return Math.max(0, cellsWithoutFood(banquetTable(state, seat), supply) - supply[SILVER])
}

/** What the decision that waits for the seat in its action will about bring. */
function toDecide(state: State, seat: Seat): number {
  const task = state.agenda.at(-1)
  if (!task || !('seat' in task) || task.seat !== seat) return 0
  switch (task.do) {
    case 'emigrate':
      return 13 - state.round
    case 'explore':
      return 9
    case 'sale':
      return 4 * task.left
    case 'upgrade':
      return 2 * task.left
    case 'mountain':
      return 1.2 * task.take.reduce((sum, n) => sum + n, 0)
    case 'dice':
      return DICE[task.action]
    case 'playCards':
      return 2
    case 'either':
    case 'exchange':
      return 3
    default:
      return 0
  }
}

/** Steps that a packing may take before every placement. */
const PACKING = 600

/** Before income, bonuses and scoring: the next tile of a good packing. */
function advise(state: State, seat: Seat): Move[] | undefined {
  if (state.agenda.at(-1)?.do !== 'window') return undefined
  const next = bestPlacement(state, seat, PACKING).placements.at(0)
  if (!next) return undefined
  const { what, slot, row, col, turn } = next
  return [{ do: 'placeTile', good: ITEMS[what], board: slotName(state.players[seat], slot), row, col, turn }]
}

const sense: Sense<State, Move> = { value, advise }

/** For A Feast for Odin. */
export const odinBots: Readonly<Record<string, Bot>> = {
  random,
  greedy: greedy(sense),
  planner: planner({ ...sense, part: ({ round }) => round }),
}
