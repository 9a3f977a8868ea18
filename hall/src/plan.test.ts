import { quickChance } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import type { AnyMove } from '@meadhall/kernel/rules'
import { expect, test } from 'vitest'
import { gameOf, games } from './games.ts'
import { orderedMove } from './orders.ts'
import { isDue, orderOf, type Plan, planningOn, tryPlan } from './plan.ts'
import { taskOf } from './task.ts'

const SEATS = 3
const plannable = games.filter(({ id }) => id !== 'spoils').map(({ id }) => id)

async function opened(id: string, seed = 5) {
  const game = await gameOf(id)!.load()
  const chance = quickChance(seed)
  const state = game.rules.setup(game.rules.readOptions({}), SEATS, chance, () => {})
  return { game, rules: game.rules, chance, state }
}

test.each(plannable)('in %s a turn is planned while others think, from what the seat knows', async (id) => {
  const { game, rules, chance, state } = await opened(id)
  let planned = 0
  for (let n = 0; n < 400; n++) {
    const pending = rules.pending(state)
    if (pending.length === 0) break
    for (let seat = 0; seat < SEATS; seat++) {
      if (pending.includes(seat)) continue
      const view = rules.view(state, seat)
      const before = canonical(view)
      const start = planningOn(game, view, seat)
      if (!start) continue
      planned++
      expect(rules.pending(start)).toEqual([seat])
      const moves: AnyMove[] = []
      for (let i = 0; i < 6; i++) {
        const { state: now, until } = tryPlan(rules, start, seat, moves)
        if (until !== undefined || !rules.pending(now).includes(seat)) break
        const open = rules.legal(now, seat)
        moves.push(open[(n * 7 + i) % open.length])
      }
      expect(tryPlan(rules, start, seat, moves).refusal).toBeUndefined()
      // The table stands as it stood, and another hand of the others gives the same plan.
      expect(canonical(view)).toBe(before)
      const other = rules.view(rules.determinize(rules.clone(view), seat, quickChance(n)), seat)
      expect(canonical(planningOn(game, other, seat))).toBe(canonical(start))
    }
    const open = rules.shaped(state, pending[0])
    rules.apply(state, pending[0], open[n % open.length], chance, () => {})
  }
  expect(planned).toBeGreaterThan(20)
})

/** A game of Midgard where a seat may place its next worker, and somebody else is asked. */
async function placing() {
  const { game, rules, chance, state } = await opened('midgard')
  while (taskOf(state)?.do !== 'placeWorker') {
    const [seat] = rules.pending(state)
    rules.apply(state, seat, rules.legal(state, seat)[0], chance, () => {})
  }
  const [asked] = rules.pending(state)
  return { game, rules, chance, state, asked, seat: (asked + 1) % SEATS }
}

const smokehouse: AnyMove = { do: 'place', at: 'smokehouse' } as AnyMove

test('a plan that somebody stands in the way of is told so, with the rule', async () => {
  const { game, rules, chance, state, asked, seat } = await placing()
  const plan: Plan = { seat, when: 'placeWorker', moves: [smokehouse] }
  const tried = () => tryPlan(rules, planningOn(game, rules.view(state, seat), seat), seat, plan.moves)
  expect(tried().refusal).toBeUndefined()
  expect(isDue(rules, rules.view(state, seat), plan)).toBe(false)
  rules.apply(state, asked, smokehouse, chance, () => {})
  expect(isDue(rules, rules.view(state, seat), plan)).toBe(true)
  expect(tried().refusal).toMatchObject({ rule: 'CM-4.2' })
})

test('a plan stops where chance decides', async () => {
  const { game, rules, state, seat } = await placing()
  const start = planningOn(game, rules.view(state, seat), seat)!
  const tried = rules.legal(start, seat).map((move) => tryPlan(rules, start, seat, [move, smokehouse]))
  const stopped = tried.filter(({ until }) => until !== undefined)
  expect(stopped.length).toBeGreaterThan(0)
  for (const { state: left, steps } of stopped) {
    expect(steps).toHaveLength(1)
    expect(left).toBe(start)
  }
})

test('a plan of one move can be left as an order, which makes that move and no other', async () => {
  const { game, rules, chance, state, asked, seat } = await placing()
  const plan: Plan = { seat, when: 'placeWorker', moves: [smokehouse] }
  const start = planningOn(game, rules.view(state, seat), seat)!
  const order = orderOf(game, start, plan)!
  expect(order).toMatchObject({ when: 'placeWorker', once: true })
  expect(orderOf(game, start, { ...plan, moves: [smokehouse, smokehouse] })).toBeUndefined()
  expect(orderedMove(rules, rules.view(state, seat), seat, [order])).toBeUndefined()
  rules.apply(state, asked, { do: 'beg' }, chance, () => {})
  expect(orderedMove(rules, rules.view(state, seat), seat, [order])?.move).toEqual(smokehouse)
})
