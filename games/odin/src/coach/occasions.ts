import type { Occasion } from '@meadhall/kernel/coach'
import { COLOUR } from '../data/tiles.ts'
import { DICE_ROW } from '../dice.ts'
import { bestFeast } from '../feast/best.ts'
import { banquetTable, uncoveredCells } from '../feast/table.ts'
import type { Happening } from '../moves.ts'
import type { State } from '../state.ts'
import { SHED, SILVER } from '../vocabulary.ts'

const own = (state: State, seat: number) => state.players[seat]

/** Goods that could lie on a board, still in the supply. */
const tilesAtHand = (state: State, seat: number): number =>
  own(state, seat).supply.reduce(
    (sum, n, what) => (COLOUR[what] === 'green' || COLOUR[what] === 'blue' ? sum + n : sum),
    0,
  )

/** Cells of the banquet table that nothing covers, as things stand. */
const feastLacks = (state: State, seat: number): number =>
  uncoveredCells(banquetTable(state, seat), bestFeast(state, seat).tiles)

/** Whether the die that waits is rolled for loot; else a hunt is paid with it. */
const wantsHigh = ({ agenda }: State): boolean => {
  const task = agenda.at(-1)
  return task?.do === 'dice' && DICE_ROW[task.action].high
}

/** What Muninn speaks of in a first game, the first time that it comes up; of several the first is said first. */
export const occasions: readonly Occasion<State, Happening>[] = [
  { id: 'begin', rule: 'FO-2.8', asked: ['turn'] },
  {
    id: 'feastLacks',
    rule: 'FO-6.7',
    asked: ['turn'],
    when: (state, seat) => own(state, seat).vikings <= 3 && feastLacks(state, seat) > 0,
  },
  {
    id: 'endGoods',
    rule: 'FO-17.2',
    asked: ['turn', 'window'],
    when: (state, seat) => state.round === state.rounds && tilesAtHand(state, seat) > 0,
  },
  { id: 'last', rule: 'FO-17.1', told: ['roundBegan'], when: ({ round, rounds }) => round === rounds },
  { id: 'feast', rule: 'FO-6.3', asked: ['feasting'] },
  { id: 'penalty', rule: 'FO-6.7', told: ['penalties'], mine: true },
  { id: 'dice', rule: 'FO-13.1', asked: ['dice'], when: (state) => !wantsHigh(state) },
  { id: 'raid', rule: 'FO-13.9', asked: ['dice'], when: wantsHigh },
  { id: 'failed', rule: 'FO-13.10', told: ['failed'], mine: true },
  { id: 'succeeded', rule: 'FO-13.2', told: ['succeeded'], mine: true },
  {
    id: 'green',
    rule: 'FO-4.6',
    asked: ['turn', 'window'],
    when: (state, seat) => tilesAtHand(state, seat) > 0,
  },
  { id: 'upgrade', rule: 'FO-3.2', asked: ['upgrade'] },
  { id: 'mountain', rule: 'FO-12.1', asked: ['mountain'] },
  { id: 'isle', rule: 'FO-14.1', told: ['explored'], mine: true },
  {
    id: 'house',
    rule: 'FO-4.10',
    told: ['built'],
    mine: true,
    when: (state, seat) => own(state, seat).boards.some((kind) => kind >= SHED),
  },
  { id: 'income', rule: 'FO-4.7', told: ['income'], mine: true },
  { id: 'emigrated', rule: 'FO-14.3', told: ['emigrated'], mine: true },
  { id: 'occupation', rule: 'FO-15.4', told: ['playedOccupation'], mine: true },
  { id: 'pregnant', rule: 'FO-2.13', told: ['pregnant'], mine: true },
  {
    id: 'poor',
    rule: 'FO-3.5',
    asked: ['turn'],
    when: (state, seat) => state.round > 2 && own(state, seat).supply[SILVER] === 0,
  },
  { id: 'window', rule: 'FO-4.1', asked: ['window'] },
]
