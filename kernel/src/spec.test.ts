import { describe, expect, test } from 'vitest'
import {
  BadSet,
  checkSpec,
  flag,
  id,
  kinds,
  line,
  list,
  map,
  oneOf,
  type Spec,
  schemaOf,
  whole,
} from './spec.ts'

const enemy = map({ id, attack: whole(1, 9) }, { boss: flag })

function refusalOf(spec: Spec, value: unknown, lenient = false) {
  try {
    checkSpec(spec, value, ['trolls'], lenient)
    return undefined
  } catch (error) {
    return error instanceof BadSet ? error.message : error
  }
}

describe('a value from outside', () => {
  test.each<[Spec, unknown]>([
    [whole(1, 9), 9],
    [oneOf(['sword', 'axe']), 'axe'],
    [line(10), 'Gjöll'],
    [list(enemy, 1, 2), [{ id: 'grim', attack: 2 }]],
    [kinds({ gains: map({ coins: whole(1, 5) }) }), { is: 'gains', coins: 1 }],
  ])('is as described: %j', (spec, value) => {
    expect(refusalOf(spec, value)).toBeUndefined()
  })

  test.each<[Spec, unknown, RegExp]>([
    [whole(1, 9), 1.5, /whole number from 1 to 9/],
    [whole(1, 9), Number.NaN, /whole number/],
    [oneOf(['sword', 'axe']), 'bow', /one of sword, axe, not "bow"/],
    [id, '<b>', /letters and digits/],
    [line(10), 'two\nlines', /one line/],
    [list(enemy, 1, 2), [], /at least 1, has 0/],
    [list(enemy, 1, 2), [{ id: 'grim' }], /trolls 1: attack: is missing/],
    [enemy, { id: 'grim', attack: 2, name: 'x' }, /name: is not known here/],
    [kinds({ gains: map({}) }), { is: 'steals' }, /unknown ability "steals"; known are gains/],
  ])('is refused in one line that says where: %j', (spec, value, line) => {
    expect(refusalOf(spec, value)).toMatch(line)
  })

  test('of an old file may have keys that nobody knows', () => {
    expect(refusalOf(enemy, { id: 'Grim the Old', attack: 2, name: 'x' }, true)).toBeUndefined()
  })
})

test('a description is its own schema', () => {
  expect(schemaOf(enemy)).toMatchObject({
    type: 'object',
    properties: { attack: { type: 'integer', minimum: 1, maximum: 9 }, boss: { type: 'boolean' } },
    required: ['id', 'attack'],
    additionalProperties: false,
  })
})
