import type { BoardRows, CavernRow, HallRow } from './data/rows.ts'
import { haveWall } from './map-check.ts'
import type { Clan } from './vocabulary.ts'

/** Small changes to a map. Each gives a whole map; whether it can be played on, `checkMap` says. */

const cavernsBut = (board: BoardRows, ...ids: readonly string[]): CavernRow[] =>
  board.caverns.filter(({ id }) => !ids.includes(id))

/** The caverns that share a wall with this one: only there a path can go. */
export function wallsOf({ caverns }: BoardRows, of: CavernRow): CavernRow[] {
  return caverns.filter((other) => other.id !== of.id && haveWall(of, other))
}

export function withPath(board: BoardRows, a: string, b: string, open: boolean): BoardRows {
  const change = (row: CavernRow, other: string): CavernRow => ({
    ...row,
    adjacent: open
      ? [...new Set([...row.adjacent, other])].sort()
      : row.adjacent.filter((id) => id !== other),
  })
  return {
    ...board,
    caverns: board.caverns.map((row) =>
      row.id === a ? change(row, b) : row.id === b ? change(row, a) : row,
    ),
  }
}

export const withCavern = (
  board: BoardRows,
  id: string,
  changes: { gate?: boolean; clan?: Clan },
): BoardRows => ({
  ...board,
  caverns: board.caverns.map((row) => (row.id === id ? { ...row, ...changes } : row)),
})

const middle = ([inner, outer, from, to]: CavernRow['arc']): [number, number] => {
  const radius = (inner + outer) / 2
  const angle = ((from + to) / 2) * (Math.PI / 180)
  const tenth = (n: number) => Math.round(n * 10) / 10
  return [tenth(500 + radius * Math.cos(angle)), tenth(500 + radius * Math.sin(angle))]
}

/** A cavern becomes two beside each other; a path goes wherever one went and there is still a wall. */
export function split(board: BoardRows, id: string): BoardRows {
  const row = board.caverns.find((each) => each.id === id)!
  const [inner, outer, from, to] = row.arc
  const half = Math.round(((from + to) / 2) * 10) / 10
  const fresh = freshId(board, row.clan)
  const left: CavernRow = { ...row, arc: [inner, outer, from, half], at: middle([inner, outer, from, half]) }
  const right: CavernRow = {
    ...row,
    id: fresh,
    gate: false,
    arc: [inner, outer, half, to],
    at: middle([inner, outer, half, to]),
  }
  return rejoined(board, [id], [left, right], row.adjacent)
}

/** Two caverns of one domain and one ring become one. */
export function merge(board: BoardRows, id: string, other: string): BoardRows {
  const [a, b] = [id, other].map((of) => board.caverns.find((row) => row.id === of)!)
  const [first, last] = Math.abs(((a.arc[3] - b.arc[2] + 540) % 360) - 180) < 1 ? [a, b] : [b, a]
  const from = first.arc[2]
  const to = from + (first.arc[3] - first.arc[2]) + (last.arc[3] - last.arc[2])
  const arc: CavernRow['arc'] = [a.arc[0], a.arc[1], from, Math.round(to * 10) / 10]
  const one: CavernRow = { ...a, gate: a.gate || b.gate, arc, at: middle(arc) }
  return rejoined(board, [id, other], [one], [...new Set([...a.adjacent, ...b.adjacent])])
}

/** The neighbours that a cavern can be made one with. */
export function mergeable(board: BoardRows, of: CavernRow): CavernRow[] {
  return wallsOf(board, of).filter(
    ({ clan, arc }) => clan === of.clan && arc[0] === of.arc[0] && arc[1] === of.arc[1],
  )
}

/** Puts caverns in the place of others: paths, halls and lairs that led there lead to the nearest of the new ones. */
function rejoined(
  board: BoardRows,
  gone: readonly string[],
  fresh: readonly CavernRow[],
  near: readonly string[],
): BoardRows {
  const others = cavernsBut(board, ...gone)
  const isNear = (row: CavernRow) => near.includes(row.id)
  const rows = fresh.map((row): CavernRow => {
    const paths = [...others.filter(isNear), ...fresh.filter((each) => each.id !== row.id)]
    return {
      ...row,
      adjacent: paths
        .filter((each) => haveWall(row, each))
        .map(({ id }) => id)
        .sort(),
    }
  })
  const joined = (row: CavernRow): CavernRow => {
    const to = rows.filter(({ adjacent }) => adjacent.includes(row.id)).map(({ id }) => id)
    return { ...row, adjacent: [...row.adjacent.filter((id) => !gone.includes(id)), ...to].sort() }
  }
  const caverns = others.map((row) => (row.adjacent.some((id) => gone.includes(id)) ? joined(row) : row))
  const led = <T extends { readonly caverns: readonly string[]; readonly at: readonly [number, number] }>(
    of: T,
  ): T => {
    if (!of.caverns.some((id) => gone.includes(id))) return of
    const nearest = rows.toSorted((a, b) => distance(a.at, of.at) - distance(b.at, of.at))[0].id
    return { ...of, caverns: [...new Set([...of.caverns.filter((id) => !gone.includes(id)), nearest])] }
  }
  return {
    ...board,
    caverns: [...caverns, ...rows],
    halls: board.halls.map(led),
    lairs: board.lairs.map(led),
  }
}

const distance = ([x, y]: readonly [number, number], [a, b]: readonly [number, number]): number =>
  Math.hypot(x - a, y - b)

function freshId({ caverns }: BoardRows, clan: Clan): string {
  const taken = new Set(caverns.map(({ id }) => id))
  for (let n = 1; ; n++) if (!taken.has(`${clan}${n}`)) return `${clan}${n}`
}

/** A hall beside these caverns, in their middle. */
export function withHall(board: BoardRows, hall: string, caverns: readonly string[]): BoardRows {
  const places = board.caverns.filter(({ id }) => caverns.includes(id)).map(({ at }) => at)
  const mean = (axis: 0 | 1) =>
    Math.round((places.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, places.length)) * 10) / 10
  const known = board.halls.find(({ id }) => id === hall)
  const row: HallRow = { id: hall, caverns, at: [mean(0), mean(1)] }
  return {
    ...board,
    halls: known ? board.halls.map((each) => (each.id === hall ? row : each)) : [...board.halls, row],
  }
}

export const withoutHall = (board: BoardRows, hall: string): BoardRows => ({
  ...board,
  halls: board.halls.filter(({ id }) => id !== hall),
})

/** Where three or more caverns meet round this one: a hall can lie there. */
export function newHall(board: BoardRows, of: CavernRow): BoardRows {
  const near = wallsOf(board, of)
  const pair =
    near.flatMap((a) => near.filter((b) => a.id < b.id && haveWall(a, b)).map((b) => [a.id, b.id]))[0] ?? []
  const taken = new Set(board.halls.map(({ id }) => id))
  let n = 1
  while (taken.has(`hall${n}`)) n++
  return withHall(board, `hall${n}`, [of.id, ...pair])
}

export const withLair = (board: BoardRows, lair: string, caverns: readonly string[]): BoardRows => ({
  ...board,
  lairs: board.lairs.map((row) => (row.id === lair ? { ...row, caverns } : row)),
})
