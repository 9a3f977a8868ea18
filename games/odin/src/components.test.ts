import { describe, expect, it, test } from 'vitest'
import { BOARD, EXPLORATION } from './data/boards.ts'
import { CARD_TEXT, cardsOf } from './data/occupations/cards.ts'
import { CARD } from './data/occupations/list.ts'
import { boardTurned, harvestLevel, STRIPS, startVikings, WEAPON_CARDS } from './data/rounds.ts'
import { SPACES } from './data/spaces.ts'
import {
  AREA,
  bits,
  FORGEABLE,
  HARVEST,
  inBox,
  SALE_PRICE,
  SHAPES,
  SWORD_VALUE,
  UPGRADE,
} from './data/tiles.ts'
import { BOARDS, type BoardKind, GOODS, GROUPS, ITEMS, item, SPECIALS } from './vocabulary.ts'

const cells = (rows: readonly number[]): number => rows.reduce((sum, row) => sum + bits(row), 0)

describe('goods', () => {
  test.each([
    ['peas', 2],
    ['flax', 3],
    ['beans', 4],
    ['grain', 4],
    ['cabbage', 6],
    ['sheep', 8],
    ['fruits', 9],
    ['cattle', 12],
  ] as const)('%s covers %d cells, and so does all it is upgraded to', (name, area) => {
    for (let what = item(name); what >= 0; what = UPGRADE[what]) expect(AREA[what]).toBe(area)
  })

  test.each([
    ['beans', 1, 'saltMeat'],
    ['saltMeat', 1, 'skinAndBones'],
    ['cabbage', 1, 'sheep'],
    ['sheep', 1, 'robe'],
    ['cattle', -1, 'robe'],
  ] as const)('from %s one colour up and %d column aside lies %s', (from, sideways, to) => {
    expect(GOODS[inBox(item(from), sideways)]).toBe(to)
  })

  it('of a harvest are as many as its level says', () => {
    expect(HARVEST.map((crops) => crops.length)).toEqual([0, 3, 4, 5, 6])
  })
})

describe('special tiles', () => {
  const facts = [
    ['glassBeads', 5, 7, 0, false, 1],
    ['helmet', 5, 8, 1, true, 8],
    ['cloakpin', 5, 8, 1, true, 8],
    ['belt', 5, 8, 2, false, 2],
    ['crucifix', 6, 8, 2, true, 4],
    ['drinkingHorn', 6, 8, 2, false, 8],
    ['amberFigure', 7, 9, 2, false, 4],
    ['horseshoe', 7, 9, 2, true, 4],
    ['goldBrooch', 8, 9, 3, false, 2],
    ['forgeHammer', 9, 10, 4, true, 4],
    ['fibula', 9, 10, 4, true, 4],
    ['throwingAxe', 9, 11, 4, true, 4],
    ['chalice', 10, 12, 5, false, 4],
    ['roundShield', 12, 13, 6, false, 1],
    ['englishCrown', 13, 16, -1, false, 4],
  ] as const
  test.each(facts)(
    '%s: area %d, sword %d, price %d, forge %s, %d ways to lie',
    (name, area, sword, silver, forge, ways) => {
      const what = item(name)
      expect([AREA[what], SWORD_VALUE[what], SALE_PRICE[what], FORGEABLE[what], SHAPES[what].length]).toEqual(
        [area, sword, silver, forge, ways],
      )
    },
  )
  it('are all there', () => {
    expect(facts.map(([name]) => name)).toEqual([...SPECIALS])
    expect(ITEMS.filter((_, what) => FORGEABLE[what])).toHaveLength(8)
  })
})

describe('boards', () => {
  /** Kind, coverable cells, cells worth -1, points, neighbours of each bonus symbol, cells that each income value needs. */
  const facts: [BoardKind, number, number, number, number[], number[][]][] = [
    ['home', 143, 86, 0, [5, 8, 8, 8, 8], [[0, 3, 7, 14, 22, 32, 43, 58, 74, 92, 112, 134]]],
    ['shetland', 60, 24, 6, [8, 8, 8, 8, 5], [[0, 4, 9]]],
    ['faroeIslands', 53, 16, 4, [4, 7, 5, 7, 5, 8], [[0, 2, 7, 10, 16, 25, 33, 42]]],
    ['iceland', 54, 24, 16, [7, 5, 6], [[1, 6, 12, 21, 28, 39, 50]]],
    [
      'greenland',
      52,
      20,
      12,
      [8, 4],
      [
        [15, 25, 37],
        [1, 7, 15, 26, 34],
      ],
    ],
    ['bearIsland', 51, 22, 12, [8, 5, 6], [[2, 7, 16]]],
    ['baffinIsland', 61, 24, 12, [4, 6, 3, 4], [[0, 3, 7, 13, 21]]],
    ['labrador', 52, 40, 36, [6, 8, 6, 5], []],
    ['newfoundland', 53, 40, 38, [7, 8, 8], []],
    ['shed', 0, 0, 8, [], []],
    ['stoneHouse', 13, 7, 10, [7], []],
    ['longHouse', 30, 15, 17, [3, 8, 5], []],
  ]
  test.each(facts)('%s is as printed', (kind, open, minus, points, rings, needs) => {
    const board = BOARD[BOARDS.indexOf(kind)]
    expect(cells(board.open)).toBe(open)
    expect(cells(board.minus)).toBe(minus)
    expect(board.points).toBe(points)
    expect(board.bonuses.map(({ ring }) => cells(ring))).toEqual(rings)
    expect(
      board.diagonals.map((steps) =>
        steps.filter(({ row }) => row >= 0).map((step) => cells(step.needs) - 1),
      ),
    ).toEqual(needs)
  })
  it('are all there', () => {
    expect(facts.map(([kind]) => kind)).toEqual([...BOARDS])
    expect(EXPLORATION.flat()).toHaveLength(8)
  })
})

