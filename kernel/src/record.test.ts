import { describe, expect, it } from 'vitest'
import { spoils } from './example.ts'
import { fingerprint } from './plain.ts'
import { BadRecord, readRecord } from './record.ts'
import { openTable } from './table.ts'
import { playedGame } from './testing/played.ts'

const { rules } = spoils

describe('a record', () => {
  it('goes out to a file and comes back', () => {
    const table = playedGame()
    const back = readRecord(JSON.stringify(table.record))
    expect(fingerprint(openTable(rules, back as typeof table.record).state)).toBe(fingerprint(table.state))
  })

  it.each([
    ['{', 'not JSON'],
    ['[]', '"format" must be 1'],
    ['{"format":1}', '"game" is missing'],
    [
      '{"format":1,"game":"spoils","version":1,"seats":2,"setup":[],"entries":[{}]}',
      'entry 1 must be numbered 1',
    ],
    [
      '{"format":1,"game":"spoils","version":1,"seats":2,"setup":[],"entries":[{"n":1,"seat":4}]}',
      'a seat that is not at the table',
    ],
  ])('that is damaged is refused in one line: %s', (text, line) => {
    expect(() => readRecord(text)).toThrow(BadRecord)
    expect(() => readRecord(text)).toThrow(line)
  })
})
