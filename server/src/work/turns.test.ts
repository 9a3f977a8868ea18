import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

test('whoever has much waiting does not hold up the others', async () => {
  const done: string[] = []
  const turns = openTurns({ atOnce: 1, ofOne: 1 }, async (item) => {
    done.push(item)
    await pause(1)
  })
  for (let i = 0; i < 10; i++) turns.add('greedy', `g${i}`)
  turns.add('Ada', 'a0')
  turns.add('Ada', 'a1')
  turns.add('Bo', 'b0')
  while (turns.count() > 0) await pause(1)
  expect(done.slice(0, 6)).toEqual(['g0', 'g1', 'a0', 'b0', 'g2', 'a1'])
  expect(done).toHaveLength(13)
})

test('one has no more than a share at a time', async () => {
  const inside = new Map<string, number>()
  let most = 0
  let mostOfOne = 0
  const turns = openTurns({ atOnce: 4, ofOne: 2 }, async (item) => {
    const who = item[0]
    inside.set(who, (inside.get(who) ?? 0) + 1)
    const counts = [...inside.values()]
    mostOfOne = Math.max(mostOfOne, ...counts)
    most = Math.max(
      most,
      counts.reduce((a, b) => a + b),
    )
    await pause(1)
    inside.set(who, inside.get(who)! - 1)
  })
  for (let i = 0; i < 20; i++) turns.add('a', `a${i}`)
  for (let i = 0; i < 20; i++) turns.add('b', `b${i}`)
  while (turns.count() > 0) await pause(1)
  expect([most, mostOfOne]).toEqual([4, 2])
})

test('what is added while it is under way is done again, once', async () => {
  let times = 0
  const turns = openTurns({ atOnce: 2, ofOne: 2 }, async () => {
    times++
    await pause(5)
  })
  turns.add('a', 'item')
  turns.add('a', 'item')
  turns.add('a', 'item')
  while (turns.count() > 0) await pause(1)
  expect(times).toBe(2)
  await turns.close()
})
