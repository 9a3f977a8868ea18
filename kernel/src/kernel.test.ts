import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chachaBlock } from './chacha.ts'
import { below, draw, keyedChance, putIn, quickChance, quickWords } from './chance.ts'
import { spoils } from './example.ts'
import { canonical, changed, difference, fingerprint } from './plain.ts'
import { preview } from './preview.ts'
import { prove, proveKinds } from './proof.ts'
import { BadRecord, readRecord } from './record.ts'
import { archive, faults, fingerprints, moments } from './replay.ts'
import { BadScenario, runScenario } from './scenario.ts'
import {
  isBarrier,
  isRefusal,
  openTable,
  play,
  redo,
  startTable,
  undo,
  undoable,
  undoWithConsent,
} from './table.ts'

const { rules } = spoils
const seed = Uint8Array.from({ length: 32 }, (_, i) => i)

function playedGame() {
  const { table } = startTable(rules, { options: {}, seats: 2, chance: keyedChance(seed, 0) })
  for (let pending = rules.pending(table.state); pending.length > 0; pending = rules.pending(table.state)) {
    const [move] = rules.legal(table.state, pending[0])
    play(table, pending[0], move, keyedChance(seed, table.record.entries.length + 1))
  }
  return table
}

describe('chance', () => {
  it('computes the ChaCha20 block of RFC 8439, 2.3.2', () => {
    const key = Array.from({ length: 8 }, (_, i) => {
      const b = 4 * i
      return b | ((b + 1) << 8) | ((b + 2) << 16) | ((b + 3) << 24)
    })
    const start = Uint32Array.from([
      0x61707865,
      0x3320646e,
      0x79622d32,
      0x6b206574,
      ...key,
      1,
      0x09000000,
      0x4a000000,
      0,
    ])
    const block = new Uint32Array(16)
    chachaBlock(start, block)
    expect([...block]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
      0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ])
  })

  it('draws again where a remainder would favour small numbers', () => {
    const words = [0xffffffff, 0xfffffffe, 7]
    expect(below(6, () => words.shift()!)).toBe(1) // 2^32 is no multiple of 6: the last four words are not used
    expect(words).toEqual([])
  })

  it('is even: every face of a die comes about as often', () => {
    const word = quickWords(5)
    const seen = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) seen[below(6, word)]++
    for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it('gives each entry a stream of its own that depends on seed and entry alone', () => {
    const faces = Array.from({ length: 1000 }, (_, i) => i)
    const stream = (n: number) => {
      const chance = keyedChance(seed, n)
      return [chance.pick('die', faces), chance.pick('die', faces), chance.pick('die', faces)]
    }
    expect(stream(4)).toEqual(stream(4))
    expect(stream(4)).not.toEqual(stream(5))
  })

  it('keeps bags sorted, so that equal knowledge is equal state', () => {
    const bag = [1, 2, 2, 5]
    const card = draw(quickChance(1), 'card', bag)
    putIn(bag, card)
    expect(bag).toEqual([1, 2, 2, 5])
  })
})

describe('plain data', () => {
  it('tells the difference and carries it out', () => {
    const before = { a: [1, 2, 3], b: { c: 1, d: 'x' }, e: true }
    const after = { a: [1, 5, 3], b: { c: 1 }, f: [null] }
    expect(changed(before, difference(before, after))).toEqual(after)
    expect(difference(before, before)).toEqual([])
  })

  it('tells the difference of any data', () => {
    const { plain } = fc.letrec<{ plain: unknown }>((tie) => ({
      plain: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(null, true, 0, 1, 'x', undefined),
        fc.array(tie('plain'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('plain'), { noNullPrototype: true }),
      ),
    }))
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(canonical(changed(before, difference(before, after)))).toBe(canonical(after))
      }),
      { seed: 1, numRuns: 2000 },
    )
  })

  it('has one text for equal data, whatever the order of keys', () => {
    expect(canonical({ b: 1, a: [{ y: undefined, x: null }] })).toBe('{"a":[{"x":null}],"b":1}')
    expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }))
    expect(fingerprint([1])).not.toBe(fingerprint([2]))
  })
})

