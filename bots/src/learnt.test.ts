import { quickChance, quickWords } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import { type AnyMove, type Game, silent, total } from '@meadhall/kernel/rules'
import { describe, expect, test } from 'vitest'
import { type Bot, indexBelow, random } from './bot.ts'
import type { Craft } from './craft.ts'
import type { Explain, Glance } from './explain.ts'
import { inputs } from './inputs.ts'
import type { Learnt } from './learnt.ts'
import { midgardCraft } from './midgard/craft.ts'
import midgardLearnt from './midgard/weights.json'
import { explainMidgard, glanceMidgard, midgardBots } from './midgard.ts'
import { mountainCraft } from './mountain/craft.ts'
import mountainLearnt from './mountain/weights.json'
import { explainMountain, glanceMountain, mountainBots } from './mountain.ts'
import { odinCraft } from './odin/craft.ts'
import odinLearnt from './odin/weights.json'
import { explainOdin, glanceOdin, odinBots } from './odin.ts'
import { TEMPERAMENTS } from './temperaments.ts'

interface Subject {
  readonly craft: Craft<unknown, AnyMove>
  readonly bots: Readonly<Record<string, Bot>>
  readonly explain: Explain
  readonly glance: Glance
  readonly learnt: Learnt
}
const subject = (craft: unknown, parts: Omit<Subject, 'craft'>): Subject => ({
  craft: craft as Craft<unknown, AnyMove>,
  ...parts,
})
const SUBJECTS: [string, Subject][] = [
  [
    'Champions of Midgard',
    subject(midgardCraft, {
      bots: midgardBots,
      explain: explainMidgard,
      glance: glanceMidgard,
      learnt: midgardLearnt,
    }),
  ],
  [
    'A Feast for Odin',
    subject(odinCraft, { bots: odinBots, explain: explainOdin, glance: glanceOdin, learnt: odinLearnt }),
  ],
  [
    'The Fall of the Mountain King',
    subject(mountainCraft, {
      bots: mountainBots,
      explain: explainMountain,
      glance: glanceMountain,
      learnt: mountainLearnt,
    }),
  ],
]

/** Positions of each game that are tried; `MEADHALL_LONG=1` makes it a thousand. */
const POSITIONS = process.env.MEADHALL_LONG ? 1000 : 16

interface Position {
  readonly state: unknown
  readonly seat: number
}

/** Positions from games played by quick bots, with every number of players. */
function* positions({ rules }: Game, bot: Bot, wanted: number, every: number): Generator<Position> {
  let found = 0
  for (let seed = 1; found < wanted; seed++) {
    const { min, max } = rules.seats
    const seats = min + (seed % (max - min + 1))
    const chance = quickChance(seed)
    const thinking = quickChance(seed + 1000)
    const state = rules.setup(rules.readOptions({}), seats, chance, silent)
    let n = seed
    for (
      let pending = rules.pending(state);
      pending.length > 0 && found < wanted;
      pending = rules.pending(state)
    ) {
      // Where several decide at once, any of them may be asked first.
      const seat = pending[indexBelow(thinking, pending.length)]
      if (n++ % every === 0) {
        found++
        yield { state: rules.clone(state), seat }
      }
      const mover = n % 3 === 0 ? random : bot
      const move = mover({ rules } as Game, rules.view(state, seat), seat, thinking, {
        positions: 10,
        blur: 3,
      })
      rules.apply(state, seat, move, chance, silent)
    }
  }
}

const written = (craft: Craft<unknown, AnyMove>, state: unknown, seat: number): string => {
  craft.write(state, seat)
  const entries = Array.from(
    inputs.ids.subarray(0, inputs.n),
    (id, i) => `${id}:${inputs.values[i].toFixed(5)}`,
  )
  return `${craft.stage(state)} ${entries.join(' ')}`
}

