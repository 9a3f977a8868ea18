import { expect, test } from 'vitest'
import { quietUntil } from './quiet.ts'

const night = { from: 22 * 60, to: 7 * 60 }
const noon = { from: 12 * 60, to: 13 * 60 + 30 }

test.each([
  ['in the evening of Berlin', '2026-11-16T21:30:20Z', night, 'Europe/Berlin', '2026-11-17T06:00:00Z'],
  ['after midnight', '2026-11-17T01:00:00Z', night, 'Europe/Berlin', '2026-11-17T06:00:00Z'],
  ['at their very end', '2026-11-17T06:00:00Z', night, 'Europe/Berlin', undefined],
  ['at their very beginning', '2026-11-16T21:00:00Z', night, 'Europe/Berlin', '2026-11-17T06:00:00Z'],
  ['by day', '2026-11-16T12:00:00Z', night, 'Europe/Berlin', undefined],
  ['the same moment in Tokyo', '2026-11-16T21:30:20Z', night, 'Asia/Tokyo', '2026-11-16T22:00:00Z'],
  [
    'where the clock is half an hour off',
    '2026-11-16T07:00:00Z',
    noon,
    'Asia/Kolkata',
    '2026-11-16T08:00:00Z',
  ],
  ['when the clock goes forward', '2026-03-28T22:00:00Z', night, 'Europe/Berlin', '2026-03-29T05:00:00Z'],
  ['when the clock goes back', '2026-10-24T21:00:00Z', night, 'Europe/Berlin', '2026-10-25T06:00:00Z'],
  ['without quiet hours', '2026-11-16T21:30:00Z', null, 'Europe/Berlin', undefined],
  ['of no length', '2026-11-16T21:30:00Z', { from: 60, to: 60 }, 'Europe/Berlin', undefined],
  ['of a zone that is no more', '2026-11-16T23:00:00Z', night, 'Nowhere/There', '2026-11-17T07:00:00Z'],
] as const)('%s', (_, at, quiet, zone, until) => {
  const found = quietUntil(Date.parse(at), quiet, zone)
  expect(found === undefined ? undefined : new Date(found).toISOString().replace('.000Z', 'Z')).toBe(until)
})
