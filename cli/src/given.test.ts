import { gameOf } from '@meadhall/hall/games'
import { runScenario } from '@meadhall/kernel/scenario'
import { describe, expect, test } from 'vitest'

async function run(game: string, players: readonly string[], given: object, step: object = { note: 'look' }) {
  return runScenario(await gameOf(game)!.load(), {
    scenario: 'a position',
    game,
    players,
    given,
    play: [step],
  })
}

/** What cannot be, and the line that says so. */
const REFUSED: readonly (readonly [game: string, given: object, line: string])[] = [
  ['midgard', { Ada: { food: -1 } }, 'given: food must be a whole number from 0 up'],
  ['midgard', { Ada: { swordsman: 20 } }, 'given: there are only 12 dice of the kind swordsman'],
  ['midgard', { Ada: { swordsman: 5, axeman: 4 } }, 'given: Ada has more than 8 warriors'],
  [
    'midgard',
    { shore1: { journey: 'kraken' }, shore2: { journey: 'kraken' }, shore3: { journey: 'kraken' } },
    'given: there are only 2 of the Journey kraken',
  ],
  ['midgard', { Ada: { placed: ['troll'] }, Bo: { placed: ['troll'] } }, 'given: two workers stand on troll'],
  [
    'midgard',
    { Ada: { placed: ['smallLongship 1'] }, Bo: { placed: ['largeLongship 1'] } },
    'given: two ships lie at shore 1',
  ],
  [
    'midgard',
    { Ada: { placed: ['privateLongship 1'] } },
    'given: a worker stands on a private longship that nobody has',
  ],
  [
    'midgard',
    { Ada: { runes: ['wealth'] }, Bo: { runes: ['wealth'] } },
    'given: the rune wealth is given to two players',
  ],
  ['midgard', { Ada: { destinies: ['prepared', 'prepared'] } }, 'given: there is only one Destiny prepared'],
  ['midgard', { round: 9 }, 'given: round is 1 to 8'],
  ['odin', { round: 7, phase: 'bonus' }, 'the last round ends without a bonus phase'],
  ['odin', { Ada: { wood: -1 } }, 'wood must be a number from 0 up'],
  ['odin', { Ada: { whalingBoats: [0, 0, 0, 0] } }, 'Ada has more than 3 whaling boats'],
  ['odin', { Ada: { knarrs: 3, longships: [0, 0] } }, 'Ada has more than 4 large ships'],
  ['odin', { Ada: { longships: [4] } }, 'a ship of Ada carries more ore than it can'],
  ['odin', { Ada: { vikings: 13 } }, 'Ada has more than 12 Vikings'],
  ['odin', { Ada: { helmet: 2 } }, 'there is only one helmet'],
  ['odin', { Ada: { hand: ['tanner', 'tanner'] } }, 'there is only one occupation tanner'],
  [
    'odin',
    { Ada: { stored: { shed1: [4, 0] }, boards: ['shed'] } },
    'shed1 of Ada has no room for what is stored',
  ],
  ['odin', { Ada: { boards: ['shed', 'shed', 'shed', 'shed'] } }, 'there are only 3 of the building shed'],
  ['odin', { buildings: { shed: 4 } }, 'there are only 3 of the building shed'],
  ['odin', { strips: { strip1: 7 } }, 'strip1 holds 7 items; an emptied strip is not open'],
  ['odin', { crews: { forge: 3 } }, 'nobody stands on "forge", so it has no crew'],
  ['odin', { weaponDeck: { longSword: 12 } }, 'there are only 11 cards of longSword'],
  ['mountain', { Ada: { supplies: 9 } }, 'supplies must be 0 to 8, not 9'],
  ['mountain', { wave: 4 }, 'wave must be 1 to 3, not 4'],
  ['mountain', { board: 'empty', caverns: { moss1: { Ada: 26 } } }, 'moss1 must be 0 to 25, not 26'],
  ['mountain', { board: 'empty', caverns: { moss1: { Ada: -1 } } }, 'moss1 must be 0 to 25, not -1'],
  ['mountain', { caverns: { moss1: { gnomes: [1, 1, 1] } } }, 'moss1 holds 2 gnomes at most'],
  ['mountain', { caverns: { moss1: { gnomes: [4] } } }, 'gnome in moss1 must be 1 to 3, not 4'],
  [
    'mountain',
    { caverns: { moss1: { gnomes: [1], Ada: 1 } } },
    'trolls and gnomes do not share a cavern: moss1',
  ],
  ['mountain', { caverns: { sunA: { gnomes: [1] } } }, 'no gnome is ever in a lair: sunA'],
  ['mountain', { gates: ['moss', 'moss'] }, 'there is only one gate card of moss'],
  [
    'mountain',
    { Ada: { champions: ['yrsa'] }, Bo: { champions: ['yrsa'] } },
    'the champion yrsa is given twice',
  ],
  [
    'mountain',
    { turn: 'Ada' },
    'nobody has supplies, so the wave would end at once: give some, or write secondAction',
  ],
]

describe('what cannot be is not given', () => {
  test.each(REFUSED)('%s %j', async (game, given, line) => {
    await expect(run(game, ['Ada', 'Bo'], given)).rejects.toThrow(line)
  })

  test('a move in a position that stands still', async () => {
    const given = { Ada: { workers: 0 }, Bo: { workers: 0 } }
    await expect(run('midgard', ['Ada', 'Bo'], given, { Ada: 'beg' })).rejects.toThrow(
      '"given" is a position in which nobody has anything to decide',
    )
  })
})

describe('the order of keys does not matter', () => {
  test.each([
    ['midgard', { placed: ['troll'], workers: 2, ship: 'drekkar' }, { workers: 2, runes: [] }],
    [
      'odin',
      { stored: { shed1: [2, 1] }, boards: ['shed'], tiles: ['wool home 9,1'], wool: 2 },
      { stored: { shed1: [2, 1] }, wool: 2 },
    ],
  ])('%s', async (game, own, expected) => {
    const keys = Object.entries(own)
    for (const entries of [keys, keys.toReversed()]) {
      const given = { Ada: Object.fromEntries(entries) }
      expect((await run(game, ['Ada', 'Bo'], given, { expect: { Ada: expected } })).failures).toEqual([])
    }
  })
})

test('what a position shows besides what is given', async () => {
  const odin = {
    Ada: { boards: ['iceland'], filled: ['home 4,0..6,1'], emigratedKnarrs: 1 },
    stripStack: ['strip8'],
  }
  const seen = {
    stripStack: ['strip8'],
    Ada: { feastCells: 4, incomes: { exactly: { home: 0, iceland: 1 } }, income: 1 },
  }
  expect((await run('odin', ['Ada', 'Bo'], odin, { expect: seen })).failures).toEqual([])
  const decks = { troll: 15, draugr: 19, monster: 33, runes: 8, destinies: 10, journey: 15, merchantShip: 7 }
  const midgard = { expect: { decks: { exactly: decks }, discard: [] } }
  expect((await run('midgard', ['Ada', 'Bo'], {}, midgard)).failures).toEqual([])
  const mountain = { expect: { decks: { ancestry: 72, stack0: 0, gates: 4 } } }
  expect((await run('mountain', ['Ada', 'Bo'], {}, mountain)).failures).toEqual([])
})
