import { describe, expect, test } from 'vitest'
import {
  deadline,
  decided,
  live,
  missedBy,
  missedMove,
  outOfTime,
  overDays,
  runClock,
  shiftClock,
  startClock,
} from './clock.ts'

const second = 1000

describe('a live clock', () => {
  const clock = startClock(live(30, 2), 3, [1], 0)

  test('a move within its time leaves the bank alone', () => {
    expect(runClock(clock, [2], 29 * second)).toMatchObject({
      bank: [120_000, 120_000, 120_000],
      since: [null, null, 29_000],
    })
  })

  test('what a move takes beyond its time comes out of the bank', () => {
    expect(runClock(clock, [2], 50 * second).bank).toEqual([120_000, 100_000, 120_000])
  })

  test('a seat is out of time when its time and its bank are used up', () => {
    expect(deadline(clock, 1)).toBe(150 * second)
    expect(deadline(clock, 0)).toBe(null)
    expect(outOfTime(clock, 149 * second)).toEqual([])
    expect(outOfTime(clock, 150 * second)).toEqual([1])
  })

  test('small moves and undoing win no time', () => {
    const later = runClock(runClock(clock, [1], 20 * second), [1], 25 * second)
    expect(later.since).toEqual([null, 0, null])
  })

  test('dice make a new decision, which is paid for and has its own time', () => {
    const later = runClock(clock, [1], 40 * second, 1)
    expect(later).toMatchObject({ bank: [120_000, 110_000, 120_000], since: [null, 40_000, null] })
  })

  test('several may be deciding, each on their own time', () => {
    const both = startClock(live(30, 0), 2, [0, 1], 0)
    expect(runClock(both, [1], 10 * second).since).toEqual([null, 0])
    expect(outOfTime(both, 30 * second)).toEqual([0, 1])
  })

  test('a move made for who is out of time is counted, and the clock of the next one is full', () => {
    const once = missedMove(clock, 1, 150 * second)
    expect(missedBy(once, 1)).toBe(1)
    expect(deadline(once, 1)).toBe(180 * second)
    const twice = missedMove(runClock(once, [1], 160 * second), 1, 180 * second)
    expect([0, 1, 2].map((seat) => missedBy(twice, seat))).toEqual([0, 2, 0])
    expect(missedBy(decided(twice, 1), 1)).toBe(0)
    expect(decided(twice, 0)).toEqual(twice)
  })

  test('a table put aside for an hour goes on as if none had passed', () => {
    expect(deadline(shiftClock(clock, 3_600_000), 1)).toBe(3_750_000)
  })
})

test('over days there is no bank', () => {
  const clock = startClock(overDays(24), 2, [0], 0)
  expect(outOfTime(clock, 24 * 3_600_000 - 1)).toEqual([])
  expect(outOfTime(clock, 24 * 3_600_000)).toEqual([0])
})
