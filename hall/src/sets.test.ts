import { keyedChance } from '@meadhall/kernel/chance'
import {
  type Box,
  readSetFile,
  SET_SIZE,
  setOf,
  setSchema,
  type Tables,
} from '@meadhall/kernel/component-set'
import { canonical } from '@meadhall/kernel/plain'
import { silent } from '@meadhall/kernel/rules'
import { BadSet } from '@meadhall/kernel/spec'
import { describe, expect, test } from 'vitest'
import { gameOf } from './games.ts'

// A set of components is read the same way by the terminal, the page and the server. Whatever a file holds: it is read,
// or refused in one clear line, and nothing changes.

const FILES = 5000

/** A small generator of its own, so that a failing file can be found again. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e9,
  Number.MAX_VALUE,
  '',
  'x',
  '<img src=x onerror=alert(1)>',
  '{seat} {n, plural, one {',
  '\u202eevil',
  'ß漢字🛡',
  'x'.repeat(500),
  '__proto__',
  'constructor',
  [],
  {},
  [[[[]]]],
  { format: 'meadhall-set' },
]

/** The same value with one part changed, taken out, doubled or replaced by something odd. */
function changed(value: unknown, pick: (below: number) => number): unknown {
  if (Array.isArray(value) && value.length > 0 && pick(8) > 0) {
    const at = pick(value.length)
    const how = pick(6)
    if (how === 0) return value.toSpliced(at, 1)
    if (how === 1) return [...value, value[at]]
    return value.with(at, changed(value[at], pick))
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && pick(12) > 0) {
    const keys = Object.keys(value)
    const key = keys[pick(keys.length)] ?? 'none'
    const { [key]: one, ...rest } = value as Record<string, unknown>
    const how = pick(8)
    if (how === 0) return rest
    if (how === 1) return { ...rest, [String(ODD[pick(ODD.length)])]: one }
    return { ...rest, [key]: changed(one, pick) }
  }
  if (typeof value === 'number' && pick(3) > 0) return value + pick(9) - 4
  return ODD[pick(ODD.length)]
}

function changedText(text: string, pick: (below: number) => number): string {
  const at = pick(text.length)
  const to = Math.min(text.length, at + pick(40))
  const how = pick(4)
  if (how === 0) return text.slice(0, at)
  if (how === 1) return text.slice(0, at) + text.slice(to)
  if (how === 2) return text.slice(0, to) + text.slice(at)
  return text.slice(0, at) + String.fromCharCode(pick(0x3000)) + text.slice(at + 1)
}

/** What is read, or the one line that refuses it. */
function read(box: Box, text: string) {
  try {
    return readSetFile(box, text)
  } catch (error) {
    if (!(error instanceof BadSet)) throw error
    return error
  }
}

describe.each(['midgard', 'mountain'])('sets of %s', async (id) => {
  const listed = gameOf(id)!
  const box = await listed.box!()
  const { rules } = await listed.load()
  const whole = setOf(id, 'Our box', box.ours)
  const text = JSON.stringify(whole)

  test('the JSON schema in docs is what is checked', async () => {
    const schema = `${JSON.stringify(setSchema(box), null, 1)}\n`
    await expect(schema).toMatchFileSnapshot(`../../docs/sets/${id}.schema.json`)
  })

  test('our own rows are a set, with room to spare', () => {
    expect(readSetFile(box, text)).toEqual(whole)
    expect(text.length).toBeLessThan(SET_SIZE / 1.5)
    expect(box.remarks(whole.tables)).toEqual([])
  })

  test.each<[string, string, string]>([
    ['no JSON', '{"format":', 'notJson'],
    ['a picture', '\u0089PNG\r\n', 'notJson'],
    ['a number', '3', 'notSet'],
    ['a list', '[]', 'notSet'],
    ['a record of a game', '{"format":"meadhall","game":"midgard"}', 'notSet'],
    ['of a later version', JSON.stringify({ ...whole, version: 2 }), 'laterVersion'],
    ['of another game', JSON.stringify({ ...whole, game: 'odin' }), 'otherGame'],
    ['one that changes nothing', JSON.stringify({ ...whole, tables: {} }), 'noTables'],
    ['an unknown table', JSON.stringify({ ...whole, tables: { spells: [] } }), 'unknownTable'],
    ['an unknown key', JSON.stringify({ ...whole, script: 'x' }), 'unknownKey'],
    ['a name of two lines', JSON.stringify({ ...whole, name: 'a\nb' }), 'line'],
    ['a huge one', JSON.stringify({ ...whole, name: 'x'.repeat(SET_SIZE) }), 'tooLong'],
    ['a deep one', '['.repeat(50_000), 'notJson'],
    ['deep and whole', `${'['.repeat(25_000)}${']'.repeat(25_000)}`, 'notSet'],
    ['all objects’ own', '{"format":"meadhall-set","__proto__":{"a":1}}', 'notSet'],
  ])('%s is refused', (_what, file, why) => {
    const refused = read(box, file)
    expect(refused).toBeInstanceOf(BadSet)
    expect((refused as BadSet).problem.why).toBe(why)
  })

  test(`${FILES} files changed at random are read and can be begun with, or refused in one line`, () => {
    const before = canonical(box.ours)
    let taken = 0
    const unclear: string[] = []
    for (let seed = 1; seed <= FILES; seed++) {
      const pick = numbers(seed)
      let file = text
      if (pick(4) === 0) file = changedText(file, pick)
      else {
        let value: unknown = pick(4) > 0 ? { ...whole, tables: some(box.ours, pick) } : whole
        for (let times = 1 + pick(3); times > 0; times--) value = changed(value, pick)
        file = JSON.stringify(value)
      }
      const is = read(box, file)
      if (is instanceof BadSet) {
        if (!/^cards: [^\n]{1,600}$/.test(is.message)) unclear.push(`file ${seed}: ${is.message}`)
      } else if (taken++ % 40 === 0) {
        const options = rules.readOptions({ cards: is })
        rules.setup(options, rules.seats.max, keyedChance(new Uint8Array(32).fill(seed), 0), silent)
      }
    }
    expect(unclear).toEqual([])
    expect(taken).toBeGreaterThan(FILES / 100)
    expect(taken).toBeLessThan(FILES)
    expect(canonical(box.ours)).toBe(before)
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false)
  }, 60_000)

  test('tables by themselves, as records of earlier days hold them, are still read', () => {
    const [table] = Object.keys(box.tables)
    expect(rules.readOptions({ cards: { [table]: box.ours[table] } })).toMatchObject({
      cards: { [table]: box.ours[table] },
    })
  })
})

function some(tables: Tables, pick: (below: number) => number): Tables {
  const names = Object.keys(tables)
  const one = names[pick(names.length)]
  return { [one]: tables[one] }
}
