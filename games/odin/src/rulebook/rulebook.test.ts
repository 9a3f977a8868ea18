import { describe, expect, test } from 'vitest'
import { chapters } from './chapters.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { CHAPTERS, chapterOf, RULE_IDS } from './ids.ts'
import { ja } from './ja.ts'

test('rules are numbered without gaps, chapter by chapter', () => {
  let chapter = 0
  let rule = 0
  for (const id of RULE_IDS) {
    const [c, r] = id.slice(3).split('.').map(Number)
    expect([c, r]).toEqual(c === chapter ? [chapter, rule + 1] : [chapter + 1, 1])
    expect(chapterOf(id)).toBe(CHAPTERS[c - 1])
    chapter = c
    rule = r
  }
  expect(chapter).toBe(CHAPTERS.length)
})

describe.each([
  ['English', en, chapters.en],
  ['German', de, chapters.de],
  ['Japanese', ja, chapters.ja],
])('the rulebook in %s', (_, book, headings) => {
  test('has exactly the entries of the list, in its order, and a heading for each chapter', () => {
    expect(Object.keys(book)).toEqual(RULE_IDS)
    expect(headings).toHaveLength(CHAPTERS.length)
  })

  test('gives rulings where the English one does', () => {
    for (const id of RULE_IDS) {
      expect(book[id].title.length * book[id].text.length).toBeGreaterThan(0)
      expect([id, book[id].ruling === undefined]).toEqual([id, en[id].ruling === undefined])
    }
  })
})
