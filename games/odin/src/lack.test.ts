import { quickChance } from '@meadhall/kernel/chance'
import { expect, test } from 'vitest'
import { IMITATION, SPACES } from './data/spaces.ts'
import { diceOdds, oddsOnSpace } from './dice.ts'
import { odin } from './rules.ts'
import type { State } from './state.ts'
import { BOW, SWORD, WOOD } from './vocabulary.ts'

const { rules } = odin

const fresh = (): State => {
  const options = rules.readOptions({})
  return rules.setup(options, 2, quickChance(5), () => {})
}

test('whoever cannot use a space is told what is lacking, by its own rule', () => {
  const state = fresh()
  const [poor] = state.players
  poor.supply.fill(0)
  poor.hand.length = 0
  poor.vikings = 12
  state.round = 2
  state.agenda = [{ do: 'turn', seat: 0 }]
  const circular = SPACES.slice(0, IMITATION).filter(
    ({ id }) => rules.check(state, 0, { do: 'place', at: id })?.why === 'cannotUse',
  )
  expect(circular.map(({ id }) => id)).toEqual([])
  expect(rules.check(state, 0, { do: 'place', at: 'raiding' })).toMatchObject({
    rule: 'FO-13.7',
    why: 'needsShip',
    ship: 'longship',
  })
  expect(rules.check(state, 0, { do: 'place', at: 'buildHouseAndShip' })).toMatchObject({
    rule: 'FO-9.5',
    missing: { stone: 2, wood: 2 },
  })
})

test('a hunt with three wood and a bow is paid by four of eight faces, and by three rolls far more often', () => {
  const state = fresh()
  const [player] = state.players
  player.supply[WOOD] = 3
  player.supply[BOW] = 1
  const space = SPACES.findIndex(({ id }) => id === 'huntingGame1')
  expect(oddsOnSpace(state, 0, space)).toMatchObject({ rolls: 3, once: 0.5, within: 0.875, even: 2 })
})

test('a raid counts what can be spent towards the least loot', () => {
  const state = fresh()
  const [player] = state.players
  player.longships.push(0)
  player.supply[SWORD] = 2
  // The least loot is worth 6: a roll of 4 and two swords take it.
  expect(diceOdds(state, 0, 'raiding', 0, 1).once).toBe(5 / 8)
  expect(
    oddsOnSpace(
      state,
      0,
      SPACES.findIndex(({ id }) => id === 'buildShed'),
    ),
  ).toBeUndefined()
})
