import type { Bot } from '@meadhall/bots/bot'
import { quickChance } from '@meadhall/kernel/chance'
import { type Game, silent, total } from '@meadhall/kernel/rules'

/** One game of an arena: what came of it for every seat. */
export interface Played {
  readonly deal: number
  /** Which of the fields sat there. */
  readonly field: number
  readonly points: readonly number[]
  /** 1 for the winner; a shared victory counts for each by its share. */
  readonly won: readonly number[]
  /** How many seats came in before each; those who share a place have the same. */
  readonly place: readonly number[]
  readonly thought: readonly Thought[]
}

/** How a seat thought: real decisions only, since a forced move needs none. */
interface Thought {
  readonly decisions: number
  readonly ms: number
  readonly slowest: number
}

/** Bots look at as many positions as their level allows; those without a level at so many. */
const BUDGET = { positions: 200 }

/** Plays a deal by bots, each on its own view. The same deal gives every field the same set-up and the same luck. */
export function playDeal(
  game: Game,
  options: unknown,
  bots: readonly Bot[],
  seed: number,
): Omit<Played, 'deal' | 'field'> {
  const { rules } = game
  const chance = quickChance(seed)
  const thinking = bots.map((_, seat) => quickChance(seed ^ Math.imul(seat + 1, 0x9e3779b1)))
  const thought = bots.map(() => ({ decisions: 0, ms: 0, slowest: 0 }))
  const state = rules.setup(options, bots.length, chance, silent)
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const seat = pending[0]
    const started = performance.now()
    const view = rules.view(state, seat)
    const move = bots[seat](game, view, seat, thinking[seat], BUDGET)
    const ms = performance.now() - started
    if (rules.shaped(state, seat).length > 1) {
      thought[seat].decisions++
      thought[seat].ms += ms
      thought[seat].slowest = Math.max(thought[seat].slowest, ms)
    }
    rules.apply(state, seat, move, chance, silent)
  }
  const ranking = rules.ranking(state)
  const won = bots.map(() => 0)
  const place = bots.map(() => 0)
  let before = 0
  for (const together of ranking) {
    for (const seat of together) {
      place[seat] = before
      if (before === 0) won[seat] = 1 / together.length
    }
    before += together.length
  }
  return { points: bots.map((_, seat) => total(rules.score(state, seat))), won, place, thought }
}
