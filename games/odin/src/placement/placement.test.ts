import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOARD } from '../data/boards.ts'
import { ALERTS } from '../data/occupations/cards.ts'
import { cardNumber } from '../data/occupations/list.ts'
import { AREA, COLOUR, SHAPES, shapeOf } from '../data/tiles.ts'
import { addBoard, lift, newPlayer, type Player, put } from '../state.ts'
import { BOARDS, type BoardKind, boardKind, ITEMS, type Item, item, ROWS, SILVER } from '../vocabulary.ts'
import {
  colOf,
  fits,
  fitsSomewhere,
  mayLift,
  placeAt,
  placesOn,
  refusePlacement,
  rowOf,
  takes,
  turnOf,
} from './fits.ts'
import { bonusEarned, emptySpots, income, incomeOn, minusCells } from './worth.ts'

function playerWith(...boards: BoardKind[]): Player {
  const player = newPlayer()
  for (const board of boards) addBoard(player, boardKind(board))
  return player
}
function lay(player: Player, slot: number, name: Item, row: number, col: number, turn = 0): void {
  expect(refusePlacement(player, slot, item(name), placeAt(turn, row, col))).toBeUndefined()
  put(player, item(name), slot, row, col, turn)
}
const why = (player: Player, slot: number, name: Item, row: number, col: number, turn = 0) =>
  refusePlacement(player, slot, item(name), placeAt(turn, row, col))?.rule

describe('the printed boards', () => {
  // Cells, −1 cells, then for each income value that can be covered the other cells it needs, and for each bonus its ring.
  test.each([
    ['home', 143, 86, [0, 3, 7, 14, 22, 32, 43, 58, 74, 92, 112, 134], [5, 8, 8, 8, 8]],
    ['shetland', 60, 24, [0, 4, 9], [8, 8, 8, 8, 5]],
    ['faroeIslands', 53, 16, [0, 2, 7, 10, 16, 25, 33, 42], [4, 7, 5, 7, 5, 8]],
    ['iceland', 54, 24, [1, 6, 12, 21, 28, 39, 50], [7, 5, 6]],
    ['greenland', 52, 20, [15, 25, 37, 1, 7, 15, 26, 34], [8, 4]],
    ['bearIsland', 51, 22, [2, 7, 16], [8, 5, 6]],
    ['baffinIsland', 61, 24, [0, 3, 7, 13, 21], [4, 6, 3, 4]],
    ['labrador', 52, 40, [], [6, 8, 6, 5]],
    ['newfoundland', 53, 40, [], [7, 8, 8]],
    ['stoneHouse', 13, 7, [], [7]],
    ['longHouse', 30, 15, [], [3, 8, 5]],
  ] as const)('%s has the right cells', (kind, cells, minus, needs, rings) => {
    const board = BOARD[boardKind(kind)]
    const count = (rows: readonly number[]) =>
      rows.reduce((sum, row) => sum + row.toString(2).replaceAll('0', '').length, 0)
    expect(count(board.open)).toBe(cells)
    expect(count(board.minus)).toBe(minus)
    const steps = board.diagonals.flat().filter((step) => step.row >= 0)
    expect(steps.map((step) => count(step.needs) - 1)).toEqual(needs)
    expect(board.bonuses.map((bonus) => count(bonus.ring))).toEqual(rings)
  })

  test('a shed takes no tile', () => {
    expect(takes(playerWith('shed'), 1, SILVER)).toBe(false)
  })
})

