import { expect, test } from 'vitest'
import { showsWhy } from './reason.ts'

const nothing = { lines: {}, holds: {}, deeds: {} }

test('points that come soon are a reason if they are a good part of the lead', () => {
  expect(showsWhy({ ...nothing, lines: { won: 3 } }, nothing, 4, 140)).toBe(true)
  expect(showsWhy({ ...nothing, lines: { won: 3 } }, nothing, 12, 140)).toBe(false)
  expect(showsWhy({ ...nothing, lines: { won: 3, favor: -3 } }, nothing, 4, 140)).toBe(false)
})

test('what one holds, and what succeeds oftener, are reasons; what comes later is none', () => {
  expect(
    showsWhy({ ...nothing, holds: { warriors: -1 } }, { ...nothing, holds: { warriors: -3 } }, 4, 140),
  ).toBe(true)
  expect(showsWhy(nothing, { ...nothing, holds: { warriors: -2 } }, 4, 140)).toBe(true)
  const fight = (done: number) => ({ ...nothing, deeds: { 'fight troll': { tried: 140, done } } })
  expect(showsWhy(fight(120), fight(60), 4, 140)).toBe(true)
  expect(showsWhy(fight(120), fight(118), 4, 140)).toBe(false)
  const seldom = { ...nothing, deeds: { 'fight troll': { tried: 60, done: 60 } } }
  expect(showsWhy(seldom, nothing, 4, 140)).toBe(false)
  expect(showsWhy(nothing, nothing, 4, 140)).toBe(false)
})
