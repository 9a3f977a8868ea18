import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SPACE_IDS } from '../data/spaces.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

const languages: Record<string, Record<string, string>> = { en, de, ja }
describe.each(Object.keys(languages))('the words in %s', (language) => {
  const messages = languages[language]

  test('are there for the same things as in English', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
  })

  test('have closed braces', () => {
    for (const [key, message] of Object.entries(messages)) {
      let depth = 0
      for (const sign of message) depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
      expect([key, depth]).toEqual([key, 0])
    }
  })

  test('name every space', () => {
    for (const space of SPACE_IDS) expect(messages[`name.${space}`]).toBeTypeOf('string')
  })

  test.each([
    ['refusal', /why: '(\w+)'/g],
    ['score', /line: '(\w+)'/g],
  ] as const)('say every %s that the rules give', (group, pattern) => {
    const missing = new Set<string>()
    for (const source of sources())
      for (const [, code] of source.matchAll(pattern))
        if (!(`${group}.${code}` in messages)) missing.add(code)
    expect([...missing]).toEqual([])
  })
})

function sources(): string[] {
  const root = join(import.meta.dirname, '..')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('text'))
    .map((name) => readFileSync(join(root, name), 'utf8'))
}
