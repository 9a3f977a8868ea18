import { random } from '@meadhall/bots/bot'
import { quickChance } from '@meadhall/kernel/chance'
import { spoils } from '@meadhall/kernel/example'
import { beforeEach, describe, expect, test } from 'vitest'
import { botMove, botsToMove } from './bot-seats.ts'
import { missedBy, missedMove } from './clock.ts'
import { bot, botOf, entryNumber, isDeserted, letStandIn, person, submit } from './hall-table.ts'
import { exportRecord, importRecord } from './record-file.ts'
import { bid, open, pendingOf, play, type Spoils, seed } from './testing/spoils-table.ts'
import { logSince } from './update.ts'

let hall: Spoils
beforeEach(() => {
  hall = open()
})

describe('a move', () => {
  test('is played and numbered', () => {
    expect(play(hall, 0, 3)).toEqual({ outcome: 'played', n: 1 })
    expect(pendingOf(hall)).toEqual([1, 2])
  })

  test('sent again is recognised and not played twice', () => {
    play(hall, 0, 3)
    expect(play(hall, 0, 3, 0)).toEqual({ outcome: 'repeated', n: 1 })
    expect(entryNumber(hall)).toBe(1)
  })

  test('that answers a position in which the seat has moved since is stale', () => {
    play(hall, 0, 3)
    expect(play(hall, 0, 4, 0)).toEqual({ outcome: 'stale', n: 1 })
  })

  test('of one who decides at the same time is not stale', () => {
    play(hall, 0, 3)
    expect(play(hall, 1, 2, 0)).toEqual({ outcome: 'played', n: 2 })
  })

  test('chosen before a card was turned is stale', () => {
    play(hall, 0, 1)
    play(hall, 1, 2)
    play(hall, 2, 3)
    expect(play(hall, 0, 5, 2)).toEqual({ outcome: 'stale', n: 3 })
    expect(play(hall, 0, 5, 99)).toEqual({ outcome: 'stale', n: 3 })
    expect(play(hall, 0, 5, -1)).toEqual({ outcome: 'stale', n: 3 })
  })

  test('against the rules is refused by its rule and changes nothing', () => {
    const before = JSON.stringify(hall.table)
    expect(play(hall, 0, 9)).toMatchObject({
      outcome: 'refused',
      refusal: { rule: 'SP-2', why: 'cardNotInHand' },
    })
    expect(JSON.stringify(hall.table)).toBe(before)
  })
})

describe('seats', () => {
  test('a bot moves from its own view', () => {
    const withBot = open([person('Ada'), bot('random', 'Bo')])
    expect(botsToMove(withBot)).toEqual([{ seat: 1, bot: 'random' }])
    const move = botMove(withBot, 1, random, quickChance(1), { positions: 1 })
    expect(submit(withBot, move)).toMatchObject({ outcome: 'played' })
    expect(botsToMove(withBot)).toEqual([])
  })

  test('a bot stands in for one who is away, until they come back', () => {
    letStandIn(hall, 0, 'random')
    expect(botsToMove(hall)).toEqual([{ seat: 0, bot: 'random' }])
    expect(botOf(hall.holders[0])).toBe('random')
    letStandIn(hall, 0, undefined)
    expect(hall.holders[0]).toEqual(person('Ada'))
  })

  test('what a bot did for a person is told as such, also by a file', () => {
    submit(hall, { seat: 0, answers: 0, move: bid(3), standIn: true }, 1000)
    play(hall, 1, 4)
    play(hall, 2, 4)
    const told = (of: typeof hall) => logSince(of, null, 0).map(({ seat, standIn }) => [seat, standIn])
    expect(told(hall)).toEqual([
      [0, true],
      [1, undefined],
      [2, undefined],
    ])
    expect(told(importRecord(spoils, exportRecord(hall), undefined, seed))).toEqual(told(hall))
  })

  test('a table is deserted when bots decide for everybody', () => {
    const withBot = open([person('Ada'), person('Bo'), bot('random', 'Cleo')])
    letStandIn(withBot, 0, 'random')
    expect(isDeserted(withBot)).toBe(false)
    letStandIn(withBot, 1, 'random')
    expect(isDeserted(withBot)).toBe(true)
  })

  test('who decides in time again has missed nothing', () => {
    hall.clock = missedMove(hall.clock!, 0, 500)
    expect(missedBy(hall.clock, 0)).toBe(1)
    play(hall, 0, 3)
    expect(missedBy(hall.clock, 0)).toBe(0)
  })

  test('the clock runs with the entries', () => {
    play(hall, 0, 3)
    expect(hall.clock!.since).toEqual([null, 0, 0])
  })
})
