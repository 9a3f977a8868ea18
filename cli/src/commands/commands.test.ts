import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandLine } from '../command-line.ts'
import { captured } from '../testing/captured.ts'
import { meadhall } from '../testing/run.ts'

const place = mkdtempSync(join(tmpdir(), 'meadhall-commands-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const run = (...args: string[]) => captured(() => commandLine(args))

function file(name: string, content: unknown): string {
  const path = join(place, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('simulate', () => {
  test('counts by seat and score line', async () => {
    const { code, out } = await run(
      'simulate',
      'spoils',
      '--games',
      '20',
      '--bots',
      'greedy,random',
      '--json',
    )
    const result = JSON.parse(out) as { seats: { wins: number }[] }
    expect(code).toBe(0)
    expect(Object.keys(result)).toEqual(
      expect.arrayContaining([
        'games',
        'decisions',
        'seconds',
        'gamesPerSecond',
        'decisionsPerSecond',
        'seats',
        'scores',
      ]),
    )
    expect(result).toMatchObject({ games: 20, decisions: 400, scores: { prizes: expect.any(Number) } })
    expect(result.seats).toHaveLength(4)
    expect(result.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(20, 1)
  })

  test('is repeatable by its seed', async () => {
    const play = async (seed: string) => {
      const { out } = await run('simulate', 'spoils', '--games', '5', '--seed', seed, '--json')
      return (JSON.parse(out) as { seats: unknown }).seats
    }
    expect(await play('a')).toEqual(await play('a'))
    expect(await play('a')).not.toEqual(await play('b'))
  })

  test('tells in words, with the leaders of Champions of Midgard', async () => {
    const { out } = await run(
      'simulate',
      'midgard',
      '--games',
      '2',
      '--players',
      '2',
      '--option',
      'edition=first',
    )
    expect(out).toMatch(/^2 games, \d+ decisions/)
    expect(out).toMatch(/^leader +played +share +points$/m)
    expect(out).toMatch(/^favor +\d/m)
  })
})

const holds = `scenario: The highest bid takes the prize
game: spoils
rules: [SP-2]
players: [Ada, Bo]
setupChance: { prize: [4] }
play:
  - Ada: bid 3
  - Bo: bid 2
    expect: { Ada: { won: [4] } }
`

describe('scenario', () => {
  test('runs several documents of a file, and all files of a folder', async () => {
    mkdirSync(join(place, 'scenarios/deep'), { recursive: true })
    file('scenarios/one.yaml', `${holds}---\n${holds.replace('highest', 'higher')}`)
    file('scenarios/deep/two.yml', holds)
    file('scenarios/deep/notes.txt', 'no scenario')
    const { code, out } = await run('scenario', join(place, 'scenarios'))
    expect(out.trim().split('\n')).toEqual([
      'ok    The highest bid takes the prize',
      'ok    The highest bid takes the prize',
      'ok    The higher bid takes the prize',
      '3 hold, 0 fail',
    ])
    expect(code).toBe(0)
    expect((await run('scenario', '--quiet', join(place, 'scenarios'))).out).toBe('3 hold, 0 fail\n')
  })

  test('says what was expected and what is', async () => {
    const { code, out } = await run('scenario', file('wrong.yaml', holds.replace('won: [4]', 'won: [5]')))
    expect(out).toContain('step 2: Ada.won: expected [5], is [4]')
    expect(out).toMatch(/0 hold, 1 fail\n$/)
    expect(code).toBe(1)
  })

  test.each([
    ['an unknown game', holds.replace('spoils', 'chess'), /"game" must be one of/],
    ['no game', 'scenario: Nothing', /"game" must be one of/],
    ['a list', '- 1', /"game" must be/],
    ['an unknown key', `${holds}moves: []`, /unknown key "moves"/],
    ['a move that is none', holds.replace('bid 3', '[]'), /step 1/],
  ])('has one line for %s', async (_, text, reason) => {
    const { code, out } = await run('scenario', file('bad.yaml', text))
    expect(out).toMatch(reason)
    expect(out.trim().split('\n')).toHaveLength(3)
    expect(code).toBe(1)
  })
})

describe('records', () => {
  const kept = join(place, 'kept.json')
  let record: {
    seed: string
    commitment: string
    entries: { chance: number[]; undo?: number }[]
    frames: unknown
  }

  beforeAll(() => {
    const input = ['1', '1', 'ask', '1', '1', '1', '1', `save ${kept}`].join('\n')
    meadhall(['play', 'spoils', '--players', '2', '--seed', 'a'], `${input}\n`)
    record = JSON.parse(readFileSync(kept, 'utf8')) as typeof record
  })

  test('replay tells the game, without what was undone', async () => {
    const { code, out } = await run('replay', kept)
    expect(out).toMatch(/^ {3}0 {2}A prize worth \d/)
    expect(out.match(/Player 1 lays a bid/g)).toHaveLength(5)
    expect(out).toMatch(/Sigrid: \d+ points\n$/)
    expect(code).toBe(0)
  })

  test('replay shows one moment', async () => {
    const { out } = await run('replay', kept, '--at', '1')
    expect(out).toMatch(/^ {3}1 {2}Sigrid lays a bid.\n\nprize: \d\n/)
    expect(out).toMatch(/^fingerprint [0-9a-f]{16}$/m)
    const { undo } = record.entries.find((entry) => entry.undo !== undefined)!
    expect((await run('replay', kept, '--at', `${undo}`)).err).toMatch(/entry \d was undone/)
    expect((await run('replay', kept, '--at', '99')).err).toMatch(/--at must be a whole number from 0 to/)
  })

  test('replay of a record without its moments plays the rules, and finds what they refuse', async () => {
    const { frames: _, ...bare } = record
    const { out } = await run('replay', file('bare.json', bare))
    expect(out).toBe((await run('replay', kept)).out)
    const broken = JSON.stringify(bare).replace('"card":1', '"card":8')
    expect((await run('replay', file('broken.json', broken))).err).toMatch(/damaged record: entry \d: .*SP-2/)
  })

  test('verify proves an honest game', async () => {
    expect(await run('verify', kept)).toMatchObject({ code: 0, out: expect.stringMatching(/^true: /) })
    const { seed, ...silent } = record
    expect((await run('verify', file('silent.json', silent))).err).toMatch(/does not tell its seed/)
    expect((await run('verify', file('silent.json', silent), '--seed', seed)).code).toBe(0)
    expect((await run('verify', file('silent.json', silent), '--seed', 'abc')).err).toMatch(/64 hex digits/)
  })

  test('verify and replay find a moment that was not played, and nothing leads to what all objects share', async () => {
    const frames = structuredClone(record.frames) as { changes: unknown[] }[]
    frames[2].changes.push([['prize'], 5], [['agenda'], []])
    const forged = file('frames.json', { ...record, frames })
    expect(await run('verify', forged)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^FALSE {2}entry \d: the kept moment is not the one that was played\n$/),
    })
    expect((await run('replay', forged)).err).toMatch(/forged record: entry \d: the kept moment/)
    frames[2].changes.push([['constructor', 'prototype', 'reached'], true])
    expect(await run('replay', file('frames.json', { ...record, frames }))).toMatchObject({ code: 2 })
    const text = JSON.stringify(record).replace('"prize"', '"__proto__"')
    expect((await run('replay', file('frames.json', text))).err).toMatch(/__proto__/)
    expect(({} as { reached?: true }).reached).toBeUndefined()
  })

  test('verify finds a forged draw, a forged set-up and another seed', async () => {
    const drawn = record.entries.findIndex(({ chance }) => chance?.length > 0)
    const entries = record.entries.map((entry, i) =>
      i === drawn ? { ...entry, chance: [(entry.chance[0] % 5) + 1] } : entry,
    )
    const forged = await run('verify', file('forged.json', { ...record, entries }))
    expect(forged.out).toMatch(new RegExp(`^FALSE {2}entry ${drawn + 1}: chance gave`))
    expect(forged.code).toBe(1)
    const setup = await run('verify', file('setup.json', { ...record, setup: [] }))
    expect(setup).toMatchObject({ code: 1, out: 'FALSE  the set-up was not drawn from this seed\n' })
    const other = await run('verify', kept, '--seed', '0'.repeat(64))
    expect(other.out).toMatch(/^FALSE {2}the hash shown at the start is not the hash of this seed\n/)
    expect(other.code).toBe(1)
  })
})

test('golden writes games with a fingerprint for each position', async () => {
  const folder = join(place, 'golden')
  const { out } = await run('golden', 'spoils', '--games', '3', '--out', folder)
  expect(out).toBe(`3 games written to ${folder}\n`)
  expect(readdirSync(folder)).toEqual(['001.json', '002.json', '003.json'])
  const { record, fingerprints } = JSON.parse(readFileSync(join(folder, '001.json'), 'utf8')) as {
    record: { entries: unknown[] }
    fingerprints: string[]
  }
  expect(fingerprints).toHaveLength(record.entries.length + 1)
})

test('bench measures beside boardgame.io', async () => {
  const { out } = await run('bench', 'spoils', '--rounds', '1', '--time', '20', '--json')
  expect(JSON.parse(out)).toEqual({
    spoils: {
      game: 'spoils',
      players: 4,
      through: 'legal',
      decisionsPerGame: 20,
      decisionsPerSecond: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      microsecondsPerClone: expect.any(Number),
      boardgameIoMovesPerSecond: expect.any(Number),
      ratioToBoardgameIo: expect.any(Number),
    },
  })
  expect((await run('bench', 'spoils', '--rounds', '1', '--time', '20')).out).toMatch(/times boardgame\.io/)
})

test('coverage lists what no scenario cites', async () => {
  const { code, out } = await run('coverage', 'spoils')
  expect(out).toBe(
    'spoils: 0 of 3 rule entries cited by 0 scenarios\n  no scenario cites SP-1\n  no scenario cites SP-2\n  no scenario cites SP-3\n',
  )
  expect(code).toBe(1)
})