describe('the home board', () => {
  test('a robe in the corner covers 0, 1 and 2 at once and costs the mead', () => {
    const player = playerWith()
    lay(player, 0, 'robe', 9, 0)
    expect(income(player)).toBe(2)
    expect(bonusEarned(player, 0, 3)).toBe(false)
  })

  test('the diagonal is covered from the lower left up', () => {
    const player = playerWith()
    expect(why(player, 0, 'ore', 10, 1)).toBe('FO-4.7')
    expect(why(player, 0, 'oil', 10, 0, 1)).toBeUndefined()
    lay(player, 0, 'oil', 10, 0, 1)
    expect(income(player)).toBe(1)
    expect(why(player, 0, 'chest', 10, 1)).toBeUndefined()
  })

  test('away from the diagonal tiles may lie before the corner is covered', () => {
    const player = playerWith()
    expect(why(player, 0, 'jewelry', 0, 0)).toBeUndefined()
    expect(why(player, 0, 'jewelry', 0, 9)).toBe('FO-4.7')
  })

  test('the three cells at the top right belong to the area, the rest of that column does not', () => {
    const player = playerWith()
    expect(why(player, 0, 'silver', 2, 12)).toBeUndefined()
    expect(why(player, 0, 'silver', 3, 12)).toBe('FO-4.3')
    expect(why(player, 0, 'silver', 11, 8)).toBe('FO-4.3')
    expect(why(player, 0, 'fur', 11, 5)).toBe('FO-4.3')
  })

  test('green not beside green, but corner to corner', () => {
    const player = playerWith()
    lay(player, 0, 'wool', 0, 0)
    expect(why(player, 0, 'wool', 0, 2)).toBe('FO-4.6')
    expect(why(player, 0, 'wool', 2, 2)).toBeUndefined()
    expect(why(player, 0, 'chest', 0, 2)).toBeUndefined()
    expect(why(player, 0, 'belt', 0, 2)).toBeUndefined()
    expect(why(player, 0, 'chest', 1, 1)).toBe('FO-4.4')
  })

  test('food, wood and stone do not go there', () => {
    const player = playerWith()
    for (const name of ['peas', 'mead', 'sheep', 'wood'] as const)
      expect(why(player, 0, name, 0, 0)).toBe('FO-4.2')
  })

  test('five cells around the ore, which stays open', () => {
    const player = playerWith()
    lay(player, 0, 'silk', 4, 0)
    lay(player, 0, 'runeStone', 5, 1, 1)
    lay(player, 0, 'silver', 6, 0)
    expect(bonusEarned(player, 0, 0)).toBe(true)
    lay(player, 0, 'ore', 5, 0)
    expect(bonusEarned(player, 0, 0)).toBe(false)
  })

  test('every cell covered pays 18 and leaves no minus points', () => {
    const player = playerWith()
    expect(minusCells(player, 0)).toBe(86)
    fillWithSilver(player, 0)
    expect(income(player)).toBe(18)
    expect(minusCells(player, 0)).toBe(0)
    expect(fitsSomewhere(player, 0, SILVER)).toBe(false)
  })
})

describe('exploration boards and houses', () => {
  test('what they pay at first and when all is covered', () => {
    const incomes: [BoardKind, number, number][] = [
      ['shetland', 0, 3],
      ['faroeIslands', 0, 4],
      ['iceland', 1, 8],
      ['greenland', 0, 8],
      ['bearIsland', 1, 5],
      ['baffinIsland', 0, 6],
      ['labrador', 0, 0],
      ['newfoundland', 0, 0],
    ]
    for (const [kind, first, full] of incomes) {
      const player = playerWith(kind)
      expect([kind, incomeOn(player, 1)]).toEqual([kind, first])
      fillWithSilver(player, 1)
      expect([kind, incomeOn(player, 1)]).toEqual([kind, full])
    }
  })

  test('lakes and pillars are never covered', () => {
    expect(why(playerWith('faroeIslands'), 1, 'silver', 2, 6)).toBe('FO-4.5')
    expect(why(playerWith('bearIsland'), 1, 'ore', 1, 4)).toBe('FO-4.5')
    expect(why(playerWith('longHouse'), 1, 'silver', 1, 3)).toBe('FO-4.12')
  })

  test('six cells earn rune stone and ore on Bear Island', () => {
    const player = playerWith('bearIsland')
    lay(player, 1, 'silverware', 5, 5)
    lay(player, 1, 'chest', 6, 4)
    lay(player, 1, 'silver', 7, 6)
    expect(bonusEarned(player, 1, 2)).toBe(true)
  })

  test('in houses orange parts from orange and red from red, while green may touch green', () => {
    const player = playerWith('longHouse')
    lay(player, 1, 'peas', 0, 0)
    expect(why(player, 1, 'flax', 0, 2)).toBe('FO-4.11')
    lay(player, 1, 'mead', 0, 2)
    expect(why(player, 1, 'stockfish', 0, 4)).toBe('FO-4.11')
    lay(player, 1, 'hide', 0, 4)
    expect(why(player, 1, 'oil', 0, 7)).toBeUndefined()
    expect(why(player, 1, 'glassBeads', 0, 8)).toBeUndefined()
    expect(why(player, 1, 'ore', 2, 0)).toBe('FO-4.10')
    expect(why(player, 1, 'wood', 2, 0)).toBe('FO-4.10')
    const masterJoiner = cardNumber('masterJoiner')!
    player.played.push(masterJoiner)
    player.alerts |= ALERTS[masterJoiner]
    expect(why(player, 1, 'wood', 2, 0)).toBeUndefined()
  })

  test('spots for wood and stone', () => {
    const player = playerWith('shed', 'stoneHouse', 'longHouse')
    expect([1, 2, 3].map((slot) => emptySpots(player, slot))).toEqual([6, 2, 0])
  })
})

describe('tiles', () => {
  test.each([
    ['oil', 2],
    ['wool', 1],
    ['glassBeads', 1],
    ['belt', 2],
    ['crucifix', 4],
    ['helmet', 8],
    ['cloakpin', 8],
    ['drinkingHorn', 8],
    ['fibula', 4],
    ['roundShield', 1],
    ['englishCrown', 4],
    ['silver', 1],
  ] as const)('%s can lie in %i ways', (name, ways) => {
    expect(SHAPES[item(name)].length).toBe(ways)
  })

  test('a turn that is no other way to lie is refused', () => {
    expect(why(playerWith(), 0, 'wool', 0, 0, 1)).toBe('FO-4.9')
  })
})

