import { random } from '@meadhall/bots/bot'
import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { spoils } from '@meadhall/kernel/example'
import { isMove, readRecord, remainingMoves } from '@meadhall/kernel/record'
import { faults, moments } from '@meadhall/kernel/replay'
import { beforeEach, describe, expect, test } from 'vitest'
import { botMove, botsToMove } from './bot-seats.ts'
import { live, missedBy, missedMove } from './clock.ts'
import {
  answerUndo,
  askable,
  askUndo,
  bot,
  botOf,
  entryNumber,
  exportRecord,
  fromHex,
  type HallTable,
  type Holder,
  importRecord,
  isDeserted,
  isOver,
  letStandIn,
  openHallTable,
  person,
  putBack,
  restartTurn,
  submit,
  takeBack,
  toHex,
} from './hall-table.ts'
import { logSince, remainingLog, updateFor } from './update.ts'

type Move = { do: 'bid'; card: number }
type Spoils = ReturnType<typeof open>
const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
const people = [person('Ada'), person('Bo'), person('Cleo')]

function open(seats: readonly Holder[] = people) {
  return openHallTable(spoils, { seats, options: {}, seed, commitment: 'hash', clock: live(30, 1) })
}
const bid = (card: number): Move => ({ do: 'bid', card })
const play = (hall: Spoils, seat: number, card: number, answers = entryNumber(hall)) =>
  submit(hall, { seat, answers, move: bid(card) }, 1000)

/** Plays to the end, always the lowest card. */
function finish(hall: Spoils): void {
  for (let [seat] = pendingOf(hall); seat !== undefined; [seat] = pendingOf(hall))
    submit(hall, { seat, answers: entryNumber(hall), move: hall.game.rules.legal(hall.table.state, seat)[0] })
}
const pendingOf = (hall: Spoils) => hall.game.rules.pending(hall.table.state)

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

describe('a kept game', () => {
  const noSeed = new Uint8Array(32)

  test('goes on where it was, with its own chance', () => {
    play(hall, 0, 1)
    play(hall, 1, 2)
    const again = importRecord(spoils, exportRecord(hall, 'toPlayOn'), undefined, noSeed)
    play(hall, 2, 3)
    play(again, 2, 3)
    expect(again.table.state).toEqual(hall.table.state)
    expect(updateFor(again, 1).log).toEqual(updateFor(hall, 1).log)
    expect(again.holders).toEqual(people)
  })

  test('does not tell its seed before the end', () => {
    expect(readRecord(exportRecord(hall)).seed).toBe(undefined)
    finish(hall)
    expect(readRecord(exportRecord(hall)).seed).toBe(toHex(seed))
  })

  test('keeps its undone moves', () => {
    play(hall, 0, 1)
    takeBack(hall, 0)
    play(hall, 0, 2)
    play(hall, 1, 2)
    askUndo(hall, 0)
    answerUndo(hall, 1, true)
    answerUndo(hall, 2, true)
    const again = importRecord(spoils, exportRecord(hall), people, seed)
    expect(again.table.record.entries).toEqual(hall.table.record.entries)
    expect(again.table.state).toEqual(hall.table.state)
  })

  test('once finished holds every moment, and proves its dice', () => {
    finish(hall)
    expect(isOver(hall)).toBe(true)
    const record = readRecord(exportRecord(hall)) as typeof hall.table.record
    expect(record.frames).toHaveLength(16)
    expect([...moments(spoils.rules, record as never)].at(-1)!.state).toEqual(hall.table.state)
    expect(faults(spoils.rules as HallTable['game']['rules'], record as never, seed)).toEqual([])
  })

  test.each([
    ['another game', (text: string) => text.replace('"spoils"', '"chess"'), /this is a record of "chess"/],
    ['other rules', (text: string) => text.replace('"version":1', '"version":9'), /version 9 of the rules/],
    [
      'too many seats',
      (text: string) => text.replace('"seats":3', '"seats":7').replace(/"names":\[[^\]]*\],/, ''),
      /not played by 7/,
    ],
    [
      'options of another game',
      (text: string) => text.replace('"options":{}', '"options":{"a":1}'),
      /no options/,
    ],
    [
      'a move that was never possible',
      (text: string) => text.replace('"card":1', '"card":7'),
      /entry 1: .*SP-2/,
    ],
    [
      'chance that was never asked',
      (text: string) => text.replace('"chance":[]', '"chance":[4]'),
      /more chance/,
    ],
    [
      'no chance where some was needed',
      (text: string) => text.replace(/"setup":\[\d\]/, '"setup":[]'),
      /set-up/,
    ],
  ])('that is damaged is refused in one line: %s', (_, damage, reason) => {
    play(hall, 0, 1)
    const damaged = damage(exportRecord(hall))
    expect(() => importRecord(spoils, damaged, undefined, noSeed)).toThrow(reason)
  })
})
