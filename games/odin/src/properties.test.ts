import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { prove } from '@meadhall/kernel/proof'
import { describe, expect, it } from 'vitest'
import { GOOD_ROWS } from './data/tiles.ts'
import type { Happening, Move } from './moves.ts'
import { notation } from './notation.ts'
import { placesFor } from './placing.ts'
import { odin } from './rules.ts'
import { points, score } from './score.ts'
import { holds, must } from './testing/sound.ts'
import { ITEM_NUMBER, ITEMS, type Item, SILVER } from './vocabulary.ts'

/** Moves that `check` takes although `legal` only opens them: placements with a place, feasts, and plans for them. */
const isLazy = (move: Move): boolean =>
  move.do === 'placeTile' ||
  move.do === 'takeTile' ||
  move.do === 'layFeast' ||
  move.do === 'use' ||
  (move.do === 'order' && move.order === 'feast')

let seed = 0

describe('whatever is played', () => {
  for (const [seats, options] of [
    [1, { decks: 'ABC', start: 'chosen' }],
    [1, { length: 'short', decks: 'B' }],
    [2, {}],
    [2, { length: 'short', decks: 'C' }],
    [3, { decks: 'ABC' }],
    [4, { decks: 'ABC' }],
    [4, { length: 'short', decks: 'AB' }],
  ] as const)
    it(`the properties of every game hold with ${seats} seats and ${JSON.stringify(options)}`, () => {
      for (const way of ['legal', 'shaped', 'shaped'] as const)
        prove(odin.rules, {
          options: odin.rules.readOptions(options),
          seats,
          seed: ++seed,
          way,
          every: 40,
          holds,
          mayBeMore: isLazy,
        })
    })
})

/** What the happenings of a step say about a seat's supply. */
function toldChanges(told: readonly Happening[], seat: number): number[] {
  const change = ITEMS.map(() => 0)
  const add = (good: string, n: number) => {
    const what = ITEM_NUMBER[good as Item]
    if (what !== undefined) change[what] += n
  }
  for (const one of told) {
    if (!('seat' in one) || one.seat !== seat) continue
    switch (one.what) {
      case 'gained':
        add(one.good, one.n)
        break
      case 'paid':
      case 'served':
        add(one.good, -one.n)
        break
      case 'drewWeapon':
        add(one.weapon, 1)
        break
      case 'placedTile':
      case 'stored':
        add(one.good, -1)
        break
      case 'tookTile':
      case 'tookPlacedTile':
        add(one.good, 1)
        break
      case 'armed':
        add('ore', -1)
        break
      case 'disarmed':
        add('ore', 1)
        break
      case 'upgraded':
        add(one.good, -1)
        break
      case 'flipped':
        add(one.good, -1)
        if (GOOD_ROWS[one.good].points) add(one.to, 1)
        break
      case 'bred':
        add(one.good, one.n)
        add(GOOD_ROWS[one.good].reverse, -one.n)
        break
      case 'pregnant':
        add(one.good, -1)
        add(GOOD_ROWS[one.good].reverse, 1)
        break
      default:
    }
  }
  return change
}

it('goods come and go only as told, through every exchange', () => {
  const { rules } = odin
  for (let game = 0; game < 12; game++) {
    const state = rules.setup(
      rules.readOptions({ decks: 'ABC' }),
      1 + (game % 4),
      quickChance(game),
      () => {},
    )
    // Many cards from the start, so that their exchanges come up.
    for (const player of state.players) {
      player.hand.push(...state.occupations.splice(0, 12))
      player.supply[SILVER] += 6
    }
    const word = quickWords(game)
    const chance = quickChance(game + 100)
    for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
      const moves = below(2, word) ? rules.shaped(state, pending[0]) : rules.legal(state, pending[0])
      const move = moves[below(moves.length, word)]
      const before = state.players.map((player) => player.supply.slice())
      const told: Happening[] = []
      rules.apply(state, pending[0], move, chance, (one) => told.push(one))
      if (state.phase === 13) break
      state.players.forEach((player, seat) => {
        const change = toldChanges(told, seat)
        player.supply.forEach((n, what) => {
          must(
            n === before[seat][what] + change[what],
            `${notation.write(move)}: ${ITEMS[what]} goes from ${before[seat][what]} to ${n}, told ${change[what]}`,
          )
        })
      })
    }
  }
})

describe('a move', () => {
  it('is read as it was written', () => {
    prove(odin.rules, {
      options: odin.rules.readOptions({ decks: 'ABC' }),
      seats: 2,
      seed: 5,
      way: 'shaped',
      every: 1000,
      holds(state) {
        for (const seat of odin.rules.pending(state))
          for (const move of [...odin.rules.legal(state, seat), ...odin.rules.shaped(state, seat)])
            expect(notation.read(notation.write(move), state, seat)).toEqual(move)
      },
    })
  })

  it('may be any of the places that are given for a tile', () => {
    prove(odin.rules, {
      options: odin.rules.readOptions({}),
      seats: 2,
      seed: 6,
      way: 'shaped',
      every: 1000,
      holds(state) {
        const [seat] = odin.rules.pending(state)
        if (seat === undefined) return
        for (const move of odin.rules.legal(state, seat)) {
          if (move.do !== 'placeTile') continue
          const places = placesFor(state, seat, move.good)
          const place = places[below(places.length, () => state.round * 7919)]
          expect(odin.rules.check(state, seat, { ...move, ...place })).toBeUndefined()
        }
      },
    })
  })
})

it('points are what the score lines add up to', () => {
  prove(odin.rules, {
    options: odin.rules.readOptions({ decks: 'ABC' }),
    seats: 3,
    seed: 7,
    way: 'shaped',
    every: 1000,
    holds(state) {
      state.players.forEach((_, seat) => {
        expect(points(state, seat)).toBe(score(state, seat).reduce((sum, line) => sum + line.points, 0))
      })
    },
  })
})

it('a card played after a space was used within another changes no other copy of the position', () => {
  prove(odin.rules, {
    options: odin.rules.readOptions({ decks: 'ABC' }),
    seats: 1,
    seed: 128,
    way: 'shaped',
    every: 1000,
    mayBeMore: isLazy,
  })
})
