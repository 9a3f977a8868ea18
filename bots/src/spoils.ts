import { type Bot, random } from './bot.ts'
import { greedy, type Sense } from './greedy.ts'
import { planner } from './planner.ts'

interface Position {
  prize: number
  hands: number[][]
  bids: number[]
  won: number[][]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Won prizes, and a card is worth about as much as it may still win. */
const sense: Sense<Position> = {
  value: ({ prize, hands, bids, won }, seat) =>
    sum(won[seat]) + 0.8 * sum(hands[seat]) - Math.abs(bids[seat] - prize) * (bids[seat] > 0 ? 0.5 : 0),
}

/** For the kernel's example game. */
export const spoilsBots: Readonly<Record<string, Bot>> = {
  random,
  greedy: greedy(sense),
  planner: planner({ ...sense, part: ({ hands }) => hands[0].length }),
}
