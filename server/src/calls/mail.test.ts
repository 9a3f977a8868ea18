import { expect, test } from 'vitest'
import { kindOf, languageOf } from '../links/words.ts'
import { turnMail } from './mail.ts'

const DEADLINE = Date.UTC(2026, 10, 26, 13, 5)
const table = { id: 'x', game: 'odin', names: ['Ada'], deadline: DEADLINE }

/** What a mail says of until when. */
function until(locale: string, zone: string): string {
  const reader = { name: 'Bo', language: languageOf(locale), locale: kindOf(locale), zone }
  const { text } = turnMail(reader, [table], 'https://meadhall.example', 'stop')
  return text.split('\n').find((line) => line.includes('2026'))!
}

test.each([
  ['en', 'Europe/London', 'until Thursday, 26 November 2026 at 13:05 GMT'],
  ['en-GB', 'Europe/Berlin', 'until Thursday, 26 November 2026 at 14:05 CET'],
  ['en-US', 'America/New_York', 'until Thursday, November 26, 2026 at 8:05 AM EST'],
  ['de', 'Europe/Berlin', 'bis Donnerstag, 26. November 2026 um 14:05 MEZ'],
  ['de-AT', 'America/New_York', 'bis Donnerstag, 26. November 2026 um 08:05 GMT-5'],
  ['ja', 'Asia/Tokyo', '期限：2026年11月26日木曜日 22:05 JST'],
  // Nobody writes so; it must not keep a mail from being sent.
  ['xx-what', 'UTC', 'until Thursday, 26 November 2026 at 13:05 UTC'],
])('a mail to somebody who reads %s in %s: %s', (locale, zone, said) => {
  // Kinds of spaces are for who sets type.
  expect(until(locale, zone).replaceAll(/\s/g, ' ')).toBe(said)
})

test('a reader’s own kind of a language is kept, whatever is sent', () => {
  expect(['de', 'de-CH', 'EN-gb', 'ja-JP-u-ca-japanese', 'fr-FR', 'en_US', '--', 'denn'].map(kindOf)).toEqual(
    ['de', 'de-CH', 'en-GB', 'ja-JP', 'en', 'en', 'en', 'de'],
  )
})
