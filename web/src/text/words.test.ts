import { valuesOf } from '@meadhall/hall/testing/message-values'
import { describe, expect, test } from 'vitest'
import { de as deDay } from '../day/text/de.ts'
import { en as enDay } from '../day/text/en.ts'
import { ja as jaDay } from '../day/text/ja.ts'
import { de as deCalls } from '../online/calls/text/de.ts'
import { en as enCalls } from '../online/calls/text/en.ts'
import { ja as jaCalls } from '../online/calls/text/ja.ts'
import { de as deOnline } from '../online/text/de.ts'
import { en as enOnline } from '../online/text/en.ts'
import { ja as jaOnline } from '../online/text/ja.ts'
import { de as dePuzzles } from '../puzzles/text/de.ts'
import { en as enPuzzles } from '../puzzles/text/en.ts'
import { ja as jaPuzzles } from '../puzzles/text/ja.ts'
import { de as deReport } from '../report/text/de.ts'
import { en as enReport } from '../report/text/en.ts'
import { ja as jaReport } from '../report/text/ja.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

type Catalog = Readonly<Record<string, string>>

/** Names, which are the same in both. */
const SAME_IN_GERMAN =
  /^(game\.|level\.|temperament(\.\w+)?$|clock\.live\.name$|where\.online$|lesson\.muninn$)/

describe.each<[string, Catalog, Catalog]>([
  ['German', de, en],
  ['Japanese', ja, en],
  ['German online', deOnline, enOnline],
  ['Japanese online', jaOnline, enOnline],
  ['German calls', deCalls, enCalls],
  ['Japanese calls', jaCalls, enCalls],
  ['German puzzles', dePuzzles, enPuzzles],
  ['Japanese puzzles', jaPuzzles, enPuzzles],
  ['German days', deDay, enDay],
  ['Japanese days', jaDay, enDay],
  ['German reports', deReport, enReport],
  ['Japanese reports', jaReport, enReport],
])('%s', (_, words, english) => {
  const KEYS = Object.keys(english)

  test('has no message but those of English', () => {
    expect(Object.keys(words).sort()).toEqual([...KEYS].sort())
  })

  test('uses what English uses in each message', () => {
    for (const key of KEYS)
      expect({ key, params: valuesOf(words[key]) }).toEqual({ key, params: valuesOf(english[key]) })
  })

  test('leaves no message in English by mistake', () => {
    const same = KEYS.filter(
      (key) => words[key] === english[key] && /[a-z]{4}/.test(english[key].replace(/\{[^}]*\}/g, '')),
    )
    expect(same.filter((key) => !SAME_IN_GERMAN.test(key))).toEqual([])
  })
})
