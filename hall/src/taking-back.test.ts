import { beforeEach, describe, expect, test } from 'vitest'
import { bot, letStandIn, person } from './hall-table.ts'
import { answerUndo, askable, askUndo, putBack, restartTurn, takeBack } from './taking-back.ts'
import { bid, finish, open, people, play, type Spoils } from './testing/spoils-table.ts'
import { updateFor } from './update.ts'

let hall: Spoils
beforeEach(() => {
  hall = open()
})

describe('undo', () => {
  test('takes the last move back and puts it back', () => {
    play(hall, 0, 3)
    expect(updateFor(hall, 0).undo).toEqual({ undo: { n: 1, move: bid(3) } })
    expect(takeBack(hall, 0)).toEqual({ outcome: 'undone', n: 2 })
    expect(updateFor(hall, 0).undo).toEqual({ redo: bid(3) })
    expect(putBack(hall, 0)).toEqual({ outcome: 'played', n: 3 })
    expect(putBack(hall, 0)).toBe(undefined)
    expect(hall.table.state.bids).toEqual([3, 0, 0])
  })

  test('stops at what another did in public, and says so', () => {
    play(hall, 0, 3)
    play(hall, 1, 3)
    expect(takeBack(hall, 0)).toEqual({ n: 2, seat: 1, what: 'move' })
    expect(updateFor(hall, 0).undo).toEqual({ barrier: { n: 2, seat: 1, what: 'move' }, ask: 1 })
  })

  test('stops at a card that was turned', () => {
    for (const seat of [0, 1, 2]) play(hall, seat, seat + 1)
    expect(takeBack(hall, 2)).toMatchObject({ what: 'prize' })
  })

  test('and the end is a barrier for everybody: all is known then', () => {
    finish(hall)
    const { entries } = hall.table.record
    const last = entries.at(-1)!
    const before = entries.length
    for (const seat of people.keys()) {
      expect(takeBack(hall, seat)).toEqual({ n: last.n, seat: last.seat, what: 'end' })
      expect(restartTurn(hall, seat)).toMatchObject({ what: 'end' })
      expect(putBack(hall, seat)).toBeUndefined()
      expect(askUndo(hall, seat)).toBe(false)
      expect(updateFor(hall, seat).undo).toEqual({})
    }
    expect(entries).toHaveLength(before)
  })

  test('of a whole turn goes as far as it may', () => {
    expect(restartTurn(hall, 0)).toBe(undefined)
    play(hall, 0, 3)
    expect(restartTurn(hall, 0)).toEqual({ outcome: 'undone', n: 2 })
    expect(restartTurn(hall, 0)).toBe(undefined)
  })
})

describe('undo by consent', () => {
  beforeEach(() => {
    play(hall, 0, 3)
    play(hall, 1, 4)
  })

  test('needs all the others', () => {
    expect(askUndo(hall, 0)).toBe(true)
    expect(updateFor(hall, 1).asking).toEqual({ seat: 0, undo: 1, agreed: [0] })
    expect(answerUndo(hall, 1, true)).toBe(true)
    expect(hall.table.state.bids).toEqual([3, 4, 0])
    expect(answerUndo(hall, 1, true)).toBe(false)
    expect(answerUndo(hall, 2, true)).toBe(true)
    expect(hall.table.state.bids).toEqual([0, 0, 0])
    expect(hall.asking).toBe(undefined)
  })

  test('one "no" is enough, and the asker may think better of it', () => {
    askUndo(hall, 0)
    expect(askUndo(hall, 1)).toBe(false)
    answerUndo(hall, 2, false)
    // The refusal stays to be read, and changes nothing any more.
    expect(updateFor(hall, 0).asking).toEqual({ seat: 0, undo: 1, agreed: [0], refused: 2 })
    expect(answerUndo(hall, 1, true)).toBe(false)
    expect(askUndo(hall, 0)).toBe(true)
    expect(hall.asking).toEqual({ seat: 0, undo: 1, agreed: [0] })
    expect(answerUndo(hall, 0, false)).toBe(true)
    expect(hall.asking).toBe(undefined)
    expect(answerUndo(hall, 1, true)).toBe(false)
    expect(hall.table.state.bids).toEqual([3, 4, 0])
  })

  test('a move meanwhile ends the question', () => {
    askUndo(hall, 0)
    play(hall, 2, 1)
    expect(hall.asking).toBe(undefined)
  })

  test('bots agree at once', () => {
    const withBots = open([person('Ada'), bot('random', 'Bo'), bot('random', 'Cleo')])
    play(withBots, 0, 3)
    play(withBots, 1, 4)
    expect(askUndo(withBots, 0)).toBe(true)
    expect(withBots.table.state.bids).toEqual([0, 0, 0])
  })

  test('a bot that stands in does not agree for its person', () => {
    play(hall, 0, 3)
    play(hall, 1, 4)
    letStandIn(hall, 2, 'random')
    expect(askUndo(hall, 0)).toBe(true)
    expect(answerUndo(hall, 1, true)).toBe(true)
    expect(hall.asking).toMatchObject({ seat: 0, agreed: [0, 1] })
    expect(answerUndo(hall, 2, true)).toBe(true)
    expect(hall.table.state.bids).toEqual([0, 0, 0])
  })

  test('what one may undo alone need not be asked for', () => {
    expect(askable(hall.table, 1)).toBe(undefined)
    expect(askUndo(hall, 1)).toBe(false)
  })
})
