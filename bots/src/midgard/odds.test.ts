import { quickChance } from '@meadhall/kernel/chance'
import { silent } from '@meadhall/kernel/rules'
import { cardsOf, STANDARD } from '@meadhall/midgard/cards'
import { fightOdds } from '@meadhall/midgard/odds'
import { midgard } from '@meadhall/midgard/rules'
import { LEADERS } from '@meadhall/midgard/vocabulary'
import { expect, test } from 'vitest'
import { loreOf, oddsOf, withoutWeakest } from './odds.ts'

const SVANHILDR = LEADERS.indexOf('svanhildr')
const ULLR = LEADERS.indexOf('ullr')
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

test('they are those that the table shows, where the owner chooses best who falls', () => {
  const state = midgard.rules.setup(midgard.rules.readOptions({}), 2, quickChance(1), silent)
  for (const leader of [ULLR, SVANHILDR]) {
    state.players[0].leader = leader
    for (const crew of [
      [2, 0, 0],
      [1, 1, 1],
      [0, 3, 0],
      [2, 0, 2],
      [4, 1, 2],
    ])
      cards.enemies.forEach(({ attack, defense, forbids }, card) => {
        if (forbids >= 0) return
        const { win, lost } = oddsOf(loreOf(cards, leader === SVANHILDR), crew, attack, defense)
        const best = fightOdds(state, 0, crew, card)
        expect(win).toBeLessThan(best.win + 1e-9)
        expect(win).toBeGreaterThan(best.win - 0.06)
        expect(lost[0] + lost[1] + lost[2]).toBeCloseTo(best.losses, 0)
      })
  }
})
