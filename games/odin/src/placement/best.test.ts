import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOARD } from '../data/boards.ts'
import { AREA } from '../data/tiles.ts'
import { addBoard, lift, newPlayer, type Player, put, type State } from '../state.ts'
import { BOARDS, type BoardKind, boardKind, ITEMS, type Item, item, ORE, SILVER } from '../vocabulary.ts'
import { bestPacking, bestPlacement } from './best.ts'
import { colOf, placeAt, placesOn, refusePlacement, rowOf, turnOf } from './fits.ts'
import { type PackWorth, packWorth } from './judge.ts'
import { bonusEarned, income, incomeOn, minusCells } from './worth.ts'

function playerWith(boards: readonly BoardKind[], has: Partial<Record<Item, number>>): Player {
  const player = newPlayer()
  for (const board of boards) addBoard(player, boardKind(board))
  for (const [name, n] of Object.entries(has)) player.supply[item(name as Item)] = n
  return player
}
const at = (round: number, phase = 5) => packWorth({ rounds: 7, round, phase } as State)

/** Lays what is suggested, each tile by the rules. */
function follow(player: Player, worth: PackWorth, steps: number): number {
  const { placements, gain } = bestPacking(player, worth, steps)
  for (const { what, slot, row, col, turn } of placements) {
    expect(player.supply[what]).toBeGreaterThan(0)
    expect(refusePlacement(player, slot, what, placeAt(turn, row, col))).toBeUndefined()
    put(player, what, slot, row, col, turn)
  }
  return gain
}

describe('the suggested packing', () => {
  test('an early robe goes into the corner for three incomes at once', () => {
    const player = playerWith([], { robe: 1 })
    follow(player, at(1), 2000)
    expect(income(player)).toBe(2)
  })

  test('in the last round a fur covers eight minus points', () => {
    const player = playerWith([], { fur: 1 })
    follow(player, at(7, 9), 2000)
    expect(minusCells(player, 0)).toBe(78)
  })

  test('after the last action every ore covers a cell worth −1, and goods are laid beside it', () => {
    const player = playerWith(['iceland'], { ore: 4, chest: 1 })
    const before = minusCells(player, 0) + minusCells(player, 1)
    follow(player, at(7, 11), 2000)
    expect(before - minusCells(player, 0) - minusCells(player, 1)).toBe(8)
    expect(player.supply[ORE]).toBe(0)
  })

  test('while actions of the last round may still need it, ore goes only where it raises income', () => {
    const player = playerWith([], { ore: 3 })
    follow(player, at(7, 5), 2000)
    expect(income(player)).toBe(1)
    expect(player.supply[ORE]).toBe(2)
  })

  test('a few coins complete a bonus that pays for many rounds', () => {
    const player = playerWith([], { silver: 3, silk: 1 })
    player.supply[item('silk')]++
    put(player, item('silk'), 0, 4, 0, 0)
    player.supply[item('silverware')]++
    put(player, item('silverware'), 0, 5, 1, 1)
    follow(player, { ...at(1), gain: at(1).gain.map(() => 4) }, 2000)
    expect(bonusEarned(player, 0, 0)).toBe(true)
  })

  test('silver is not wasted on cells that bring less than it is worth', () => {
    const player = playerWith([], { silver: 9 })
    follow(
      player,
      { ...at(7, 9), kept: at(7).kept.map((worth, what) => (what === SILVER ? 1.5 : worth)) },
      2000,
    )
    expect(player.supply[SILVER]).toBe(9)
  })

  test('a state asks for its own phases', () => {
    const player = playerWith(['iceland'], { chest: 2, oil: 1 })
    const state = { rounds: 7, round: 7, phase: 9, players: [player] } as unknown as State
    expect(bestPlacement(state, 0).gain).toBeGreaterThanOrEqual(10)
  })

  const tiles = ITEMS.flatMap((_, what) => (AREA[what] > 0 ? [what] : []))
  const position = fc.record({
    boards: fc.subarray(
      BOARDS.filter((kind) => kind !== 'home'),
      { maxLength: 3 },
    ),
    supply: fc.array(fc.tuple(fc.constantFrom(...tiles), fc.integer({ min: 1, max: 3 })), { maxLength: 10 }),
    round: fc.integer({ min: 1, max: 7 }),
  })

  test('is lawful, worth what it says, and no worse with more steps', () => {
    fc.assert(
      fc.property(position, ({ boards, supply, round }) => {
        const worth = at(round)
        const few = playerWith(boards, {})
        const many = playerWith(boards, {})
        for (const [what, n] of supply) few.supply[what] = many.supply[what] = n
        const gainOfFew = follow(few, worth, 1)
        const gainOfMany = follow(many, worth, 2000)
        expect(gainOfFew).toBeCloseTo(
          judged(few, worth) - judged(playerWith(boards, {}), worth) - spent(few, worth),
          6,
        )
        expect(gainOfMany).toBeGreaterThanOrEqual(gainOfFew - 1e-9)
      }),
      { seed: 1, numRuns: 40 },
    )
  })

  test('beats taking the best single place again and again', () => {
    let suggested = 0
    let greedy = 0
    const sample = fc.sample(position, { seed: 7, numRuns: 12 })
    for (const { boards, supply, round } of sample) {
      const worth = at(round)
      const player = playerWith(boards, {})
      for (const [what, n] of supply) player.supply[what] = n
      greedy += oneByOne(playerLike(player), worth)
      suggested += bestPacking(player, worth, 6000).gain
    }
    expect(suggested).toBeGreaterThan(greedy)
  })
})

