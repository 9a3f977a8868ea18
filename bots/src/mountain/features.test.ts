import { DECISIONS } from '@meadhall/mountain/state'
import { ACTIONS } from '@meadhall/mountain/vocabulary'
import { expect, test } from 'vitest'
import { INPUTS } from './layout.ts'
import weights from './weights.json'

// Weights hang on the order of what is put in. A list of the game that is longer or ordered otherwise needs new ones.
test('the game lists its decisions and actions as the learnt values know them', () => {
  expect(INPUTS).toBe(weights.shape.inputs)
  expect(ACTIONS).toEqual(['advance', 'bolster', 'influence', 'gnome'])
  expect(DECISIONS.join(' ')).toBe(
    [
      'chooseChampion settle outpost post retire layCard pairWilds',
      'turn advance slay repulse bolster summon influence',
      'turnWheel scoutGate scoutGnome moveSwarm chooseEffect moveTrolls leadGnome',
      'chooseFallen comeHome rescue favour chooseConsolation placeStar tellTales',
    ].join(' '),
  )
})
