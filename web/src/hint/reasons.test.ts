import type { Advice, MoveOpinion } from '@meadhall/hall/think'
import { expect, test } from 'vitest'
import { suggestions } from './reasons.ts'

const opinion = (name: string, worth: number, more: Partial<MoveOpinion> = {}): MoveOpinion => ({
  move: { do: name },
  afterwards: [],
  worth,
  points: worth,
  win: 0.5,
  lines: {},
  holds: {},
  deeds: {},
  ...more,
})
const explained = (...opinions: MoveOpinion[]): Advice => ({
  opinions,
  games: 10,
  among: 20,
  middle: 90,
})

const lines = (points: Readonly<Record<string, number>>, error = 0) =>
  Object.fromEntries(Object.entries(points).map(([line, of]) => [line, { points: of, error }]))

test('it names at most three moves, and none that is much worse than the best', () => {
  const four = suggestions(
    explained(opinion('a', 100), opinion('b', 99.5), opinion('c', 97), opinion('d', 96)),
  )
  expect(four.map(({ move }) => move.do)).toEqual(['a', 'b', 'c'])
  expect(four.map(({ close }) => close)).toEqual([false, true, false])
  expect(suggestions(explained(opinion('a', 100), opinion('b', 91)))).toHaveLength(1)
})

test('gains are told against the move in the middle, and bars share one scale', () => {
  const [a, b] = suggestions(explained(opinion('a', 100), opinion('b', 95)))
  expect([a.gain, b.gain]).toEqual([10, 5])
  expect([a.bar, b.bar]).toEqual([1, 0.5])
})

test('a score line is a reason where the move differs in it from the others', () => {
  const [a] = suggestions(
    explained(
      opinion('a', 100, { lines: lines({ won: 9, coins: 2, blame: -1 }) }),
      opinion('b', 99, { lines: lines({ won: 3, coins: 2, blame: 0 }) }),
    ),
  )
  expect(a.lines).toEqual([
    { line: 'won', points: 6 },
    { line: 'blame', points: -1 },
  ])
})

test('what is held and counts no points yet is a reason too, one of them', () => {
  const [a] = suggestions(
    explained(
      opinion('a', 100, { lines: lines({ won: 1 }), holds: lines({ warriors: 2, food: -3 }) }),
      opinion('b', 99, { lines: lines({ won: 3 }), holds: lines({ warriors: 0.5, food: 0 }) }),
    ),
  )
  expect(a.lines).toEqual([
    { line: 'won', points: -2 },
    { line: 'has.warriors', points: 1.5 },
  ])
})

test('what only speaks against a move is no reason for it', () => {
  const [a, only] = [
    suggestions(explained(opinion('a', 100, { lines: lines({ favor: -2 }) }), opinion('b', 99))),
    suggestions(explained(opinion('a', 100, { lines: lines({ favor: -2 }) }))),
  ]
  expect(a[0].lines).toEqual([])
  expect(only[0].lines).toEqual([{ line: 'favor', points: -2 }])
})

test('a difference that luck may have made is no reason', () => {
  const [a] = suggestions(
    explained(
      opinion('a', 100, { lines: lines({ domains: 9 }, 4) }),
      opinion('b', 99, { lines: lines({ domains: 4 }, 4) }),
    ),
  )
  expect(a.lines).toEqual([])
})

test('a chance is told where the move leads to it, not where every move does', () => {
  const deeds = { 'fight troll': { tried: 10, done: 8 }, 'fight draugr': { tried: 10, done: 10 } }
  const [a] = suggestions(
    explained(
      opinion('a', 100, { deeds }),
      opinion('b', 99, { deeds: { 'fight draugr': { tried: 10, done: 10 } } }),
    ),
  )
  expect(a.chances).toEqual([{ kind: 'fight', of: 'troll', chance: 0.8 }])
  const [only] = suggestions(explained(opinion('a', 100, { deeds })))
  expect(only.chances).toHaveLength(2)
})
