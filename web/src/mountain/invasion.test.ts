import { quickChance } from '@meadhall/kernel/chance'
import { boardOf } from '@meadhall/mountain/components'
import type { Happening } from '@meadhall/mountain/moves'
import { mountain } from '@meadhall/mountain/rules'
import { searchOf } from '@meadhall/mountain/search'
import type { State } from '@meadhall/mountain/state'
import { describe, expect, test } from 'vitest'
import { filmOf, invasionOf } from './film.ts'
import { example } from './invasion-example.ts'

const PINK = 0
const BLUE = 1
const MUD = 5

function play(state: State, seat: number, move: Parameters<typeof mountain.rules.apply>[2]): Happening[] {
  const told: Happening[] = []
  mountain.rules.apply(state, seat, move, quickChance(5), (happening) => told.push(happening))
  return told
}

describe('the invasion of the rulebook’s example', () => {
  const named = (state: State, caverns: readonly { cavern: number }[]) =>
    caverns.map(({ cavern }) => boardOf(state).names[cavern]).sort()

  test('the first gnome finds one troll behind each gate, and Pink decides', () => {
    const state = example()
    const before = mountain.rules.clone(state)
    const scenes = filmOf(before, play(state, BLUE, { do: 'pass' }), state)
    expect(scenes.map(({ kind }) => kind)).toEqual(['gate'])
    expect(invasionOf(state)).toMatchObject({ clan: MUD, gnomes: 3, gnome: 0 })
    const search = searchOf(state, MUD)
    expect(search.through).toEqual([])
    expect(named(state, search.best)).toEqual(['mud1', 'mud2'])
    expect(search.best.map(({ trolls, steps }) => [trolls, steps])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  test('a troll falls, the second gnome takes the emptied cavern, the third has two ways', () => {
    const state = example()
    play(state, BLUE, { do: 'pass' })
    const before = mountain.rules.clone(state)
    const scenes = filmOf(before, play(state, PINK, { do: 'lead', to: 'mud1' }), state)
    expect(scenes.map(({ kind, gnome, told }) => [kind, gnome, told[0].what])).toEqual([
      ['gnome', 1, 'trollFell'],
      ['gnome', 2, 'gnomeInvaded'],
    ])
    expect(named(state, scenes[1].search!.best)).toEqual(['mud1'])
    // The choice was Pink's, by the most votes of the invaded clan; the second gnome had none.
    expect(scenes.map(({ decider }) => decider)).toEqual([{ seat: PINK, by: 'votes', clan: MUD }, undefined])
    expect(scenes[1].search!.best[0]).toMatchObject({ trolls: 0, steps: 1 })
    const third = searchOf(state, MUD)
    expect(named(state, third.best)).toEqual(['hammer3', 'mud4'])
    expect(third.best.every(({ trolls }) => trolls === 0)).toBe(true)
    expect(third.best.map(({ way }) => boardOf(state).names[way[0]])).toEqual(['mud1', 'mud1'])
  })
})
