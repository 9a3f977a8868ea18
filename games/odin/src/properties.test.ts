import { below } from '@meadhall/kernel/chance'
import { prove } from '@meadhall/kernel/proof'
import { describe, expect, it } from 'vitest'
import { BOARD } from './data/boards.ts'
import { AREA, bits, shapeOf } from './data/tiles.ts'
import type { Move } from './moves.ts'
import { notation } from './notation.ts'
import { placesFor } from './placing.ts'
import { points, score } from './score.ts'
import { odin } from './rules.ts'
import type { Player, State } from './state.ts'
import { FIRST_SPECIAL, PER_TILE, ROWS, SPECIALS, WEAPONS } from './vocabulary.ts'
import { WEAPON_CARDS } from './data/rounds.ts'

/** Moves that `check` takes although `legal` only opens them: placements with a place, feasts, and plans for them. */
const isLazy = (move: Move): boolean =>
  move.do === 'placeTile' || move.do === 'takeTile' || move.do === 'layFeast' || move.do === 'use' || (move.do === 'order' && move.order === 'feast')

/** A cell that is hit by nothing else is covered by exactly one tile, and only where a tile may lie. */
function tilesLieRight(player: Player): void {
  const covered = player.covered.map(() => 0)
  for (let at = 0; at < player.placed.length; at += PER_TILE) {
    const [what, slot, row, col, turn] = player.placed.slice(at, at + PER_TILE)
    shapeOf(what, turn)!.rows.forEach((cells, r) => {
      const bitsHere = cells << col
      expect(covered[slot * ROWS + row + r] & bitsHere, 'two tiles overlap').toBe(0)
      expect(bitsHere & ~BOARD[player.boards[slot]].open[row + r], 'a tile lies outside').toBe(0)
      covered[slot * ROWS + row + r] |= bitsHere
    })
  }
  expect(player.covered, 'covered cells add up').toEqual(covered)
  const area = player.covered.reduce((sum, row) => sum + bits(row), 0)
  let tiles = 0
  for (let at = 0; at < player.placed.length; at += PER_TILE) tiles += AREA[player.placed[at]]
  expect(area, 'areas add up').toBe(tiles)
}

function holds(state: State): void {
  for (const player of state.players) {
    expect(Math.min(...player.supply), 'nobody owes anything').toBeGreaterThanOrEqual(0)
    expect(player.boats.length).toBeLessThanOrEqual(3)
    expect(player.knarrs + player.longships.length).toBeLessThanOrEqual(4)
    expect(player.vikings).toBeLessThanOrEqual(12)
    tilesLieRight(player)
  }
  // One of each special tile: on the oval board, in a supply or on a board.
  SPECIALS.forEach((name, n) => {
    let copies = state.oval[n]
    for (const player of state.players) {
      copies += player.supply[FIRST_SPECIAL + n]
      for (let at = 0; at < player.placed.length; at += PER_TILE) if (player.placed[at] === FIRST_SPECIAL + n) copies++
    }
    expect(copies, name).toBe(1)
  })
  // Weapon cards go round; tokens are counted apart.
  WEAPONS.forEach((name, n) => {
    let cards = state.weaponDiscard[n] - state.weaponTokens[n]
    for (const card of state.weaponDeck) if (card === n) cards++
    for (const player of state.players) cards += player.supply[36 + n]
    expect(cards, name).toBe(WEAPON_CARDS[n])
  })
}

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
      for (let seed = 1; seed <= 2; seed++)
        for (const way of ['legal', 'shaped'] as const)
          prove(odin.rules, {
            options: odin.rules.readOptions(options),
            seats,
            seed: seed * 100 + seats,
            way,
            every: 40,
            holds,
            mayBeMore: isLazy,
          })
    })
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
