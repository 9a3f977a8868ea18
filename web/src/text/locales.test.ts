import { describe, expect, test } from 'vitest'
import { ranged } from './listed.ts'
import { ownLocale } from './locales.ts'

describe('days and times are written in the kind of the language', () => {
  test('that the reader has', () => {
    expect(ownLocale('en', ['de-AT', 'en-GB', 'en-US'])).toBe('en-GB')
  })

  test('and plainly where the reader has another, or the browser names one that there is not', () => {
    expect(ownLocale('ja', ['de-AT', 'en-GB'])).toBe('ja')
    expect(ownLocale('en', ['en-US@posix'])).toBe('en')
  })
})

test('from one number to another is written in signs that our typefaces have', () => {
  expect(['en', 'de', 'ja'].map((locale) => ranged(locale, 2, 4))).toEqual(['2–4', '2–4', '2〜4'])
})
