import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { prove } from '@meadhall/kernel/proof'
import { describe, expect, it } from 'vitest'
import { BOARD } from './data/boards.ts'
import { WEAPON_CARDS } from './data/rounds.ts'
import { AREA, bits, GOOD_ROWS, shapeOf } from './data/tiles.ts'
import type { Happening, Move } from './moves.ts'
import { notation } from './notation.ts'
import { placesFor } from './placing.ts'
import { odin } from './rules.ts'
import { points, score } from './score.ts'
import type { Player, State } from './state.ts'
import {
  FIRST_SPECIAL,
  FIRST_WEAPON,
  ITEM_NUMBER,
  ITEMS,
  type Item,
  PER_TILE,
  ROWS,
  SILVER,
  SPECIALS,
  WEAPONS,
} from './vocabulary.ts'

/** Moves that `check` takes although `legal` only opens them: placements with a place, feasts, and plans for them. */
const isLazy = (move: Move): boolean =>
  move.do === 'placeTile' ||
  move.do === 'takeTile' ||
  move.do === 'layFeast' ||
  move.do === 'use' ||
  (move.do === 'order' && move.order === 'feast')

function must(held: boolean, what: string): void {
  if (!held) throw new Error(what)
}

/** Every covered cell is covered by exactly one tile, and only where a tile may lie. */
function tilesLieRight(player: Player): void {
  const covered = player.covered.map(() => 0)
  let area = 0
  for (let at = 0; at < player.placed.length; at += PER_TILE) {
    const [what, slot, row, col, turn] = player.placed.slice(at, at + PER_TILE)
    area += AREA[what]
    shapeOf(what, turn)!.rows.forEach((bitsOfRow, r) => {
      const cells = bitsOfRow << col
      must((covered[slot * ROWS + row + r] & cells) === 0, 'two tiles overlap')
      must((cells & ~BOARD[player.boards[slot]].open[row + r]) === 0, 'a tile lies outside')
      covered[slot * ROWS + row + r] |= cells
    })
  }
  must(
    covered.every((row, n) => row === player.covered[n]),
    'covered cells are not those under tiles',
  )
  must(area === player.covered.reduce((sum, row) => sum + bits(row), 0), 'areas do not add up')
}

function holds(state: State): void {
  for (const player of state.players) {
    must(
      player.supply.every((n) => n >= 0),
      'somebody owes something',
    )
    must(
      player.boats.length <= 3 && player.knarrs + player.longships.length <= 4,
      'too many ships for the bay',
    )
    must(player.vikings >= 0 && player.vikings <= 12, 'too many Vikings')
    tilesLieRight(player)
  }
  // One of each special tile: on the oval board, in a supply or on a board.
  SPECIALS.forEach((name, n) => {
    let copies = state.oval[n]
    for (const player of state.players) {
      copies += player.supply[FIRST_SPECIAL + n]
      for (let at = 0; at < player.placed.length; at += PER_TILE)
        if (player.placed[at] === FIRST_SPECIAL + n) copies++
    }
    must(copies === 1, `there are ${copies} of ${name}`)
  })
  // Weapon cards go round; tokens are counted apart.
  WEAPONS.forEach((name, n) => {
    let cards = state.weaponDiscard[n] - state.weaponTokens[n]
    for (const card of state.weaponDeck) if (card === n) cards++
    for (const player of state.players) cards += player.supply[FIRST_WEAPON + n]
    must(cards === WEAPON_CARDS[n], `there are ${cards} of ${name}`)
  })
}

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
