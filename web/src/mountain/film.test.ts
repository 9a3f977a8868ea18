import { readFileSync } from 'node:fs'
import type { GameRecord } from '@meadhall/kernel/record'
import { moments } from '@meadhall/kernel/replay'
import { total } from '@meadhall/kernel/rules'
import type { Happening, Move } from '@meadhall/mountain/moves'
import { mountain } from '@meadhall/mountain/rules'
import type { State } from '@meadhall/mountain/state'
import { describe, expect, test } from 'vitest'
import { filmOf, sceneAt, stopsOf } from './film.ts'
import { honourOf } from './people.ts'

const { rules } = mountain

function golden(name: string): { before: State; after: State; told: readonly Happening[] }[] {
  const text = readFileSync(new URL(`../../../games/mountain/golden/${name}.json`, import.meta.url), 'utf8')
  const { record } = JSON.parse(text) as { record: GameRecord<Move, Happening, never> }
  const all = [...moments(rules, record)]
  return all.slice(1).map(({ state, told }, i) => ({ before: all[i].state, after: state, told }))
}

describe.each(['001', '002', '003'])('the film of golden game %s', (name) => {
  const steps = golden(name)

  test('what is tallied in a wave is what everybody has after it', () => {
    const waves = steps.flatMap(({ before, told, after }) => {
      const scored = filmOf(before, told, after).findLast(({ kind }) => kind === 'domain')
      return scored?.tally ? [{ sums: scored.tally.sums, after }] : []
    })
    expect(waves.length).toBeGreaterThan(0)
    for (const { sums, after } of waves)
      expect(sums).toEqual(after.players.map((_, seat) => honourOf(after, seat)))
  })

  test('the last scoring ends with the scores', () => {
    const { before, told, after } = steps[steps.length - 1]
    const last = filmOf(before, told, after).at(-1)?.tally
    expect(last?.sums).toEqual(after.players.map((_, seat) => total(rules.score(after, seat))))
  })

  test('looking back, each invasion of a step is a step of its own', () => {
    const counts = steps.flatMap(({ before, told, after }) => {
      const gates = told.filter(({ what }) => what === 'gateRevealed').length
      if (gates < 2) return []
      const scenes = filmOf(before, told, after)
      const stops = stopsOf(scenes).filter((at) => scenes[at].told[0]?.what === 'gateRevealed')
      return [[stops.length, gates]]
    })
    expect(counts.length).toBeGreaterThan(0)
    for (const [stops, gates] of counts) expect(stops).toBe(gates)
  })

  test('a line of the log leads to its own scene', () => {
    const lines = steps.flatMap(({ before, told, after }) => {
      const scenes = filmOf(before, told, after)
      return told.flatMap((happening, nth) =>
        ['gateRevealed', 'trollFell', 'championWon'].includes(happening.what)
          ? [{ happening, scene: scenes[sceneAt(scenes, told, nth)] }]
          : [],
      )
    })
    expect(lines.length).toBeGreaterThan(0)
    for (const { happening, scene } of lines) expect(scene.told).toContain(happening)
  })

  test("the line of the game's end leads to the last scoring", () => {
    const { before, told, after } = steps[steps.length - 1]
    const scenes = filmOf(before, told, after)
    const end = told.findIndex(({ what }) => what === 'gameEnds')
    expect(sceneAt(scenes, told, end)).toBe(scenes.findIndex(({ kind }) => kind === 'hall'))
  })
})

test.each(['005', '010', '015'])('alone, the last that is seen of golden game %s is how it ended', (name) => {
  const { before, told, after } = golden(name).at(-1)!
  const scenes = filmOf(before, told, after)
  expect(scenes.map(({ kind }) => kind).lastIndexOf('verdict')).toBe(scenes.length - 1)
  const line = told.findIndex((each) => scenes.at(-1)!.told.includes(each))
  expect(sceneAt(scenes, told, line)).toBe(scenes.length - 1)
})
