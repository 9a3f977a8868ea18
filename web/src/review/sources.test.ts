import type { GameRecord } from '@meadhall/kernel/record'
import { expect, test } from 'vitest'
import { intoAddress } from '../store/address-text.ts'
import type { Mark } from '../worker/marks.ts'
import { recordInAddress } from './packing.ts'
import { sourcesOf, timeOf } from './sources.ts'

const line = (name: string, points: number) => ({ line: name, points, rule: 'X-1' })
const mark = (n: number, round: number, lines?: Mark['lines']): Mark => ({
  n,
  seat: 0,
  round,
  told: [],
  points: [],
  ...(lines && { lines }),
})

test('points are told by the round that brought them and by their source', () => {
  const marks = [
    mark(0, 0, [[line('won', 0)], []]),
    mark(3, 1, [[line('won', 4)], [line('won', 1), line('blame', -1)]]),
    mark(6, 2),
    mark(9, 2, [
      [line('won', 4), line('won', 3)],
      [line('won', 1), line('blame', -3)],
    ]),
  ]
  expect(sourcesOf(marks, 2)).toEqual({
    rounds: [1, 2],
    lines: ['won', 'blame'],
    gained: [
      [
        { won: 4, blame: 0 },
        { won: 1, blame: -1 },
      ],
      [
        { won: 3, blame: 0 },
        { won: 0, blame: -2 },
      ],
    ],
  })
})

test('time is counted to the next move, without long pauses and only where all moves have one', () => {
  const entry = (n: number, seat: number, at?: number) => ({
    n,
    seat,
    move: { do: 'pass' },
    chance: [],
    ...(at !== undefined && { at }),
  })
  const record = (...entries: ReturnType<typeof entry>[]) => ({ entries, seats: 2 }) as unknown as GameRecord
  expect(
    timeOf(record(entry(1, 0, 0), entry(2, 1, 5000), entry(3, 0, 6000), entry(4, 1, 9_000_000))),
  ).toEqual([1000, 5000])
  expect(timeOf(record(entry(1, 0, 0), entry(2, 1)))).toBeUndefined()
})

test('a game travels in a link and comes out as it went in', async () => {
  const text = JSON.stringify({
    format: 1,
    names: ['Åsa', '花'],
    entries: Array.from({ length: 300 }, () => ({ n: 1 })),
  })
  const link = await intoAddress(text)
  expect(link).toMatch(/^[\w-]+$/)
  expect(await recordInAddress(link)).toBe(text)
  await expect(recordInAddress('nonsense')).rejects.toThrow('damaged')
})
