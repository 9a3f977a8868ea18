import { spoils } from '@meadhall/kernel/example'
import { readRecord } from '@meadhall/kernel/record'
import { faults, moments } from '@meadhall/kernel/replay'
import { beforeEach, describe, expect, test } from 'vitest'
import { type HallTable, isOver } from './hall-table.ts'
import { exportRecord, importRecord, toHex } from './record-file.ts'
import { answerUndo, askUndo, takeBack } from './taking-back.ts'
import { finish, open, people, play, type Spoils, seed } from './testing/spoils-table.ts'
import { updateFor } from './update.ts'

let hall: Spoils
beforeEach(() => {
  hall = open()
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
