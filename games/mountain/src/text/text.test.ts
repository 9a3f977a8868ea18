import { expect, it } from 'vitest'
import { BACK } from '../data/back.ts'
import { CHAMPIONS } from '../data/champions.ts'
import { FRONT } from '../data/front.ts'
import { en as rulebook } from '../rulebook/en.ts'
import { RULE_IDS } from '../rulebook/ids.ts'
import { DECISIONS } from '../state.ts'
import { en } from './en.ts'
import { CHAMPION_IDS, type TextKey } from './keys.ts'

const keys = Object.keys(en) as TextKey[]

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

it('has its rules in order', () => {
  expect(Object.keys(rulebook)).toEqual(RULE_IDS)
})
