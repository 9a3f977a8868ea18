import { expect, it } from 'vitest'
import { cardsOf, STANDARD } from '../cards.ts'
import { en } from './en.ts'
import { DECISIONS, ENEMIES, SHIPS } from './keys.ts'

const byName = (a: string, b: string) => a.localeCompare(b)

it('has a prompt for every decision', () => {
  const prompts = Object.keys(en).filter((key) => key.startsWith('prompt.'))
  expect(prompts).toEqual(DECISIONS.map((task) => `prompt.${task}`))
})

it('names every enemy and ship of the standard cards', () => {
  const { enemies, ships } = cardsOf(STANDARD)
  expect([...new Set(enemies.map(({ id }) => id))].sort(byName)).toEqual([...ENEMIES].sort(byName))
  expect(ships.map(({ id }) => id)).toEqual(SHIPS)
})
