import type { GameReview, SeatReview } from '@meadhall/hall/review'
import { expect, test } from 'vitest'
import { luckVerdict, turningPoints } from './turning.ts'

const decision = (
  n: number,
  seat: number,
  [from, to]: readonly [number, number],
  more: { luck?: number; loss?: number } = {},
): GameReview['decisions'][number] => ({
  n,
  seat,
  move: { do: 'pass' },
  chances: [from, 1 - from],
  after: [to, 1 - to],
  best: [],
  loss: more.loss ?? 0,
  error: 0,
  among: 3,
  luck: [more.luck ?? 0, -(more.luck ?? 0)],
})

const game = (...decisions: GameReview['decisions'][number][]) => ({ decisions, alone: false })

test('turning points are what moved a seat most, by luck or by choice, in the order of the game', () => {
  const review = game(
    decision(1, 0, [0.5, 0.51]),
    decision(2, 1, [0.51, 0.31]),
    decision(3, 0, [0.31, 0.5], { luck: 0.18 }),
    decision(4, 0, [0.5, 0.4], { loss: 0.12 }),
  )
  expect(turningPoints(review, 0)).toEqual([
    { at: 1, worth: expect.closeTo(-0.2), by: 'choice' },
    { at: 2, worth: 0.18, by: 'luck' },
    { at: 3, worth: -0.12, by: 'choice' },
  ])
  expect(turningPoints(review, 1).map(({ worth }) => Math.sign(worth))).toEqual([1, -1, 1])
})

const seat = (more: Partial<SeatReview>): SeatReview => ({
  decisions: 30,
  loss: 0.5,
  lossError: 0.05,
  luck: 0,
  luckError: 0.02,
  start: 0.5,
  end: 0.5,
  points: 50,
  won: false,
  ...more,
})

test.each([
  [
    'a loser who fell less short and had less luck played better and rolled worse',
    [seat({ won: true, loss: 0.9, luck: 0.3 }), seat({ loss: 0.4, luck: -0.3 })],
    1,
    { key: 'betterAndUnlucky', than: 0 },
  ],
  [
    'not where the difference in play may be chance',
    [seat({ won: true, loss: 0.5, luck: 0.3 }), seat({ loss: 0.4, luck: -0.3 })],
    1,
    { key: 'luckTook', luck: -0.3 },
  ],
  [
    'nor where the difference in luck may be',
    [seat({ won: true, loss: 0.9, luck: 0.01 }), seat({ loss: 0.4, luck: -0.01 })],
    1,
    { key: 'even' },
  ],
  [
    'who won by luck is told so',
    [seat({ won: true, loss: 0.9, luck: 0.3 }), seat({ loss: 0.4, luck: -0.3 })],
    0,
    { key: 'worseAndLucky', than: 1 },
  ],
  ['alone there is only luck', [seat({ luck: 4, luckError: 1 })], 0, { key: 'luckGave', luck: 4 }],
] as const)('%s', (_, seats, of, verdict) => {
  expect(luckVerdict({ seats }, of)).toEqual(verdict)
})
