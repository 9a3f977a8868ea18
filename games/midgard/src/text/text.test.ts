import { parameters } from '@meadhall/kernel/message'
import { describe, expect, it } from 'vitest'
import { cardsOf, STANDARD } from '../cards.ts'
import { de as rulesDe } from '../rulebook/de.ts'
import { en as rulesEn } from '../rulebook/en.ts'
import { RULE_IDS } from '../rulebook/ids.ts'
import { ja as rulesJa } from '../rulebook/ja.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { DECISIONS, ENEMIES, SHIPS, type TextKey } from './keys.ts'

const keys = Object.keys(en) as TextKey[]

describe.each([
  ['German', de],
  ['Japanese', ja],
])('the %s messages', (_, catalog) => {
  it('are the same as the English ones', () => {
    expect(Object.keys(catalog)).toEqual(keys)
  })

  it('ask for the same values', () => {
    for (const key of keys) expect(parameters(catalog[key]), key).toEqual(parameters(en[key]))
  })
})

it('has a prompt for every decision', () => {
  expect(keys.filter((key) => key.startsWith('prompt.'))).toEqual(DECISIONS.map((task) => `prompt.${task}`))
})

it('names every enemy and ship of the standard cards', () => {
  const { enemies, ships } = cardsOf(STANDARD)
  expect([...new Set(enemies.map(({ id }) => id))].sort()).toEqual([...ENEMIES].sort())
  expect(ships.map(({ id }) => id)).toEqual(SHIPS)
})

describe.each([
  ['English', rulesEn],
  ['German', rulesDe],
  ['Japanese', rulesJa],
])('the %s rulebook', (_, book) => {
  it('has its entries in order', () => {
    expect(Object.keys(book)).toEqual(RULE_IDS)
  })

  it('rules on the same questions and refers to rules that exist', () => {
    for (const id of RULE_IDS) {
      expect(book[id].ruling === undefined, id).toBe(rulesEn[id].ruling === undefined)
      const { text, ruling = '' } = book[id]
      for (const [reference] of `${text} ${ruling}`.matchAll(/CM-\d+\.\d+/g))
        expect(RULE_IDS).toContain(reference)
    }
  })
})