describe('action spaces', () => {
  it('stand 18, 18, 16 and 9 in the columns', () => {
    expect([1, 2, 3, 4].map((column) => SPACES.filter((space) => space.column === column).length)).toEqual([
      18, 18, 16, 9,
    ])
    expect(new Set(SPACES.map(({ id }) => id)).size).toBe(61)
    for (const group of GROUPS) expect(SPACES.some(({ groups }) => groups.includes(group))).toBe(true)
  })
  it('give exactly one silver on eight of them', () => {
    expect(SPACES.filter(({ silver }) => silver === 1).map(({ id }) => id)).toEqual([
      'weeklyMarket1',
      'craftRuneStone',
      'drawOccupation',
      'playOccupationPaid',
      'weeklyMarket2',
      'craftChest',
      'weeklyMarket3',
      'weeklyMarket4',
    ])
  })
})

describe('rounds', () => {
  it('have their harvests and turned boards', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((round) => harvestLevel(7, round))).toEqual([1, 2, 0, 3, 0, 4, 0])
    expect([1, 2, 3, 4, 5, 6].map((round) => harvestLevel(6, round))).toEqual([1, 0, 2, 0, 3, 0])
    expect([1, 2, 3, 4, 5, 6, 7].map((round) => boardTurned(7, round))).toEqual([-1, -1, 0, 1, 2, 3, -1])
    expect([1, 2, 3, 4, 5, 6].map((round) => boardTurned(6, round))).toEqual([-1, 0, 1, 2, 3, -1])
    expect([startVikings(7), startVikings(6)]).toEqual([5, 6])
  })
  it('have eight strips of seven: 23 wood, 15 stone, 9 ore and 9 times 2 silver', () => {
    expect(STRIPS.map((strip) => strip.length)).toEqual(Array(8).fill(7))
    expect([0, 1, 2, 3].map((item) => STRIPS.flat().filter((one) => one === item).length)).toEqual([
      23, 15, 9, 9,
    ])
    expect(WEAPON_CARDS.reduce((sum, n) => sum + n, 0)).toBe(47)
  })
})

describe('occupations', () => {
  const cards = CARD.slice(1)
  it('are 190, numbered in order', () => {
    expect(cards.map(({ no }) => no)).toEqual(Array.from({ length: 190 }, (_, n) => n + 1))
    expect(new Set(cards.map(({ id }) => id)).size).toBe(190)
  })
  it('lie in three decks of light and dark cards', () => {
    expect([1, 2, 4].map((deck) => [cardsOf(deck, true).length, cardsOf(deck, false).length])).toEqual([
      [15, 57],
      [15, 44],
      [15, 44],
    ])
  })
  it('are worth -2 to 3 points, one of them 7', () => {
    const worth = (points: number) => cards.filter((card) => card.points === points).length
    expect([-2, -1, 0, 1, 2, 3, 7].map(worth)).toEqual([1, 4, 45, 65, 50, 24, 1])
  })
  test.each(cards)('$id does something', ({ no }) => {
    const { boxes = [], rules = [] } = CARD_TEXT[no]
    expect(boxes.length + rules.length).toBeGreaterThan(0)
  })
  test.each(cards)('$id does it when its colour says', ({ no, category }) => {
    const { boxes = [], rules = [] } = CARD_TEXT[no]
    const on = boxes.map((box) => box.on)
    const fits = {
      immediate: on[0] === 'play',
      anytime: rules.length > 0 || on.includes('anytime'),
      whenever: !on.includes('play') && !on.includes('anytime'),
      asSoonAs: rules.length > 0 || boxes.every((box) => box.once),
    }
    expect(fits[category]).toBe(true)
  })
})
