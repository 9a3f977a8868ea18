import { describe, expect, it } from 'vitest'
import { BACK } from '../data/back.ts'
import { CHAMPIONS } from '../data/champions.ts'
import { FRONT } from '../data/front.ts'
import { de as rulesDe } from '../rulebook/de.ts'
import { en as rulesEn } from '../rulebook/en.ts'
import { RULE_IDS } from '../rulebook/ids.ts'
import { ja as rulesJa } from '../rulebook/ja.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { CHAMPION_IDS, DECISIONS, type TextKey } from './keys.ts'

const keys = Object.keys(en) as TextKey[]

describe.each([
  ['German', de],
  ['Japanese', ja],
])('the %s messages', (_, catalog) => {
  it('are the same as the English ones', () => {
    expect(Object.keys(catalog)).toEqual(keys)
  })
})

it('has a prompt for every decision', () => {
  expect(keys.filter((key) => key.startsWith('prompt.'))).toEqual(DECISIONS.map((task) => `prompt.${task}`))
})

it('names every champion as its row does', () => {
  expect(CHAMPIONS.map(({ id }) => id)).toEqual(CHAMPION_IDS)
  for (const { id, name } of CHAMPIONS) expect(en[`name.${id}` as TextKey]).toBe(name)
})

it('names every place on both sides of the board', () => {
  for (const { caverns, halls, lairs } of [FRONT, BACK])
    for (const { id } of [...caverns, ...halls, ...lairs]) expect(keys).toContain(`name.${id}`)
})

describe.each([
  ['English', rulesEn],
  ['German', rulesDe],
  ['Japanese', rulesJa],
])('the %s rulebook', (_, book) => {
  it('has its entries in order', () => {
    expect(Object.keys(book)).toEqual(RULE_IDS)
  })

  it('rules on the same questions', () => {
    expect(RULE_IDS.filter((id) => book[id].ruling)).toEqual(RULE_IDS.filter((id) => rulesEn[id].ruling))
  })

  it('refers to rules that exist', () => {
    for (const { text, ruling = '' } of Object.values(book))
      for (const [reference] of `${text} ${ruling}`.matchAll(/MK-\d+\.\d+/g))
        expect(RULE_IDS).toContain(reference)
  })
})
