import { LOCALES } from '@meadhall/hall/languages'
import type { TableInfo } from '@meadhall/hall/online'
import { expect, test } from 'vitest'
import { drawn } from './drawing.ts'
import { fontFor } from './faces.ts'
import { HEIGHT, pictureOf, type StandingInWords, WIDTH } from './picture.ts'
import { keeper } from './pictures.ts'
import { whenOf } from './words.ts'

const NAMES = ['Ada & <b>', 'Bo', '織田']
const table: TableInfo = {
  id: 'abc',
  game: 'odin',
  status: 'playing',
  public: false,
  clock: { kind: 'untimed' },
  outOfTime: 'bot',
  standIn: 'steady',
  hints: true,
  startWhenFull: false,
  seats: NAMES.map((name, seat) => ({ kind: 'person', name, person: `p${seat}` })),
  host: 'p0',
  yourSeat: null,
  n: 1,
  pending: [0],
  created: 0,
  options: {},
}

const standing: StandingInWords = { pending: [1], points: [-80, -76, -79] }

test('who sits there, whose turn it is and how it stands are in the language of the link', async () => {
  const lines = await Promise.all(
    LOCALES.map(async (language) => {
      const when = await whenOf('odin', { n: 3, of: 7 }, language)
      return pictureOf(table, { ...standing, when }, language).line
    }),
  )
  expect(lines).toEqual(['Round 3 of 7 · Bo to move', 'Runde 3 von 7 · Bo am Zug', 'ラウンド3／7 · Boの番'])
  expect(pictureOf(table, standing, 'en').seats.map(({ name }) => name)).toEqual(NAMES)
})

test.each([
  ['midgard', 8, ['Round 2 of 8', 'Runde 2 von 8', 'ラウンド2／8']],
  ['odin', 6, ['Round 2 of 6', 'Runde 2 von 6', 'ラウンド2／6']],
  ['mountain', 3, ['Wave II of III', 'Welle II von III', 'ウェーブII／III']],
])('how far %s is it says in its own words', async (game, of, words) => {
  expect(await Promise.all(LOCALES.map((language) => whenOf(game, { n: 2, of }, language)))).toEqual(words)
})

test('bots are called by their level and seat, as at the table', () => {
  const seats = [table.seats[0], { kind: 'bot', name: 'karl 2', bot: 'karl/skald' } as const]
  const names = LOCALES.map((language) => pictureOf({ ...table, seats }, standing, language).line)
  expect(names).toEqual(['Karl 2 to move', 'Karl 2 am Zug', 'カール 2の番'])
})

test('a table that waits shows its open seats, and one that is over who won, the best first', () => {
  const open = pictureOf(
    { ...table, status: 'open', seats: [table.seats[0], { kind: 'open' }] },
    undefined,
    'de',
  )
  expect(open).toMatchObject({
    line: 'Ada & <b> lädt dich ein',
    seats: [{ seat: 0 }, { name: 'ein freier Platz', isOpen: true }],
  })
  const over = {
    ...table,
    status: 'finished',
    result: { points: [3, 9, 5], ranking: [[1], [2], [0]] },
  } as const
  expect(pictureOf(over, undefined, 'en')).toMatchObject({
    line: 'Bo won',
    seats: [
      { seat: 1, points: 9, isMarked: true },
      { seat: 2, points: 5 },
      { seat: 0, points: 3 },
    ],
  })
})

test('pictures are PNG files of one size, and those of different positions differ', async () => {
  const pictures = []
  for (const pending of [[0], [2]])
    pictures.push(Buffer.from(await drawn(pictureOf(table, { ...standing, pending }, 'ja'))))
  for (const png of pictures) {
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT])
    expect(png.length).toBeLessThan(600_000)
  }
  expect(pictures[0].equals(pictures[1])).toBe(false)
})

test('Latin, Cyrillic and Japanese signs have a face; what has none is left out', () => {
  expect(fontFor('text', 'Łukasz Дмитрий 織田さくら 😀').text).toBe('Łukasz Дмитрий 織田さくら')
  expect(fontFor('title', 'フォール').families).toContain('zen-antique-soft')
})

test('only so many bytes of pictures are kept, and those that were asked for last', () => {
  const kept = keeper(10)
  const png = new Uint8Array(4)
  kept.keep('a', png)
  kept.keep('b', png)
  kept.get('a')
  kept.keep('c', png)
  kept.keep('too long', new Uint8Array(11))
  expect(['a', 'b', 'c', 'too long'].filter((tag) => kept.get(tag))).toEqual(['a', 'c'])
})
