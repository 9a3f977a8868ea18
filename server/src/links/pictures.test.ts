import { gameOf, games } from '@meadhall/hall/games'
import type { TableInfo } from '@meadhall/hall/online'
import { quickChance } from '@meadhall/kernel/chance'
import { expect, test } from 'vitest'
import { drawn } from './drawing.ts'
import { fontFor } from './faces.ts'
import { HEIGHT, pictureOf, WIDTH } from './picture.ts'
import { keeper } from './pictures.ts'

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

/** A game after so many moves of hands that take the first that comes. */
async function position(id: string, moves: number) {
  const { rules } = await gameOf(id)!.load()
  const chance = quickChance(5)
  const state = rules.setup(rules.readOptions({}), NAMES.length, chance, () => {})
  for (let i = 0; i < moves; i++) {
    const [seat] = rules.pending(state)
    const open = rules.shaped(state, seat)
    rules.apply(state, seat, open[i % open.length], chance, () => {})
  }
  return { rules, state }
}

test.each(games.map(({ id }) => id))(
  'a picture of %s shows nothing that not everybody may know',
  async (id) => {
    for (const moves of [0, 5, 20, 50]) {
      const { rules, state } = await position(id, moves)
      const view = rules.view(state, null)
      const seen = pictureOf({ ...table, game: id }, { rules, view }, 'en')
      for (const seed of [1, 2, 3]) {
        const other = rules.determinize(rules.clone(view), null, quickChance(seed))
        const shown = { rules, view: rules.view(other, null) }
        expect(pictureOf({ ...table, game: id }, shown, 'en')).toEqual(seen)
      }
    }
  },
)

test('who sits there, whose turn it is and how it stands are in the language of the link', async () => {
  const { rules, state } = await position('odin', 30)
  const shown = { rules, view: rules.view(state, null) }
  const lines = (['en', 'de', 'ja'] as const).map((language) => pictureOf(table, shown, language).line)
  expect(lines[0]).toMatch(/^Round \d of 7 · .+ to move$/)
  expect(lines[1]).toMatch(/^Runde \d von 7 · .+ am Zug$/)
  expect(lines[2]).toMatch(/^ラウンド\d／7 · .+の番$/)
  expect(pictureOf(table, shown, 'en').seats.map(({ name }) => name)).toEqual(NAMES)
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
  for (const moves of [0, 60]) {
    const { rules, state } = await position('midgard', moves)
    const shown = { rules, view: rules.view(state, null) }
    pictures.push(Buffer.from(await drawn(pictureOf({ ...table, game: 'midgard' }, shown, 'ja'))))
  }
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