function fillWithSilver(player: Player, slot: number): void {
  // From the lower left up, as the diagonal wants it.
  const places: number[] = []
  for (;;) {
    const n = placesOn(player, slot, SILVER, places)
    if (n === 0) return
    for (let i = 0; i < n; i++)
      if (fits(player, slot, SILVER, places[i]))
        put(player, SILVER, slot, rowOf(places[i]), colOf(places[i]), 0)
  }
}

/** The rules once more, cell by cell and without bit sets. */
function plainly(player: Player, slot: number, what: number, place: number): boolean {
  const board = BOARD[player.boards[slot]]
  const at = (rows: readonly number[], r: number, c: number) =>
    r >= 0 && r < ROWS && c >= 0 && c < 16 && ((rows[r] >> c) & 1) === 1
  const lies = new Map<string, string>()
  for (let i = 0; i < player.placed.length; i += 5) {
    const [tile, on, row, col, turn] = player.placed.slice(i, i + 5)
    if (on !== slot) continue
    for (const [r, c] of cellsOf(tile, turn, row, col)) lies.set(`${r},${c}`, COLOUR[tile])
  }
  const cells = cellsOf(what, turnOf(place), rowOf(place), colOf(place))
  const own = new Set(cells.map(([r, c]) => `${r},${c}`))
  const apart = board.house ? ['orange', 'red'] : ['green']
  for (const [r, c] of cells) {
    if (!at(board.open, r, c) || lies.has(`${r},${c}`)) return false
    for (const [y, x] of [
      [r + 1, c],
      [r - 1, c],
      [r, c + 1],
      [r, c - 1],
    ])
      if (apart.includes(COLOUR[what]) && lies.get(`${y},${x}`) === COLOUR[what]) return false
  }
  for (const step of board.diagonals.flat()) {
    if (!own.has(`${step.row},${step.column}`)) continue
    for (let r = step.row; r < ROWS; r++)
      for (let c = 0; c <= step.column; c++)
        if (
          at(board.open, r, c) &&
          !at(board.symbols, r, c) &&
          !own.has(`${r},${c}`) &&
          !lies.has(`${r},${c}`)
        )
          return false
  }
  return true
}

function cellsOf(what: number, turn: number, row: number, col: number): [number, number][] {
  const cells: [number, number][] = []
  shapeOf(what, turn)!.rows.forEach((bits, r) => {
    for (let c = 0; c < 16; c++) if (((bits >> c) & 1) === 1) cells.push([row + r, col + c])
  })
  return cells
}

test('on boards filled at random, the places are those that the plain rules give', () => {
  const tiles = ITEMS.flatMap((_, what) => (AREA[what] > 0 ? [what] : []))
  const kinds = BOARDS.filter((kind) => kind !== 'home' && kind !== 'shed')
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.array(fc.tuple(fc.constantFrom(...tiles), fc.nat(1), fc.nat(1000)), { maxLength: 30 }),
      fc.constantFrom(...tiles),
      (kind, attempts, what) => {
        const player = playerWith(kind)
        const places: number[] = []
        for (const [tile, slot, pick] of attempts) {
          const n = placesOn(player, slot, tile, places)
          if (n === 0) continue
          const place = places[pick % n]
          put(player, tile, slot, rowOf(place), colOf(place), turnOf(place))
        }
        for (const slot of [0, 1]) {
          const found = places.slice(0, placesOn(player, slot, what, places))
          const expected: number[] = []
          if (takes(player, slot, what))
            for (const { turn } of SHAPES[what])
              for (let row = 0; row < ROWS; row++)
                for (let col = 0; col < 13; col++)
                  if (plainly(player, slot, what, placeAt(turn, row, col)))
                    expected.push(placeAt(turn, row, col))
          expect(found.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
          for (const place of found) expect(refusePlacement(player, slot, what, place)).toBeUndefined()
          expect(fitsSomewhere(player, slot, what)).toBe(expected.length > 0)
        }
        // The last tile can always be taken back, and laid again the position is the same.
        const covered = player.covered.slice()
        const last = player.placed.length / 5 - 1
        const [tile, slot, row, col, turn] = player.placed.slice(-5)
        expect(last < 0 || mayLift(player, last)).toBe(true)
        if (last >= 0) {
          lift(player, last)
          put(player, tile, slot, row, col, turn)
        }
        expect(player.covered).toEqual(covered)
      },
    ),
    { seed: 1, numRuns: 150 },
  )
})

test('a tile below the diagonal stays while a higher value is covered', () => {
  const player = playerWith()
  lay(player, 0, 'oil', 10, 0, 1)
  lay(player, 0, 'chest', 10, 1)
  expect(mayLift(player, 0)).toBe(false)
  expect(mayLift(player, 1)).toBe(true)
})
