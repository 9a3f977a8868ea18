import { describe, expect, it } from 'vitest'
import { type Beat, beatsOf } from './beats.ts'
import { steps } from './random-game.ts'
import { showsOf } from './shows.ts'

const isResult = (beat: Beat) => beat.kind === 'result'

describe('what a step shows', () => {
  it('is in the order in which it was told, and ends with the round', () => {
    const seat = 0
    let waits = 0
    for (const { before, earlier, told, after } of steps(11)) {
      const beats = beatsOf({ before, told, after }, earlier, seat)
      const shows = showsOf({ before, told }, seat)
      const ends = beats.findIndex(({ kind }) => kind === 'roundEnd')
      const begun = beats.some((beat) => beat.kind === 'roundEnd' && beat.end.next !== undefined)
      const waiting = beats.filter(({ kind }) => kind !== 'scene')
      const own = beats.filter(
        (beat) => beat.kind === 'scene' && beat.scene.seat === seat && beat.scene.outcome,
      )
      expect(beats.length === 0 || shows !== undefined).toBe(true)
      expect([-1, beats.length - 1]).toContain(ends)
      expect(told.some(({ what }) => what === 'roundBegan')).toBe(begun)
      expect(own).toEqual([])
      expect(waiting.length === 0 || shows === 'mine').toBe(true)
      expect(beats.filter(isResult).every((beat) => 'next' in beat && beat.next !== undefined)).toBe(true)
      waits += waiting.length
    }
    expect(waits).toBeGreaterThan(8)
  })

  it('is told to an onlooker without results', () => {
    for (const { before, earlier, told, after } of steps(12)) {
      const beats = beatsOf({ before, told, after }, earlier, null)
      expect(beats.every(({ kind }) => kind === 'scene')).toBe(true)
      expect(beats.length === 0 || showsOf({ before, told }, null) === 'others').toBe(true)
    }
  })
})
