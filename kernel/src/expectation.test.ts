import { describe, expect, test } from 'vitest'
import { compare, firstOutOfOrder, matches } from './expectation.ts'
import type { Plain } from './rules.ts'

function judged(expected: unknown, actual: Plain | undefined) {
  const failed: string[] = []
  const loose: string[] = []
  compare(expected, actual, 'expect.ada', {
    fail: (line) => void failed.push(line),
    loose: (line) => void loose.push(line),
  })
  return { failed, loose }
}

describe('what a scenario expects', () => {
  test.each<[string, unknown, Plain | undefined]>([
    ['a map may leave keys out', { coins: 2 }, { coins: 2, wood: 1 }],
    ['a list is equal', [1, 2], [1, 2]],
    ['absent is what is not there', { ship: 'absent' }, {}],
    ['exactly is the whole', { exactly: { coins: 2 } }, { coins: 2 }],
  ])('holds: %s', (_, expected, actual) => {
    expect(judged(expected, actual)).toEqual({ failed: [], loose: [] })
  })

  test.each<[string, unknown, Plain | undefined, string]>([
    ['another value', { coins: 2 }, { coins: 3 }, 'ada.coins: expected 2, is 3'],
    ['a longer list', [1], [1, 2], 'ada: expected [1], is [1,2]'],
    ['no map', { coins: 2 }, 7, 'ada: expected a map, is 7'],
    [
      'something that should be absent',
      { ship: 'absent' },
      { ship: 1 },
      'ada.ship: should not be there, is 1',
    ],
    ['more than exactly that', { exactly: {} }, { coins: 2 }, 'ada: expected exactly {}, is {"coins":2}'],
    ['nothing instead of null', { exactly: null }, undefined, 'ada: expected exactly null, is nothing'],
  ])('fails in one line: %s', (_, expected, actual, line) => {
    expect(judged(expected, actual).failed).toEqual([line])
  })

  test.each<[unknown, Plain | undefined]>([
    [{}, { coins: 2 }],
    [null, undefined],
  ])('is loose where it would hold for nearly anything: %j', (expected, actual) => {
    expect(judged(expected, actual)).toMatchObject({ failed: [], loose: [expect.stringContaining('write')] })
  })
})

test('a pattern fits what has at least its keys', () => {
  expect(matches({ what: 'rolled', seat: 'absent' }, { what: 'rolled', die: 3 })).toBe(true)
  expect(matches({ what: 'rolled' }, { what: 'drew' })).toBe(false)
  expect(matches({ exactly: [1] }, [1, 2])).toBe(false)
})

test('patterns must come one after the other', () => {
  const values = [{ what: 'a' }, { what: 'b' }, { what: 'a' }]
  expect(firstOutOfOrder([{ what: 'a' }, { what: 'a' }], values)).toBeUndefined()
  expect(firstOutOfOrder([{ what: 'b' }, { what: 'b' }], values)).toEqual({ what: 'b' })
})