test('on a house, with three tiles, it finds all but a little of the best there is', () => {
  const hands = fc.sample(
    fc.tuple(
      fc.constantFrom('stoneHouse', 'longHouse'),
      fc.array(fc.nat(31), { minLength: 3, maxLength: 3 }),
    ),
    {
      seed: 11,
      numRuns: 12,
    },
  )
  let found = 0
  let best = 0
  for (const [house, tiles] of hands) {
    const player = playerWith([house], {})
    for (const what of tiles) player.supply[what]++
    // Only the house matters: the home board is full.
    BOARD[0].open.forEach((cells, row) => {
      player.covered[row] = cells
    })
    const worth = at(3)
    found += bestPacking(player, worth, 3000).gain
    best += bestOfAll(player, worth)
  }
  expect(found).toBeGreaterThan(0.95 * best)
})

/** The gain of the best way to lay any of the tiles on the second board, by trying all. */
function bestOfAll(player: Player, worth: PackWorth): number {
  const start = judged(player, worth)
  let best = 0
  function from(cost: number): void {
    best = Math.max(best, judged(player, worth) - start - cost)
    for (let what = 0; what < 32; what++) {
      if (player.supply[what] === 0) continue
      const places: number[] = []
      placesOn(player, 1, what, places)
      for (const place of places) {
        put(player, what, 1, rowOf(place), colOf(place), turnOf(place))
        from(cost + worth.kept[what])
        lift(player, player.placed.length / 5 - 1)
      }
    }
  }
  from(0)
  return best
}

const playerLike = (player: Player): Player => structuredClone(player)

function judged(player: Player, worth: PackWorth): number {
  let sum = 0
  for (let slot = 0; slot < player.boards.length; slot++) {
    sum += worth.incomes * incomeOn(player, slot) - minusCells(player, slot)
    const { bonuses } = BOARD[player.boards[slot]]
    for (let bonus = 0; bonus < bonuses.length; bonus++)
      if (bonusEarned(player, slot, bonus))
        for (const [what, n] of bonuses[bonus].gain) sum += worth.bonuses * n * worth.gain[what]
  }
  return sum
}

function spent(player: Player, worth: PackWorth): number {
  let sum = 0
  for (let i = 0; i < player.placed.length; i += 5) sum += worth.kept[player.placed[i]]
  return sum
}

function oneByOne(player: Player, worth: PackWorth): number {
  const start = judged(player, worth)
  const places: number[] = []
  for (;;) {
    let best = 1e-9
    let move: [number, number, number] | undefined
    const now = judged(player, worth)
    for (let what = 0; what < ITEMS.length; what++) {
      if (player.supply[what] === 0 || AREA[what] === 0 || what === ORE) continue
      for (let slot = 0; slot < player.boards.length; slot++) {
        const n = placesOn(player, slot, what, places)
        for (let i = 0; i < n; i++) {
          const trial = { ...player, covered: player.covered.slice(), placed: player.placed.slice() }
          trial.supply = player.supply.slice()
          trial.green = player.green.slice()
          trial.orange = player.orange.slice()
          trial.red = player.red.slice()
          put(trial, what, slot, (places[i] >> 4) & 15, places[i] & 15, places[i] >> 8)
          const gain = judged(trial, worth) - now - worth.kept[what]
          if (gain > best) {
            best = gain
            move = [what, slot, places[i]]
          }
        }
      }
    }
    if (!move) return judged(player, worth) - start - spent(player, worth)
    put(player, move[0], move[1], (move[2] >> 4) & 15, move[2] & 15, move[2] >> 8)
  }
}
