import { quickChance } from '@meadhall/kernel/chance'
import { spoils } from '@meadhall/kernel/example'
import { canonical } from '@meadhall/kernel/plain'
import { type Game, type Rules, silent, total } from '@meadhall/kernel/rules'
import { midgard } from '@meadhall/midgard/rules'
import { mountain } from '@meadhall/mountain/rules'
import { describe, expect, test } from 'vitest'
import { type Bot, QUICK, random } from './bot.ts'
import { greedy } from './greedy.ts'
import { midgardBots } from './midgard.ts'
import { mountainBots } from './mountain.ts'
import { planner } from './planner.ts'
import { spoilsBots } from './spoils.ts'

/** Plays a game and checks every move before it is made. */
function play(game: Game, bots: readonly Bot[], seed: number, given: unknown = {}): number[] {
  const { rules } = game
  const chance = quickChance(seed)
  const thinking = quickChance(seed + 1)
  const state = rules.setup(rules.readOptions(given), bots.length, chance, silent)
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const [seat] = pending
    const view = rules.view(state, seat)
    const before = canonical(view)
    const move = bots[seat](game, view, seat, thinking, { positions: 60 })
    if (canonical(view) !== before) throw new Error('the bot changed its view')
    const refusal = rules.check(state, seat, move)
    if (refusal) throw new Error(`${canonical(move)} is refused by ${refusal.rule} (${refusal.why})`)
    rules.apply(state, seat, move, chance, silent)
  }
  return bots.map((_, seat) => total(rules.score(state, seat)))
}

describe.each([
  ['Spoils', spoils as Game, spoilsBots],
  ['Champions of Midgard', midgard as Game, midgardBots],
])('%s', (_, game, bots) => {
  test.each(Object.keys(bots))('%s plays by the rules, with every option', (name) => {
    const { rules } = game
    const variants = [{}, Object.fromEntries(rules.options.map(({ id, values }) => [id, values.at(-1)]))]
    variants.forEach((options, i) => {
      for (let seats = rules.seats.min; seats <= rules.seats.max; seats++)
        play(game, Array<Bot>(seats).fill(bots[name]), 10 * i + seats, options)
    })
  })

  test('the same view and chance give the same move', () => {
    const { rules } = game
    const state = rules.setup(rules.readOptions({}), 3, quickChance(1), silent)
    const [seat] = rules.pending(state)
    const choose = () => bots.greedy(game, rules.view(state, seat), seat, quickChance(2), QUICK)
    expect(choose()).toEqual(choose())
  })
})

test('in Champions of Midgard greedy beats random clearly', () => {
  for (let game = 0; game < 4; game++) {
    const [one, other] = play(midgard, [midgardBots.greedy, random], game)
    expect(one).toBeGreaterThan(other + 20)
  }
})

test('in The Fall of the Mountain King the planner plays by the rules', () => {
  play(mountain, [mountainBots.planner], 1)
})

// A purse is filled coin by coin and then closed. Only an exact 5 is worth anything.
interface Purse {
  coins: number
  closed: boolean
}
type PurseMove = { do: 'add'; n: number } | { do: 'close' } | { do: 'roll' }

const purse = {
  rules: {
    pending: (state: Purse) => (state.closed ? [] : [0]),
    shaped: (state: Purse): PurseMove[] =>
      state.closed ? [] : [{ do: 'add', n: 2 }, { do: 'close' }, { do: 'add', n: 3 }],
    clone: (state: Purse) => ({ ...state }),
    determinize: (state: Purse) => ({ ...state }),
    apply(state: Purse, _seat: number, move: PurseMove, chance) {
      if (move.do === 'add') state.coins += move.n
      else if (move.do === 'roll') state.coins = chance.pick('die', [0, 5])
      else state.closed = true
    },
  } as Partial<Rules<Purse, PurseMove>> as Rules<Purse, PurseMove>,
} as Game<Purse, PurseMove>
const value = (state: Purse) => (state.closed && state.coins === 5 ? 10 : -Math.abs(state.coins - 5) / 10)

test('greedy follows small moves to their end', () => {
  const bot = greedy<Purse, PurseMove>({ value, goesOn: (state) => !state.closed })
  const state = { coins: 0, closed: false }
  for (let i = 0; i < 9 && !state.closed; i++)
    purse.rules.apply(state, 0, bot(purse, state, 0, quickChance(i), QUICK), quickChance(1), silent)
  expect(state).toEqual({ coins: 5, closed: true })
})

test('greedy weighs chance by several samples', () => {
  // A sure 1 against a die that gives 0 or 5: on average the die is better.
  const bot = greedy<Purse, PurseMove>({
    value: ({ coins }) => coins,
    advise: () => [{ do: 'add', n: 1 }, { do: 'roll' }],
  })
  let rolls = 0
  for (let i = 0; i < 20; i++)
    if (bot(purse, { coins: 0, closed: false }, 0, quickChance(i), QUICK).do === 'roll') rolls++
  expect(rolls).toBeGreaterThan(16)
})

test('the planner sees what comes of a move', () => {
  // To close at once looks best; but a purse can be filled up, and only at the end is it seen that only 5 counts.
  const bot = planner<Purse, PurseMove>({
    value: ({ coins, closed }) => (closed ? 1 : -Math.abs(coins - 5) / 10),
    part: () => 0,
    hindsight: ({ coins }) => (coins === 5 ? 10 : 0),
  })
  const state = { coins: 2, closed: false }
  expect(bot(purse, state, 0, quickChance(1), QUICK)).toEqual({ do: 'add', n: 3 })
})
