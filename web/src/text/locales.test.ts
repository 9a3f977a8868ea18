import { describe, expect, test } from 'vitest'
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
