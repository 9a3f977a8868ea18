import { below, quickWords } from '@meadhall/kernel/chance'
import { isMove, remainingMoves } from '@meadhall/kernel/record'
import { beforeEach, describe, expect, test } from 'vitest'
import { fromHex, toHex } from './record-file.ts'
import { answerUndo, askUndo, putBack, takeBack } from './taking-back.ts'
import { bid, finish, open, pendingOf, people, play, type Spoils, seed } from './testing/spoils-table.ts'
import { logSince, remainingLog, updateFor } from './update.ts'

let hall: Spoils
beforeEach(() => {
  hall = open()
})

describe('an update', () => {
  test('shows a seat its choices and an onlooker none', () => {
    expect(updateFor(hall, 0)).toMatchObject({
      game: 'spoils',
      n: 0,
      viewer: 0,
      pending: [0, 1, 2],
      legal: [1, 2, 3, 4, 5].map(bid),
      seats: people,
      commitment: 'hash',
    })
    expect(updateFor(hall, null)).toMatchObject({ viewer: null, legal: [], undo: {} })
  })

  test('hides from the others what they may not know', () => {
    play(hall, 0, 5)
    expect(updateFor(hall, 1).view).toMatchObject({ bids: [-1, 0, 0] })
    expect(updateFor(hall, 0).view).toMatchObject({ bids: [5, 0, 0] })
    expect(JSON.stringify(updateFor(hall, 1))).not.toContain(toHex(seed))
  })

  test('tells what happened since an entry', () => {
    play(hall, 0, 1)
    play(hall, 1, 2)
    expect(updateFor(hall, 2, 1).log).toEqual([
      { n: 2, seat: 1, told: [{ what: 'bidLaid', seat: 1 }], at: 1000 },
    ])
    expect(updateFor(hall, 2).log.map(({ n }) => n)).toEqual([0, 1, 2])
  })

  test('names what was taken back, and the remaining log leaves it out', () => {
    play(hall, 0, 1)
    takeBack(hall, 0)
    const log = logSince(hall, 1, 0)
    expect(log.at(-1)).toMatchObject({ n: 2, seat: 0, takesBack: [1] })
    expect(remainingLog(log)).toEqual([])
  })

  test('names what was taken back as if every entry were looked at by itself', () => {
    const word = quickWords(5)
    for (let i = 0; i < 300; i++) {
      const seat = below(3, word)
      const way = below(4, word)
      if (way === 0) takeBack(hall, seat)
      else if (way === 1) putBack(hall, seat)
      else if (way === 2 && askUndo(hall, seat))
        for (const other of people.keys()) answerUndo(hall, other, below(3, word) > 0)
      else if (pendingOf(hall).length > 0) play(hall, seat, 1 + below(5, word))
    }
    const { entries } = hall.table.record
    const expected = entries.flatMap((entry) => {
      if (isMove(entry)) return []
      const before = remainingMoves(entries.slice(0, entry.n - 1))
      const takesBack = before
        .filter(({ n }) => (entry.consent ? n >= entry.undo : n === entry.undo))
        .filter(({ quiet, seat }) => !quiet || seat === 0)
        .map(({ n }) => n)
      return takesBack.length > 0 ? [{ n: entry.n, takesBack }] : []
    })
    expect(expected.length).toBeGreaterThan(20)
    for (const since of [-1, 0, 20, entries.length - 1])
      expect(
        logSince(hall, 0, since).flatMap(({ n, takesBack }) => (takesBack ? [{ n, takesBack }] : [])),
      ).toEqual(expected.filter(({ n }) => n > since))
  })

  test('of a game in which one has taken back thousands of times is whole', () => {
    for (let i = 0; i < 2000; i++) {
      if (i === 0) play(hall, 0, 3)
      else putBack(hall, 0)
      takeBack(hall, 0)
    }
    expect(logSince(hall, 0, -1)).toHaveLength(4001)
  })

  test('of a finished game has the ranking and the seed', () => {
    finish(hall)
    const { ranking, seed: shown, pending } = updateFor(hall, null)
    expect(ranking!.flat().toSorted((a, b) => a - b)).toEqual([0, 1, 2])
    expect(fromHex(shown!)).toEqual(seed)
    expect(pending).toEqual([])
  })

  test('is plain JSON', () => {
    play(hall, 0, 1)
    const update = updateFor(hall, 0)
    expect(JSON.parse(JSON.stringify(update))).toEqual(update)
  })
})
