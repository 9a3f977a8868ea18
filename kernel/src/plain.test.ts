import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, changed, difference, fingerprint } from './plain.ts'

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
