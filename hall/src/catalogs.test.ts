import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { isRecord } from '@meadhall/kernel/plain'
import { de as midgardDe } from '@meadhall/midgard/text/de'
import { en as midgardEn } from '@meadhall/midgard/text/en'
import { ja as midgardJa } from '@meadhall/midgard/text/ja'
import { describe, expect, test } from 'vitest'
import type { Catalog } from './say.ts'

const catalogs: readonly (readonly [game: string, english: Catalog, others: Record<string, Catalog>])[] = [
  ['midgard', midgardEn, { German: midgardDe, Japanese: midgardJa }],
]

/** The parameters that a message asks for. */
function parameters(message: string): string[] {
  const found = new Set<string>()
  const collect = (part: unknown) => {
    if (!Array.isArray(part)) return
    for (const token of part as unknown[]) {
      if (!Array.isArray(token)) continue
      const [param, , cases] = token as [string, string?, unknown?]
      if (param !== '#') found.add(param)
      if (isRecord(cases)) Object.values(cases).forEach(collect)
    }
  }
  collect(compileMessageOrThrow(message))
  return [...found].sort()
}

describe.each(catalogs)('%s', (_, english, others) => {
  test.each(Object.entries(others))('%s asks for the same parameters as English', (_language, catalog) => {
    expect(Object.keys(catalog)).toEqual(Object.keys(english))
    for (const [key, message] of Object.entries(catalog))
      expect({ [key]: parameters(message) }).toEqual({ [key]: parameters(english[key]) })
  })
})
