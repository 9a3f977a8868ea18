import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Served } from '../moves.ts'
import { newPlayer, type State } from '../state.ts'
import { GOODS, type Good, ITEMS, item, SILVER } from '../vocabulary.ts'
import { bestFeast, cheapestFeast, feastCost, type Worth } from './best.ts'
import { type BanquetTable, FOODS, LONG, refuseFeast, SHORT, TABLE, uncoveredCells } from './table.ts'

const table = (first: number, end: number, longPeas = 1): BanquetTable => ({ first, end, longPeas })
function supplyOf(has: Partial<Record<Good | 'silver' | 'ore', number>>): number[] {
  const supply = Array<number>(ITEMS.length).fill(0)
  for (const [name, n] of Object.entries(has)) supply[item(name as Good)] = n
  return supply
}
const plenty = supplyOf(Object.fromEntries([...GOODS, 'silver', 'ore'].map((name) => [name, 9])))
/** `beans@0`, `peas|@2` (upright), `silver@4` */
const lay = (text: string): Served[] =>
  text.split(' ').map((word) => {
    const [name, at] = word.split('@')
    const long = !name.endsWith('|')
    return { good: (long ? name : name.slice(0, -1)) as Good, at: Number(at), long }
  })

describe('a laid banquet table', () => {
  test.each([
    ['colours alternate', 'peas@0 mead@2 flax@4 milk@7', undefined],
    ['orange beside orange', 'peas@0 flax@2', 'FO-6.3'],
    ['red beside red', 'mead@0 stockfish@2', 'FO-6.3'],
    ['a coin parts two of a colour', 'peas@0 silver@2 flax@3', undefined],
    ['an uncovered cell parts them too', 'peas@0 flax@3', undefined],
    ['coins side by side', 'silver@0 silver@1 silver@2', undefined],
    ['a second salt meat lengthwise', 'saltMeat@0 silver@4 saltMeat@5', 'FO-6.4'],
    ['a second salt meat upright', 'saltMeat@0 silver@4 saltMeat|@5', undefined],
    ['the first one upright by choice', 'saltMeat|@0', undefined],
    ['squares are not affected', 'beans@0 mead@2 beans@4 milk@6', undefined],
    ['sheep and pregnant sheep are one kind', 'sheep@0 silver@4 pregnantSheep@5', 'FO-6.4'],
    ['green goods are no food', 'oil@0', 'FO-6.2'],
    ['one over the other', 'flax@0 mead@2', 'FO-6.5'],
    ['over the Vikings', 'cattle@6', undefined],
    ['beyond the table', 'cattle@9', 'FO-6.5'],
    ['only on Vikings', 'peas@9', 'FO-6.5'],
  ])('%s', (_, text, rule) => {
    expect(refuseFeast(table(0, 9), lay(text), plenty)?.rule).toBe(rule)
  })

  test('ore is no coin', () => {
    expect(refuseFeast(table(0, 9), [{ good: 'ore' as never, at: 0, long: true }], plenty)?.rule).toBe(
      'FO-6.2',
    )
  })

  test('nothing lies on the ships, and no more is served than there is', () => {
    expect(refuseFeast(table(4, 9), lay('peas@3'), plenty)?.why).toBe('onEmigratedShip')
    expect(refuseFeast(table(4, 9), lay('silver@4 silver@5'), supplyOf({ silver: 1 }))?.why).toBe(
      'notInSupply',
    )
  })

  test('the pea flour baker has two peas lengthwise', () => {
    const tiles = lay('peas@0 mead@2 peas@4')
    expect(refuseFeast(table(0, 6), tiles, plenty)?.rule).toBe('FO-6.4')
    expect(refuseFeast(table(0, 6, 2), tiles, plenty)).toBeUndefined()
  })

  test('every uncovered cell is a penalty; what reaches over the end covers only what it should', () => {
    expect(uncoveredCells(table(4, 9), lay('silver@4 cattle@6'))).toBe(1)
    expect(uncoveredCells(table(10, 9), [])).toBe(0)
  })
})

const worth = (kept: Partial<Record<Good | 'silver', number>>, penalty = 3): Worth => ({
  kept: supplyOf(kept),
  penalty,
})

