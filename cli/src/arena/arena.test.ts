import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { commandLine } from '../command-line.ts'
import { captured } from '../testing/captured.ts'
import { fieldsOf } from './field.ts'
import { eloOf, meanOf, shareOf } from './figures.ts'
import { drawLadder, rungsOf } from './ladder.ts'
import { type ArenaResult, resultOf } from './result.ts'

const place = mkdtempSync(join(tmpdir(), 'meadhall-arena-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('a field is seated in every way that differs', () => {
  test.each([
    [['a', 'b'], 2, ['a,b', 'b,a']],
    [['a', 'a'], 2, ['a,a']],
    [['a', 'b'], 4, ['a,b,a,b', 'b,a,b,a']],
    [['a', 'b', 'b', 'b'], 4, ['a,b,b,b', 'b,b,b,a', 'b,b,a,b', 'b,a,b,b']],
    [['a', 'b'], 1, ['a', 'b']],
  ])('%j at %i', (bots, players, expected) => {
    expect(fieldsOf(bots, players).map((field) => field.join())).toEqual(expected)
  })
})

describe('figures', () => {
  test('games of one deal count as one', () => {
    expect(meanOf([[1, 1, 1, 1], [0]])).toMatchObject({ mean: 0.5 })
    const sure = shareOf(Array.from({ length: 100 }, (_, i) => [i % 2]))
    const doubled = shareOf(Array.from({ length: 100 }, (_, i) => [i % 2, i % 2]))
    expect(doubled.high - doubled.low).toBeCloseTo(sure.high - sure.low, 2)
  })

  test('all won is not certain', () => {
    const { mean, low, high } = shareOf(Array.from({ length: 10 }, () => [1]))
    expect({ mean, high }).toEqual({ mean: 1, high: 1 })
    expect(low).toBeCloseTo(0.72, 2)
  })

  test.each([
    [0.5, 0],
    [10 / 11, 400],
    [1, null],
  ])('a share of %d is %d Elo', (share, elo) => {
    const difference = eloOf(share)
    expect(difference === null ? null : Math.round(difference)).toBe(elo)
  })
})

test('a game is counted for its bots, its pairs and its seats', () => {
  const thought = [
    { decisions: 2, ms: 4, slowest: 3 },
    { decisions: 2, ms: 8, slowest: 7 },
  ]
  const result = resultOf({ game: 'spoils', fields: fieldsOf(['a', 'b'], 2), seats: 2 }, [
    { deal: 0, field: 0, points: [9, 5], won: [1, 0], place: [0, 1], thought },
    { deal: 0, field: 1, points: [7, 7], won: [0.5, 0.5], place: [0, 0], thought },
  ])
  expect(result).toMatchObject({ bot: 'a', winShare: 0.75, games: 2, deals: 1, points: { mean: 8 } })
  expect(result.pairs).toMatchObject([{ bot: 'a', against: 'b', winShare: 0.75, points: { mean: 2 } }])
  expect(result.bots[1]).toMatchObject({ bot: 'b', winShare: 0.25, slowestMs: 7, msPerDecision: 3 })
  expect(result.seats.map(({ winShare }) => winShare)).toEqual([0.75, 0.25])
})

test('rungs are as far apart as their games say', () => {
  const share = (bot: string, against: string, winShare: number) =>
    ({ bot, against, winShare }) as unknown as Parameters<typeof rungsOf>[1][number]
  const rungs = rungsOf(
    ['low', 'middle', 'high'],
    [share('middle', 'low', 10 / 11), share('high', 'middle', 10 / 11), share('high', 'low', 100 / 101)],
    1000,
  )
  expect(rungs.map(({ elo }) => Math.round(elo / 10) * 10)).toEqual([0, 400, 800])
  expect(drawLadder('Spoils', rungs)).toMatch(/^<svg .*<text [^>]*>high<\/text>/s)
})

const arena = async (...args: string[]) => {
  const { code, out, err } = await captured(() => commandLine(['arena', 'spoils', ...args]))
  return { code, out, err }
}

describe('meadhall arena', () => {
  test('tells win share, points and their intervals', async () => {
    const { code, out } = await arena('--bots', 'greedy,random', '--games', '8', '--cores', '1', '--json')
    const result = JSON.parse(out) as ArenaResult
    expect(code).toBe(0)
    expect(result).toMatchObject({ game: 'spoils', players: 2, games: 8, deals: 4, bot: 'greedy' })
    expect(result.pairs).toHaveLength(1)
    expect(result.low).toBeLessThanOrEqual(result.winShare)
    expect(result.high).toBeGreaterThanOrEqual(result.winShare)
  }, 60_000)

  test('goes on where it was stopped, and refuses games of another arena', async () => {
    const file = join(place, 'kept.jsonl')
    const same = ['--bots', 'greedy,random', '--cores', '1', '--json', '--keep', file]
    const { seconds: _, ...whole } = JSON.parse((await arena(...same, '--games', '6')).out) as ArenaResult & {
      seconds: number
    }
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, `${lines.slice(0, 3).join('\n')}\n{"deal":`)
    const again = JSON.parse((await arena(...same, '--games', '6')).out) as ArenaResult
    expect(again.pairs).toEqual(whole.pairs)
    const other = await arena('--bots', 'random,greedy', '--keep', file)
    expect(other).toMatchObject({ code: 2, err: expect.stringMatching(/kept.jsonl holds another arena/) })
  }, 60_000)
})