describe.each(SUBJECTS)('%s', (_, { craft, bots, explain, glance, learnt }) => {
  const { rules } = craft.game

  test('weights belong to these rules: after a change of rules measure them again, and learn anew what got worse', () => {
    expect(learnt.rules, 'see lab/README.md: `vouch`, and `train` where it says so').toBe(rules.version)
  })

  test('a seat reads no more from a position than from its view', () => {
    for (const { state, seat } of positions(craft.game, bots.greedy, 3 * POSITIONS, 7)) {
      for (let other = 0; other < (state as { players: unknown[] }).players.length; other++)
        expect(written(craft, rules.view(state, other), other)).toBe(written(craft, state, other))
      void seat
    }
  })

  test('no input is written twice, and all lie within the net', () => {
    for (const { state, seat } of positions(craft.game, bots.greedy, POSITIONS, 11)) {
      craft.write(state, seat)
      const ids = inputs.ids.subarray(0, inputs.n)
      expect(new Set(ids).size).toBe(ids.length)
      expect(Math.max(...ids)).toBeLessThan(craft.inputs)
      expect(craft.stage(state)).toBeLessThan(craft.stages)
      for (const value of inputs.values.subarray(0, inputs.n)) expect(Math.abs(value)).toBeLessThan(12)
    }
  })

  test('no foul play: what a seat may not know does not change its choice', () => {
    for (const { state, seat } of positions(craft.game, bots.greedy, POSITIONS, 13)) {
      const view = rules.view(state, seat)
      // Another position that looks the same from this seat.
      const twin = rules.determinize(view, seat, quickChance(77))
      for (const [name, budget] of [
        ['greedy', { positions: 200 }],
        ['planner', { positions: 60 }],
      ] as const) {
        const choose = (seen: unknown) => bots[name](craft.game, seen, seat, quickChance(5), budget)
        expect(canonical(choose(rules.view(twin, seat)))).toBe(canonical(choose(view)))
      }
    }
  })

  test('all bots, with every temperament, make moves that the rules allow and leave their view as it was', () => {
    const names = ['greedy', 'planner', ...TEMPERAMENTS.map((temperament) => `greedy/${temperament}`)]
    for (const { state, seat } of positions(craft.game, bots.greedy, POSITIONS, 17)) {
      const view = rules.view(state, seat)
      const before = canonical(view)
      for (const name of names) {
        const move = bots[name](craft.game, view, seat, quickChance(3), { positions: 40 })
        expect(rules.check(state, seat, move), `${name}: ${canonical(move)}`).toBeUndefined()
      }
      expect(canonical(view)).toBe(before)
    }
  })

  test('at a glance it names each move once, and only such as the rules allow', () => {
    for (const { state, seat } of positions(craft.game, bots.greedy, 3, 23)) {
      const view = rules.view(state, seat)
      const moves = glance(craft.game, view, seat)
      for (const move of moves) expect(rules.check(state, seat, move)).toBeUndefined()
      expect(new Set(moves.map(canonical)).size).toBe(moves.length)
    }
  })

  test('it explains itself in figures that add up', () => {
    for (const { state, seat } of positions(craft.game, bots.greedy, 3, 29)) {
      const question = { positions: 100, opinions: 2, games: 2, seed: 4 }
      const view = rules.view(state, seat)
      const { opinions, games, among, middle } = explain(craft.game, view, seat, question)
      expect(opinions.length).toBeGreaterThan(0)
      expect(among).toBeGreaterThanOrEqual(opinions.length)
      for (const { move, worth, points, win, lines, deeds } of opinions) {
        expect(rules.check(state, seat, move)).toBeUndefined()
        for (const figure of [
          worth,
          points,
          win,
          middle,
          ...Object.values(lines).flatMap(({ points, error }) => [points, error]),
        ])
          expect(figure).toSatisfy(Number.isFinite)
        for (const { tried, done } of Object.values(deeds)) {
          expect(tried).toBeLessThanOrEqual(games)
          expect(done).toBeLessThanOrEqual(tried)
        }
      }
      // Another position that looks the same from this seat is thought of in the same way.
      const twin = rules.view(rules.determinize(view, seat, quickChance(77)), seat)
      expect(explain(craft.game, twin, seat, question)).toEqual({ opinions, games, among, middle })
    }
  })

  test('one look beats chance by far', () => {
    const word = quickWords(3)
    let lead = 0
    for (let game = 0; game < 4; game++) {
      const chance = quickChance(word())
      const thinking = quickChance(word())
      const state = rules.setup(rules.readOptions({}), 2, chance, silent)
      for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
        const [seat] = pending
        const bot = seat === game % 2 ? bots.greedy : random
        rules.apply(
          state,
          seat,
          bot(craft.game, rules.view(state, seat), seat, thinking, { positions: 60 }),
          chance,
          silent,
        )
      }
      lead += total(rules.score(state, game % 2)) - total(rules.score(state, 1 - (game % 2)))
    }
    expect(lead / 4).toBeGreaterThan(30)
  })
})
