import type { Seat } from '@meadhall/kernel/rules'
import { AREA, COLOUR } from '@meadhall/odin/data/tiles'
import { income } from '@meadhall/odin/placement/worth'
import { points } from '@meadhall/odin/score'
import type { State } from '@meadhall/odin/state'
import { GOODS, ORE, STONE, WOOD } from '@meadhall/odin/vocabulary'
import { type Bot, random } from './bot.ts'
import { greedy, type Sense } from './greedy.ts'

/** What a cell of a good may still be worth: the further up it is, the sooner it lies on a board. */
const PER_CELL = { orange: 0.2, red: 0.35, green: 0.6, blue: 0.8, grey: 0.85, none: 0 } as const

/** How a seat stands in A Feast for Odin: its points, and what its goods, income and ships may bring yet. */
function value(state: State, seat: Seat): number {
  const player = state.players[seat]
  const toCome = state.rounds - state.round
  let worth = points(state, seat)
  if (state.phase === 13) return worth
  for (let what = 0; what < GOODS.length; what++)
    worth += player.supply[what] * AREA[what] * PER_CELL[COLOUR[what]]
  worth += 1.2 * player.supply[WOOD] + 1.5 * player.supply[STONE] + player.supply[ORE]
  worth += income(player) * toCome
  worth += (player.knarrs + player.longships.length) * toCome + 0.4 * player.hand.length
  return worth
}

const sense: Sense<State> = { value }

export const odinBots: Readonly<Record<string, Bot>> = { random, greedy: greedy(sense) }
