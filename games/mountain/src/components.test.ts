import { describe, expect, test } from 'vitest'
import { type Board, componentsOf } from './components.ts'
import { HALL_MARKERS } from './data/tables.ts'
import { rules } from './rules.ts'
import { CLANS, STACKS, SYMBOLS } from './vocabulary.ts'

const set = componentsOf({ set: 'base' })

describe.each([
  ['front', set.front, 5],
  ['back', set.back, 3],
] as const)('the %s of the board', (_side, board, most) => {
  const caverns = Array.from({ length: board.caverns }, (_, cavern) => cavern)
  const near = (place: number) => board.adjacent[place].filter((other) => other < board.caverns)

  test('neighbours are neighbours of each other', () => {
    for (const place of board.names.keys())
      for (const other of board.adjacent[place]) expect(board.adjacent[other]).toContain(place)
  })

  test('every cavern can be reached from every other', () => {
    expect(reached(0, near).size).toBe(board.caverns)
    for (const domain of board.domains)
      expect(reached(domain[0], (at) => near(at).filter((other) => domain.includes(other))).size).toBe(
        domain.length,
      )
  })

  test('it can be drawn without crossings', () => {
    const lines = caverns.flatMap((a) => near(a).flatMap((b) => (a < b ? [[a, b] as const] : [])))
    for (const one of lines) for (const other of lines) expect(cross(board, one, other)).toBe(false)
    // Euler: a connected plane graph without double edges has at most 3v - 6 edges.
    expect(lines.length).toBeLessThanOrEqual(3 * board.caverns - 6)
  })

  test('each domain touches the next and has a gate', () => {
    CLANS.forEach((_, clan) => {
      const next = board.domains[(clan + 1) % CLANS.length]
      expect(board.domains[clan].some((at) => near(at).some((other) => next.includes(other)))).toBe(true)
      expect(board.gates[clan].length).toBeGreaterThan(0)
    })
  })

  test('there are lairs for all, and from each a way out without gnomes', () => {
    expect(board.pairs.length).toBeGreaterThanOrEqual(most)
    for (const { lairs } of board.pairs)
      for (const lair of lairs) expect(board.adjacent[lair].some((at) => !board.gate[at])).toBe(true)
  })

  test('there is a marker for each hall', () => {
    expect(board.halls.length).toBeLessThanOrEqual(HALL_MARKERS.length)
    for (const hall of board.halls) expect(hall.caverns.length).toBeGreaterThanOrEqual(3)
  })
})

function reached(start: number, near: (at: number) => number[]): Set<number> {
  const seen = new Set([start])
  for (const at of seen) for (const other of near(at)) seen.add(other)
  return seen
}

type Line = readonly [number, number]

function cross(board: Board, one: Line, other: Line): boolean {
  if (new Set([...one, ...other]).size < 4) return false
  const at = (cavern: number) => board.rows.caverns[cavern].at
  const side = (a: number, b: number, c: number) => {
    const [[ax, ay], [bx, by], [cx, cy]] = [at(a), at(b), at(c)]
    return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
  }
  return (
    side(...one, other[0]) * side(...one, other[1]) < 0 && side(...other, one[0]) * side(...other, one[1]) < 0
  )
}

describe('cards', () => {
  test('72 ancestry cards, no two alike, no action favoured', () => {
    expect(set.rows.ancestryCards.length).toBe(72)
    expect(new Set(set.rows.ancestryCards.map((row) => row.cells.join(' '))).size).toBe(72)
    const count = (symbol: number) =>
      set.cards.slice(0, 72).reduce((n, card) => n + card.filter((cell) => cell >> 3 === symbol).length, 0)
    const actions = [1, 2, 3, 4].map(count)
    expect(new Set(actions).size, `${SYMBOLS.slice(1, 5).join(', ')}: ${actions.join(', ')}`).toBe(1)
  })

  test('44 champions: 26 letters once each, 21 figures and 5 stars', () => {
    const { champions } = set.rows
    expect(champions.length).toBe(44)
    expect(new Set(champions.map((row) => row.name)).size).toBe(44)
    expect(
      champions
        .flatMap((row) => row.letter ?? [])
        .sort()
        .join(''),
    ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    expect(champions.filter((row) => row.figure).length).toBe(21)
    expect(champions.filter((row) => row.ability.is === 'star').length).toBe(5)
    expect(STACKS.map((stack) => champions.filter((row) => row.stack === stack).length)).toEqual([14, 18, 12])
  })
})

describe('cards of one’s own', () => {
  const refusals: [string, unknown, string][] = [
    ['an unknown table', { runes: [] }, 'unknown table "runes"'],
    [
      'a wrong symbol',
      { startCard: { id: 's', cells: ['advance', 'hop', 'wild', 'elder'] } },
      '"hop" is no symbol',
    ],
    ['too few cells', { startCard: { id: 's', cells: ['advance'] } }, 'must be a list of at least 4, has 1'],
    [
      'an unknown ability',
      { champions: [{ ...set.rows.champions[0], ability: { is: 'flies' } }] },
      '"flies"',
    ],
    ['too few champions', { champions: [set.rows.champions[0]] }, 'stack start needs 10, has 1'],
    [
      'a twin',
      { ancestryCards: [...set.rows.ancestryCards, set.rows.ancestryCards[0]] },
      'anc01 occurs twice',
    ],
    [
      'a wrong wheel',
      { wheel: [{ effect: 'sing' }, { effect: 'bolster' }] },
      'wheel 1: effect: must be one of',
    ],
    ['half a way', { back: halfAWay() }, 'but not the other way round'],
  ]
  test.each(refusals)('%s is refused in one clear line', (_what, cards, line) => {
    expect(() => rules.readOptions({ cards })).toThrow(line)
  })

  test('a table is replaced by its content', () => {
    const options = rules.readOptions({ cards: { boost: [2, 4, 6] } })
    expect(rules.readOptions(JSON.parse(JSON.stringify(options)))).toEqual(options)
  })
})

function halfAWay() {
  const { back } = set.rows
  const [first, ...rest] = back.caverns
  return { ...back, caverns: [{ ...first, adjacent: first.adjacent.slice(1) }, ...rest] }
}