describe('the cheapest feast', () => {
  test('serves what is worth least and pays the rest', () => {
    const supply = supplyOf({ peas: 1, beans: 1, mead: 1, silver: 9 })
    const feast = cheapestFeast(table(0, 7), supply, worth({ silver: 1 }))
    expect(feast.cost).toBe(1)
    expect(refuseFeast(table(0, 7), feast.tiles, supply)).toBeUndefined()
  })

  test('takes a penalty rather than give up what is worth more', () => {
    const feast = cheapestFeast(table(0, 2), supplyOf({ peas: 1 }), worth({ peas: 7 }))
    expect(feast).toEqual({ tiles: [], cost: 6 })
  })

  const stateWith = (supply: number[], played: number[]): State => {
    const player = { ...newPlayer(), supply, played }
    return { rounds: 7, round: 7, phase: 9, players: [player] } as unknown as State
  }

  test('a sober man leaves the mead and lays the coin that this brings', () => {
    const supply = supplyOf({ mead: 1, silver: 9 })
    expect(bestFeast(stateWith(supply, []), 0)).toMatchObject({ cost: 12 })
    const feast = bestFeast(stateWith(supply, [160]), 0)
    expect(feast.cost).toBe(12)
    const more = bestFeast(stateWith(supplyOf({ mead: 1, silver: 11 }), [160]), 0)
    expect(more.tiles.some(({ good }) => good === 'mead')).toBe(true)
  })

  test('to a barbarian meat is worth less if kept, since serving it brings silver', () => {
    const supply = supplyOf({ gameMeat: 1, silver: 12 })
    expect(bestFeast(stateWith(supply, [158]), 0).cost).toBe(bestFeast(stateWith(supply, []), 0).cost - 1)
  })

  test('an empty table costs nothing', () => {
    expect(cheapestFeast(table(8, 8), plenty, worth({ silver: 1 }))).toEqual({ tiles: [], cost: 0 })
  })

  const small = fc.record({
    first: fc.nat(3).map((ships) => 2 * ships),
    cells: fc.nat(7),
    beyond: fc.nat(3),
    longPeas: fc.integer({ min: 1, max: 2 }),
    goods: fc.array(fc.record({ good: fc.nat(FOODS - 1), n: fc.nat(2) }), { maxLength: 4 }),
    kept: fc.array(fc.nat(8), { minLength: FOODS, maxLength: FOODS }),
    silver: fc.nat(3),
    coin: fc.nat(4),
  })

  test('is legal and as cheap as the best of all feasts', () => {
    fc.assert(
      fc.property(small, ({ first, cells, beyond, longPeas, goods, kept, silver, coin }) => {
        // The end of the table is moved to the left by putting the first cell further to the right.
        const end = TABLE - beyond
        const from = Math.max(first, end - cells)
        const at = table(from, end, longPeas)
        const supply = Array<number>(ITEMS.length).fill(0)
        for (const { good, n } of goods) supply[good] = n
        supply[SILVER] = silver
        const measure = { kept: [...kept, ...Array<number>(SILVER - FOODS).fill(0), coin], penalty: 3 }
        const feast = cheapestFeast(at, supply, measure)
        expect(refuseFeast(at, feast.tiles, supply)).toBeUndefined()
        expect(feastCost(at, feast.tiles, measure)).toBeCloseTo(feast.cost, 9)
        expect(feast.cost).toBeCloseTo(bruteForce(at, supply, measure), 9)
      }),
      { seed: 1, numRuns: 400 },
    )
  })

  test('a full table with every food at hand is laid too', () => {
    const measure = { kept: plenty.map((_, i) => (i * 7) % 11), penalty: 30 }
    const full = table(0, 12, 2)
    const feast = cheapestFeast(full, plenty, measure)
    expect(refuseFeast(full, feast.tiles, plenty)).toBeUndefined()
    expect(feastCost(full, feast.tiles, measure)).toBe(feast.cost)
  })
})

/** Tries every line of tiles, coins and uncovered cells from left to right. */
function bruteForce(at: BanquetTable, supply: readonly number[], measure: Worth): number {
  let best = Number.POSITIVE_INFINITY
  const left = supply.slice()
  const tiles: Served[] = []
  function from(cell: number): void {
    if (cell >= at.end) {
      if (refuseFeast(at, tiles, supply) === undefined) best = Math.min(best, feastCost(at, tiles, measure))
      return
    }
    from(cell + 1)
    for (let what = 0; what <= SILVER; what++) {
      if (left[what] === 0 || (what >= FOODS && what !== SILVER)) continue
      left[what]--
      for (const long of what === SILVER || LONG[what] === SHORT[what] ? [true] : [true, false]) {
        tiles.push({ good: ITEMS[what] as Good, at: cell, long })
        from(cell + (what === SILVER ? 1 : long ? LONG[what] : SHORT[what]))
        tiles.pop()
      }
      left[what]++
    }
  }
  from(at.first)
  return best
}
