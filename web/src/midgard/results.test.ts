import { quickChance } from '@meadhall/kernel/chance'
import type { Happening } from '@meadhall/midgard/moves'
import { midgard } from '@meadhall/midgard/rules'
import { HUNT, NONE, type State } from '@meadhall/midgard/state'
import { BLAME } from '@meadhall/midgard/vocabulary'
import { describe, expect, it } from 'vitest'
import { enter, openLedger } from './ledger.ts'
import { steps } from './random-game.ts'
import { missingColours, resultsOf } from './results.ts'
import { roundEndOf } from './round-end.ts'
import { crewAtFirst, fallenIn, leftIn } from './story.ts'

const { rules } = midgard

function table(change: (state: State) => void): State {
  const state = rules.setup(rules.readOptions({ leaders: 'dealt' }), 4, quickChance(1), () => {})
  change(state)
  return state
}

/** Swordsmen, spearmen, axemen by face. */
const SWORD_HIT = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

describe('the result of a fight', () => {
  it.each([4, 5, 6])('adds up to the position after it, through a whole game (%i)', (seed) => {
    const told: unknown[] = []
    const held: unknown[] = []
    let ended = 0
    for (const { before, earlier, told: news, after } of steps(seed)) {
      const results = resultsOf(before, earlier, news)
      ended += results.length
      if (results.length === 0) continue
      const ledger = openLedger(before)
      for (const happening of news) enter(ledger, happening)
      told.push(ledger.map(({ stores, glory, warriors }) => ({ stores, glory, warriors })))
      held.push(openLedger(after).map(({ stores, glory, warriors }) => ({ stores, glory, warriors })))
      for (const result of results) {
        const { outcome, enemy, gains } = result
        const isSlain = outcome === 'won' && enemy >= 0
        expect(Math.min(...leftIn(result))).toBeGreaterThanOrEqual(0)
        expect(outcome !== 'lost' || Math.max(...leftIn(result)) === 0).toBe(true)
        expect(!isSlain || gains[0].good === 'glory').toBe(true)
      }
    }
    expect(told).toEqual(held)
    expect(ended).toBeGreaterThan(5)
  })

  it('counts every round, those of earlier moves too', () => {
    const before = table((state) => {
      state.players[1].glory = 3
    })
    const [card] = before.draugr
    const earlier: Happening[] = [
      { what: 'fightBegan', seat: 0, enemy: 'haugbui', card, shore: NONE },
      { what: 'rolled', seat: 0, faces: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], again: false },
      { what: 'struck', seat: 0, hits: 1, damage: 1, defense: 2, losses: 1, shields: 0 },
      { what: 'fell', seat: 0, warrior: 'swordsman', amount: 1 },
      { what: 'rolled', seat: 0, faces: SWORD_HIT, again: false },
    ]
    const [result] = resultsOf(before, earlier, [
      { what: 'struck', seat: 0, hits: 1, damage: 2, defense: 2, losses: 0, shields: 0 },
      { what: 'defeated', seat: 0, enemy: 'haugbui', card, glory: 4 },
      { what: 'gainedGlory', seat: 0, amount: 4, from: 'haugbui' },
      { what: 'gained', seat: 0, good: 'coins', amount: 2 },
    ])
    expect(result.rounds.map(({ damage }) => damage)).toEqual([1, 2])
    expect(crewAtFirst(result)).toEqual([2, 0, 0])
    expect(fallenIn(result)).toEqual([1, 0, 0])
    expect(result.rank).toEqual([2, 1])
    expect(result.gains).toEqual([
      { good: 'glory', amount: 4, from: 0, to: 4 },
      { good: 'coins', amount: 2, from: before.players[0].stores[2], to: before.players[0].stores[2] + 2 },
    ])
  })

  it('counts what an earlier fight of the same move brought', () => {
    const before = table(() => {})
    const [left, right] = before.draugr
    const fight = (card: number): Happening[] => [
      { what: 'fightBegan', seat: 0, enemy: 'haugbui', card, shore: NONE },
      { what: 'rolled', seat: 0, faces: SWORD_HIT, again: false },
      { what: 'struck', seat: 0, hits: 9, damage: 9, defense: 2, losses: 0, shields: 0 },
      { what: 'defeated', seat: 0, enemy: 'haugbui', card, glory: 4 },
      { what: 'gainedGlory', seat: 0, amount: 4, from: 'haugbui' },
    ]
    const [first, second] = resultsOf(before, [], [...fight(left), ...fight(right)])
    expect([first.gains[0].to, second.gains[0].to]).toEqual([4, 8])
    expect([first.slain, second.slain]).toEqual([1, 2])
  })

  it('tells of a voyage that met nobody, and what it cost', () => {
    const [result] = resultsOf(
      table(() => {}),
      [],
      [
        { what: 'journeyRevealed', seat: 0, shore: 1, journey: 'whirlpool', reveals: true },
        { what: 'lostAtSea', seat: 0, warrior: 'axeman', amount: 1 },
        { what: 'fed', seat: 0, shore: 1, food: 0, warriors: 0 },
        { what: 'starved', seat: 0, warrior: 'swordsman', amount: 2 },
        { what: 'noFight', seat: 0, at: 'smallLongship', shore: 1 },
      ],
    )
    expect(result).toMatchObject({
      outcome: 'idle',
      enemy: NONE,
      tolls: [
        { how: 'lostAtSea', what: 2, amount: 1 },
        { how: 'starved', what: 0, amount: 2 },
      ],
    })
  })

  it('is one for the Kraken and one for the monster behind it', () => {
    const before = table(() => {})
    const results = resultsOf(
      before,
      [],
      [
        { what: 'journeyRevealed', seat: 0, shore: 1, journey: 'kraken', reveals: true },
        { what: 'fightBegan', seat: 0, enemy: 'kraken', card: -2, shore: 1 },
        { what: 'rolled', seat: 0, faces: SWORD_HIT, again: false },
        { what: 'struck', seat: 0, hits: 9, damage: 9, defense: 3, losses: 0, shields: 0 },
        { what: 'defeated', seat: 0, enemy: 'kraken', card: -2, glory: 3 },
        { what: 'gainedGlory', seat: 0, amount: 3, from: 'kraken' },
        { what: 'fed', seat: 0, shore: 1, food: 0, warriors: 0 },
        { what: 'starved', seat: 0, warrior: 'swordsman', amount: 1 },
        { what: 'noFight', seat: 0, at: 'smallLongship', shore: 1 },
      ],
    )
    expect(results.map(({ outcome, enemy }) => [outcome, enemy])).toEqual([
      ['won', -2],
      ['idle', NONE],
    ])
    expect(results[1].tolls).toHaveLength(1)
  })

  it('of a hunt is its food', () => {
    const before = table(() => {})
    const [result] = resultsOf(
      before,
      [],
      [
        { what: 'huntBegan', seat: 2, dice: 1 },
        { what: 'rolled', seat: 2, faces: SWORD_HIT, again: false },
        { what: 'huntEnded', seat: 2, food: 1 },
        { what: 'gained', seat: 2, good: 'food', amount: 1 },
      ],
    )
    expect(result).toMatchObject({
      seat: 2,
      enemy: HUNT,
      outcome: 'home',
      gains: [{ good: 'food', amount: 1 }],
    })
  })

  it.each([
    [
      [1, 0, 0],
      [1, 2],
    ],
    [
      [1, 1, 1],
      [0, 1, 2],
    ],
    [
      [2, 1, 1],
      [1, 2],
    ],
  ])('knows what a set still lacks: %j', (colours, missing) => {
    expect(missingColours(colours)).toEqual(missing)
  })
})

describe('the end of a round', () => {
  it.each([7, 8])('says what the round changed, through a whole game (%i)', (seed) => {
    const told: unknown[] = []
    const held: unknown[] = []
    let blameThen: number[] = [0, 0, 0]
    let rounds = 0
    for (const { before, earlier, told: news, after } of steps(seed)) {
      const end = roundEndOf(before, earlier, news, after)
      if (!end) continue
      rounds++
      const blame = after.players.map(({ stores }) => stores[BLAME])
      told.push(end.blame.map(({ from, to }) => [from, to]))
      held.push(blame.map((to, seat) => [blameThen[seat], to]))
      blameThen = blame
      for (const { shore, card, coins, slainBy } of end.shores) {
        const lives = card !== undefined
        expect(lives).toBe(slainBy === undefined)
        expect(!lives || after.monsters[shore] === card).toBe(true)
        expect(!lives || after.monsterCoins[shore] === coins?.[1]).toBe(true)
      }
      expect(end.next?.troll ?? NONE).toBe(after.troll)
      expect(end.slainBy === undefined).toBe(news.some(({ what }) => what === 'trollRampaged'))
    }
    expect(rounds).toBe(8)
    expect(told).toEqual(held)
  })
})
