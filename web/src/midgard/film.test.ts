import { quickChance } from '@meadhall/kernel/chance'
import { midgard } from '@meadhall/midgard/rules'
import { NONE } from '@meadhall/midgard/state'
import { describe, expect, it } from 'vitest'
import { filmOf, sceneOf } from './film.ts'
import { steps } from './random-game.ts'

const { rules } = midgard

describe('the film of a fight', () => {
  it.each([1, 2, 3])('follows the rules through a whole game (%i)', (seed) => {
    let fights = 0
    const shown: unknown[] = []
    const held: unknown[] = []
    for (const { before, told, after } of steps(seed)) {
      const scenes = filmOf(before, told)
      for (const scene of scenes) {
        expect(Math.min(...scene.crew)).toBeGreaterThanOrEqual(0)
        expect(scene.told.length).toBeGreaterThan(0)
      }
      const outcomes = scenes.filter(({ outcome }) => outcome)
      const ended = told.filter(
        ({ what }) => what === 'defeated' || what === 'beaten' || what === 'huntEnded',
      )
      expect(outcomes.filter(({ outcome }) => outcome !== 'idle').length).toBeGreaterThanOrEqual(ended.length)
      fights += ended.length
      // What the film ends on is what the position holds.
      const last = scenes.at(-1)
      const now = sceneOf(after)
      const still = last && now && last.seat === now.seat && !last.outcome && last.faces
      shown.push(still ? [last.crew.slice(0, 3), last.faces, last.round] : [])
      held.push(still ? [now.crew.slice(0, 3), now.faces, now.round] : [])
    }
    expect(shown).toEqual(held)
    expect(fights).toBeGreaterThan(5)
  })

  it('shows a hunt by the warriors at home', () => {
    const state = rules.setup(rules.readOptions({ leaders: 'dealt' }), 2, quickChance(1), () => {})
    state.players[0].warriors = [2, 0, 1]
    const [scene] = filmOf(state, [{ what: 'huntBegan', seat: 0, dice: 3 }])
    expect(scene.crew).toEqual([2, 0, 1, 0])
    expect(scene.target).toBe(NONE)
  })
})