describe('a table', () => {
  it('holds every promise of the contract over random play', () => {
    for (let game = 0; game < 60; game++)
      prove(rules, { options: {}, seats: 2 + (game % 3), seed: game, every: 2 })
  })

  it('tells what its codes are', () => {
    expect(proveKinds(spoils, { options: {}, seats: 3, seed: 1 })).toEqual(new Set(['prize']))
    const unnamed = { ...spoils, kinds: { ...spoils.kinds, chance: {} } }
    expect(() => proveKinds(unnamed, { options: {}, seats: 3, seed: 1 })).toThrow('has no kind')
  })

  it('refuses a move by its rule and stays as it was', () => {
    const { table } = startTable(rules, { options: {}, seats: 2, chance: quickChance(1) })
    const before = fingerprint(table.state)
    expect(play(table, 0, { do: 'bid', card: 9 }, quickChance(1))).toMatchObject({
      rule: 'SP-2',
      why: 'cardNotInHand',
    })
    expect(fingerprint(table.state)).toBe(before)
    expect(table.record.entries).toEqual([])
  })

  it('undoes step by step up to the barrier, and beyond it with consent', () => {
    const { table } = startTable(rules, { options: {}, seats: 2, chance: quickChance(1) })
    const start = fingerprint(table.state)
    play(table, 0, { do: 'bid', card: 3 }, quickChance(1))
    undo(table, 0)
    expect(fingerprint(table.state)).toBe(start)
    const again = redo(table, 0, quickChance(1))
    expect(again && !isRefusal(again) && again.entry.move).toEqual({ do: 'bid', card: 3 })
    play(table, 1, { do: 'bid', card: 4 }, quickChance(1)) // the next prize is shown: a barrier
    const stop = undoable(table, 1)
    expect(stop && isBarrier(stop) && stop.what).toBe('prize')
    undoWithConsent(table, 1, 1)
    expect(fingerprint(table.state)).toBe(start)
    expect(table.record.entries).toHaveLength(5) // append-only: bid, undo, bid again, bid, undo
  })

  it('previews a move up to the first unknown and leaves the view alone', () => {
    const { table } = startTable(rules, { options: {}, seats: 2, chance: quickChance(1) })
    play(table, 0, { do: 'bid', card: 3 }, quickChance(1))
    const view = rules.view(table.state, 0)
    const before = canonical(view)
    const shown = preview(rules, view, 1, { do: 'bid', card: 2 })
    expect(shown.until).toBe('prize')
    expect(shown.told.map((happening) => happening.what)).toContain('prizeTaken')
    expect(canonical(view)).toBe(before)
  })
})

describe('a record', () => {
  it('goes out to a file and comes back', () => {
    const table = playedGame()
    const back = readRecord(JSON.stringify(table.record))
    expect(fingerprint(openTable(rules, back as typeof table.record).state)).toBe(fingerprint(table.state))
  })

  it.each([
    ['{', 'not JSON'],
    ['[]', '"format" must be 1'],
    ['{"format":1}', '"game" is missing'],
    [
      '{"format":1,"game":"spoils","version":1,"seats":2,"setup":[],"entries":[{}]}',
      'entry 1 must be numbered 1',
    ],
    [
      '{"format":1,"game":"spoils","version":1,"seats":2,"setup":[],"entries":[{"n":1,"seat":4}]}',
      'a seat that is not at the table',
    ],
  ])('that is damaged is refused in one line: %s', (text, line) => {
    expect(() => readRecord(text)).toThrow(BadRecord)
    expect(() => readRecord(text)).toThrow(line)
  })

  it('archived, is watched without the rules', () => {
    const table = playedGame()
    const kept = archive(rules, table.record)
    const broken = { ...rules, apply: () => expect.unreachable(), setup: () => expect.unreachable() }
    const shown = [...moments(broken as typeof rules, kept)].map((moment) => fingerprint(moment.state))
    expect(shown).toEqual(fingerprints(rules, table.record))
  })

  it('is proven by its seed, and a forged draw is found', () => {
    const { record } = playedGame()
    expect(faults(rules, record, seed)).toEqual([])
    const forged = structuredClone(record)
    const entry = forged.entries.find((found) => 'chance' in found && found.chance.length > 0)!
    if ('chance' in entry) (entry.chance as number[])[0] = (entry.chance[0] % 5) + 1
    expect(faults(rules, forged, seed)).toHaveLength(1)
    expect(
      faults(
        rules,
        record,
        seed.map((byte) => byte ^ 1),
      ),
    ).toHaveLength(1)
  })
})

