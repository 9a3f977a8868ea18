import { quickWords } from '@meadhall/kernel/chance'
import { cardsOf, STANDARD } from '@meadhall/midgard/cards'
import { SHIELD } from '@meadhall/midgard/vocabulary'
import { describe, expect, test } from 'vitest'
import { loreOf, oddsOf, withoutWeakest } from './odds.ts'

const cards = cardsOf(STANDARD)
const lore = loreOf(cards, false)

test('nobody wins nothing and loses nobody', () => {
  expect(oddsOf(lore, [0, 0, 0], 2, 3)).toEqual({ win: 0, lost: [0, 0, 0] })
})

test('an enemy that never strikes back is always beaten', () => {
  const { win, lost } = oddsOf(lore, [1, 0, 0], 0, 5)
  expect(win).toBeCloseTo(1)
  expect(lost).toEqual([0, 0, 0])
})

test('the weakest fall first; for Svanhildr that is not the swordsman', () => {
  expect(withoutWeakest(lore, [2, 1, 1], 3)).toEqual([0, 0, 1])
  expect(withoutWeakest(loreOf(cards, true), [2, 1, 1], 1)).toEqual([2, 0, 1])
  expect(withoutWeakest(lore, [1, 0, 0], 4)).toEqual([0, 0, 0])
})

describe('the exact odds are those of many fights', () => {
  test.each([
    [[2, 0, 0], 1, 2, false],
    [[1, 1, 1], 2, 4, false],
    [[0, 3, 0], 3, 4, false],
    [[4, 1, 2], 4, 5, false],
    [[3, 0, 0], 2, 6, true],
  ])('%j against attack %i and defense %i', (crew, attack, defense, strongSwords) => {
    const known = loreOf(cards, strongSwords)
    const { win, lost } = oddsOf(known, crew, attack, defense)
    const word = quickWords(1)
    const games = 20_000
    let won = 0
    let fallen = 0
    for (let game = 0; game < games; game++) {
      let left = [...crew]
      let damage = 0
      while (damage < defense && left[0] + left[1] + left[2] > 0) {
        let shields = 0
        left.forEach((count, kind) => {
          for (let i = 0; i < count; i++) {
            const face = cards.dice[kind][word() % 6]
            if (face === SHIELD) shields++
            else if (face > 0) damage += face + (strongSwords && kind === 0 ? 1 : 0)
          }
        })
        left = withoutWeakest(known, left, Math.max(0, attack - shields))
      }
      if (damage >= defense) won++
      fallen += crew[0] + crew[1] + crew[2] - left[0] - left[1] - left[2]
    }
    expect(win).toBeCloseTo(won / games, 1)
    expect(lost[0] + lost[1] + lost[2]).toBeCloseTo(fallen / games, 1)
  })
})
