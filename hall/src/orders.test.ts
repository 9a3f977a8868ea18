import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { LOCALES } from '@meadhall/kernel/locales'
import { type AnyMove, type Order, type Rules, type Seat, silent } from '@meadhall/kernel/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { games, type Listed } from './games.ts'
import { agrees, orderedMove } from './orders.ts'
import { speaker } from './say.ts'
import { taskOf } from './task.ts'

/**
 * Bare answers ("pass", "done") to questions that come while one is away, but are not offered as orders, and why.
 */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  midgard: {
    'placeWorker beg': 'a worker is not given away unseen',
    'assign confirm': 'the empty plan would send nobody',
    'assign askTurnOrder': 'it only changes how one is asked',
    'assignInTurnOrder confirm': 'the empty plan would send nobody',
    'beforeFight pass': 'only who asked for the moment is asked, and can take that back',
  },
  odin: { 'window ready': 'the game has orders of its own for it' },
  mountain: {
    'turn pass': 'it would waste an action',
    'advance pass': 'it would waste an action',
    'bolster pass': 'it would waste an action',
    'moveTrolls done': 'it would waste an action',
    'chooseEffect pass': 'it is part of an action',
  },
}

const GAMES = 120

describe.each(games.map((game) => [game.title, game] as const))('what can be ordered in %s', (_, listed) => {
  let seen: Seen
  beforeAll(async () => {
    seen = await playMany(listed)
  })

  it('comes to pass while its giver is away', () => {
    expect(seen.declared.filter((order) => !seen.carriedOut.has(order))).toEqual([])
  })

  it('names one move, or says that the first is meant', () => {
    expect([...seen.ambiguous]).toEqual([])
  })

  it('covers every question that can be answered with a bare word', () => {
    expect([...seen.bare].filter((answer) => !Object.hasOwn(LEFT_OUT[listed.id], answer))).toEqual([])
  })

  it.each(LOCALES)('reads as a question and its answer in %s', async (locale) => {
    const say = speaker(await listed.text[locale](), locale, [], await listed.legend())
    const { orders = [] } = await listed.load()
    for (const { when, move } of orders)
      for (const words of [say.prompt({ ...move, do: when }), say.order(move)])
        expect(words).not.toMatch(/^$|^(prompt|move|order)\.|undefined|NaN|null| {2}|\s[.:?]|\{/)
  })
})

interface Seen {
  readonly declared: readonly string[]
  readonly carriedOut: Set<string>
  readonly ambiguous: Set<string>
  /** Bare answers that no order gives, to questions that came while somebody could be away. */
  readonly bare: Set<string>
}

const nameOf = ({ when, move }: Order) => `${when} ${JSON.stringify(move)}`

async function playMany(listed: Listed): Promise<Seen> {
  const { rules, orders = [] } = await listed.load()
  const seen: Seen = {
    declared: orders.map(nameOf),
    carriedOut: new Set(),
    ambiguous: new Set(),
    bare: new Set(),
  }
  for (let seed = 1; seed <= GAMES; seed++) playOne(rules, seed)
  return seen

  function playOne(rules: Rules, seed: number): void {
    const word = quickWords(seed)
    const chance = quickChance(seed + GAMES)
    const seats = 2 + (seed % (rules.seats.max - 1))
    const state = rules.setup(rules.readOptions({}), seats, chance, silent)
    // Someone may be away who has done nothing but follow orders since another moved.
    const away = Array.from({ length: seats }, () => true)
    for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
      const seat = pending[below(pending.length, word)]
      const ordered = inspect(rules, state, seat, away[seat])
      const way = below(8, word) === 0 ? 'legal' : 'shaped'
      const open = ordered.length > 0 && below(2, word) === 0 ? ordered : rules[way](state, seat)
      const move = open[below(open.length, word)]
      const isOrdered = orders.some((order) => order.when === taskOf(state)?.do && agrees(order.move, move))
      rules.apply(state, seat, move, chance, silent)
      away[seat] &&= isOrdered
      for (let other = 0; other < seats; other++) if (other !== seat) away[other] = true
    }
  }

  /** The moves that the orders would make here. */
  function inspect(rules: Rules, state: unknown, seat: Seat, isAway: boolean): AnyMove[] {
    const task = taskOf(state)!.do
    const asked = orders.filter(({ when }) => when === task)
    if (asked.length === 0 && !isAway) return []
    const legal = rules.legal(state, seat)
    const view = asked.length > 0 && rules.view(state, seat)
    const moves = asked.flatMap((order) => {
      const fitting = legal.filter((move) => agrees(order.move, move))
      if (fitting.length > 1 && !order.first) seen.ambiguous.add(nameOf(order))
      const found = orderedMove(rules, view, seat, [order])?.move
      if (found !== fitting[0]) expect(found).toEqual(fitting[0])
      if (found && isAway) seen.carriedOut.add(nameOf(order))
      return found ? [found] : []
    })
    if (isAway)
      for (const move of legal)
        if (Object.keys(move).length === 1 && !moves.some((ordered) => agrees(ordered, move)))
          seen.bare.add(`${task} ${move.do}`)
    return moves
  }
}