describe('a scenario', () => {
  const base = {
    scenario: 'the highest bid wins',
    game: 'spoils',
    players: ['Ada', 'Bo'],
    setupChance: { prize: [4] },
  }

  it('holds', () => {
    const result = runScenario(spoils, {
      ...base,
      rules: ['SP-2'],
      play: [
        { expect: { prize: 4 }, pending: ['Ada', 'Bo'], offered: { Ada: ['bid 5'] } },
        { Ada: 'bid 5', expect: { Ada: { bid: 5 } }, sees: { Bo: { Ada: { bid: -1 } } } },
        { Ada: 'bid 4', refused: 'SP-2' },
        {
          Bo: 'bid 2',
          chance: { prize: [1] },
          expect: { prize: 1, Ada: { won: [4] } },
          told: ['prizeTaken'],
        },
        { score: { Ada: { prizes: 4, total: 4 } }, notOffered: { Bo: ['bid 2'] } },
      ],
    })
    expect(result).toEqual({ name: base.scenario, rules: ['SP-2'], failures: [], loose: [] })
  })

  it('says what did not hold', () => {
    const result = runScenario(spoils, {
      ...base,
      chance: { prize: [2, 3] },
      play: [
        { Ada: 'bid 5', expect: { Ada: { bid: 4 } } },
        { Bo: 'bid 9' },
        { Bo: 'bid 2', refused: 'SP-2' },
        { Bo: 'bid 2', score: { Ada: { total: 9 } }, told: ['prizeLeft'], winners: ['Bo'] },
      ],
    })
    expect(result.failures).toEqual([
      'step 1: Ada.bid: expected 4, is 5',
      'step 2: bid 9 is refused by SP-2 (cardNotInHand)',
      'step 3: bid 2 should be refused by "SP-2", but is allowed',
      'step 4: score of Ada, total: expected 9, is 4',
      'step 4: winners: the game is not over',
      'step 4: winners: expected ["Bo"], but ["Ada"] won',
      'step 4: told: nothing like {"what":"prizeLeft"} happened; there was ["bidLaid","prizeTaken","prizeShown"]',
      'chance was scripted but never asked for: prize',
    ])
  })

  it('has words for what is exactly so, absent, in order and not told', () => {
    const steps = (last: object) =>
      runScenario(spoils, {
        ...base,
        chance: { prize: [1] },
        play: [{ Ada: 'bid 5' }, { Bo: 'bid 2', ...last }],
      })
    expect(
      steps({
        expect: { Ada: { exactly: { bid: 0, won: [4] } }, Cleo: 'absent' },
        offeredOnly: {
          Ada: ['bid 1', 'bid 2', 'bid 3', 'bid 4'],
          Bo: { bid: ['bid 1', 'bid 3', 'bid 4', 'bid 5'] },
        },
        toldInOrder: ['prizeTaken', { what: 'prizeShown', prize: 1, seat: 'absent' }],
        notTold: ['prizeLeft'],
      }),
    ).toMatchObject({ failures: [], loose: [] })
    expect(
      steps({
        expect: { Ada: { exactly: { won: [4] }, bid: 'absent' }, Bo: { bid: 'absent' } },
        offeredOnly: { Ada: ['bid 1', 'bid 2', 'bid 3', 'bid 5'] },
        toldInOrder: ['prizeShown', 'prizeTaken'],
        notTold: [{ what: 'prizeTaken', seat: 0 }],
      }).failures,
    ).toEqual([
      'step 2: Ada.exactly: expected a map, is nothing',
      'step 2: Ada.bid: should not be there, is 0',
      'step 2: Bo.bid: should not be there, is 0',
      'step 2: Ada should be offered bid 5',
      'step 2: Ada should not be offered bid 4',
      'step 2: toldInOrder: nothing like {"what":"prizeTaken"} came in its turn; there was ["bidLaid","prizeTaken","prizeShown"]',
      'step 2: notTold: {"what":"prizeTaken","seat":0} happened; there was ["bidLaid","prizeTaken","prizeShown"]',
    ])
    expect(steps({ expect: { Ada: {}, Cleo: null } })).toMatchObject({
      failures: [],
      loose: [
        'step 2: Ada: an empty map says no more than that there is one; write { exactly: {} }',
        'step 2: Cleo: null is also said of what is not there at all; write absent',
      ],
    })
    const named = { ...spoils, notation: { ...spoils.notation, scoreLines: ['prizes'] } }
    const scored = { ...base, play: [{ score: { Ada: { prises: 0, prizes: 0 } } }] }
    expect(runScenario(named, scored).failures).toEqual([
      'step 1: score of Ada: there is no line "prises"; lines are prizes, total',
    ])
  })

  it.each([
    [{ ...base, play: [{ Cleo: 'bid 1' }] }, 'nobody here is called "Cleo"'],
    [{ ...base, plays: [] }, 'unknown key "plays"'],
    [{ ...base, play: [] }, '"play" must be a list of steps'],
    [{ ...base, players: ['Ada'], play: [] }, '"players" must name 2 to 4 seats'],
    [
      { ...base, play: [{ expect: {}, chance: { prize: [9] } }, { Ada: 'bid 1' }, { Bo: 'bid 2' }] },
      'prize cannot give 9',
    ],
  ])('that makes no sense is refused in one line', (file, line) => {
    expect(() => runScenario(spoils, file)).toThrow(BadScenario)
    expect(() => runScenario(spoils, file)).toThrow(line)
  })
})

it('docs/kernel.md shows the example as it is', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const example = read('./example.ts')
  expect(read('../../docs/kernel.md')).toContain(example)
  expect(example.split('\n').length).toBeLessThan(150)
})
