import { prove } from '@meadhall/kernel/proof'
import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { midgard } from './rules.ts'
import { holds } from './testing/sound.ts'

const { rules } = midgard

const OPTIONS = [
  {},
  { edition: 'first' },
  { leaders: 'dealt', hallOfRecords: true },
  { mistrustfulVillagers: true, blame: 'capped' },
  { edition: 'first', blame: 'growing', leaders: 'dealt', mistrustfulVillagers: true },
]

/** `every` says how thoroughly: every so many entries everything is looked at. */
function trials(seats: number, games: number, every: number): void {
  for (let game = 0; game < games; game++)
    prove(rules, {
      options: rules.readOptions(OPTIONS[game % OPTIONS.length]),
      seats,
      seed: 10_000 * seats + game,
      way: game % 3 === 2 ? 'shaped' : 'legal',
      every,
      holds,
      mayBeMore: (move) => move.do === 'assignAll' || (move.do === 'reroll' && 'dice' in move),
    })
}

describe('random play with every option', () => {
  it.each([2, 3, 4])('holds every promise with %i players', (seats) => trials(seats, 40, 9))

  it.each([2, 3, 4])('loses nothing in a thousand games with %i players', (seats) => trials(seats, 1000, 400))
})

it('reads options and says what is wrong with them in one line', () => {
  expect(() => readOptions({ edition: 'third' })).toThrow('option "edition" must be one of newest, first')
  expect(() => readOptions({ ships: 3 })).toThrow('unknown option "ships"')
  expect(() => readOptions({ cards: { dice: {} } })).toThrow('cards: dice: swordsman: is missing')
  expect(() => readOptions({ cards: { trolls: [{ id: 'x', attack: -1 }] } })).toThrow(
    'trolls 1: attack: must be',
  )
  expect(() => readOptions({ cards: { krakens: [] } })).toThrow('unknown table "krakens"')
})
