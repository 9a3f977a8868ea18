import { describe, expect, it } from 'vitest'
import { beatsOf } from './beats.ts'
import { steps } from './random-game.ts'
import { showsOf } from './shows.ts'

describe('what a step shows', () => {
  it('is in the order in which it was told, and ends with the round', () => {
    const seat = 0
    let waits = 0
    for (const { before, earlier, told, after } of steps(11)) {
      const beats = beatsOf({ before, told, after }, earlier, seat)
      const shows = showsOf({ before, told }, seat)
      if (beats.length > 0) expect(shows).toBeDefined()
      const ends = beats.findIndex(({ kind }) => kind === 'roundEnd')
      if (ends >= 0) expect(ends).toBe(beats.length - 1)
      expect(told.some(({ what }) => what === 'roundBegan')).toBe(
        beats.some((beat) => beat.kind === 'roundEnd' && beat.end.next !== undefined),
      )
      for (const beat of beats) {
        if (beat.kind === 'scene') {
          expect(beat.scene.outcome === undefined || beat.scene.seat !== seat).toBe(true)
          continue
        }
        waits++
        expect(shows).toBe('mine')
        if (beat.kind === 'result') expect(beat.next).toBeDefined()
      }
    }
    expect(waits).toBeGreaterThan(8)
  })

  it('is told to an onlooker without results', () => {
    for (const { before, earlier, told, after } of steps(12)) {
      const beats = beatsOf({ before, told, after }, earlier, null)
      expect(beats.every(({ kind }) => kind === 'scene')).toBe(true)
      if (beats.length > 0) expect(showsOf({ before, told }, null)).toBe('others')
    }
  })
})
